/** Guests, accounts, sessions and agents over HTTP. */
import { account, guest, readBody, token as tokenBody } from '@followsuit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import { Attempts } from '../people/attempts.ts';
import type { Visitor } from '../people/people.ts';
import { isProblem, problem } from '../tables/problem.ts';
import { refuse } from './answer.ts';
import { COOKIE, setCookie, visitorOf } from './guard.ts';

const STRANGER = problem('signed-out', 'Say who you are first: POST /api/guest with a name.');
const publicOf = ({ id, name }: { id: string; name: string }, account: boolean) => ({ id, name, account });

export function peopleRoutes(app: FastifyInstance, server: Server): void {
  const { people, config, sockets, house } = server;
  const attempts = new Attempts(house.time);
  const who = (request: FastifyRequest): Promise<Visitor | null> => visitorOf(people, request);

  app.get('/api/me', async (request) => {
    const visitor = await who(request);
    return { person: visitor && publicOf(visitor, visitor.account) };
  });

  app.post('/api/guest', async (request, reply) => {
    const body = readBody(guest, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const { person, token } = await people.guest(body.value.name);
    setCookie(reply, request, config, token);
    return { person: publicOf(person, false) };
  });

  app.post('/api/account', async (request, reply) => {
    const visitor = await who(request);
    if (!visitor) return refuse(reply, STRANGER);
    const body = readBody(account, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const { name, password } = body.value;
    const fault = await people.signUp(visitor, name, password);
    return fault ? refuse(reply, fault) : { person: publicOf({ id: visitor.id, name }, true) };
  });

  app.post('/api/session', async (request, reply) => {
    const body = readBody(account, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const { name, password } = body.value;
    const keys = [`name ${name.toLowerCase()}`, `address ${request.ip}`];
    if (attempts.tooMany(...keys))
      return refuse(reply, { code: 'rate', text: 'Too many attempts; try again in a quarter of an hour.' });
    attempts.add(...keys);
    const found = await people.signIn(name, password);
    if (isProblem(found)) return refuse(reply, found);
    attempts.forget(...keys);
    setCookie(reply, request, config, found.token);
    return { person: publicOf(found.person, true) };
  });

  app.delete('/api/session', async (request, reply) => {
    const visitor = await who(request);
    if (!visitor) return refuse(reply, STRANGER);
    await people.end(visitor.id, visitor.session);
    sockets.end(visitor.session);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  app.get('/api/sessions', async (request, reply) => {
    const visitor = await who(request);
    if (!visitor) return refuse(reply, STRANGER);
    const rows = await people.sessions(visitor.id);
    return {
      sessions: rows.map(({ id, kind, name, made_at, used_at }) => ({
        id,
        kind,
        name,
        made: new Date(made_at).toISOString(),
        used: new Date(used_at).toISOString(),
        this: id === visitor.session,
      })),
    };
  });

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const visitor = await who(request);
    if (!visitor) return refuse(reply, STRANGER);
    if (!(await people.end(visitor.id, request.params.id)))
      return refuse(reply, { code: 'not-found', text: 'You have no such session.' });
    sockets.end(request.params.id);
    return {};
  });

  app.post('/api/agents', async (request, reply) => {
    const visitor = await who(request);
    if (!visitor) return refuse(reply, STRANGER);
    const body = readBody(tokenBody, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const made = await people.agent(visitor, body.value.name);
    if (isProblem(made)) return refuse(reply, made);
    return { person: publicOf(made.person, false), token: made.token };
  });
}

/** Guests, accounts, sessions and agents over HTTP. */
import {
  accountBody,
  agentBody,
  deletionBody,
  guestBody,
  LIMITS,
  passwordBody,
  renameBody,
} from '@followsuit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import { deletePerson } from '../people/deletion.ts';
import { PasswordAttempts } from '../people/password-attempts.ts';
import { accountOf, type Visitor } from '../people/people.ts';
import { networkOf } from './address.ts';
import { COOKIE, deviceOf, noteDevice, setCookie } from './cookies.ts';
import { RequestProblem, succeeded } from './problem-reply.ts';
import { findVisitor, parseBody, perMinute, requireVisitor } from './request.ts';

const publicOf = ({ id, name }: { id: string; name: string }, account: boolean) => ({ id, name, account });
const WRONG = { code: 'wrong-name-or-password', text: 'That is not your password.' } as const;

/** Guests and accounts: creating, renaming and deleting them. */
export function peopleRoutes(app: FastifyInstance, server: Server): void {
  const { people, config, connections, context } = server;
  const attempts = new PasswordAttempts(context.time);

  app.get('/api/me', async (request, reply) => {
    const visitor = await findVisitor(server, request, reply);
    return { person: visitor && publicOf(visitor, visitor.account) };
  });

  app.put('/api/me', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(renameBody, request.body);
    succeeded(await people.rename(visitor, body.name));
    return { person: publicOf({ id: visitor.id, name: body.name }, false) };
  });

  app.post('/api/guest', perMinute(LIMITS.made), async (request, reply) => {
    const body = parseBody(guestBody, request.body);
    const { person, token } = await people.guest(body.name);
    setCookie(reply, request, config, token);
    return { person: publicOf(person, false) };
  });

  app.post('/api/account', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const { name, password } = parseBody(accountBody, request.body);
    succeeded(await people.signUp(visitor, name, password));
    noteDevice(reply, request, config, context.random, name);
    return { person: publicOf({ id: visitor.id, name }, true) };
  });

  app.put('/api/account/password', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(passwordBody, request.body);
    await prove(visitor, body.old, request);
    for (const session of await people.setPassword(visitor, body.new)) connections.end(session);
    return {};
  });

  app.delete('/api/account', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(deletionBody, request.body);
    if (visitor.agent) throw new RequestProblem({ code: 'forbidden', text: 'An agent goes when its token is ended.' });
    if (visitor.account) await prove(visitor, body.password ?? '', request);
    await deletePerson(server, visitor);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  /** Ends the request of a visitor who does not know their password. Slows down guessing. */
  async function prove(visitor: Visitor, password: string, request: FastifyRequest): Promise<void> {
    const place = { name: visitor.id, network: networkOf(request.ip), device: visitor.session };
    succeeded(await attempts.check(place));
    if (!(await people.knows(visitor, password))) throw new RequestProblem(WRONG);
    attempts.succeeded(place);
  }

  app.post('/api/session', perMinute(LIMITS.made), async (request, reply) => {
    const { name, password } = parseBody(accountBody, request.body);
    const place = { name: accountOf(name), network: networkOf(request.ip), device: deviceOf(request, name) };
    succeeded(await attempts.check(place));
    const found = succeeded(await people.signIn(name, password));
    attempts.succeeded(place);
    for (const session of found.ended) connections.end(session);
    setCookie(reply, request, config, found.token);
    noteDevice(reply, request, config, context.random, name);
    return { person: publicOf(found.person, true) };
  });

  sessionRoutes(app, server);
}

/** The sessions of people and their agents. */
function sessionRoutes(app: FastifyInstance, server: Server): void {
  const { people, connections } = server;
  app.delete('/api/session', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    await people.end(visitor.id, visitor.session);
    connections.end(visitor.session);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  app.get('/api/sessions', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
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
    const visitor = await requireVisitor(server, request, reply);
    if (!(await people.end(visitor.id, request.params.id)))
      throw new RequestProblem({ code: 'not-found', text: 'You have no such session.' });
    connections.end(request.params.id);
    return {};
  });

  app.post('/api/agents', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(agentBody, request.body);
    const made = succeeded(await people.agent(visitor, body.name));
    return { person: publicOf(made.person, false), token: made.token };
  });
}

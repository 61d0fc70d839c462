/** Guests, accounts, sessions and agents over HTTP. */
import {
  accountBody,
  agentBody,
  deletionBody,
  guestBody,
  isProblem,
  LIMITS,
  passwordBody,
  renameBody,
} from '@followsuit/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import { deletePerson } from '../people/deletion.ts';
import { PasswordAttempts } from '../people/password-attempts.ts';
import { accountOf, type Visitor } from '../people/people.ts';
import { networkOf } from './address.ts';
import { COOKIE, deviceOf, noteDevice, setCookie } from './cookies.ts';
import { sendProblem } from './problem-reply.ts';
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
    const body = visitor && parseBody(renameBody, request.body, reply);
    if (!visitor || !body) return reply;
    const fault = await people.rename(visitor, body.name);
    return fault ? sendProblem(reply, fault) : { person: publicOf({ id: visitor.id, name: body.name }, false) };
  });

  app.post('/api/guest', perMinute(LIMITS.made), async (request, reply) => {
    const body = parseBody(guestBody, request.body, reply);
    if (!body) return reply;
    const { person, token } = await people.guest(body.name);
    setCookie(reply, request, config, token);
    return { person: publicOf(person, false) };
  });

  app.post('/api/account', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = visitor && parseBody(accountBody, request.body, reply);
    if (!visitor || !body) return reply;
    const { name, password } = body;
    const fault = await people.signUp(visitor, name, password);
    if (fault) return sendProblem(reply, fault);
    noteDevice(reply, request, config, context.random, name);
    return { person: publicOf({ id: visitor.id, name }, true) };
  });

  app.put('/api/account/password', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = visitor && parseBody(passwordBody, request.body, reply);
    if (!visitor || !body || !(await proves(visitor, body.old, request, reply))) return reply;
    for (const session of await people.setPassword(visitor, body.new)) connections.end(session);
    return {};
  });

  app.delete('/api/account', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = visitor && parseBody(deletionBody, request.body, reply);
    if (!visitor || !body) return reply;
    if (visitor.agent) return sendProblem(reply, { code: 'forbidden', text: 'An agent goes when its token is ended.' });
    if (visitor.account && !(await proves(visitor, body.password ?? '', request, reply))) return reply;
    await deletePerson(server, visitor);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  /** Whether a visitor knows their password; if not, it has replied. Slows down guessing. */
  async function proves(visitor: Visitor, password: string, request: FastifyRequest, reply: FastifyReply) {
    const place = { name: visitor.id, network: networkOf(request.ip), device: visitor.session };
    const slow = await attempts.check(place);
    const right = !slow && (await people.knows(visitor, password));
    if (right) attempts.succeeded(place);
    else sendProblem(reply, slow ?? WRONG);
    return right;
  }

  app.post('/api/session', perMinute(LIMITS.made), async (request, reply) => {
    const body = parseBody(accountBody, request.body, reply);
    if (!body) return reply;
    const { name, password } = body;
    const place = { name: accountOf(name), network: networkOf(request.ip), device: deviceOf(request, name) };
    const slow = await attempts.check(place);
    if (slow) return sendProblem(reply, slow);
    const found = await people.signIn(name, password);
    if (isProblem(found)) return sendProblem(reply, found);
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
    if (!visitor) return reply;
    await people.end(visitor.id, visitor.session);
    connections.end(visitor.session);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  app.get('/api/sessions', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    if (!visitor) return reply;
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
    if (!visitor) return reply;
    if (!(await people.end(visitor.id, request.params.id)))
      return sendProblem(reply, { code: 'not-found', text: 'You have no such session.' });
    connections.end(request.params.id);
    return {};
  });

  app.post('/api/agents', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = visitor && parseBody(agentBody, request.body, reply);
    if (!visitor || !body) return reply;
    const made = await people.agent(visitor, body.name);
    if (isProblem(made)) return sendProblem(reply, made);
    return { person: publicOf(made.person, false), token: made.token };
  });
}

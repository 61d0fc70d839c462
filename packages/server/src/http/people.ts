/** Guests, accounts, sessions and agents over HTTP. */
import { Readable } from 'node:stream';
import {
  accountBody,
  agentBody,
  deletionBody,
  guestBody,
  isProblem,
  LIMITS,
  type Problem,
  passwordBody,
  renameBody,
  sessionBody,
} from '@followsuit/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import type { Banned } from '../moderation/bans.ts';
import { dataOf } from '../people/data.ts';
import { deletePerson } from '../people/deletion.ts';
import { accountOf } from '../people/names.ts';
import { type AttemptOrigin, PasswordAttempts } from '../people/password-attempts.ts';
import type { Visitor } from '../people/people.ts';
import { renameSeats } from '../people/renaming.ts';
import { endedSessions } from '../store/news.ts';
import { networkOf } from './address.ts';
import { clearCookie, deviceOf, noteDevice, setCookie } from './cookies.ts';
import { visitorOf } from './guards.ts';
import { RequestProblem, succeeded } from './problem-reply.ts';
import { findVisitor, parseBody, perMinute, requireVisitor } from './request.ts';

const publicOf = ({ id, name }: { id: string; name: string }, account: boolean) => ({ id, name, account });
const WRONG = { code: 'wrong-name-or-password', text: 'That is not your password.' } as const;

/** Guests and accounts: creating, renaming and deleting them. */
export function peopleRoutes(app: FastifyInstance, server: Server): void {
  const { people, config, context, rateLimits } = server;
  const attempts = new PasswordAttempts({ time: context.time, shared: server.shared });

  app.get('/api/me', async (request, reply) => {
    const visitor = await findVisitor(server, request, reply);
    const notice = server.moderation.announcement;
    return { person: visitor && publicOf(visitor, visitor.account), ...(notice && { notice }) };
  });

  app.put('/api/me', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const { name } = parseBody(renameBody, request.body);
    if (!(await rateLimits.mayRename(visitor.id)))
      throw new RequestProblem({ code: 'rate', text: 'You change your name too often; wait a while.' });
    succeeded(await people.rename(visitor, name));
    await renameSeats(server, { id: visitor.id, name });
    return { person: publicOf({ id: visitor.id, name }, visitor.account) };
  });

  app.post('/api/guest', perMinute(LIMITS.made), async (request, reply) => {
    const body = parseBody(guestBody, request.body);
    const { person, token } = succeeded(await people.guest(body.name));
    setCookie(reply, request, config, token);
    return { person: publicOf(person, false) };
  });

  app.post('/api/account', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const { name, password } = parseBody(accountBody, request.body);
    succeeded(await people.signUp(visitor, name, password));
    const { token, ended } = await people.replaceSessions(visitor.id);
    setCookie(reply, request, config, token);
    reconnectLater(reply, ended);
    noteDevice(reply, request, config, context.random, name);
    context.clientLog.info('signed up', networkOf(request.ip), { person: visitor.id });
    return { person: publicOf({ id: visitor.id, name }, true) };
  });

  app.put('/api/account/password', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(passwordBody, request.body);
    await prove(visitor, body.old, request);
    succeeded(await people.setPassword(visitor, body.new));
    return {};
  });

  app.delete('/api/account', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply, true);
    const body = parseBody(deletionBody, request.body);
    if (visitor.agent) throw new RequestProblem({ code: 'forbidden', text: 'An agent goes when its token is ended.' });
    if (visitor.account) await prove(visitor, body.password ?? '', request);
    await deletePerson(server, visitor);
    clearCookie(reply, request);
    return {};
  });

  /** Ends the request of a visitor who does not know their password. Slows down guessing. */
  async function prove(visitor: Visitor, password: string, request: FastifyRequest): Promise<void> {
    const place = { name: visitor.id, network: networkOf(request.ip), device: visitor.session };
    await mayTry(place);
    const isRight = await people.knows(visitor, password);
    tried(place, isRight ? visitor.id : null);
    if (!isRight) throw new RequestProblem(WRONG);
  }

  /** Ends the request of somebody who tries too many passwords. */
  async function mayTry(place: AttemptOrigin): Promise<void> {
    const problem = await attempts.check(place);
    if (problem === null) return;
    context.metrics.signIn('limited');
    context.metrics.limitHit('passwords');
    context.clientLog.info('tries too many passwords', place.network);
    throw new RequestProblem(problem);
  }

  /** Notes that a password was tried, and was that of `person` or wrong. Logs no name: people type passwords there by mistake. */
  function tried(place: AttemptOrigin, person: string | null): void {
    context.metrics.signIn(person === null ? 'wrong' : 'ok');
    if (person === null) context.clientLog.info('tried a wrong password', place.network);
    else {
      attempts.succeeded(place);
      context.clientLog.info('gave the password', place.network, { person });
    }
  }

  /** Closes the sockets of replaced sessions when the client has its new cookie, with which it connects again. */
  function reconnectLater(reply: FastifyReply, sessions: readonly string[]): void {
    reply.raw.once('close', () => {
      context.store
        .write({ news: endedSessions(sessions, 4003) })
        .catch((error) => context.log.warn({ err: error }, 'sockets of replaced sessions could not be closed'));
    });
  }

  app.post('/api/session', perMinute(LIMITS.made), async (request, reply) => {
    const { name, password, new: chosen } = parseBody(sessionBody, request.body);
    const place = { name: accountOf(name), network: networkOf(request.ip), device: deviceOf(request, name) };
    await mayTry(place);
    const before = await visitorOf(people, request);
    const faultOf = (person: Banned): Problem | null => server.bans.faultOfPerson(person);
    const found = await people.signIn(name, password, chosen, faultOf);
    if (isProblem(found)) {
      // Another problem, such as a ban, is told only to those who know the password.
      if (found.code === WRONG.code) tried(place, null);
      throw new RequestProblem(found);
    }
    tried(place, found.person.id);
    // This browser has a new session now; nobody may go on with the one it had.
    if (before && !before.agent && (await people.end(before.id, before.session, 'replaced')))
      reconnectLater(reply, [before.session]);
    setCookie(reply, request, config, found.token);
    noteDevice(reply, request, config, context.random, name);
    return { person: publicOf(found.person, true) };
  });

  app.get('/api/me/data', perMinute(LIMITS.accounts), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply, true);
    reply.header('content-disposition', 'attachment; filename="followsuit-data.json"');
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(dataOf(context.store, visitor.id, context.time.now())));
  });

  sessionRoutes(app, server);
}

/** The sessions of people and their agents. */
function sessionRoutes(app: FastifyInstance, server: Server): void {
  const { people } = server;
  app.delete('/api/session', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    await people.end(visitor.id, visitor.session);
    clearCookie(reply, request);
    return {};
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
    return {};
  });

  app.post('/api/agents', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(agentBody, request.body);
    const made = succeeded(await people.agent(visitor, body.name));
    return { person: publicOf(made.person, false), token: made.token };
  });
}

/** Reads the visitor and the body of a request. */
import { readBody } from '@followsuit/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Server } from '../app.ts';
import type { Visitor } from '../people/people.ts';
import { cookieOf, hasPlainCookie, setCookie } from './cookies.ts';
import { visitorOf } from './guards.ts';
import { RequestProblem, succeeded } from './problem-reply.ts';

/** At most `max` per minute from one address: for requests that create something lasting. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** The value of a body (or a query). */
export function parseBody<S extends GenericSchema>(schema: S, given: unknown): InferOutput<S> {
  const body = readBody(schema, given);
  if (typeof body === 'string') throw new RequestProblem({ code: 'bad-request', text: body });
  return body.value;
}

type VisitorServices = Pick<Server, 'people' | 'config' | 'bans'>;

/** The visitor, or null for a stranger; rejects a banned one unless they may come. Renews the cookie now and then. */
export async function findVisitor(
  { people, config, bans }: VisitorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  evenBanned = false,
) {
  const visitor = await visitorOf(people, request);
  if (visitor && !evenBanned) succeeded(bans.faultOfPerson(visitor));
  const token = cookieOf(request);
  const byCookie = visitor !== null && !visitor.agent && token !== null;
  if (byCookie && (people.isCookieDue(visitor.session) || hasPlainCookie(request, config)))
    setCookie(reply, request, config, token);
  return visitor;
}

/** The visitor; rejects a stranger. */
export async function requireVisitor(
  server: VisitorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  evenBanned = false,
): Promise<Visitor> {
  const visitor = await findVisitor(server, request, reply, evenBanned);
  if (visitor) return visitor;
  throw new RequestProblem({ code: 'signed-out', text: 'Say who you are first: POST /api/guest with a name.' });
}

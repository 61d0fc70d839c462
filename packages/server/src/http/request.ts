/** Reads the visitor and the body of a request. */
import { readBody } from '@followsuit/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Server } from '../app.ts';
import type { Visitor } from '../people/people.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { visitorOf } from './guards.ts';
import { RequestProblem } from './problem-reply.ts';

/** At most `max` per minute from one address: for requests that create something lasting. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** The value of a body (or a query). */
export function parseBody<S extends GenericSchema>(schema: S, given: unknown): InferOutput<S> {
  const body = readBody(schema, given);
  if (typeof body === 'string') throw new RequestProblem({ code: 'bad-request', text: body });
  return body.value;
}

type VisitorServices = Pick<Server, 'people' | 'config'>;

/** The visitor, or null for a stranger. Renews the cookie now and then. */
export async function findVisitor({ people, config }: VisitorServices, request: FastifyRequest, reply: FastifyReply) {
  const visitor = await visitorOf(people, request);
  const token = cookieOf(request);
  const byCookie = visitor !== null && !visitor.agent && token !== null;
  if (byCookie && people.isCookieDue(visitor.session)) setCookie(reply, request, config, token);
  return visitor;
}

/** The visitor; rejects a stranger. */
export async function requireVisitor(
  server: VisitorServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const visitor = await findVisitor(server, request, reply);
  if (visitor) return visitor;
  throw new RequestProblem({ code: 'signed-out', text: 'Say who you are first: POST /api/guest with a name.' });
}

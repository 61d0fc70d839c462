/** What most requests begin with: who asks, and what for. Where either is missing, the answer has been given already. */
import { readBody } from '@followsuit/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Server } from '../app.ts';
import type { Visitor } from '../people/people.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { visitorOf } from './guards.ts';
import { sendProblem } from './problem-reply.ts';

/** So many a minute from one address: for requests that make something that stays. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** What a body (or a query) says, or null. */
export function parseBody<S extends GenericSchema>(
  schema: S,
  given: unknown,
  reply: FastifyReply,
): InferOutput<S> | null {
  const body = readBody(schema, given);
  if (typeof body !== 'string') return body.value;
  sendProblem(reply, { code: 'bad-request', text: body });
  return null;
}

type VisitorServices = Pick<Server, 'people' | 'config'>;

/** Whoever asks, or null for a stranger. Now and then their cookie is set again. */
export async function findVisitor({ people, config }: VisitorServices, request: FastifyRequest, reply: FastifyReply) {
  const visitor = await visitorOf(people, request);
  const token = cookieOf(request);
  const byCookie = visitor !== null && !visitor.agent && token !== null;
  if (byCookie && people.isCookieDue(visitor.session)) setCookie(reply, request, config, token);
  return visitor;
}

/** Whoever asks, or null. */
export async function requireVisitor(
  server: VisitorServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor | null> {
  const visitor = await findVisitor(server, request, reply);
  if (!visitor) sendProblem(reply, { code: 'signed-out', text: 'Say who you are first: POST /api/guest with a name.' });
  return visitor;
}

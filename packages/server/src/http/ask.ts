/** What most requests begin with: who asks, and what for. Where either is missing, the answer has been given already. */
import { readBody } from '@followsuit/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { People, Visitor } from '../people/people.ts';
import { refuse } from './answer.ts';
import { visitorOf } from './guard.ts';

/** So many a minute from one address: for requests that make something that stays. */
export const slowly = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** What a body (or a query) says, or null. */
export function bodyOf<S extends GenericSchema>(schema: S, given: unknown, reply: FastifyReply): InferOutput<S> | null {
  const body = readBody(schema, given);
  if (typeof body !== 'string') return body.value;
  refuse(reply, { code: 'bad-request', text: body });
  return null;
}

/** Whoever asks, or null. */
export async function asker(people: People, request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null> {
  const visitor = await visitorOf(people, request);
  if (!visitor) refuse(reply, { code: 'signed-out', text: 'Say who you are first: POST /api/guest with a name.' });
  return visitor;
}

/** HTTP requests that fail: a status, a code and a sentence. */
import { type ErrorCode, isProblem, type Problem } from '@followsuit/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'signed-out': 401,
  'wrong-name-or-password': 401,
  'password-due': 403,
  banned: 403,
  forbidden: 403,
  origin: 403,
  'not-your-seat': 403,
  'not-found': 404,
  'unknown-table': 404,
  'name-taken': 409,
  'seat-taken': 409,
  'too-late': 409,
  'too-early': 409,
  'too-many': 409,
  rate: 429,
  busy: 503,
  storage: 503,
};

/** Ends a request: thrown anywhere in a route, and sent by the app's error handler. */
export class RequestProblem extends Error {
  readonly code: ErrorCode;

  constructor({ code, text }: Pick<Problem, 'code' | 'text'>) {
    super(text);
    this.code = code;
  }
}

/** The result of an operation; ends the request if it failed. @example const table = succeeded(await tables.create(…)); */
export function succeeded<T>(result: T | Problem): T {
  if (isProblem(result)) throw new RequestProblem(result);
  return result;
}

export function sendProblem(reply: FastifyReply, { code, text }: Pick<Problem, 'code' | 'text'>): FastifyReply {
  return reply.code(STATUS[code] ?? 400).send({ code, text });
}

/** Who sends a request, and from where. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { People, Visitor } from '../people/people.ts';
import { cookieOf } from './cookies.ts';

/** The visitor of a request, by an agent's token or the signed cookie; null for a stranger. */
export async function visitorOf(people: People, request: FastifyRequest): Promise<Visitor | null> {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return people.visitor(bearer);
  const token = cookieOf(request);
  return token === null ? null : people.visitor(token);
}

/**
 * Whether a request may change something: it comes from a page of this server, or from no page at all (programs send no
 * origin, and browsers always send it for such requests).
 */
function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (config.publicUrl !== null && origin === new URL(config.publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Rejects paths with a NUL character, which PostgreSQL cannot take in text. */
export function guardPath(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('%00')) return;
    await reply.code(404).send({ code: 'not-found', text: 'There is nothing here.' });
  });
}

/** Rejects requests from other sites' pages that change something. */
export function guardOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const socket = request.headers.upgrade !== undefined;
    if ((reads && !socket) || isSameOrigin(request, config)) return;
    await reply.code(403).send({ code: 'origin', text: 'This request comes from another site.' });
  });
  // A refused handshake leaves a bare connection behind, which nothing else would close.
  app.addHook('onResponse', async (request) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });
}

/** Who sends a request, and from where. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import type { Bans } from '../moderation/bans.ts';
import type { People, Visitor } from '../people/people.ts';
import { forwardedAddress } from './address.ts';
import { cookieOf } from './cookies.ts';
import { sendProblem } from './problem-reply.ts';

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
  const served = config.publicUrl === null ? null : new URL(config.publicUrl);
  if (origin === served?.origin) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Anybody on the way can make up a page of http: it may not act at a server that browsers reach by https.
  const protocol = served?.host === host ? served?.protocol : `${request.protocol}:`;
  return page.host === host && (page.protocol === 'https:' || page.protocol === protocol);
}

/**
 * Believes X-Forwarded-For of the own proxy only as far as the proxy has written it: the last address. A header without one is
 * ignored: all such clients then count as one, the proxy.
 */
export function guardAddress(app: FastifyInstance, config: Config, { clientLog }: ServerContext): void {
  if (!config.trustProxy) return;
  app.addHook('onRequest', async ({ raw }) => {
    const header = raw.headers['x-forwarded-for'];
    if (header === undefined) return;
    const address = forwardedAddress(String(header));
    if (address === null) {
      delete raw.headers['x-forwarded-for'];
      clientLog.info('X-Forwarded-For has no address; check the proxy', raw.socket.remoteAddress ?? 'unknown');
    } else raw.headers['x-forwarded-for'] = address;
  });
}

/** Rejects paths with a NUL character, which PostgreSQL cannot take in text. */
export function guardPath(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('%00')) return;
    await reply.code(404).send({ code: 'not-found', text: 'There is nothing here.' });
  });
}

/** Rejects requests from banned networks; the socket says so itself. Files of the app stay, so that it can show why. */
export function guardNetwork(app: FastifyInstance, bans: Bans): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.headers.upgrade !== undefined) return;
    const ban = bans.faultOfNetwork(request.ip);
    if (ban) await sendProblem(reply, ban);
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

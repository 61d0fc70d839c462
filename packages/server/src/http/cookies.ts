/**
 * Cookies: the session, and which accounts have signed in with this browser before. Over HTTPS their names begin with `__Host-`:
 * browsers then take them from this host alone, so no other host of the domain can plant one.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ServerRandom } from '../context.ts';
import { accountOf } from '../people/names.ts';

const SESSION = 'followsuit';
const DEVICE = 'followsuit-device';
const DAY = 86400;
/** How long a device is remembered: as long as browsers keep a cookie. */
const DEVICE_DAYS = 400;
/** How many accounts a device remembers. */
const ACCOUNTS = 5;

const isSecure = (request: FastifyRequest, config: Config): boolean =>
  config.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
const hostOnly = (name: string): string => `__Host-${name}`;

/** Scripts cannot read these cookies, and other sites' requests do not carry them. */
function set(
  reply: FastifyReply,
  request: FastifyRequest,
  config: Config,
  cookie: { name: string; value: string; days: number },
): void {
  const secure = isSecure(request, config);
  const maxAge = cookie.days * DAY;
  reply.setCookie(secure ? hostOnly(cookie.name) : cookie.name, cookie.value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge,
  });
  if (secure && request.cookies[cookie.name] !== undefined) reply.clearCookie(cookie.name, { path: '/' });
}

/** The value of a cookie; one with the plain name comes from an earlier version or from HTTP, and counts if there is no other. */
function get(request: FastifyRequest, name: string): string | null {
  const cookie = request.cookies[hostOnly(name)] ?? request.cookies[name];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

/** The cookie of a session lasts as long as the session does. */
export const setCookie = (reply: FastifyReply, request: FastifyRequest, config: Config, token: string): void =>
  set(reply, request, config, { name: SESSION, value: token, days: config.keepSessions });

export const cookieOf = (request: FastifyRequest): string | null => get(request, SESSION);

/** Whether the session's cookie should get the name that it has over HTTPS. */
export const hasPlainCookie = (request: FastifyRequest, config: Config): boolean =>
  isSecure(request, config) && request.cookies[hostOnly(SESSION)] === undefined;

/** Removes the cookie of a session that has ended. */
export function clearCookie(reply: FastifyReply, request: FastifyRequest): void {
  if (request.cookies[SESSION] !== undefined) reply.clearCookie(SESSION, { path: '/' });
  if (request.cookies[hostOnly(SESSION)] !== undefined)
    reply.clearCookie(hostOnly(SESSION), { path: '/', secure: true });
}

/** The device of a request if the account has signed in there before; otherwise null. */
export function deviceOf(request: FastifyRequest, account: string): string | null {
  const [device, ...marks] = partsOf(request);
  return marks.includes(markOf(account)) ? device : null;
}

/** Notes in the browser that an account has signed in there. */
export function noteDevice(
  reply: FastifyReply,
  request: FastifyRequest,
  config: Config,
  random: ServerRandom,
  account: string,
): void {
  const [device = random.id(12), ...marks] = partsOf(request);
  const mark = markOf(account);
  const all = [mark, ...marks.filter((each) => each !== mark)].slice(0, ACCOUNTS);
  set(reply, request, config, { name: DEVICE, value: [device, ...all].join('.'), days: DEVICE_DAYS });
}

const partsOf = (request: FastifyRequest): string[] => get(request, DEVICE)?.split('.') ?? [];

/** Identifies an account without revealing its name to somebody who looks into the browser. */
const markOf = (name: string): string =>
  createHash('sha256')
    .update(`device ${accountOf(name)}`)
    .digest('base64url')
    .slice(0, 16);

/** The one socket to the server: opened with the first table, reconnected when lost, closed when unused. */
import { type ClientMessage, type ServerMessage, VERSION } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { showAnnouncement } from './announcement.ts';
import type { Trouble } from './types.ts';

/** A user of the socket. */
export interface SocketListener {
  /** The table that it opens: the proxy of a cluster sends people of one table to the same server. */
  readonly table?: string;
  /** The socket is connected; `person` is the identity that the server has for it. */
  open(person: string | null): void;
  message(message: ServerMessage): void;
  /** The connection is lost. It will be made again unless `why` says that this is useless. */
  lost(why: Trouble | null): void;
}

/**
 * Milliseconds: first and longest wait before a reconnect; the silence until a ping, while the page is visible and while it is not;
 * how long an answer may take. A server that hangs is left after ten seconds: by then another node may have its tables.
 */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 5000;
const HIDDEN_QUIET = 20_000;
const TEST_WAIT = 5000;
/** The server speaks another version of the protocol. */
const OTHER_VERSION = 4002;
/** The administrator has banned the person or the network; an error before it says why. */
const BANNED = 4004;

const listeners = new Set<SocketListener>();
let socket: WebSocket | null = null;
let person: string | null = null;
let welcome = false;
let banned = '';
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let test: ReturnType<typeof setTimeout> | undefined;

/** Connects if nothing did before; returns the function that ends the subscription. */
export function subscribe(listener: SocketListener): () => void {
  listeners.add(listener);
  if (welcome) listener.open(person);
  else connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) drop();
  };
}

/** Sends a message if connected; the caller repeats after `open` what must arrive. */
export function send(message: ClientMessage): void {
  if (welcome && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Reconnects, after a change of identity. */
export function reconnect(): void {
  if (listeners.size === 0) return;
  drop();
  connect();
}

function connect(): void {
  if (socket || listeners.size === 0) return;
  clearTimeout(retry);
  const made = new WebSocket(address());
  socket = made;
  made.onmessage = ({ data }) => {
    if (made === socket) take(JSON.parse(String(data)));
  };
  made.onclose = ({ code }) => {
    if (made === socket) lost(code);
  };
  testAfter(TEST_WAIT, false); // a connection that never opens counts as lost
}

/** With the newest table that is open; any server has all tables, however this one is chosen. */
function address(): string {
  const table = [...listeners].flatMap((listener) => listener.table ?? []).at(-1);
  const place = table === undefined ? '' : `&table=${encodeURIComponent(table)}`;
  return `${location.origin.replace(/^http/, 'ws')}/api/socket?v=${VERSION}${place}`;
}

function take(answer: ServerMessage): void {
  testAfter(typeof document !== 'undefined' && document.hidden ? HIDDEN_QUIET : QUIET, true);
  if (answer.t === 'welcome') {
    welcome = true;
    tries = 0;
    person = answer.person?.id ?? null;
    for (const listener of [...listeners]) listener.open(person);
  } else if (answer.t === 'notice') showAnnouncement(answer.text);
  else {
    if (answer.t === 'error' && answer.code === 'banned') banned = answer.text;
    for (const listener of [...listeners]) listener.message(answer);
  }
}

function lost(code: number): void {
  drop();
  const final =
    code === OTHER_VERSION
      ? { code: 'version', text: words.notices.otherVersion }
      : code === BANNED
        ? { code: 'banned', text: banned }
        : null;
  for (const listener of [...listeners]) listener.lost(final);
  if (final) return;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++);
  // Clients must not all reconnect at once after a server restart.
  retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
}

/** Drops the connection without notifying anybody. */
function drop(): void {
  clearTimeout(retry);
  clearTimeout(test);
  welcome = false;
  const old = socket;
  socket = null;
  old?.close();
}

/** After a while sends a ping, or counts a server that has not answered one as lost. */
function testAfter(ms: number, byPing: boolean): void {
  clearTimeout(test);
  test = setTimeout(() => (byPing && welcome ? ping() : lost(0)), ms);
}

function ping(): void {
  send({ t: 'ping' });
  testAfter(TEST_WAIT, false);
}

/** The network has changed or the page is visible again: stop waiting. */
function wake(): void {
  if (listeners.size === 0 || document.hidden) return;
  if (!socket) connect();
  else if (welcome) ping();
}

if (typeof document !== 'undefined') {
  addEventListener('online', wake);
  addEventListener('offline', wake);
  document.addEventListener('visibilitychange', wake);
}

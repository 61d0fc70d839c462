/** All connections: counted by network, pinged, and ended with their session. */
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { LIMITS, type Problem, problem, type ServerMessage, VERSION } from '@followsuit/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Server } from './app.ts';
import { Connection } from './connection.ts';
import { networkOf, SITE_SHARE, siteOf } from './http/address.ts';
import { visitorOf } from './http/guards.ts';
import { BANNED } from './moderation/bans.ts';
import { CLOSE_TIMEOUT, closeSocket, serverCodeOf, stopReading } from './socket-closure.ts';

/** Milliseconds between pings. */
const PING_INTERVAL = 30_000;
/** Milliseconds that clients have to close when the server stops. */
const PATIENCE = 1000;
/** The most pieces of an unfinished frame; a frame of the longest message comes in six or seven. */
const CHUNKS = 64;
const OTHER_VERSION = problem('version', `This server speaks version ${VERSION} of the protocol; load the page again.`);

/** A proxy that hears this asks another node. */
const STOPPING = { code: 'busy', text: 'This server stops; connect again.' } as const;
const CUT_OFF = { code: 'busy', text: 'This server is cut off; connect again.' } as const;

/** The code with which `ws` closes a socket because of a bad frame, by the code of its error; 1002 for all others. */
const BAD_FRAMES: Readonly<Record<string, number>> = {
  WS_ERR_INVALID_UTF8: 1007,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
};

export class Connections {
  private readonly all = new Set<Connection>();
  private readonly byNetwork = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  /** Whether the server stops: then it takes no new connections. */
  isClosing = false;
  /** Whether it is a node that the others, or the database, cannot reach: then it takes none either. */
  isCutOff = false;

  get count(): number {
    return this.all.size;
  }

  /** Closes the connections of sessions that have ended; those of replaced sessions, with 4003, connect again. */
  endSessions(sessions: readonly string[], code: 4001 | 4003 = 4001): void {
    const isEnded = ({ session }: Connection): boolean => session !== null && sessions.includes(session);
    this.closeWhere(isEnded, code, code === 4001 ? 'signed out' : 'connect again');
  }

  /** The sessions of all connections. */
  sessions(): string[] {
    return [...new Set([...this.all].flatMap(({ session }) => session ?? []))];
  }

  /** Closes the connections for which `test` says so, with the problem that it gives; returns how many. */
  closeWhere(test: (each: Connection) => Problem | boolean | null, code: number, reason: string): number {
    let closed = 0;
    for (const connection of [...this.all]) {
      const found = test(connection);
      if (!found) continue;
      if (found !== true) connection.sendMessage(found);
      connection.close(code, reason);
      closed++;
    }
    return closed;
  }

  /** The networks of some connections. */
  networksWhere(test: (each: Connection) => boolean): string[] {
    return [...new Set([...this.all].filter(test).map(({ network }) => network))];
  }

  /** Tells everybody; returns how many that are. */
  broadcast(message: ServerMessage): number {
    for (const connection of this.all) connection.sendMessage(message);
    return this.all.size;
  }

  /** Closes all connections, and terminates those that do not answer. Clients reconnect when the server is back. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const connection of this.all) connection.close(1001, 'the server stops');
    const until = Date.now() + PATIENCE;
    while (this.all.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.all) connection.terminate();
  }

  async register(app: FastifyInstance, server: Server): Promise<void> {
    const options = {
      maxPayload: LIMITS.message,
      perMessageDeflate: false,
      // Every piece of an unfinished message keeps the whole buffer in memory with which it was read.
      maxFragments: LIMITS.fragments,
      maxBufferedChunks: CHUNKS,
      // The connection answers pings, up to a limit. Once a socket is closed, `ws` would still make an error for every ping that it
      // has read: docs/decisions/0093-what-a-socket-may-cost.md.
      autoPong: false,
      closeTimeout: CLOSE_TIMEOUT,
    };
    const errorHandler = (error: Error, socket: WebSocket, request: FastifyRequest): void =>
      this.failed(server, error, socket, request);
    await app.register(websocket, { options, errorHandler });
    this.timer = setInterval(() => this.check(), PING_INTERVAL);
    this.timer.unref();
    const preValidation = (request: FastifyRequest, reply: FastifyReply) => this.admit(server, request, reply);
    app.get('/api/socket', { websocket: true, preValidation }, (socket, request) => this.open(server, socket, request));
  }

  check(): void {
    for (const connection of this.all) connection.check();
  }

  /** Refuses a network that has too many connections, or whose connections misbehave. */
  private async admit({ config, context, rateLimits }: Server, { ip, ws, raw }: FastifyRequest, reply: FastifyReply) {
    if (this.isClosing || this.isCutOff) return reply.code(503).send(this.isClosing ? STOPPING : CUT_OFF);
    const network = networkOf(ip);
    const most = config.connections;
    const isFull = keysOf(network).some(
      (key, i) => (this.byNetwork.get(key) ?? 0) >= (i === 0 ? most : most * SITE_SHARE),
    );
    if (isFull) context.metrics.limitHit('connections');
    if (isFull) return reply.code(429).send({ code: 'rate', text: 'This address has too many connections.' });
    const giveBack = ws ? this.reserve(network, raw.socket) : (): void => {};
    if (await rateLimits.mayConnect(network)) return;
    giveBack();
    await reply.code(429).send({ code: 'rate', text: 'Connections of this address send too fast; wait a minute.' });
  }

  /** Counts a connection before it is open, so that all who come meanwhile see it, until its socket is closed or it is given back. */
  private reserve(network: string, socket: Socket): () => void {
    let isHeld = !socket.closed;
    const giveBack = (): void => {
      if (isHeld) this.add(network, -1);
      isHeld = false;
    };
    if (isHeld) this.add(network, 1);
    socket.once('close', giveBack);
    return giveBack;
  }

  private open(server: Server, socket: WebSocket, request: FastifyRequest): void {
    const { config, people, context, router, rateLimits, bans } = server;
    const network = networkOf(request.ip);
    context.metrics.socketOpens++;
    socket.on('close', (code) => context.metrics.socketClosed(serverCodeOf(socket) ?? code));
    /** Says why, and closes. */
    const turnAway = (why: Problem, code: number, reason: string): void => {
      socket.send(JSON.stringify(why));
      closeSocket(socket, request.socket, code, reason);
      socket.resume();
    };
    const { v } = request.query as { v?: unknown };
    if (v !== undefined && v !== String(VERSION)) {
      turnAway(OTHER_VERSION, 4002, 'version');
      return;
    }
    // Messages wait in the socket until the sender is identified.
    socket.pause();
    visitorOf(people, request).then(
      (visitor) => {
        if (socket.readyState !== socket.OPEN) return;
        const ban = bans.faultOf(request.ip, visitor);
        if (ban) {
          turnAway(ban, BANNED, 'banned');
          return;
        }
        const onKick = (): void => {
          rateLimits.noteKick(network);
          context.clientLog.info('closed a connection that sends too fast', network, { person: visitor?.id });
        };
        const place = { network, address: request.ip };
        const services = { context, router, limits: config.limits, rateLimits, ...place, onKick };
        const connection = new Connection(socket, request.socket, visitor, services);
        context.clientLog.info('connected', network, { person: visitor?.id });
        this.all.add(connection);
        socket.on('close', () => this.all.delete(connection));
        socket.resume();
        const { announcement } = server.moderation;
        if (announcement) connection.sendMessage({ t: 'notice', ...announcement });
      },
      () => socket.terminate(),
    );
  }

  /** Called after `ws` has closed a socket because of a bad frame, or after an error of our own. */
  private failed({ context, rateLimits }: Server, error: Error, socket: WebSocket, request: FastifyRequest): void {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('WS_ERR_')) {
      const network = networkOf(request.ip);
      rateLimits.noteKick(network);
      context.clientLog.info('closed a connection that sent a bad frame', network, { error: code });
      stopReading(socket, request.socket, BAD_FRAMES[code] ?? 1002);
      return;
    }
    if (code === '') context.log.error({ err: error }, 'a connection failed');
    socket.terminate();
  }

  private add(network: string, change: 1 | -1): void {
    for (const key of keysOf(network)) {
      const count = (this.byNetwork.get(key) ?? 0) + change;
      if (count > 0) this.byNetwork.set(key, count);
      else this.byNetwork.delete(key);
    }
  }
}

/** What connections are counted by: the network, and its site. */
function keysOf(network: string): string[] {
  const site = siteOf(network);
  return site === null ? [network] : [network, site];
}

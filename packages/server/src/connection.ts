/** A WebSocket connection: what it may send, how fast, and whether it is still alive. */
import type { Socket } from 'node:net';
import {
  type ActMessage,
  type ClientMessage,
  type GiveMessage,
  LIMITS,
  problem,
  readClientMessage,
  type SayMessage,
  type ServerMessage,
  VERSION,
} from '@followsuit/protocol';
import type { WebSocket } from 'ws';
import type { ServerContext } from './context.ts';
import { frameOf, pongFrameOf } from './frames.ts';
import type { Visitor } from './people/people.ts';
import type { RateLimits } from './rate-limits.ts';
import { closeSocket } from './socket-closure.ts';
import { isStorageFailure } from './store/database-errors.ts';
import type { AudienceMember } from './tables/audience.ts';
import { AnswerLost, TableMoved, type TablePlace } from './tables/table-place.ts';
import type { TableRouter } from './tables/table-router.ts';

/** The most bytes that may wait to be sent; the server closes a client that stops reading, which can catch up later. */
const BACKLOG = 1 << 20;
/** The most messages of one connection that wait for a table to be loaded. */
const QUEUE = 100;

/** The code of RFC 6455's registry for a server that asks clients to connect again. */
const RECONNECT = 1012;

const NOT_CERTAIN = problem('storage', 'Whether the others have heard this is not certain; say it again if not.');

/** A message that the table answers. */
type TableMessage = ActMessage | GiveMessage | SayMessage;

export interface ConnectionServices {
  readonly context: ServerContext;
  readonly router: TableRouter;
  readonly limits: boolean;
  readonly rateLimits: RateLimits;
  /** The network of the client, as limits count it. */
  readonly network: string;
  /** Called when the server closes the socket because its client sends too fast. */
  readonly onKick: () => void;
  readonly address: string;
}

/** Connections with frames to send. */
const unflushed: Connection[] = [];

function scheduleFlush(connection: Connection): void {
  if (unflushed.push(connection) > 1) return;
  setImmediate(() => {
    for (const each of unflushed.splice(0)) each.flush();
  });
}

export class Connection implements AudienceMember {
  readonly person: string | null;
  readonly session: string | null;
  /** Who is behind it, for bans. */
  readonly identity: Visitor | null;
  readonly network: string;
  readonly address: string;
  /** Whether the client has sent anything since the last ping. */
  alive = true;
  private readonly socket: WebSocket;
  /** The stream under the socket. Frames are written whole, so they never mix with those that `ws` writes itself (pings, closing). */
  private readonly stream: Socket;
  private readonly services: ConnectionServices;
  private readonly tables = new Map<string, TablePlace>();
  private tail: Promise<void> = Promise.resolve();
  private queued = 0;
  private allowance: number = LIMITS.burst;
  private filledAt: number;
  private overRate = 0;
  /** Frames that go out together at the end of this turn of the event loop. */
  private outgoing: Buffer[] = [];

  constructor(socket: WebSocket, stream: Socket, visitor: Visitor | null, services: ConnectionServices) {
    this.socket = socket;
    this.stream = stream;
    this.services = services;
    this.identity = visitor;
    this.network = services.network;
    this.address = services.address;
    this.person = visitor?.id ?? null;
    this.session = visitor?.session ?? null;
    this.network = services.network;
    this.filledAt = services.context.time.monotonic();
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.receiveControl(data));
    socket.on('pong', () => this.receiveControl(null));
    socket.on('close', () => this.leaveAll());
    const person = visitor && { id: visitor.id, name: visitor.name };
    this.sendMessage({ t: 'welcome', version: VERSION, person });
  }

  send(frame: Buffer): void {
    if (this.outgoing.push(frame) === 1) scheduleFlush(this);
  }

  sendMessage(message: ServerMessage): void {
    this.send(frameOf(JSON.stringify(message)));
  }

  /** Writes all outgoing frames at once: for example a step and the answer to its act. */
  flush(): void {
    const frames = this.outgoing;
    this.outgoing = [];
    if (frames.length === 0 || this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG) this.socket.terminate();
    else this.stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  }

  close(code: number, reason: string): void {
    this.flush();
    closeSocket(this.socket, this.stream, code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Pings the client; terminates the connection if nothing has arrived since the last ping. */
  check(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  tableClosed(table: string): void {
    this.tables.delete(table);
  }

  private leaveAll(): void {
    for (const table of this.tables.values()) table.leave(this);
    this.tables.clear();
  }

  /** Pings and pongs cost as much to read as messages, so they count as such. `ws` itself would answer pings without a limit. */
  private receiveControl(ping: Buffer | null): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.services.context.metrics.controlFrames++;
    this.alive = true;
    if (this.mayReceive() && ping !== null) this.send(pongFrameOf(ping));
  }

  private receive(data: Buffer, isBinary: boolean): void {
    // A client may still send while its socket closes; those messages are ignored.
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { metrics } = this.services.context;
    metrics.messages++;
    this.alive = true;
    if (!this.mayReceive()) return;
    const message = isBinary ? 'Messages are text.' : readClientMessage(data.toString());
    if (typeof message === 'string') {
      metrics.badMessages++;
      this.sendMessage(problem('bad-message', message));
      return;
    }
    if (this.queued >= QUEUE) {
      this.sendMessage(problem('busy', 'Wait for the answers to your earlier messages.'));
      return;
    }
    this.dispatch(message);
  }

  /** Handles a message at once, or after those that are queued before it. */
  private dispatch(message: ClientMessage): void {
    // A ping asks whether this server is there, however long it takes to find a table.
    const isNow = message.t === 'ping' || (this.queued === 0 && message.t !== 'join');
    if (isNow) this.handle(message);
    else this.queue(message, async () => this.handle(message));
  }

  private queue(message: ClientMessage, work: () => Promise<void>): void {
    this.queued++;
    this.tail = this.tail
      .then(work)
      .catch((error) => {
        this.services.context.log.error({ err: error }, 'a message could not be handled');
        const table = 'table' in message ? message.table : undefined;
        this.sendMessage(
          isStorageFailure(error)
            ? problem('storage', 'The server cannot read this table just now; try again.', { table })
            : problem('mistake', 'The server has made a mistake; nothing was changed.', { table }),
        );
      })
      .finally(() => this.queued--);
  }

  private handle(message: ClientMessage): Promise<void> | undefined {
    if (message.t === 'ping') {
      this.sendMessage({ t: 'pong', id: message.id });
      return;
    }
    if (message.t === 'join') return this.join(message);
    const table = this.tables.get(message.table);
    if (!table) {
      const id = message.t === 'act' ? message.id : undefined;
      this.sendMessage(problem('not-here', 'Join the table first.', { table: message.table, id }));
      return;
    }
    if (message.t === 'leave') {
      this.tables.delete(table.id);
      table.leave(this);
    } else if (message.t === 'act') this.act(table, message);
    else this.request(message, message.t === 'give' ? table.give(this, message) : this.say(table, message));
  }

  private async say(table: TablePlace, message: SayMessage): Promise<ServerMessage | null> {
    if (this.person === null || this.services.rateLimits.maySay(this.person)) return table.say(this, message);
    return problem('rate', 'You say too much at once; wait a few seconds.', { table: table.id });
  }

  /** Sends the answer of a table. If the table has moved, the message goes there, after this connection has joined again. */
  private request(message: TableMessage, work: Promise<ServerMessage | null>): void {
    work.then(
      (answer) => answer && this.sendMessage(answer),
      (error) => {
        const isRepeatable = error instanceof AnswerLost && message.t !== 'say';
        if (error instanceof TableMoved || isRepeatable) this.dispatch(message);
        else if (error instanceof AnswerLost) this.sendMessage({ ...NOT_CERTAIN, table: message.table });
        else this.failed(message, error);
      },
    );
  }

  private failed(message: TableMessage, error: unknown): void {
    this.services.context.log.error({ err: error }, 'a message could not be handled');
    const id = 'id' in message ? message.id : undefined;
    this.sendMessage(problem('mistake', 'The server has made a mistake.', { table: message.table, id }));
  }

  /** Another node has a table: joins it there. */
  tableMoved(id: string, have: number, gives: boolean): void {
    if (!this.tables.delete(id) || this.socket.readyState !== this.socket.OPEN) return;
    this.queue({ t: 'join', table: id }, async () => {
      const table = await this.services.router.find(id).catch((error) => {
        this.services.context.log.warn({ err: error, table: id }, 'a table that has moved was not found');
        return undefined;
      });
      if (this.socket.readyState !== this.socket.OPEN) return;
      if (table) this.enter(table, have, gives);
      else if (table === null) this.sendMessage({ t: 'closed', table: id });
      else this.close(RECONNECT, 'the table has moved; join it again');
    });
  }

  private enter(table: TablePlace, have: number, gives: boolean): void {
    this.tables.set(table.id, table);
    table.join(this, have, gives);
  }

  private async join({ table: id, have = 0, gives = false }: Extract<ClientMessage, { t: 'join' }>): Promise<void> {
    if (!(await this.services.rateLimits.mayJoin(id, this.person, this.services.network))) {
      this.sendMessage(problem('rate', 'You come to this table too often; wait a few seconds.', { table: id }));
      return;
    }
    const table = await this.services.router.find(id);
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!table) this.sendMessage(problem('unknown-table', 'There is no such table.', { table: id }));
    else if (this.tables.size >= LIMITS.tables && !this.tables.has(id))
      this.sendMessage(problem('too-many', `One connection can be at ${LIMITS.tables} tables.`, { table: id }));
    else {
      // Whoever was at another place of this table leaves that.
      const before = this.tables.get(id);
      if (before && before !== table) before.leave(this);
      this.enter(table, have, gives);
    }
  }

  private act(table: TablePlace, message: ActMessage): void {
    const { metrics } = this.services.context;
    const start = performance.now();
    const answered = table.act(this, message).then((answer) => {
      if (answer.t === 'error') metrics.refused++;
      else metrics.actTimes.observe((performance.now() - start) / 1000);
      return answer;
    });
    this.request(message, answered);
  }

  /** A token bucket; the server closes a client that keeps exceeding it. */
  private mayReceive(): boolean {
    if (!this.services.limits) return true;
    const now = this.services.context.time.monotonic();
    this.allowance = Math.min(LIMITS.burst, this.allowance + (Math.max(0, now - this.filledAt) / 1000) * LIMITS.rate);
    this.filledAt = now;
    if (this.allowance === LIMITS.burst) this.overRate = 0; // the excess was long ago
    if (this.allowance >= 1) {
      this.allowance--;
      return true;
    }
    this.services.context.metrics.limitHit('messages');
    if (++this.overRate === 1 || this.overRate % 50 === 0)
      this.sendMessage(problem('rate', 'You send too fast; this was not read.'));
    if (this.overRate > LIMITS.patience) {
      this.close(1008, 'too fast');
      this.services.onKick();
    }
    return false;
  }
}

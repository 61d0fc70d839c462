/** Connections: what they may send, how fast, and that they are still there. */
import type { Socket } from 'node:net';
import { type ClientMessage, LIMITS, readClientMessage, type ServerMessage, VERSION } from '@followsuit/protocol';
import type { WebSocket } from 'ws';
import type { ServerContext } from './context.ts';
import { frameOf } from './frames.ts';
import type { Paces } from './pace.ts';
import type { Visitor } from './people/people.ts';
import type { AudienceMember } from './tables/audience.ts';
import { type Problem, problem } from './tables/problem.ts';
import type { Table } from './tables/table.ts';
import type { Tables } from './tables/tables.ts';

/** Bytes that may wait to be sent; a client that takes no more is closed and can catch up later. */
const BACKLOG = 1 << 20;
/** Messages of one connection that wait for a table to be loaded. */
const QUEUE = 100;

export interface Surroundings {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly limits: boolean;
  readonly paces: Paces;
  /** Where the connection comes from. */
  readonly network: string;
}

/** Connections that have something to send. */
const full: Connection[] = [];

function soon(connection: Connection): void {
  if (full.push(connection) > 1) return;
  setImmediate(() => {
    for (const each of full.splice(0)) each.flush();
  });
}

/** Frames are written whole, so they never mix with those that `ws` writes itself (pings, closing). */
const streamOf = (socket: WebSocket): Socket => (socket as unknown as { _socket: Socket })._socket;

export class Connection implements AudienceMember {
  readonly person: string | null;
  readonly session: string | null;
  /** Whether it has shown a sign of life since it was last asked. */
  alive = true;
  private readonly socket: WebSocket;
  private readonly around: Surroundings;
  private readonly at = new Map<string, Table>();
  private tail: Promise<void> = Promise.resolve();
  private queued = 0;
  private allowance: number = LIMITS.burst;
  private filledAt: number;
  private over = 0;
  /** Frames that go out together at the end of this turn of the event loop. */
  private outgoing: Buffer[] = [];

  constructor(socket: WebSocket, visitor: Visitor | null, around: Surroundings) {
    this.socket = socket;
    this.around = around;
    this.person = visitor?.id ?? null;
    this.session = visitor?.session ?? null;
    this.filledAt = around.context.time.now();
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    // What is wrong with a frame (too big, not UTF-8) has closed the socket by itself.
    socket.on('error', () => {});
    socket.on('close', () => this.leaveAll());
    const person = visitor && { id: visitor.id, name: visitor.name };
    this.say({ t: 'welcome', version: VERSION, person });
  }

  send(frame: Buffer): void {
    if (this.outgoing.push(frame) === 1) soon(this);
  }

  private say(answer: ServerMessage): void {
    this.send(frameOf(JSON.stringify(answer)));
  }

  /** Hands to the system what has been sent: a step and the answer to its act, say, in one write. */
  flush(): void {
    const frames = this.outgoing;
    this.outgoing = [];
    if (frames.length === 0 || this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG) this.socket.terminate();
    else streamOf(this.socket).write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  }

  close(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  cut(): void {
    this.socket.terminate();
  }

  /** Asks for a sign of life, and gives up on a connection that has shown none since the last time. */
  check(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  tableClosed(table: string): void {
    this.at.delete(table);
  }

  private leaveAll(): void {
    for (const table of this.at.values()) table.leave(this);
    this.at.clear();
  }

  private receive(data: Buffer, isBinary: boolean): void {
    // Whoever has been told that it is over may still send for a while, but is not heard.
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { metrics } = this.around.context;
    metrics.messages++;
    this.alive = true;
    if (!this.mayReceive()) return;
    const message = isBinary ? 'Messages are text.' : readClientMessage(data.toString());
    if (typeof message === 'string') {
      metrics.badMessages++;
      this.refuse(problem('bad-message', message));
      return;
    }
    if (this.queued >= QUEUE) {
      this.refuse(problem('busy', 'Wait for the answers to your earlier messages.'));
      return;
    }
    this.take(message);
  }

  /** Handles a message at once where nothing waits before it, otherwise after that. */
  private take(message: ClientMessage): void {
    if (this.queued === 0 && message.t !== 'join') {
      this.handle(message);
      return;
    }
    this.queued++;
    this.tail = this.tail
      .then(() => this.handle(message))
      .catch((error) => {
        this.around.context.log.error({ err: error }, 'a message could not be handled');
        const table = 'table' in message ? message.table : undefined;
        this.refuse(problem('mistake', 'The server has made a mistake; nothing was changed.', { table }));
      })
      .finally(() => this.queued--);
  }

  private handle(message: ClientMessage): Promise<void> | undefined {
    if (message.t === 'ping') {
      this.say({ t: 'pong', id: message.id });
      return;
    }
    if (message.t === 'join') return this.join(message);
    const table = this.at.get(message.table);
    if (!table) {
      const id = message.t === 'act' ? message.id : undefined;
      this.refuse(problem('not-here', 'Join the table first.', { table: message.table, id }));
      return;
    }
    if (message.t === 'leave') {
      this.at.delete(table.id);
      table.leave(this);
    } else if (message.t === 'act') this.act(table, message);
    else {
      const fault = message.t === 'give' ? table.give(this, message) : this.speak(table, message);
      if (fault) this.refuse(fault);
    }
  }

  private speak(table: Table, message: Extract<ClientMessage, { t: 'say' }>): Problem | null {
    if (this.person === null || this.around.paces.maySay(this.person)) return table.say(this, message);
    return problem('rate', 'You say too much at once; wait a few seconds.', { table: table.id });
  }

  private async join({ table: id, have = 0, gives = false }: Extract<ClientMessage, { t: 'join' }>): Promise<void> {
    if (!this.around.paces.mayJoin(id, this.person, this.around.network)) {
      this.refuse(problem('rate', 'You come to this table too often; wait a few seconds.', { table: id }));
      return;
    }
    const table = await this.around.tables.get(id);
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!table) this.refuse(problem('unknown-table', 'There is no such table.', { table: id }));
    else if (this.at.size >= LIMITS.tables && !this.at.has(id))
      this.refuse(problem('too-many', `One connection can be at ${LIMITS.tables} tables.`, { table: id }));
    else {
      this.at.set(id, table);
      table.join(this, have, gives);
    }
  }

  private act(table: Table, message: Extract<ClientMessage, { t: 'act' }>): void {
    const { metrics, log } = this.around.context;
    const start = performance.now();
    table.act(this.person, message).then(
      (answer) => {
        if (answer.t === 'error') metrics.refused++;
        else metrics.actTimes.add((performance.now() - start) / 1000);
        this.say(answer);
      },
      (error) => {
        log.error({ err: error }, 'an act could not be handled');
        this.refuse(problem('mistake', 'The server has made a mistake.', { table: table.id, id: message.id }));
      },
    );
  }

  /** A bucket that fills up steadily; whoever empties it again and again is closed. */
  private mayReceive(): boolean {
    if (!this.around.limits) return true;
    const now = this.around.context.time.now();
    this.allowance = Math.min(LIMITS.burst, this.allowance + (Math.max(0, now - this.filledAt) / 1000) * LIMITS.rate);
    this.filledAt = now;
    if (this.allowance === LIMITS.burst) this.over = 0; // that was long ago
    if (this.allowance >= 1) {
      this.allowance--;
      return true;
    }
    if (++this.over === 1 || this.over % 50 === 0)
      this.refuse(problem('rate', 'You send too fast; this was not read.'));
    if (this.over > LIMITS.patience) this.close(1008, 'too fast');
    return false;
  }

  private refuse(fault: Problem): void {
    this.say(fault);
  }
}

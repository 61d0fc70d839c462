/**
 * A client that plays: it does any legal act, connects to another node when a connection is lost or silent, joins with the number
 * of events that it has, and repeats what was not answered.
 */
import { randomBytes } from 'node:crypto';
import type { Act, Random } from '@followsuit/engine';
import type { Pledge, ServerMessage, TableInfo } from '@followsuit/protocol';
import { WebSocket } from 'ws';
import type { Notes } from './notes.ts';

/** Milliseconds of silence after a ping until the client tries another node. */
const PATIENCE = 3000;
/** Milliseconds of silence until it sends a ping. */
const QUIET = 2000;
/** Milliseconds before it connects again, or repeats an act: at least, and at most that much more. */
const AGAIN = [50, 200] as const;

/** Errors after which the same act is sent again with the same id. */
const AGAIN_CODES = ['storage', 'busy', 'rate', 'not-here', 'unknown-table', 'future'];
/** Errors by which the server says that it did not do the act. */
const FINAL_CODES = ['stale', 'too-late', 'not-your-seat', 'not-started'];

export interface PlayerServices {
  readonly notes: Notes;
  readonly random: Random;
  /** The address of the node to which a proxy sends people of a table, or an address of a client; null if that node does not run. */
  readonly nodeFor: (place: string) => string | null;
  /** Milliseconds before an act, on average. */
  readonly pace: number;
  /** If acts come at a certain rate: how many more milliseconds this one has to wait. */
  readonly wait?: () => number;
}

interface PendingAct {
  readonly id: string;
  readonly seat: number;
  readonly seen: number;
  readonly act: Act;
}

export class Player {
  /** Each has an address of its own, as behind a proxy, so that limits count them apart. */
  readonly address: string;
  /** Who it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called when there is something new at the table. */
  onProgress: () => void = () => {};
  onOver: (table: string) => void = () => {};
  private readonly services: PlayerServices;
  private readonly name: string;
  private socket: WebSocket | null = null;
  private table: string | null = null;
  private seat = -1;
  private seq = 0;
  private offer: { readonly seq: number; readonly acts: readonly Act[] } = { seq: 0, acts: [] };
  private pending: PendingAct | null = null;
  private hasJoined = false;
  private isThinking = false;
  private ids = 0;
  /** The random bytes that it gives, by number of the chance; they are removed when answered. */
  private readonly gives = new Map<number, string>();
  private readonly given = new Set<number>();
  private heardAt = 0;
  private pingedAt: number | null = null;
  private stopped = false;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(name: string, token: string, services: PlayerServices) {
    this.name = name;
    this.address = `10.${randomBytes(3).join('.')}`;
    this.headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': this.address };
    this.services = services;
    const timer = setInterval(() => this.check(), 500);
    this.timers.add(timer);
  }

  /** Goes to a table. */
  sit(table: string): void {
    this.leave();
    this.table = table;
    if (this.socket?.readyState === WebSocket.OPEN) this.join();
    else if (!this.socket) this.connect();
  }

  private leave(): void {
    if (this.table && this.hasJoined) this.send({ t: 'leave', table: this.table });
    Object.assign(this, { table: null, seat: -1, seq: 0, pending: null, hasJoined: false });
    this.offer = { seq: 0, acts: [] };
    this.gives.clear();
    this.given.clear();
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.socket?.terminate();
  }

  private after(ms: number, call: () => void): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      call();
    }, ms);
    this.timers.add(timer);
  }

  private soon(call: () => void): void {
    this.after(AGAIN[0] + this.services.random.below(AGAIN[1]), call);
  }

  // The connection.

  private connect(): void {
    if (this.stopped) return;
    const url = this.services.nodeFor(this.table ?? this.address);
    if (url === null) {
      this.soon(() => this.connect());
      return;
    }
    this.services.notes.counts.connects++;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: this.headers,
      handshakeTimeout: PATIENCE,
      perMessageDeflate: false,
    });
    this.socket = socket;
    this.heard();
    socket.on('open', () => this.join());
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)));
    });
    socket.on('pong', () => this.heard());
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  private lost(): void {
    this.socket = null;
    this.hasJoined = false;
    this.soon(() => {
      if (!this.socket) this.connect();
    });
  }

  /** Gives up the connection and tries another node. */
  private move(): void {
    this.socket?.terminate();
  }

  private check(): void {
    const now = performance.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.pingedAt !== null && now - this.pingedAt > PATIENCE) this.move();
    else if (now - this.heardAt > QUIET && this.pingedAt === null) {
      this.pingedAt = now;
      // A frame, not a message: messages wait behind a join, and that may wait for a table to be taken over.
      this.socket.ping();
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private join(): void {
    if (this.table) this.send({ t: 'join', table: this.table, have: this.seq, gives: true });
  }

  /** After joining: repeats what was not answered. */
  private repeat(): void {
    this.hasJoined = true;
    for (const [n, random] of this.gives) this.send({ t: 'give', table: this.table, n, random });
    if (this.pending) this.send({ t: 'act', table: this.table, ...this.pending });
  }

  // What it hears.

  private heard(): void {
    this.heardAt = performance.now();
    this.pingedAt = null;
  }

  private hear(message: ServerMessage): void {
    this.heard();
    if (!('table' in message) || message.table !== this.table) return;
    if (message.t === 'table') this.hearInfo(message.info);
    else if (message.t === 'sync' || message.t === 'step') this.hearEvents(message);
    else if (message.t === 'done') this.hearDone(message.id, message.seq);
    else if (message.t === 'given') {
      this.gives.delete(message.n);
      this.services.notes.part(this.table, message.n, message.random);
    } else if (message.t === 'error') this.hearError(message);
  }

  private hearInfo(info: TableInfo): void {
    if (!this.hasJoined) {
      this.repeat();
      this.think();
    }
    if (info.draw) this.give(info.draw);
    if (info.rejected) this.services.notes.violation('the server rejects a record', `table ${info.id}`);
    if (info.stage === 'over') this.onOver(info.id);
  }

  private hearEvents(message: Extract<ServerMessage, { t: 'sync' | 'step' }>): void {
    const { notes } = this.services;
    const table = this.table as string;
    const { seq, events } = message;
    const first = seq - events.length;
    if (message.t === 'sync') this.seat = message.seat;
    if (first > this.seq) {
      notes.violation('events are left out', `table ${table}, after ${this.seq} comes ${first}`);
      this.move();
      return;
    }
    let isNew = false;
    for (const [i, event] of events.entries()) isNew = notes.event(table, this.seat, first + i, event) || isNew;
    if (seq < this.seq) {
      // A node that has lost the table and does not know yet.
      notes.counts.stale++;
      this.move();
      return;
    }
    this.seq = seq;
    this.offer = message;
    if (message.pledge) this.give(message.pledge);
    if (isNew) this.onProgress();
    // After an interruption it has thought for long enough.
    this.think(message.t === 'sync' ? 0 : this.services.pace);
  }

  private give({ n, hash }: Pledge): void {
    this.services.notes.pledge(this.table as string, n, hash);
    if (this.given.has(n)) return;
    this.given.add(n);
    const random = randomBytes(32).toString('hex');
    this.gives.set(n, random);
    if (this.hasJoined) this.send({ t: 'give', table: this.table, n, random });
  }

  private hearDone(id: string, seq: number): void {
    this.services.notes.done(this.table as string, id, seq);
    this.answered(id);
  }

  private answered(id: string): void {
    if (this.pending?.id !== id) return;
    this.pending = null;
    this.think();
  }

  private hearError(message: Extract<ServerMessage, { t: 'error' }>): void {
    const { id, code, n, text } = message;
    const { notes } = this.services;
    if (code === 'mistake' || code === 'bad-message') notes.violation(`the server answers ${code}`, text);
    if (n !== undefined && code === 'too-late') this.gives.delete(n);
    if (id === undefined) {
      // This node cannot open the table now.
      if (!this.hasJoined) this.move();
    } else if (id !== this.pending?.id) return;
    else if (AGAIN_CODES.includes(code)) this.soon(() => this.sendAgain(id));
    else {
      if (!FINAL_CODES.includes(code))
        notes.violation('a legal act is refused', `table ${this.table}, ${JSON.stringify(this.pending)}: ${text}`);
      notes.rejected(this.table as string, id, code);
      this.answered(id);
    }
  }

  private sendAgain(id: string): void {
    if (this.pending?.id === id && this.hasJoined) this.send({ t: 'act', table: this.table, ...this.pending });
  }

  /** Acts after a while, if it is its turn. */
  private think(pace = this.services.pace): void {
    if (this.isThinking || this.pending || this.offer.acts.length === 0 || this.stopped) return;
    this.isThinking = true;
    const { random, wait = () => 0 } = this.services;
    this.after(pace / 2 + random.below(pace + 1) + wait(), () => {
      this.isThinking = false;
      this.act();
    });
  }

  private act(): void {
    const { acts, seq } = this.offer;
    if (this.pending || acts.length === 0 || seq !== this.seq || !this.hasJoined || !this.table) return;
    const { random, notes } = this.services;
    const id = `${this.name}-${++this.ids}`;
    this.pending = { id, seat: this.seat, seen: seq, act: acts[random.below(acts.length)] };
    notes.sent(this.table, id);
    this.send({ t: 'act', table: this.table, ...this.pending });
  }
}

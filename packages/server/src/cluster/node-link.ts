/**
 * The connection to another node. It carries this node's members at the other's tables, and the other's members at tables here.
 * When it breaks, the members here join their tables again, wherever those are by then.
 */
import { type Problem, problem, readClientMessage, type ServerMessage } from '@followsuit/protocol';
import type { WebSocket } from 'ws';
import { isStorageFailure } from '../store/database-errors.ts';
import { TableElsewhere } from '../store/write-errors.ts';
import type { AudienceMember } from '../tables/audience.ts';
import { AnswerLost, TableMoved } from '../tables/table-place.ts';
import type { TableRequest } from '../tables/table-requests.ts';
import type { LinkSeal } from './handshake.ts';
import { type Delivery, type LinkItem, type LinkMessage, MEMBERS, packetsOf, readPacket } from './link-messages.ts';
import { RemoteMember, type RemoteServices } from './remote-member.ts';

/** Milliseconds between signs of life, and after how many without one from the other node that one counts as gone. */
const BEAT = 500;
const MISSED = 4;
/** Milliseconds that a node has to answer the closing of a link. */
const GOODBYE = 1000;
/** The most bytes that may wait to be sent to a node. */
const BACKLOG = 64 << 20;

/** A connection of this node at a table of the other. */
interface Member {
  readonly member: AudienceMember;
  readonly table: string;
  readonly gives: boolean;
  seen: number;
}

interface Call {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class NodeLink {
  /** The other node. */
  readonly node: string;
  private readonly socket: WebSocket;
  private readonly seal: LinkSeal;
  private readonly services: RemoteServices;
  private readonly members = new Map<number, Member>();
  /** The member numbers of each connection here, by table. */
  private readonly numbers = new Map<AudienceMember, Map<string, number>>();
  private readonly remotes = new Map<number, RemoteMember>();
  private readonly calls = new Map<number, Call>();
  private outgoing: LinkItem[] = [];
  private next = 0;
  /** Own beats since the last sign of life. A count, since time also passes while this process itself is held up. */
  private missed = 0;
  /** Whether a packet has gone out since the last beat: it is a sign of life, too. */
  private hasSent = false;
  private readonly timer: NodeJS.Timeout;
  isOpen = true;

  constructor(node: string, socket: WebSocket, seal: LinkSeal, services: RemoteServices) {
    this.node = node;
    this.socket = socket;
    this.seal = seal;
    this.services = services;
    const isAlive = (): void => {
      this.missed = 0;
    };
    socket.on('pong', isAlive);
    // Nodes of earlier versions send pings.
    socket.on('ping', (data) => socket.pong(data));
    socket.on('close', () => this.closed());
    this.timer = setInterval(() => this.check(), BEAT);
    this.timer.unref();
  }

  // Members of this node at tables of the other.

  join(member: AudienceMember, table: string, have: number, gives: boolean): void {
    if (!this.isOpen) {
      member.tableMoved(table, have, gives);
      return;
    }
    this.leave(member, table);
    const number = this.next++;
    this.members.set(number, { member, table, gives, seen: have });
    const own = this.numbers.get(member) ?? new Map<string, number>();
    this.numbers.set(member, own.set(table, number));
    const { person, network } = member;
    this.send({ t: 'join', member: number, table, person, network, have, gives });
  }

  leave(member: AudienceMember, table: string): void {
    const number = this.forget(member, table);
    if (number !== undefined) this.send({ t: 'leave', member: number });
  }

  /** Sends what a member's client sent; rejects with `TableMoved` if the table has another owner by now, or with `AnswerLost`. */
  call(member: AudienceMember, table: string, message: object): Promise<ServerMessage | null> {
    const number = this.numbers.get(member)?.get(table);
    if (number === undefined) return Promise.reject(new TableMoved());
    return this.request((call) => ({ t: 'call', member: number, call, text: JSON.stringify(message) }));
  }

  /** Asks the other node about one of its tables. */
  ask({ op, table, person: { id, name }, body }: TableRequest): Promise<object | Problem> {
    return this.request((call) => ({ t: 'ask', call, op, table, person: { id, name }, body }));
  }

  /** Asks the other node to give a table up. */
  release(table: string): Promise<void> {
    return this.request((call) => ({ t: 'release', call, table }));
  }

  private request<T>(make: (call: number) => Exclude<LinkItem, Delivery>): Promise<T> {
    if (!this.isOpen) return Promise.reject(new TableMoved());
    return new Promise<T>((resolve, reject) => {
      const call = this.next++;
      this.calls.set(call, { resolve: resolve as (answer: unknown) => void, reject });
      this.send(make(call));
    });
  }

  private forget(member: AudienceMember, table: string): number | undefined {
    const own = this.numbers.get(member);
    const number = own?.get(table);
    if (own === undefined || number === undefined) return undefined;
    own.delete(table);
    if (own.size === 0) this.numbers.delete(member);
    this.members.delete(number);
    return number;
  }

  /** The frames for members of the other node: one for all who get the same. */
  deliver(frame: Buffer, member: number, seen: number): void {
    for (let i = this.outgoing.length - 1; i >= 0; i--) {
      const item = this.outgoing[i];
      if (!('frame' in item) || item.members.includes(member)) break; // its frames must stay in order
      if (item.frame !== frame || item.members.length === MEMBERS) continue;
      item.members.push(member);
      return;
    }
    this.send({ frame, members: [member], seen });
  }

  /** Packets go out at the end of this turn of the event loop. */
  send(item: LinkItem): void {
    if (this.outgoing.push(item) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const items = this.outgoing;
    this.outgoing = [];
    if (!this.isOpen || items.length === 0) return;
    this.hasSent = true;
    if (this.socket.bufferedAmount > BACKLOG) this.socket.terminate();
    else for (const parts of packetsOf(items)) this.socket.send(this.seal.close(parts));
  }

  // What the other node sends.

  receive(sealed: Buffer): void {
    try {
      const packet = this.seal.open(sealed);
      this.missed = 0;
      for (const item of readPacket(packet)) {
        if ('frame' in item) this.pass(item);
        else this.handle(item);
      }
    } catch (error) {
      this.services.context.log.error({ err: error, node: this.node }, 'a node sent something unreadable');
      this.socket.terminate();
    }
  }

  private pass({ frame, members, seen }: Delivery): void {
    for (const number of members) {
      const found = this.members.get(number);
      if (!found) continue; // it has left meanwhile
      if (seen > 0) found.seen = seen;
      found.member.send(frame, seen);
    }
  }

  private handle(message: Exclude<LinkItem, Delivery>): void {
    switch (message.t) {
      case 'join':
        this.remotes.set(message.member, new RemoteMember(this, message, this.services));
        return;
      case 'leave':
        this.remotes.get(message.member)?.leave();
        this.remotes.delete(message.member);
        return;
      case 'call':
        this.answer(message.call, this.remoteCall(message.member, message.text));
        return;
      case 'ask':
        this.answer(message.call, this.services.answer(message));
        return;
      case 'release':
        // To that node alone: the members here look for the table at once, and would bring it back.
        this.answer(message.call, this.services.tables.handOver(message.table, this.node));
        return;
      case 'answer':
      case 'elsewhere':
        this.settle(message);
        return;
      default:
        this.lost(message.member, message.t === 'moved');
    }
  }

  private async remoteCall(member: number, text: string): Promise<ServerMessage | null> {
    const message = readClientMessage(text);
    const remote = this.remotes.get(member);
    if (!remote || typeof message === 'string') throw new TableMoved();
    return remote.handle(message);
  }

  private answer(call: number, work: Promise<unknown>): void {
    work.then(
      (answer) => this.send({ t: 'answer', call, answer: answer ?? null }),
      (error) => {
        if (error instanceof TableMoved || error instanceof TableElsewhere) this.send({ t: 'elsewhere', call });
        else this.send({ t: 'answer', call, answer: this.failure(error) });
      },
    );
  }

  private failure(error: unknown): Problem {
    this.services.context.log.error({ err: error, node: this.node }, 'a request of another node failed');
    return isStorageFailure(error)
      ? problem('storage', 'The server cannot read this table just now; try again.')
      : problem('mistake', 'The server has made a mistake.');
  }

  private settle(message: Extract<LinkMessage, { t: 'answer' | 'elsewhere' }>): void {
    const call = this.calls.get(message.call);
    this.calls.delete(message.call);
    if (message.t === 'answer') call?.resolve(message.answer);
    else call?.reject(new TableMoved());
  }

  /** A member's table has been removed, or has moved. */
  private lost(number: number, moved: boolean): void {
    const found = this.members.get(number);
    if (!found) return;
    const { member, table, seen, gives } = found;
    this.forget(member, table);
    if (moved) member.tableMoved(table, seen, gives);
    else member.tableClosed(table);
  }

  /** A member of the other node is no longer at a table here. */
  drop(number: number, t: 'closed' | 'moved'): void {
    if (this.remotes.delete(number)) this.send({ t, member: number });
  }

  /** A pong that nobody asked for needs no answer (RFC 6455, 5.5.3): each node hears of the other as soon as with pings, at half the packets. */
  private check(): void {
    if (this.missed++ === MISSED) this.socket.terminate();
    else if (!this.hasSent) this.socket.pong();
    this.hasSent = false;
  }

  /** Breaks the link. */
  close(): void {
    this.socket.terminate();
  }

  /** Closes the link when everything is sent. */
  async end(): Promise<void> {
    this.flush();
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    if (!this.isOpen) return;
    this.socket.close();
    const timer = setTimeout(() => this.socket.terminate(), GOODBYE);
    await closed;
    clearTimeout(timer);
  }

  private closed(): void {
    this.isOpen = false;
    clearInterval(this.timer);
    for (const remote of this.remotes.values()) remote.leave();
    this.remotes.clear();
    // First the members: their calls are then sent again after they have joined again.
    for (const number of [...this.members.keys()]) this.lost(number, true);
    for (const { reject } of this.calls.values()) reject(new AnswerLost());
    this.calls.clear();
  }
}

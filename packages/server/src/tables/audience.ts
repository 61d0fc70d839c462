/** All connections at a table, and the messages that they get. */
import { RARE_LIMITS, type ServerMessage } from '@followsuit/protocol';
import { frameOf } from '../frames.ts';
import type { Roster } from './roster.ts';

/** A connection. */
export interface AudienceMember {
  /** The person's id, or null for a visitor without a name. */
  readonly person: string | null;
  /** The network of the client, as limits count it. */
  readonly network: string;
  /** Sends a frame, after which the client has `seen` events of the table; 0: as many as before. */
  send(frame: Buffer, seen: number): void;
  /** Called when the table has been removed. */
  tableClosed(table: string): void;
  /** Called when another node has the table: join it again there, with the events up to `have`. */
  tableMoved(table: string, have: number, gives: boolean): void;
}

/** Something that a person said at the table. */
export interface TalkLine {
  readonly person: string | null;
  readonly seat: number;
  readonly name: string;
  readonly phrase?: string;
  readonly emote?: string;
  readonly text?: string;
}

interface Membership {
  seat: number;
  /** Whether the client adds randomness to deals. */
  readonly gives: boolean;
}

export class Audience {
  private readonly table: string;
  private readonly roster: Roster;
  /** What was said last. It is in memory only, and stored with reports. */
  talk: readonly TalkLine[] = [];
  private readonly members = new Map<AudienceMember, Membership>();

  /** How many events there are. */
  private readonly events: () => number;

  constructor(table: string, roster: Roster, events: () => number) {
    this.table = table;
    this.roster = roster;
    this.events = events;
  }

  get size(): number {
    return this.members.size;
  }

  all(): IterableIterator<AudienceMember> {
    return this.members.keys();
  }

  /** Whether a person has a connection here. */
  has(person: string): boolean {
    return [...this.members.keys()].some((member) => member.person === person);
  }

  /** The seat of a connection, or −1 for a spectator. */
  seatOf(member: AudienceMember): number {
    return this.members.get(member)?.seat ?? -1;
  }

  /** The connection for which the table goes on: the host's, or else of whoever sits here, or else of a spectator. */
  keeper(): AudienceMember | undefined {
    const all = [...this.members.keys()];
    const host = all.find(({ person }) => person !== null && person === this.roster.row.host);
    return host ?? all.find((member) => this.seatOf(member) >= 0) ?? all[0];
  }

  add(member: AudienceMember, gives: boolean, now: number): void {
    this.remove(member);
    const seat = this.roster.seatOf(member.person);
    this.members.set(member, { seat, gives });
    this.roster.presence.enter(seat, now);
  }

  /** Returns the seat that the connection had, or undefined if it was not here. */
  remove(member: AudienceMember): number | undefined {
    const membership = this.members.get(member);
    if (!membership) return undefined;
    this.members.delete(member);
    this.roster.presence.exit(membership.seat);
    return membership.seat;
  }

  /** Moves every connection to the seat that its person has now; returns those that moved. */
  updateSeats(now: number): AudienceMember[] {
    const moved: AudienceMember[] = [];
    for (const [member, { seat, gives }] of [...this.members]) {
      if (this.roster.seatOf(member.person) === seat) continue;
      this.add(member, gives, now);
      moved.push(member);
    }
    return moved;
  }

  /** The seats whose clients said that they add randomness to deals. */
  givers(): number[] {
    return [...this.members.values()].filter(({ seat, gives }) => gives && seat >= 0).map(({ seat }) => seat);
  }

  sendTo(member: AudienceMember, text: string): void {
    member.send(frameOf(text), this.events());
  }

  /** Sends everybody the last step, each as they may see it. */
  step(textFor: (seat: number) => string): void {
    const made: { readonly text: string; readonly frame: Buffer }[] = [];
    /** By seat, after that of spectators. */
    const frames: (Buffer | undefined)[] = [];
    const seen = this.events();
    for (const [member, { seat }] of this.members) {
      let frame = frames[seat + 1];
      if (!frame) {
        const text = textFor(seat);
        // There are two or three different texts: comparing them is cheaper than hashing one to look it up.
        frame = made.find((each) => each.text === text)?.frame ?? frameOf(text);
        made.push({ text, frame });
        frames[seat + 1] = frame;
      }
      member.send(frame, seen);
    }
  }

  /** Sends everybody who sits here and who is away. */
  info(): void {
    this.broadcast({ t: 'table', table: this.table, info: this.roster.info() });
  }

  /** Tells everybody that the table has been removed. */
  close(): void {
    this.broadcast({ t: 'closed', table: this.table });
    for (const member of this.members.keys()) member.tableClosed(this.table);
    this.members.clear();
  }

  /** Makes everybody join again: another node has the table, or may take it. */
  move(): void {
    const members = [...this.members];
    this.members.clear();
    for (const [member, { gives }] of members) member.tableMoved(this.table, this.events(), gives);
  }

  /** Tells everybody what a person at a seat says. */
  say({ person, ...said }: TalkLine): void {
    this.broadcast({ t: 'said', table: this.table, ...said });
    this.talk = [...this.talk.slice(1 - RARE_LIMITS.talk), { person, ...said }];
  }

  broadcast(answer: ServerMessage): void {
    // People choose names and words: escape them so that not even a careless client can be attacked with them.
    const text = JSON.stringify(answer).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
    const frame = frameOf(text);
    for (const member of this.members.keys()) member.send(frame, 0);
  }
}

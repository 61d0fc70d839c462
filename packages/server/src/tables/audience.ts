/** All connections at a table, and the messages that they get. */
import type { ServerMessage } from '@followsuit/protocol';
import { frameOf } from '../frames.ts';
import type { Roster } from './roster.ts';

/** A connection. */
export interface AudienceMember {
  /** The person's id, or null for a visitor without a name. */
  readonly person: string | null;
  /** Sends a frame. */
  send(frame: Buffer): void;
  /** Called when the table has been removed. */
  tableClosed(table: string): void;
}

interface Membership {
  seat: number;
  /** Whether the client adds randomness to deals. */
  readonly gives: boolean;
}

export class Audience {
  private readonly table: string;
  private readonly roster: Roster;
  private readonly members = new Map<AudienceMember, Membership>();

  constructor(table: string, roster: Roster) {
    this.table = table;
    this.roster = roster;
  }

  get size(): number {
    return this.members.size;
  }

  all(): IterableIterator<AudienceMember> {
    return this.members.keys();
  }

  /** The seat of a connection, or −1 for a spectator. */
  seatOf(member: AudienceMember): number {
    return this.members.get(member)?.seat ?? -1;
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
    member.send(frameOf(text));
  }

  /** Sends everybody the last step, each as they may see it. */
  step(textFor: (seat: number) => string): void {
    const made: { readonly text: string; readonly frame: Buffer }[] = [];
    const bySeat = new Map<number, Buffer>();
    for (const [member, { seat }] of this.members) {
      let frame = bySeat.get(seat);
      if (!frame) {
        const text = textFor(seat);
        // There are two or three different texts: comparing them is cheaper than hashing one to look it up.
        frame = made.find((each) => each.text === text)?.frame ?? frameOf(text);
        made.push({ text, frame });
        bySeat.set(seat, frame);
      }
      member.send(frame);
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

  broadcast(answer: ServerMessage): void {
    // People choose names and words: escape them so that not even a careless client can be attacked with them.
    const text = JSON.stringify(answer).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
    const frame = frameOf(text);
    for (const member of this.members.keys()) member.send(frame);
  }
}

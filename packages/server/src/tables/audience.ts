/** All connections at a table, and the messages that they get. */
import { type GameProgress, type Pledge, type ServerMessage, type TimeLeft, ViewWriter } from '@followsuit/protocol';
import { frameOf } from '../frames.ts';
import type { Roster } from './roster.ts';

/** A connection. */
export interface AudienceMember {
  /** The person's id, or null for somebody who has not even given a name. */
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
  private viewWriter: ViewWriter | null = null;

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

  /** The seat of a connection, or −1 for a watcher. */
  seatOf(member: AudienceMember): number {
    return this.members.get(member)?.seat ?? -1;
  }

  add(member: AudienceMember, seat: number, gives: boolean): void {
    this.remove(member);
    this.members.set(member, { seat, gives });
    this.count(seat, 1);
  }

  /** Returns the seat that the connection had, or undefined if it was not here. */
  remove(member: AudienceMember): number | undefined {
    const membership = this.members.get(member);
    if (!membership) return undefined;
    this.members.delete(member);
    this.count(membership.seat, -1);
    if (this.members.size === 0) this.viewWriter = null;
    return membership.seat;
  }

  private count(seat: number, by: number): void {
    if (seat < 0) this.roster.watchers += by;
    else this.roster.connections[seat] += by;
  }

  /** Moves every connection to the seat that its person has now; returns those that moved. */
  updateSeats(): AudienceMember[] {
    const moved: AudienceMember[] = [];
    for (const [member, { seat: old, gives }] of [...this.members]) {
      const seat = this.roster.seatOf(member.person);
      if (seat === old) continue;
      this.add(member, seat, gives);
      moved.push(member);
    }
    return moved;
  }

  /** The seats whose clients said that they add randomness to deals. */
  givers(): number[] {
    return [...this.members.values()].filter(({ seat, gives }) => gives && seat >= 0).map(({ seat }) => seat);
  }

  /** Sends a connection what it has missed since event `have`. */
  sendSync(
    member: AudienceMember,
    game: GameProgress,
    have: number,
    pledge: Pledge | null,
    left: TimeLeft | null,
  ): void {
    this.viewWriter ??= new ViewWriter(game, this.table);
    member.send(frameOf(this.viewWriter.sync(this.seatOf(member), have, pledge, left)));
  }

  /** Sends everybody the last step, each as they may see it. */
  broadcastStep(game: GameProgress, from: number, pledge: Pledge | null, left: TimeLeft | null): void {
    if (this.members.size === 0) return;
    this.viewWriter ??= new ViewWriter(game, this.table);
    const textFor = this.viewWriter.step(from, pledge, left);
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
  broadcastInfo(): void {
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

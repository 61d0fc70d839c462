/** Everybody who has a connection at a table, and how they are told things. */
import { type Answer, Glass, type Left, type Pledge, type Progress } from '@followsuit/protocol';
import { frameOf } from '../frames.ts';
import type { Seating } from './seating.ts';

/** A connection. */
export interface Member {
  /** The person's id, or null for somebody who has not even given a name. */
  readonly person: string | null;
  /** Sends a frame. */
  send(frame: Buffer): void;
  /** The table is no more. */
  closed(table: string): void;
}

interface Place {
  seat: number;
  readonly gives: boolean;
}

export class Company {
  private readonly table: string;
  private readonly seating: Seating;
  private readonly members = new Map<Member, Place>();
  private glass: Glass | null = null;

  constructor(table: string, seating: Seating) {
    this.table = table;
    this.seating = seating;
  }

  get size(): number {
    return this.members.size;
  }

  all(): IterableIterator<Member> {
    return this.members.keys();
  }

  /** The seat at which a connection is, −1 where it watches. */
  seatOf(member: Member): number {
    return this.members.get(member)?.seat ?? -1;
  }

  add(member: Member, seat: number, gives: boolean): void {
    this.remove(member);
    this.members.set(member, { seat, gives });
    this.count(seat, 1);
  }

  /** Returns the seat at which it was, or undefined where it was not here. */
  remove(member: Member): number | undefined {
    const place = this.members.get(member);
    if (!place) return undefined;
    this.members.delete(member);
    this.count(place.seat, -1);
    if (this.members.size === 0) this.glass = null;
    return place.seat;
  }

  private count(seat: number, by: number): void {
    if (seat < 0) this.seating.watchers += by;
    else this.seating.here[seat] += by;
  }

  /** Puts every connection where its person sits by now; returns those that were elsewhere before. */
  moved(): Member[] {
    const moved: Member[] = [];
    for (const [member, place] of [...this.members]) {
      const seat = this.seating.seatOf(member.person);
      if (seat === place.seat) continue;
      this.add(member, seat, place.gives);
      moved.push(member);
    }
    return moved;
  }

  /** The seats whose clients said that they add randomness to deals. */
  givers(): number[] {
    return [...this.members.values()].filter(({ seat, gives }) => gives && seat >= 0).map(({ seat }) => seat);
  }

  /** Tells a connection what it has missed since `have`. */
  sync(member: Member, game: Progress, have: number, pledge: Pledge | null, left: Left | null): void {
    this.glass ??= new Glass(game, this.table);
    member.send(frameOf(this.glass.sync(this.seatOf(member), have, pledge, left)));
  }

  /** Tells everybody what a step has brought, each as they may see it. */
  step(game: Progress, from: number, pledge: Pledge | null, left: Left | null): void {
    if (this.members.size === 0) return;
    this.glass ??= new Glass(game, this.table);
    const textFor = this.glass.step(from, pledge, left);
    const made: { readonly text: string; readonly frame: Buffer }[] = [];
    const bySeat = new Map<number, Buffer>();
    for (const [member, { seat }] of this.members) {
      let frame = bySeat.get(seat);
      if (!frame) {
        const text = textFor(seat);
        // There are two or three different texts: comparing them is cheaper than looking one up by its letters.
        frame = made.find((each) => each.text === text)?.frame ?? frameOf(text);
        made.push({ text, frame });
        bySeat.set(seat, frame);
      }
      member.send(frame);
    }
  }

  /** Tells everybody who sits here and who is away. */
  tell(): void {
    this.broadcast({ t: 'table', table: this.table, info: this.seating.info() });
  }

  /** Tells everybody that the table is no more. */
  close(): void {
    this.broadcast({ t: 'closed', table: this.table });
    for (const member of this.members.keys()) member.closed(this.table);
    this.members.clear();
  }

  broadcast(answer: Answer): void {
    // Names and words that people chose: harmless even to a client that is careless with them.
    const text = JSON.stringify(answer).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
    const frame = frameOf(text);
    for (const member of this.members.keys()) member.send(frame);
  }
}

/** Everybody who has a connection at a table, and how they are told things. */
import { type Answer, Glass, type Pledge } from '@followsuit/protocol';
import type { Progress } from './progress.ts';
import type { Seating } from './seating.ts';

/** A connection. */
export interface Member {
  /** The person's id, or null for somebody who has not even given a name. */
  readonly person: string | null;
  send(text: string): void;
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
  private readonly glasses = new Map<number, Glass>();

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
    if (![...this.members.values()].some(({ seat }) => seat === place.seat)) this.glasses.delete(place.seat);
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

  glass(game: Progress, seat: number): Glass {
    const glass = this.glasses.get(seat) ?? new Glass(game, this.table, seat);
    this.glasses.set(seat, glass);
    return glass;
  }

  /** Tells everybody what a step has brought, each as they may see it. */
  step(game: Progress, from: number, pledge: Pledge | null, left: readonly (number | null)[] | null): void {
    const texts = new Map<number, string>();
    for (const [member, { seat }] of this.members) {
      const text = texts.get(seat) ?? this.glass(game, seat).step(from, pledge, left);
      texts.set(seat, text);
      member.send(text);
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
    for (const member of this.members.keys()) member.send(text);
  }
}

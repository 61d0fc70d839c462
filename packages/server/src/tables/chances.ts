/** The next chance of a table: the server's secret, and what clients have given so far. See docs/fair-deals.md. */
import { type Fair, type Pledge, pledgeOf } from '@followsuit/protocol';
import type { FairRow } from '../store/schema.ts';

export class Chances {
  /** The number of the next chance. */
  n: number;
  private secret: string;
  private given = new Map<number, string>();
  /** Whether the chance has been worked out: what comes now is not in it, even if it has yet to be written. */
  private drawn = false;

  constructor(n: number, secret: string) {
    this.n = n;
    this.secret = secret;
  }

  /** From what is kept: the last secret belongs to the chance that has not come about yet. */
  static from(rows: readonly FairRow[]): Chances | null {
    const last = rows[rows.length - 1];
    return last ? new Chances(last.n, last.secret) : null;
  }

  get pledge(): Pledge {
    return { n: this.n, hash: pledgeOf(this.secret) };
  }

  /** Takes what a seat's client gives, once. Returns false where it comes too late or again. */
  give(seat: number, n: number, random: string): boolean {
    if (n !== this.n || this.drawn || this.given.has(seat)) return false;
    this.given.set(seat, random);
    return true;
  }

  has(seat: number): boolean {
    return this.given.has(seat);
  }

  /** All of it, for working the chance out. Worked out again, when it could not be written, it is the same. */
  fair(): Fair {
    this.drawn = true;
    const seats = [...this.given].sort(([a], [b]) => a - b);
    return { n: this.n, secret: this.secret, given: Object.fromEntries(seats) };
  }

  /** Goes on to the next chance, whose secret has been kept by now. */
  next(secret: string): void {
    this.n++;
    this.secret = secret;
    this.given = new Map();
    this.drawn = false;
  }
}

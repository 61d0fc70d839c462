/** The next chance of a table (the draw of seats, a deal, a roll): what goes into it, and when it is due. See docs/fair-deals.md. */
import {
  drawOrder,
  type FairInputs,
  type GameProgress,
  type Pledge,
  pledgeOf,
  type SeatDraw,
  type Step,
} from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import type { FairRow } from '../store/schema.ts';
import type { Audience } from './audience.ts';

/** The server's secret for the next chance, and the randomness that clients have given so far. */
class PendingChance {
  /** The number of the chance. */
  n: number;
  private secret: string;
  private given = new Map<number, string>();
  /** Whether the outcome has been computed: later randomness is not in it, even if the outcome is not written yet. */
  private drawn = false;

  constructor(n: number, secret: string) {
    this.n = n;
    this.secret = secret;
  }

  /** From stored secrets: the last one belongs to the chance that is still to come. */
  static from(rows: readonly FairRow[]): PendingChance | null {
    const last = rows[rows.length - 1];
    return last ? new PendingChance(last.n, last.secret) : null;
  }

  get pledge(): Pledge {
    return { n: this.n, hash: pledgeOf(this.secret) };
  }

  /** Adds the randomness of a seat's client, once. Returns false if it comes too late or again. */
  give(seat: number, n: number, random: string): boolean {
    if (n !== this.n || this.drawn || this.given.has(seat)) return false;
    this.given.set(seat, random);
    return true;
  }

  has(seat: number): boolean {
    return this.given.has(seat);
  }

  /** Closes the chance and returns all that goes into it. If the outcome cannot be written, a second call returns the same. */
  close(): FairInputs {
    this.drawn = true;
    const seats = [...this.given].sort(([a], [b]) => a - b);
    return { n: this.n, secret: this.secret, given: Object.fromEntries(seats) };
  }

  /** Moves on to the next chance, whose secret is already stored. */
  next(secret: string): void {
    this.n++;
    this.secret = secret;
    this.given = new Map();
    this.drawn = false;
  }
}

/** A chance that has been drawn. Store `outcome` and `fair` together, then call `commit`, which returns the next pledge. */
export interface DrawnChance<T> {
  readonly outcome: T;
  readonly fair: readonly FairRow[];
  readonly commit: () => Pledge;
}

export class FairChance {
  private readonly context: ServerContext;
  private readonly table: string;
  private readonly audience: Audience;
  private readonly onDue: (n: number) => void;
  private pending: PendingChance | null;
  private cancel: (() => void) | null = null;

  /** Calls `onDue` with the number of a chance when it is time for it. */
  constructor(
    context: ServerContext,
    table: string,
    audience: Audience,
    fair: readonly FairRow[],
    onDue: (n: number) => void,
  ) {
    this.context = context;
    this.table = table;
    this.audience = audience;
    this.onDue = onDue;
    this.pending = PendingChance.from(fair);
  }

  /** Opens the first chance when the host starts the game; its secret is already stored. */
  start(secret: string): void {
    this.pending = new PendingChance(0, secret);
  }

  get pledge(): Pledge | null {
    return this.pending?.pledge ?? null;
  }

  /** Adds the randomness of a seat's client; returns false if it comes too late or again. */
  give(seat: number, n: number, random: string): boolean {
    return this.pending?.give(seat, n, random) ?? false;
  }

  /** Calls `onDue` at once if all clients that promised randomness have given it; otherwise waits for them a moment. */
  schedule(): void {
    const { pending, context } = this;
    if (!pending) return;
    const ready = this.audience.givers().every((seat) => pending.has(seat));
    if (ready) this.fire(pending.n);
    else this.cancel ??= context.time.after(context.dealWait, () => this.fire(pending.n));
  }

  private fire(n: number): void {
    this.stop();
    this.onDue(n);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** Draws chance `n`, or returns null if it is not due: a second request must not draw the next one before its time. */
  draw(game: GameProgress, n: number): DrawnChance<Step> | null {
    const { pending, context, table } = this;
    if (pending?.n !== n || game.rules.due(game.state) === null) return null;
    const fair = pending.close();
    const line = context.random.draw(game.rules, game.state, table, fair);
    const { hash } = pending.pledge;
    return this.drawn(pending, game.chance({ ...line, fair: { n, hash, given: fair.given } }));
  }

  /** Draws the seats (VINES-TABLE-2), or returns null if chance `n` is not the next one. */
  drawSeats(seats: number, n: number): DrawnChance<SeatDraw> | null {
    const { pending, table } = this;
    if (pending?.n !== n) return null;
    const fair = pending.close();
    const order = drawOrder(table, seats, fair);
    return this.drawn(pending, { n, hash: pending.pledge.hash, given: fair.given, order });
  }

  private drawn<T>(pending: PendingChance, outcome: T): DrawnChance<T> {
    const secret = this.context.random.secret();
    return {
      outcome,
      fair: [{ table_id: this.table, n: pending.n + 1, secret }],
      commit: () => {
        pending.next(secret);
        return pending.pledge;
      },
    };
  }
}

/** The next chance of a table with fair deals: what goes into it, and when it can be drawn. See docs/fair-deals.md. */
import type { Line, Play, State } from '@followsuit/engine';
import type { Pledge } from '@followsuit/protocol';
import { drawOrder, type FairInputs, pledgeOf, type SeatDraw } from './fair-chance.ts';
import type { GameProgress } from './game-progress.ts';
import type { Chance, ChanceParts, ChanceSecret, DrawnChance, Time } from './ports.ts';

/** Where secrets and outcomes come from; tests replace it. */
export interface RandomSource {
  /** 32 bytes in hexadecimal digits that nobody can guess. */
  secret(): string;
  /** The line that results from a chance: `fairLine`. */
  draw(rules: Play, s: State, table: string, fair: FairInputs): Line;
  /** A whole number below n, for uses where predictability does no harm. */
  below(n: number): number;
}

export interface FairChanceSetup {
  readonly table: string;
  readonly time: Time;
  readonly random: RandomSource;
  /** Milliseconds that a chance waits for clients that promised randomness. */
  readonly wait: number;
  /** The seats whose clients promised randomness. */
  givers(): readonly number[];
  /** Stores what clients have given to chance `n`, with its secret; resolves when that is durable. */
  keep(n: number, given: ChanceParts): Promise<void>;
  /** Called when a chance that was not ready can be drawn. */
  ready(): void;
}

/** The server's secret for the next chance, and the randomness that clients have given so far. */
interface Pending extends ChanceSecret {
  readonly given: Map<number, string>;
  /** Whether the outcome has been computed: later randomness is not in it, even if the outcome is not written yet. */
  drawn: boolean;
  /** Whether clients have had their time to give randomness. */
  waited: boolean;
}

export class FairChance implements Chance {
  private readonly setup: FairChanceSetup;
  private pending: Pending | null = null;
  private cancel: (() => void) | null = null;

  /** `stored` is the secret of the chance that is still to come, and `given` what clients had given to it. */
  constructor(setup: FairChanceSetup, stored: ChanceSecret | undefined, given: ChanceParts = {}) {
    this.setup = setup;
    if (stored) this.open(stored, given);
  }

  /** Opens a chance whose secret is already stored. */
  open({ n, secret }: ChanceSecret, given: ChanceParts = {}): void {
    const parts = Object.entries(given).map(([seat, random]) => [Number(seat), random] as const);
    this.pending = { n, secret, given: new Map(parts), drawn: false, waited: false };
  }

  /**
   * Continues with the chance that is stored, and with what clients have given to it, there or here: whoever had the table meanwhile may
   * have acknowledged more.
   */
  reopen(stored: ChanceSecret | undefined, given: ChanceParts): void {
    const before = this.pending;
    this.stop();
    this.pending = null;
    if (!stored) return;
    this.open(stored, given);
    if (before?.secret === stored.secret) (this.pending as unknown as Pending).waited = before.waited;
  }

  get pledge(): Pledge | null {
    return this.pending && { n: this.pending.n, hash: pledgeOf(this.pending.secret) };
  }

  /** Whether randomness for chance `n` is not too late. */
  takes(n: number): boolean {
    return n === this.pending?.n && !this.pending.drawn;
  }

  /**
   * Stores the randomness of a seat's client and adds it, once. Resolves to what the seat has given, which is the earlier part if
   * there is one, or to null if the chance has been drawn. Call it in the queue of changes: no chance is drawn meanwhile.
   */
  async give(seat: number, n: number, random: string): Promise<string | null> {
    const { pending } = this;
    if (!pending || !this.takes(n)) return null;
    const earlier = pending.given.get(seat);
    if (earlier !== undefined) return earlier;
    await this.setup.keep(n, { ...partsOf(pending), [seat]: random });
    pending.given.set(seat, random);
    return random;
  }

  /** True if all clients that promised randomness have given it, or have had a moment to do so. */
  isReady(): boolean {
    const { pending, setup } = this;
    if (!pending) return false;
    if (pending.waited || setup.givers().every((seat) => pending.given.has(seat))) {
      this.stop();
      return true;
    }
    this.cancel ??= setup.time.after(setup.wait, () => {
      this.cancel = null;
      pending.waited = true;
      setup.ready();
    });
    return false;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  below(n: number): number {
    return this.setup.random.below(n);
  }

  draw({ rules, state }: GameProgress): DrawnChance {
    const { fair, hash, ...next } = this.close();
    const { n, given } = fair;
    return {
      line: { ...this.setup.random.draw(rules, state, this.setup.table, fair), fair: { n, hash, given } },
      ...next,
    };
  }

  /** Draws the seats (VINES-TABLE-2). */
  drawSeats(seats: number): Omit<DrawnChance, 'line'> & { readonly draw: SeatDraw } {
    const { fair, hash, ...next } = this.close();
    const { n, given } = fair;
    return { draw: { n, hash, given, order: drawOrder(this.setup.table, seats, fair) }, ...next };
  }

  /** Closes the pending chance: everything that goes into it, its hash, and the secret of the next one. */
  private close(): { fair: FairInputs; hash: string } & Omit<DrawnChance, 'line'> {
    const { pending } = this;
    if (!pending) throw new Error('No chance is pending.');
    pending.drawn = true;
    const { n, secret } = pending;
    const given = partsOf(pending);
    const next = { n: n + 1, secret: this.setup.random.secret() };
    const commit = (): Pledge | null => {
      this.open(next);
      return this.pledge;
    };
    return { fair: { n, secret, given }, hash: pledgeOf(secret), secret: next, commit };
  }
}

/** What clients have given, in the order of their seats. */
const partsOf = ({ given }: Pending): ChanceParts => Object.fromEntries([...given].sort(([a], [b]) => a - b));

/** How long a bot may think: so many simulations, or so many milliseconds. */
export type Budget = { readonly simulations: number } | { readonly ms: number };

/** Looks at the time after so many simulations. */
const STEP = 4;
/**
 * Simulations a millisecond that are done even if it takes longer, but not more than so many times as long: code that has just been
 * loaded is ten times slower, and the first choice of a table is often its auction.
 */
const LEAST = 1;
const PATIENCE = 3;

/** Keeps to a budget. The time is asked for only where the budget is one of time. */
export class Clock {
  private timed = false;
  private begin = 0;
  private amount = 0;

  start(budget: Budget): void {
    this.timed = 'ms' in budget;
    this.amount = 'ms' in budget ? budget.ms : budget.simulations;
    this.begin = this.timed ? performance.now() : 0;
  }

  /** Whether there is some left after so many simulations. */
  goesOn(simulations: number): boolean {
    if (!this.timed) return simulations < this.amount;
    return simulations % STEP !== 0 || performance.now() - this.begin < this.amount;
  }

  /** Simulations that there are at most. */
  get room(): number {
    return this.timed ? Number.POSITIVE_INFINITY : this.amount;
  }

  /** A part of the budget, for `goesOnTo`. */
  share(part: number): number {
    return this.amount * part;
  }

  /** Whether a part of the budget has some left for what ends with so many simulations. */
  goesOnTo(until: number, simulations: number): boolean {
    if (!this.timed) return simulations <= until;
    const spent = performance.now() - this.begin;
    return spent < until || (simulations <= LEAST * until && spent < PATIENCE * until);
  }
}

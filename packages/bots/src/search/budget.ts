/** How long a bot may search: a number of simulations, or of milliseconds. */
export type Budget = { readonly simulations: number } | { readonly ms: number };

/** How many simulations run between two readings of the clock. */
const STEP = 4;
/**
 * At least `LEAST` simulations a millisecond are run even if that takes longer, up to `PATIENCE` times the budget: freshly loaded
 * code is ten times slower, and the first choice at a table is often its auction.
 */
const LEAST = 1;
const PATIENCE = 3;

/** Tracks a budget. It reads the clock only if the budget is in milliseconds. */
export class BudgetClock {
  private timed = false;
  private begin = 0;
  private amount = 0;

  start(budget: Budget): void {
    this.timed = 'ms' in budget;
    this.amount = 'ms' in budget ? budget.ms : budget.simulations;
    this.begin = this.timed ? performance.now() : 0;
  }

  /** Whether any budget is left after this many simulations. */
  goesOn(simulations: number): boolean {
    if (!this.timed) return simulations < this.amount;
    return simulations % STEP !== 0 || performance.now() - this.begin < this.amount;
  }

  /** The most simulations that the budget allows. */
  get room(): number {
    return this.timed ? Number.POSITIVE_INFINITY : this.amount;
  }

  /** A part of the budget, for `goesOnTo`. */
  share(part: number): number {
    return this.amount * part;
  }

  /** Whether the part of the budget up to `until` leaves room to reach this many simulations. */
  goesOnTo(until: number, simulations: number): boolean {
    if (!this.timed) return simulations <= until;
    const spent = performance.now() - this.begin;
    return spent < until || (simulations <= LEAST * until && spent < PATIENCE * until);
  }
}

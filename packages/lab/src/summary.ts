/** What a simulation showed, in a few numbers. */
import type { Outcome } from './play.ts';

export interface Summary {
  readonly games: number;
  readonly finished: number;
  /** Games won by each seat; a shared victory counts for each of its seats. */
  readonly wins: readonly number[];
  /** Final totals of each side: mean, lowest, highest. */
  readonly scores: readonly Spread[];
  readonly hands: Spread;
  readonly acts: number;
}

export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Adds up outcomes as they come. */
export class Tally {
  private readonly outcomes: Outcome[] = [];
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  add(outcomes: readonly Outcome[]): void {
    this.outcomes.push(...outcomes);
  }

  get games(): number {
    return this.outcomes.length;
  }

  summary(): Summary {
    const all = this.outcomes;
    const sides = all[0]?.total.length ?? 0;
    return {
      games: all.length,
      finished: all.filter(({ finished }) => finished).length,
      wins: Array.from({ length: this.seats }, (_, seat) => all.filter(({ winners }) => winners.includes(seat)).length),
      scores: Array.from({ length: sides }, (_, side) => spread(all.map(({ total }) => total[side]))),
      hands: spread(all.map(({ hands }) => hands)),
      acts: all.reduce((sum, { acts }) => sum + acts, 0),
    };
  }
}

function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, low: 0, high: 0 };
  let [sum, low, high] = [0, numbers[0], numbers[0]];
  for (const n of numbers) {
    sum += n;
    low = Math.min(low, n);
    high = Math.max(high, n);
  }
  return { mean: sum / numbers.length, low, high };
}

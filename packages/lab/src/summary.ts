/** Summarizes a simulation in a few numbers. */
import type { GameOutcome } from './play.ts';

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

interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Accumulates outcomes without storing them: there may be a hundred million. */
export class Tally {
  private played = 0;
  private finished = 0;
  private acts = 0;
  private readonly wins: number[];
  private readonly scores: Adding[] = [];
  private readonly hands = new Adding();

  constructor(seats: number) {
    this.wins = Array(seats).fill(0);
  }

  add(outcomes: readonly GameOutcome[]): void {
    for (const { winners, finished, total, hands, acts } of outcomes) {
      this.played++;
      if (finished) this.finished++;
      for (const seat of winners) this.wins[seat]++;
      for (const [side, points] of total.entries()) {
        this.scores[side] ??= new Adding();
        this.scores[side].add(points);
      }
      this.hands.add(hands);
      this.acts += acts;
    }
  }

  get games(): number {
    return this.played;
  }

  summary(): Summary {
    return {
      games: this.played,
      finished: this.finished,
      wins: [...this.wins],
      scores: this.scores.map((each) => each.spread()),
      hands: this.hands.spread(),
      acts: this.acts,
    };
  }
}

/** Running sums for a standard deviation. */
class Adding {
  private n = 0;
  private sum = 0;
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;

  add(number: number): void {
    this.n++;
    this.sum += number;
    this.low = Math.min(this.low, number);
    this.high = Math.max(this.high, number);
  }

  spread(): Spread {
    return this.n === 0 ? { mean: 0, low: 0, high: 0 } : { mean: this.sum / this.n, low: this.low, high: this.high };
  }
}

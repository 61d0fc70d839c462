/** Compares candidates with the played one over the same worlds and the same luck. */
import { errorsFor } from './grades.ts';

/** The played candidate. */
export const PLAYED = 0;

/** Results are `size` numbers each, of which `graded` is the one that grades a decision. */
export interface ResultShape {
  readonly size: number;
  readonly graded: number;
}

/** By candidate: sums over worlds of results, and of differences to the played candidate, which is the first. */
export class Comparison {
  readonly candidates: number;
  /** The other candidates that are still compared: not surely worse than another one. */
  readonly alive: number[];
  /** By candidate: how many worlds it was played in. */
  readonly tried: Int32Array;
  /** By world and candidate: the mover's result less that of the played candidate. */
  readonly gains: Float64Array[];
  /** What is compared. */
  readonly shape: ResultShape;
  private readonly size: number;
  private readonly graded: number;
  /** How many bounds the decision has: see `errorsFor`. */
  private readonly bounds: number;
  private readonly sums: Float64Array;
  /** By candidate: the sum and the squares of its own results. */
  protected readonly own: Float64Array;
  private readonly squares: Float64Array;
  private readonly differences: Float64Array;
  private readonly gainSquares: Float64Array;
  /** By candidate: in how many worlds the seat had a bid at the end of the hand, and in how many it made it. */
  private readonly bids: Int32Array;
  private readonly made: Int32Array;

  /**
   * The bounds are looked at up to `looks` times; `alive` are the candidates that are compared with the played one, by default all.
   */
  constructor(
    candidates: number,
    { size, graded, looks }: ResultShape & { readonly looks: number },
    alive = Array.from({ length: candidates - 1 }, (_, i) => i + 1),
  ) {
    this.candidates = candidates;
    this.shape = { size, graded };
    this.size = size;
    this.graded = graded;
    this.alive = [...alive];
    this.bounds = alive.length * looks;
    this.tried = new Int32Array(candidates);
    this.gains = Array.from({ length: candidates }, () => new Float64Array(64));
    this.sums = new Float64Array(size);
    this.own = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
    this.differences = new Float64Array(candidates * size);
    this.gainSquares = new Float64Array(candidates);
    this.bids = new Int32Array(candidates);
    this.made = new Int32Array(candidates);
  }

  /** Adds the result of the played candidate in the next world. */
  addPlayed(result: Float64Array): void {
    this.tried[PLAYED]++;
    for (let i = 0; i < this.size; i++) this.sums[i] += result[i];
    this.own[PLAYED] += result[this.graded];
    this.squares[PLAYED] += result[this.graded] ** 2;
  }

  /** Adds the result of another candidate in a world whose played result is known. */
  add(candidate: number, result: Float64Array, played: Float64Array): void {
    const at = candidate * this.size;
    const n = this.tried[candidate]++;
    for (let i = 0; i < this.size; i++) this.differences[at + i] += result[i] - played[i];
    const gain = result[this.graded] - played[this.graded];
    this.own[candidate] += result[this.graded];
    this.squares[candidate] += result[this.graded] ** 2;
    this.gainSquares[candidate] += gain * gain;
    if (n === this.gains[candidate].length) {
      const longer = new Float64Array(2 * n);
      longer.set(this.gains[candidate]);
      this.gains[candidate] = longer;
    }
    this.gains[candidate][n] = gain;
  }

  /** Adds what a hand says of the seat's bid after a candidate: 1 if it was made, 0 if missed, −1 if the seat had none. */
  addBid(candidate: number, outcome: number): void {
    if (outcome < 0) return;
    this.bids[candidate]++;
    this.made[candidate] += outcome;
  }

  /** The share of worlds in which the seat makes its bid after a candidate; null if it never had one. */
  makes(candidate: number): number | null {
    return this.bids[candidate] === 0 ? null : this.made[candidate] / this.bids[candidate];
  }

  /** The mean of one number of the result, after a candidate. */
  mean(candidate: number, i: number): number {
    return this.sums[i] / this.tried[PLAYED] + this.difference(candidate, i);
  }

  /** How much more one number of the result is after a candidate than after the played one. */
  difference(candidate: number, i: number): number {
    return candidate === PLAYED ? 0 : this.differences[candidate * this.size + i] / this.tried[candidate];
  }

  /** The mover's gain by a candidate over the played one. */
  gain(candidate: number): number {
    return this.difference(candidate, this.graded);
  }

  /** The standard error of `gain`. */
  gainError(candidate: number): number {
    return candidate === PLAYED
      ? 0
      : errorOfMean(this.tried[candidate], this.gain(candidate), this.gainSquares[candidate]);
  }

  /** How many independent observations `gain` is the mean of. */
  observations(candidate: number): number {
    return this.tried[candidate];
  }

  /** The standard error of a candidate's own mean. */
  error(candidate: number): number {
    const n = this.tried[candidate];
    return errorOfMean(n, this.own[candidate] / n, this.squares[candidate]);
  }

  /** How far the bounds of a candidate's gain lie from its mean. */
  width(candidate: number): number {
    return candidate === PLAYED ? 0 : errorsFor(this.bounds, this.observations(candidate)) * this.gainError(candidate);
  }

  /** Drops candidates that are surely not the best; at least one remains. */
  drop(): void {
    const { alive } = this;
    const least = Math.max(0, ...alive.map((i) => this.gain(i) - this.width(i)));
    const kept = alive.filter((i) => this.gain(i) + this.width(i) >= least);
    if (kept.length > 0) alive.splice(0, alive.length, ...kept);
  }

  /** Between what the played candidate surely lost, and what it may have lost. */
  loss(): [low: number, high: number] {
    const low = this.alive.map((i) => this.gain(i) - this.width(i));
    const high = this.alive.map((i) => this.gain(i) + this.width(i));
    return [Math.max(0, ...low), Math.max(0, ...high)];
  }
}

/** The standard error of a mean of `n` numbers, whose squares add up to `squares`. */
export function errorOfMean(n: number, mean: number, squares: number): number {
  return n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
}

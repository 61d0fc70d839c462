/** Compares candidates with the played one over the same worlds and the same luck. */

/** By candidate: sums over worlds of results, and of differences to the played candidate. */
export class Comparison {
  readonly candidates: number;
  /** The index of the played candidate. */
  readonly played: number;
  /** By candidate: how many worlds it was played in. */
  readonly tried: Int32Array;
  /** By world and candidate: the mover's result less that of the played candidate. */
  readonly gains: Float64Array[];
  private readonly size: number;
  private readonly graded: number;
  private readonly sums: Float64Array;
  /** By candidate: the sum and the squares of its own results. */
  private readonly own: Float64Array;
  private readonly squares: Float64Array;
  private readonly differences: Float64Array;
  private readonly gainSquares: Float64Array;

  /** Results are `size` numbers each, of which `graded` is the one that grades a decision. */
  constructor(candidates: number, played: number, size: number, graded: number) {
    this.candidates = candidates;
    this.played = played;
    this.size = size;
    this.graded = graded;
    this.tried = new Int32Array(candidates);
    this.gains = Array.from({ length: candidates }, () => new Float64Array(64));
    this.sums = new Float64Array(size);
    this.own = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
    this.differences = new Float64Array(candidates * size);
    this.gainSquares = new Float64Array(candidates);
  }

  /** Adds the result of the played candidate in the next world. */
  addPlayed(result: Float64Array): void {
    this.tried[this.played]++;
    for (let i = 0; i < this.size; i++) this.sums[i] += result[i];
    this.own[this.played] += result[this.graded];
    this.squares[this.played] += result[this.graded] ** 2;
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

  /** The mean of one number of the result, after a candidate. */
  mean(candidate: number, i: number): number {
    return this.sums[i] / this.tried[this.played] + this.difference(candidate, i);
  }

  /** How much more one number of the result is after a candidate than after the played one. */
  difference(candidate: number, i: number): number {
    return candidate === this.played ? 0 : this.differences[candidate * this.size + i] / this.tried[candidate];
  }

  /** The mover's gain by a candidate over the played one. */
  gain(candidate: number): number {
    return this.difference(candidate, this.graded);
  }

  /** The standard error of `gain`. */
  gainError(candidate: number): number {
    return candidate === this.played
      ? 0
      : errorOf(this.tried[candidate], this.gain(candidate), this.gainSquares[candidate]);
  }

  /** The standard error of a candidate's own mean. */
  error(candidate: number): number {
    const n = this.tried[candidate];
    const mean = this.own[candidate] / n;
    return errorOf(n, mean, this.squares[candidate]);
  }
}

function errorOf(n: number, mean: number, squares: number): number {
  return n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
}

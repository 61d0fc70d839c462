/**
 * Estimates the effect of a decision, q(I, a) − V(I): how much better the played act is than the policy's mixture. It counts
 * only the first worlds, in which all candidates were tried. Which candidates are tried in more worlds, and in how many,
 * depends on how they did, so means over those would lean to one side.
 */
export class EffectSample {
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly now: Float64Array;
  private worlds = 0;

  /** Results are `size` numbers each. */
  constructor(size: number) {
    this.sums = new Float64Array(size);
    this.squares = new Float64Array(size);
    this.now = new Float64Array(size);
  }

  /** Compares the results of the played act and of another one, which the policy chooses with a chance of `weight`. */
  compare(weight: number, played: Float64Array, other: Float64Array): void {
    for (let k = 0; k < this.now.length; k++) this.now[k] += weight * (played[k] - other[k]);
  }

  /** Ends a world. */
  next(): void {
    this.worlds++;
    for (let k = 0; k < this.now.length; k++) {
      this.sums[k] += this.now[k];
      this.squares[k] += this.now[k] ** 2;
    }
    this.now.fill(0);
  }

  /** The effect, for each number of a result. */
  mean(): number[] {
    return Array.from(this.sums, (sum) => sum / this.worlds);
  }

  /** The squares of the standard errors of `mean`. */
  variance(): number[] {
    const n = this.worlds;
    return Array.from(this.sums, (sum, k) => Math.max(0, this.squares[k] - sum ** 2 / n) / (n * (n - 1)));
  }
}

/** Range and deviation of the results of simulations, by seat: the scale for "much better" in this hand. */
export class RewardStats {
  /** By seat: lowest, highest and standard deviation so far. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly deviation: Float64Array;
  private readonly sum: Float64Array;
  private readonly squares: Float64Array;
  private n = 0;

  constructor(seats: number) {
    this.low = new Float64Array(seats);
    this.high = new Float64Array(seats);
    this.deviation = new Float64Array(seats);
    this.sum = new Float64Array(seats);
    this.squares = new Float64Array(seats);
  }

  clear(): void {
    this.n = 0;
    this.low.fill(Number.POSITIVE_INFINITY);
    this.high.fill(Number.NEGATIVE_INFINITY);
    this.deviation.fill(0.2); // until enough results are in
    this.sum.fill(0);
    this.squares.fill(0);
  }

  /** Adds the results of a simulation. Deviations are updated every 16 simulations. */
  add(out: Float64Array): void {
    const n = ++this.n;
    for (let seat = 0; seat < this.sum.length; seat++) {
      const worth = out[seat];
      this.sum[seat] += worth;
      this.squares[seat] += worth * worth;
      if (worth < this.low[seat]) this.low[seat] = worth;
      if (worth > this.high[seat]) this.high[seat] = worth;
      if ((n & 15) !== 0) continue;
      const mean = this.sum[seat] / n;
      this.deviation[seat] = Math.sqrt(Math.max(this.squares[seat] / n - mean * mean, 1e-6));
    }
  }
}

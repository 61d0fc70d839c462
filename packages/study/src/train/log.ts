/** A log of a policy's decisions for training: the features and chances of all moves, and the move taken. */

export class Log {
  /** The number of decisions. */
  size = 0;
  private moves = 0;
  private places = 0;
  /** By decision: its seat, the offsets of its moves and features, the number of moves, the features per move, the move taken. */
  private readonly seat: Int8Array;
  private readonly moveAt: Int32Array;
  private readonly placeAt: Int32Array;
  private readonly count: Int32Array;
  private readonly width: Int32Array;
  private readonly taken: Int32Array;
  private readonly chance: Float64Array;
  private readonly feature: Int32Array;

  /** Allocates room for this many decisions, moves and features in total. */
  constructor(decisions: number, moves: number, features: number) {
    this.seat = new Int8Array(decisions);
    this.moveAt = new Int32Array(decisions);
    this.placeAt = new Int32Array(decisions);
    this.count = new Int32Array(decisions);
    this.width = new Int32Array(decisions);
    this.taken = new Int32Array(decisions);
    this.chance = new Float64Array(moves);
    this.feature = new Int32Array(features);
  }

  clear(): void {
    this.size = 0;
    this.moves = 0;
    this.places = 0;
  }

  /** Whether there is room for another decision of any size. */
  hasRoom(n: number, width: number): boolean {
    return (
      this.size < this.seat.length &&
      this.moves + n <= this.chance.length &&
      this.places + n * width <= this.feature.length
    );
  }

  add(seat: number, features: Int32Array, width: number, chances: Float64Array, n: number, taken: number): void {
    const i = this.size++;
    this.seat[i] = seat;
    this.moveAt[i] = this.moves;
    this.placeAt[i] = this.places;
    this.count[i] = n;
    this.width[i] = width;
    this.taken[i] = taken;
    for (let m = 0; m < n; m++) this.chance[this.moves + m] = chances[m];
    for (let p = 0; p < n * width; p++) this.feature[this.places + p] = features[p];
    this.moves += n;
    this.places += n * width;
  }

  /**
   * Adds to `gradient` (by index of the policy's table) what makes the moves taken likelier, each times its
   * value to its seat; and, times `spread`, what keeps the chances from running to the extremes.
   */
  reward(worth: Float64Array, spread: number, gradient: Float64Array): void {
    for (let i = 0; i < this.size; i++) {
      const n = this.count[i];
      const at = this.moveAt[i];
      const value = worth[this.seat[i]];
      let mean = 0;
      if (spread > 0) for (let m = 0; m < n; m++) mean += this.chance[at + m] * Math.log(this.chance[at + m] + 1e-9);
      for (let m = 0; m < n; m++) {
        const p = this.chance[at + m];
        let push = value * ((m === this.taken[i] ? 1 : 0) - p);
        if (spread > 0) push -= spread * p * (Math.log(p + 1e-9) - mean);
        this.push(i, m, push, gradient);
      }
    }
  }

  private push(i: number, m: number, by: number, gradient: Float64Array): void {
    const from = this.placeAt[i] + m * this.width[i];
    for (let p = from; p < from + this.width[i]; p++) gradient[this.feature[p]] += by;
  }

  /**
   * For learning from another player's decisions: adds the gradient of the likelihood of decision i under a table of weights to
   * `gradient`, and returns the chance that the table gives to the move taken.
   */
  imitate(i: number, table: Float64Array, gradient: Float64Array): number {
    const n = this.count[i];
    const at = this.moveAt[i];
    let best = Number.NEGATIVE_INFINITY;
    for (let m = 0; m < n; m++) {
      const from = this.placeAt[i] + m * this.width[i];
      let sum = 0;
      for (let p = from; p < from + this.width[i]; p++) sum += table[this.feature[p]];
      this.chance[at + m] = sum;
      if (sum > best) best = sum;
    }
    let all = 0;
    for (let m = 0; m < n; m++) {
      this.chance[at + m] = Math.exp(this.chance[at + m] - best);
      all += this.chance[at + m];
    }
    for (let m = 0; m < n; m++) this.push(i, m, (m === this.taken[i] ? 1 : 0) - this.chance[at + m] / all, gradient);
    return this.chance[at + this.taken[i]] / all;
  }
}

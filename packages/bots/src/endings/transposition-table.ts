/** A transposition table: bounds on the value of a position and its best move, found by two 32-bit hashes. */
const SLOTS = 1 << 15;

export class EndingTable {
  private readonly firsts = new Int32Array(SLOTS);
  private readonly seconds = new Int32Array(SLOTS);
  /** The search that each entry belongs to: entries of earlier searches do not count. */
  private readonly stamps = new Int32Array(SLOTS);
  readonly low = new Float64Array(SLOTS);
  readonly high = new Float64Array(SLOTS);
  readonly move = new Int32Array(SLOTS);
  private stamp = 0;
  /** The two hashes of the current position. */
  a = 0;
  b = 0;

  clear(): void {
    this.stamp++;
  }

  /** Starts the hashes of a position. */
  start(word: number): void {
    this.a = Math.imul(word ^ 0x2545f491, 0x9e3779b1);
    this.b = Math.imul(word ^ 0x6a09e667, 0x85ebca6b);
  }

  /** Mixes a word into both hashes. */
  mix(word: number): void {
    const a = Math.imul(this.a ^ word, 0x9e3779b1);
    this.a = a ^ (a >>> 15);
    const b = Math.imul((this.b << 5) ^ (this.b >>> 27) ^ word, 0xc2b2ae35);
    this.b = b ^ (b >>> 13);
  }

  /** The entry of the current position, or −1. */
  find(): number {
    const slot = this.a & (SLOTS - 1);
    return this.stamps[slot] === this.stamp && this.firsts[slot] === this.a && this.seconds[slot] === this.b
      ? slot
      : -1;
  }

  /** Narrows the bounds stored for a position and sets its best move. */
  store(a: number, b: number, low: number, high: number, move: number): void {
    const slot = a & (SLOTS - 1);
    if (this.stamps[slot] !== this.stamp || this.firsts[slot] !== a || this.seconds[slot] !== b) {
      this.stamps[slot] = this.stamp;
      this.firsts[slot] = a;
      this.seconds[slot] = b;
      this.low[slot] = -Infinity;
      this.high[slot] = Infinity;
    }
    if (low > this.low[slot]) this.low[slot] = low;
    if (high < this.high[slot]) this.high[slot] = high;
    this.move[slot] = move;
  }
}

/** How likely a side is to score so many points in its next hand, or in its next two. */

export class Reach {
  private readonly step: number;
  private readonly one: Float64Array;
  private readonly two: Float64Array;

  /** `table[k]` is the chance of at least k × `step` points in a hand. */
  constructor(step: number, table: readonly number[]) {
    this.step = step;
    const size = table.length;
    this.one = Float64Array.from({ length: size + 1 }, (_, k) => table[k] ?? 0);
    this.two = new Float64Array(2 * size);
    // What is below 0 counts as 0 for the sum of two hands: near a target it makes no difference.
    const exactly = (k: number): number => (k === 0 ? 1 : this.one[k]) - this.one[k + 1];
    for (let sum = 0; sum < this.two.length; sum++)
      for (let k = 0; k < size; k++) this.two[sum] += exactly(k) * (sum <= k ? 1 : at(this.one, sum - k));
  }

  /** The chance of at least so many points in one hand. */
  inOne(points: number): number {
    return between(this.one, points / this.step);
  }

  /** The chance of at least so many points in two hands. */
  inTwo(points: number): number {
    return between(this.two, points / this.step);
  }
}

const at = (table: Float64Array, k: number): number => (k < table.length ? table[k] : 0);

function between(table: Float64Array, x: number): number {
  const k = Math.floor(x);
  const low = at(table, k);
  return low + (x - k) * (at(table, k + 1) - low);
}

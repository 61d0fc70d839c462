/**
 * The second pass: candidates of a decision that may be an error are compared by search, in which every seat plans ahead. The simulations
 * of one tree depend on each other, so a tree counts as one observation: bounds rest on trees that know nothing of each other.
 */
import { Comparison, errorOfMean, PLAYED } from './comparison.ts';

export class SearchComparison extends Comparison {
  /** The first pass: candidates that it dropped are not searched, and keep its figures. */
  private readonly first: Comparison;
  /** By candidate: how many trees it was in, and the sum and the squares of its mean gains there. */
  private readonly trees: Int32Array;
  private readonly treeGains: Float64Array;
  private readonly treeSquares: Float64Array;
  /** By candidate: its simulations before the present tree. */
  private readonly before: Int32Array;

  constructor(first: Comparison, looks: number) {
    super(first.candidates, { ...first.measured, looks }, first.alive);
    this.first = first;
    this.trees = new Int32Array(first.candidates);
    this.treeGains = new Float64Array(first.candidates);
    this.treeSquares = new Float64Array(first.candidates);
    this.before = new Int32Array(first.candidates);
  }

  /** Ends a tree. */
  endTree(): void {
    for (const i of this.alive) {
      const gains = this.gains[i].subarray(this.before[i], this.tried[i]);
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      this.trees[i]++;
      this.treeGains[i] += mean;
      this.treeSquares[i] += mean * mean;
      this.before[i] = this.tried[i];
    }
  }

  private isSearched(candidate: number): boolean {
    return candidate === PLAYED || this.trees[candidate] > 0;
  }

  override difference(candidate: number, i: number): number {
    return this.isSearched(candidate) ? super.difference(candidate, i) : this.first.difference(candidate, i);
  }

  override gainError(candidate: number): number {
    if (!this.isSearched(candidate)) return this.first.gainError(candidate);
    const n = this.trees[candidate];
    return candidate === PLAYED ? 0 : errorOfMean(n, this.treeGains[candidate] / n, this.treeSquares[candidate]);
  }

  override observations(candidate: number): number {
    return this.isSearched(candidate) ? this.trees[candidate] : this.first.observations(candidate);
  }

  override error(candidate: number): number {
    return this.isSearched(candidate) ? super.error(candidate) : this.first.error(candidate);
  }

  override makes(candidate: number): number | null {
    return this.isSearched(candidate) ? super.makes(candidate) : this.first.makes(candidate);
  }
}

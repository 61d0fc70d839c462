/**
 * The second pass: candidates of a decision that may be an error are compared by search, in which every seat plans ahead. The simulations
 * of one tree depend on each other, so a tree counts as one observation: bounds rest on trees that know nothing of each other.
 */
import { Comparison, errorOfMean, PLAYED } from './comparison.ts';

/** By candidate: a mean for each tree, as their sum and the sum of their squares. */
class TreeMeans {
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;

  constructor(candidates: number) {
    this.sums = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
  }

  add(candidate: number, mean: number): void {
    this.sums[candidate] += mean;
    this.squares[candidate] += mean * mean;
  }

  /** The standard error of the mean over so many trees. */
  error(candidate: number, trees: number): number {
    return errorOfMean(trees, this.sums[candidate] / trees, this.squares[candidate]);
  }
}

export class SearchComparison extends Comparison {
  /** The first pass: candidates that it dropped are not searched, and keep its figures. */
  private readonly first: Comparison;
  /** By candidate: how many trees it was in. */
  private readonly trees: Int32Array;
  private readonly gainMeans: TreeMeans;
  private readonly ownMeans: TreeMeans;
  /** By candidate, before the present tree: its simulations, and the sums of its own results and of its gains. */
  private readonly triedBefore: Int32Array;
  private readonly ownBefore: Float64Array;
  private readonly gainedBefore: Float64Array;

  constructor(first: Comparison, looks: number) {
    const { candidates } = first;
    super(candidates, { ...first.shape, looks }, first.alive);
    this.first = first;
    this.trees = new Int32Array(candidates);
    this.gainMeans = new TreeMeans(candidates);
    this.ownMeans = new TreeMeans(candidates);
    this.triedBefore = new Int32Array(candidates);
    this.ownBefore = new Float64Array(candidates);
    this.gainedBefore = new Float64Array(candidates);
  }

  /** Ends a tree. */
  endTree(): void {
    for (const i of [PLAYED, ...this.alive]) {
      const n = this.tried[i] - this.triedBefore[i];
      const gained = super.difference(i, this.shape.graded) * this.tried[i];
      this.trees[i]++;
      this.gainMeans.add(i, (gained - this.gainedBefore[i]) / n);
      this.ownMeans.add(i, (this.own[i] - this.ownBefore[i]) / n);
      this.triedBefore[i] = this.tried[i];
      this.ownBefore[i] = this.own[i];
      this.gainedBefore[i] = gained;
    }
  }

  private isSearched(candidate: number): boolean {
    return candidate === PLAYED || this.trees[candidate] > 0;
  }

  override difference(candidate: number, i: number): number {
    return this.isSearched(candidate) ? super.difference(candidate, i) : this.first.difference(candidate, i);
  }

  override gainError(candidate: number): number {
    return this.isSearched(candidate)
      ? this.gainMeans.error(candidate, this.trees[candidate])
      : this.first.gainError(candidate);
  }

  override observations(candidate: number): number {
    return this.isSearched(candidate) ? this.trees[candidate] : this.first.observations(candidate);
  }

  override error(candidate: number): number {
    return this.isSearched(candidate)
      ? this.ownMeans.error(candidate, this.trees[candidate])
      : this.first.error(candidate);
  }

  override makes(candidate: number): number | null {
    return this.isSearched(candidate) ? super.makes(candidate) : this.first.makes(candidate);
  }
}

/**
 * Compares some moves of a view by search: every seat plans ahead as the strong levels do, and all moves are simulated in the same
 * worlds with the same random numbers. Unlike a search for the best move, it gives no move more simulations than another.
 */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { movesOf } from './playout.ts';
import type { SearchParts } from './search.ts';
import { Tree, type TreeConfig } from './tree.ts';

export class PairedSearch {
  private readonly tree: Tree;
  private readonly world: State;
  private readonly edges: Int32Array;
  private luck = 0;

  constructor(rules: Rules, { policy, utility }: Pick<SearchParts, 'policy' | 'utility'>, config: TreeConfig) {
    this.tree = new Tree(rules, policy, utility, config);
    this.world = rules.start();
    this.edges = new Int32Array(movesOf(rules));
  }

  /** Forgets everything, and begins with the first `n` moves of a view. */
  begin(view: View, moves: Int32Array, n: number, random: Random): void {
    this.tree.begin(view.seat, random);
    this.tree.root(view, moves, n);
    this.edges.set(this.tree.sets.at.subarray(0, n));
  }

  /** The next simulations are in this world, and share their random numbers. */
  enter(world: State): void {
    this.world.set(world);
    this.luck = this.tree.playouts.luck;
  }

  /**
   * Simulates one of the moves, by its place; returns the state at the end of the hand, until the next call.
   *
   * @example search.enter(world); for (let i = 0; i < n; i++) reference.settled(search.simulate(i), out);
   */
  simulate(i: number): State {
    const { tree } = this;
    tree.playouts.luck = this.luck;
    tree.s.set(this.world);
    tree.simulate(this.edges[i]);
    return tree.s;
  }
}

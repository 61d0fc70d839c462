/**
 * Information-set Monte Carlo tree search for any number of seats (Cowling, Powley and Whitehouse 2012), from a view and a
 * budget to the moves of a seat and what they are worth.
 */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import type { Policy } from '../policy/policy.ts';
import type { Utility } from '../value/utility.ts';
import { type Budget, Clock } from './budget.ts';
import { chanceOf, type Making, makingOf } from './making.ts';
import { movesOf } from './playout.ts';
import { RootMoves } from './root-moves.ts';
import { Rounds, type Trusting } from './rounds.ts';
import { type Growing, Tree } from './tree.ts';
import { type UnanimousMoves, unanimousMovesFor } from './unanimous-moves.ts';

/** Draws worlds that agree with a view. */
export interface WorldSource {
  look(view: View): void;
  draw(random: Random, into: State): void;
}

/** What a search stands on. */
export interface Mind {
  readonly worlds: WorldSource;
  /** Who plays on where the tree ends, and what looks promising before anything was tried; null: anything, at random. */
  readonly policy: Policy | null;
  readonly utility: Utility;
}

/** How a search goes about it. */
export interface Manner extends Growing, Trusting {
  /** What the seat's own moves are compared by: the tree, or rounds over the same worlds that halve what is left. */
  readonly root: 'tree' | 'rounds';
}

/** What is known of one move of the root when a search is over. */
export interface Candidate {
  readonly move: number;
  /** What the seat can expect, as the utility gives it. */
  readonly expected: number;
  /** The share of simulations that began with it. */
  readonly share: number;
  /**
   * How likely the seat makes its bid where it is played for. Left out where it never was in the search; for moves other than
   * bids also where it mostly was not.
   */
  readonly makes?: number;
}

export class Search {
  readonly rules: Rules;
  private readonly worlds: WorldSource;
  private readonly manner: Manner;
  private readonly tree: Tree;
  private readonly rounds: Rounds;
  private readonly rootMoves: RootMoves;
  private readonly unanimous: UnanimousMoves | null;
  private readonly making: Making | null;
  private readonly chance: (share: number) => number;
  private readonly world: State;
  private readonly moves: Int32Array;
  private readonly clock = new Clock();
  private seat = 0;
  /** What the seat looks at. */
  private state: State;
  /** By place in the root's set: how often the seat's bid counted, and how often it was made. */
  private readonly bids: Int32Array;
  private readonly made: Int32Array;

  constructor(rules: Rules, { worlds, policy, utility }: Mind, manner: Manner) {
    const most = movesOf(rules);
    this.rules = rules;
    this.worlds = worlds;
    this.manner = manner;
    this.tree = new Tree(rules, policy, utility, manner);
    this.rounds = new Rounds(this.tree.sets, policy, manner);
    this.rootMoves = new RootMoves(rules);
    this.unanimous = manner.exact > 0 ? unanimousMovesFor(rules, utility) : null;
    this.making = makingOf(rules);
    this.chance = chanceOf(rules);
    this.world = rules.start();
    this.state = this.world;
    this.moves = new Int32Array(most);
    this.bids = new Int32Array(most);
    this.made = new Int32Array(most);
  }

  /** Simulations of the last search. */
  get simulations(): number {
    return this.tree.simulations;
  }

  /**
   * Thinks about a view as long as the budget lasts; returns the moves that were looked at, the best first.
   *
   * @example const [best] = search.run(view, random, { simulations: 1000 });
   */
  run(view: View, random: Random, budget: Budget): Candidate[] {
    const { unanimous, moves, worlds } = this;
    const all = this.rootMoves.list(view, moves);
    if (all === 1) return [{ move: moves[0], expected: Number.NaN, share: 1 }];
    this.clock.start(budget);
    worlds.look(view);
    this.tree.begin(view.seat, random);
    const n = unanimous?.filter(view, worlds, random, moves, all) ?? all;
    if (unanimous !== null && n === 1) return this.solved(unanimous, all);
    this.seat = view.seat;
    this.state = view.state;
    this.bids.fill(0);
    this.made.fill(0);
    const best = this.manner.root === 'rounds' ? this.inRounds(view, n, random) : this.inTree(random);
    return this.candidates(best);
  }

  /** Compares the seat's moves over the same worlds; after each round the better half goes on. */
  private inRounds(view: View, n: number, random: Random): number {
    const { clock, rounds, tree } = this;
    tree.root(view, this.moves, n);
    rounds.begin(view, this.moves, n, tree.playouts.luck, clock.room);
    const all = rounds.count();
    for (let round = 0; round < all; round++) {
      const until = clock.share((round + 1) / all);
      do this.compare(random, rounds.left);
      while (clock.goesOnTo(until, tree.simulations + rounds.left));
      rounds.halve(tree.spreads.deviation[this.seat]);
    }
    return rounds.alive[0];
  }

  /** One world for all moves that are left, with the same luck. */
  private compare(random: Random, left: number): void {
    const { tree } = this;
    this.worlds.draw(random, this.world);
    const { luck } = tree.playouts;
    for (let k = 0; k < left; k++) {
      tree.playouts.luck = luck;
      tree.s.set(this.world);
      this.simulate(this.rounds.alive[k]);
    }
  }

  /** Lets the tree alone decide; the move taken most often is the best. */
  private inTree(random: Random): number {
    const { sets } = this.tree;
    do {
      this.worlds.draw(random, this.tree.s);
      this.simulate(-1);
    } while (this.clock.goesOn(this.tree.simulations));
    let best = sets.firstOf(0);
    for (let edge = best; edge >= 0; edge = sets.nextOf(edge)) if (sets.taken[edge] > sets.taken[best]) best = edge;
    return best;
  }

  /** The candidates where one move, put first, is the best in every world. */
  private solved({ sums, worlds }: UnanimousMoves, n: number): Candidate[] {
    const list: Candidate[] = [];
    for (let i = 0; i < n; i++) list.push({ move: this.moves[i], expected: sums[i] / worlds, share: 1 / n });
    return [list[0], ...list.slice(1).sort((x, y) => y.expected - x.expected || x.move - y.move)];
  }

  private simulate(first: number): void {
    this.tree.simulate(first);
    if (this.making === null) return;
    const edge = this.tree.first;
    if (edge < 0 || edge >= this.bids.length) return;
    const making = this.making(this.tree.s, this.seat);
    if (making < 0) return;
    this.bids[edge]++;
    this.made[edge] += making;
  }

  /** All moves of the root that were tried; the best first, then those tried most often. */
  private candidates(best: number): Candidate[] {
    const { sets } = this.tree;
    if (best < 0) return [{ move: this.moves[0], expected: Number.NaN, share: 1 }];
    const list: Candidate[] = [];
    for (let edge = sets.firstOf(0); edge >= 0; edge = sets.nextOf(edge))
      if (edge !== best && sets.taken[edge] > 0) list.push(this.candidate(edge));
    list.sort((x, y) => y.share - x.share || y.expected - x.expected || x.move - y.move);
    return [this.candidate(best), ...list];
  }

  private candidate(edge: number): Candidate {
    const { bids, made } = this;
    const { sets, simulations } = this.tree;
    const taken = sets.taken[edge];
    const expected = taken === 0 ? Number.NaN : sets.worth[edge] / taken;
    const found = { move: sets.move[edge], expected, share: taken / simulations };
    if (edge >= bids.length || bids[edge] === 0) return found;
    if (2 * bids[edge] < taken && this.rules.act(this.state, found.move).do !== 'bid') return found;
    // The curve is that of bids: while tricks are played, more and more is certain.
    const makes = made[edge] / bids[edge];
    return { ...found, makes: this.state[PHASE] === this.rules.tricks ? makes : this.chance(makes) };
  }
}

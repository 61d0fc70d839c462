/**
 * Information-set Monte Carlo tree search for any number of seats (Cowling, Powley and Whitehouse 2012), from a view and a
 * budget to the moves of a seat and their values.
 */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import type { Policy } from '../policy/policy.ts';
import type { Utility } from '../value/utility.ts';
import { type BidOutcome, bidChanceOf, bidOutcomeOf } from './bid-odds.ts';
import { type Budget, BudgetClock } from './budget.ts';
import { movesOf } from './playout.ts';
import { RootMoves } from './root-moves.ts';
import { type HalvingConfig, SequentialHalving } from './sequential-halving.ts';
import { Tree, type TreeConfig } from './tree.ts';
import { type UnanimousMoves, unanimousMovesFor } from './unanimous-moves.ts';

/** Samples worlds that agree with a view. */
export interface WorldSource {
  look(view: View): void;
  draw(random: Random, into: State): void;
}

/** The parts that a search is made of. */
export interface SearchParts {
  readonly worlds: WorldSource;
  /** Plays below the tree and is the prior for untried moves; null: uniformly random. */
  readonly policy: Policy | null;
  readonly utility: Utility;
}

/** The settings of a search. */
export interface SearchConfig extends TreeConfig, HalvingConfig {
  /** How the moves at the root are compared: by the tree, or in rounds of sequential halving over the same worlds. */
  readonly root: 'tree' | 'rounds';
}

/** What a search found out about one move of the root. */
export interface Candidate {
  readonly move: number;
  /** The mean utility for the seat. */
  readonly expected: number;
  /** The share of simulations that started with it. */
  readonly share: number;
  /**
   * The chance that the seat makes its bid. Left out if no simulation played for it; for moves other than bids, also if most
   * did not.
   */
  readonly makes?: number;
}

export class Search {
  readonly rules: Rules;
  private readonly worlds: WorldSource;
  private readonly config: SearchConfig;
  private readonly tree: Tree;
  private readonly halving: SequentialHalving;
  private readonly rootMoves: RootMoves;
  private readonly unanimous: UnanimousMoves | null;
  private readonly bidOutcome: BidOutcome | null;
  private readonly chance: (share: number) => number;
  private readonly world: State;
  private readonly moves: Int32Array;
  private readonly clock = new BudgetClock();
  private seat = 0;
  /** The state of the view. */
  private state: State;
  /** By edge of the root's set: how often the seat's bid was played for, and how often it was made. */
  private readonly bids: Int32Array;
  private readonly made: Int32Array;

  constructor(rules: Rules, { worlds, policy, utility }: SearchParts, config: SearchConfig) {
    const most = movesOf(rules);
    this.rules = rules;
    this.worlds = worlds;
    this.config = config;
    this.tree = new Tree(rules, policy, utility, config);
    this.halving = new SequentialHalving(this.tree.sets, policy, config);
    this.rootMoves = new RootMoves(rules);
    this.unanimous = config.exact > 0 ? unanimousMovesFor(rules, utility) : null;
    this.bidOutcome = bidOutcomeOf(rules);
    this.chance = bidChanceOf(rules);
    this.world = rules.start();
    this.state = this.world;
    this.moves = new Int32Array(most);
    this.bids = new Int32Array(most);
    this.made = new Int32Array(most);
  }

  /** The number of simulations of the last search. */
  get simulations(): number {
    return this.tree.simulations;
  }

  /**
   * Searches a view as long as the budget lasts; returns the moves it tried, the best first.
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
    const best = this.config.root === 'rounds' ? this.inRounds(view, n, random) : this.inTree(random);
    return this.candidates(best);
  }

  /** Compares the seat's moves over the same worlds; after each round the better half remains. */
  private inRounds(view: View, n: number, random: Random): number {
    const { clock, halving, tree } = this;
    tree.root(view, this.moves, n);
    halving.begin(view, this.moves, n, tree.playouts.luck, clock.room);
    const all = halving.count();
    for (let round = 0; round < all; round++) {
      const until = clock.share((round + 1) / all);
      do this.compare(random, halving.left);
      while (clock.goesOnTo(until, tree.simulations + halving.left));
      halving.halve(tree.stats.deviation[this.seat]);
    }
    return halving.alive[0];
  }

  /** Simulates all remaining moves in one world, with the same random numbers. */
  private compare(random: Random, left: number): void {
    const { tree } = this;
    this.worlds.draw(random, this.world);
    const { luck } = tree.playouts;
    for (let k = 0; k < left; k++) {
      tree.playouts.luck = luck;
      tree.s.set(this.world);
      this.simulate(this.halving.alive[k]);
    }
  }

  /** Runs the tree alone; the move taken most often is the best. */
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

  /** The candidates if one move, put first, is the best in every world. */
  private solved({ sums, worlds }: UnanimousMoves, n: number): Candidate[] {
    const list: Candidate[] = [];
    for (let i = 0; i < n; i++) list.push({ move: this.moves[i], expected: sums[i] / worlds, share: 1 / n });
    return [list[0], ...list.slice(1).sort((x, y) => y.expected - x.expected || x.move - y.move)];
  }

  private simulate(first: number): void {
    this.tree.simulate(first);
    if (this.bidOutcome === null) return;
    const edge = this.tree.first;
    if (edge < 0 || edge >= this.bids.length) return;
    const bidOutcome = this.bidOutcome(this.tree.s, this.seat);
    if (bidOutcome < 0) return;
    this.bids[edge]++;
    this.made[edge] += bidOutcome;
  }

  /** The tried moves of the root; the best first, then by how often they were tried. */
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
    // The calibration was fitted to bids; during the tricks, more and more is certain.
    const makes = made[edge] / bids[edge];
    return { ...found, makes: this.state[PHASE] === this.rules.tricks ? makes : this.chance(makes) };
  }
}

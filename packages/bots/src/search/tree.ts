/**
 * The tree of a search and its simulations, each from a sampled world to the score of the hand. All simulations share one
 * table of information sets, and each seat maximizes its own utility. A secret move splits only the sets of its own seat;
 * secret moves of other seats are drawn from the policy.
 */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { exactPlayoutFor } from '../endings/exact-playout.ts';
import type { Policy } from '../policy/policy.ts';
import type { Utility } from '../value/utility.ts';
import { InfoSetKeys } from './infoset-keys.ts';
import { InfoSets } from './infosets.ts';
import { movesOf, Playouts } from './playout.ts';
import { RewardStats } from './reward-stats.ts';
import { Selection, type SelectionConfig } from './selection.ts';

/** How many sets a tree has room for. When it is full, simulations continue without adding any. */
const ROOM = 1 << 15;
/** The most steps of a simulation inside the tree. */
const DEPTH = 256;

export interface TreeConfig extends SelectionConfig {
  /** How many cards the policy plays below the tree; after that, playouts are random. */
  readonly plays: number;
  /** In a hand of two sides: playouts are exact from this many cards per seat on; 0: never. */
  readonly exact: number;
}

export class Tree {
  readonly sets: InfoSets;
  readonly playouts: Playouts;
  readonly stats: RewardStats;
  /** The state of the current simulation. The caller puts a world here before it starts. */
  readonly s: State;
  simulations = 0;
  private readonly rules: Rules;
  private readonly utility: Utility;
  private readonly keys: InfoSetKeys;
  private readonly selection: Selection;
  private readonly moves: Int32Array;
  private readonly out: Float64Array;
  /** The path of the current simulation: sets, moves taken there, seats. */
  private readonly pathSets = new Int32Array(DEPTH);
  private readonly pathEdges = new Int32Array(DEPTH);
  private readonly pathSeats = new Int32Array(DEPTH);
  private depth = 0;
  /** The seat that searches. */
  private seat = 0;

  constructor(rules: Rules, policy: Policy | null, utility: Utility, config: TreeConfig) {
    const most = movesOf(rules);
    this.rules = rules;
    this.utility = utility;
    this.sets = new InfoSets(ROOM, most);
    this.keys = new InfoSetKeys(rules);
    this.stats = new RewardStats(rules.seats);
    this.playouts = new Playouts(rules, policy, config.plays, exactPlayoutFor(rules, utility, config.exact));
    this.selection = new Selection(this.sets, this.stats, policy, config);
    this.s = rules.start();
    this.moves = new Int32Array(most);
    this.out = new Float64Array(rules.seats);
  }

  /** Clears the tree for a new search by a seat. */
  begin(seat: number, random: Random): void {
    this.seat = seat;
    this.simulations = 0;
    this.sets.clear();
    this.stats.clear();
    this.playouts.seed(random);
  }

  /** Adds the set of the root, with some of its moves. */
  root({ state, seat }: View, moves: Int32Array, n: number): number {
    this.keys.begin(state);
    const set = this.sets.add(this.keys.keyA(seat), this.keys.keyB(seat));
    this.sets.meet(set, moves, n);
    return set;
  }

  /** Runs one simulation from the world in `s`, with a given first move (an edge of the root's set) or −1. */
  simulate(first: number): void {
    this.depth = 0;
    this.keys.begin(this.s);
    this.descend(first);
    this.playouts.run(this.s);
    this.utility.of(this.s, this.out);
    this.backpropagate();
  }

  /** The first move of the last simulation, as an edge of the root's set; −1 if there was none. */
  get first(): number {
    return this.depth > 0 ? this.pathEdges[0] : -1;
  }

  /** Descends the tree and takes one step beyond. */
  private descend(first: number): void {
    const { s, rules, moves, sets, keys } = this;
    let seat = this.seat;
    let forced = first;
    while (s[PHASE] >= 0 && this.depth < DEPTH) {
      const n = rules.moves(s, seat, moves);
      const secret = n > 1 && keys.isSecret(s, seat, moves[0], moves[1]);
      let move = moves[0];
      if (n > 1 && secret && seat !== this.seat) move = moves[this.playouts.pick(s, seat, moves, n)];
      else if (n > 1) {
        const edge = this.step(seat, n, forced);
        if (edge < 0) return;
        forced = -1;
        move = sets.move[edge];
      }
      const phase = s[PHASE];
      rules.apply(s, seat, move);
      if (secret) keys.secretMove(s, seat, phase);
      else keys.openMove(move);
      if (s[PHASE] >= 0) seat = this.playouts.mover(s);
    }
  }

  /** The move of a seat that has several, as an edge of its set; −1 at the end of the tree. */
  private step(seat: number, n: number, forced: number): number {
    const { sets, keys } = this;
    const a = keys.keyA(seat);
    const b = keys.keyB(seat);
    let set = sets.find(a, b);
    let edge = -1;
    if (set >= 0) edge = forced >= 0 ? forced : this.selection.choose(this.s, set, seat, this.moves, n, this.playouts);
    else if (sets.hasRoom(n)) set = sets.add(a, b);
    if (set < 0) return -1;
    this.pathSets[this.depth] = set;
    this.pathEdges[this.depth] = edge;
    this.pathSeats[this.depth++] = seat;
    return edge;
  }

  /** Adds the results of a simulation to every set on its path. */
  private backpropagate(): void {
    const { sets, out } = this;
    for (let i = 0; i < this.depth; i++) {
      const worth = out[this.pathSeats[i]];
      sets.visits[this.pathSets[i]]++;
      sets.sums[this.pathSets[i]] += worth;
      const edge = this.pathEdges[i];
      if (edge < 0) continue;
      sets.taken[edge]++;
      sets.worth[edge] += worth;
    }
    this.simulations++;
    this.stats.add(out);
  }
}

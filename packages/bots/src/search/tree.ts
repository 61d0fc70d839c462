/**
 * The tree of a search and the simulations that go down in it: each from a world of its own to the score of the hand. All
 * share one table of information sets, and each seat goes after its own utility. Where only a seat itself sees what it
 * does, nobody else's sets are split; what others do in secret is drawn from the policy.
 */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { exactPlayoutFor } from '../endings/exact-playout.ts';
import type { Policy } from '../policy/policy.ts';
import type { Utility } from '../value/utility.ts';
import { InfoSets } from './infosets.ts';
import { movesOf, Playouts } from './playout.ts';
import { type Selecting, Selection } from './selection.ts';
import { Sight } from './sight.ts';
import { Spreads } from './spreads.ts';

/** Sets a tree has room for. Where it is full, simulations go on without adding any. */
const ROOM = 1 << 15;
/** Steps of a simulation inside the tree at most. */
const DEPTH = 256;

export interface Growing extends Selecting {
  /** Cards that are played by the policy where the tree ends; then it goes on at random. */
  readonly plays: number;
  /** In a hand of two sides, cards a seat from which on playouts are exact; 0: never. */
  readonly exact: number;
}

export class Tree {
  readonly sets: InfoSets;
  readonly playouts: Playouts;
  readonly spreads: Spreads;
  /** The state of the simulation under way. It begins with a world that is put here. */
  readonly s: State;
  simulations = 0;
  private readonly rules: Rules;
  private readonly utility: Utility;
  private readonly sight: Sight;
  private readonly selection: Selection;
  private readonly moves: Int32Array;
  private readonly out: Float64Array;
  /** The way of the simulation under way: sets, moves taken there, seats. */
  private readonly pathSets = new Int32Array(DEPTH);
  private readonly pathEdges = new Int32Array(DEPTH);
  private readonly pathSeats = new Int32Array(DEPTH);
  private depth = 0;
  /** The seat that searches. */
  private seat = 0;

  constructor(rules: Rules, policy: Policy | null, utility: Utility, manner: Growing) {
    const most = movesOf(rules);
    this.rules = rules;
    this.utility = utility;
    this.sets = new InfoSets(ROOM, most);
    this.sight = new Sight(rules);
    this.spreads = new Spreads(rules.seats);
    this.playouts = new Playouts(rules, policy, manner.plays, exactPlayoutFor(rules, utility, manner.exact));
    this.selection = new Selection(this.sets, this.spreads, policy, manner);
    this.s = rules.start();
    this.moves = new Int32Array(most);
    this.out = new Float64Array(rules.seats);
  }

  /** Forgets everything, and begins anew for a seat. */
  begin(seat: number, random: Random): void {
    this.seat = seat;
    this.simulations = 0;
    this.sets.clear();
    this.spreads.clear();
    this.playouts.seed(random);
  }

  /** Makes the set of the root, with some of its moves. */
  root({ state, seat }: View, moves: Int32Array, n: number): number {
    this.sight.begin(state);
    const set = this.sets.add(this.sight.keyA(seat), this.sight.keyB(seat));
    this.sets.meet(set, moves, n);
    return set;
  }

  /** One simulation from the world in `s`, with a given first move (its place in the root's set) or −1. */
  simulate(first: number): void {
    this.depth = 0;
    this.sight.begin(this.s);
    this.descend(first);
    this.playouts.run(this.s);
    this.utility.of(this.s, this.out);
    this.note();
  }

  /** The first move of the last simulation, as its place in the root's set; −1 if it began with none. */
  get first(): number {
    return this.depth > 0 ? this.pathEdges[0] : -1;
  }

  /** Goes down the tree and one step beyond. */
  private descend(first: number): void {
    const { s, rules, moves, sets, sight } = this;
    let seat = this.seat;
    let forced = first;
    while (s[PHASE] >= 0 && this.depth < DEPTH) {
      const n = rules.moves(s, seat, moves);
      const secret = n > 1 && sight.isSecret(s, seat, moves[0], moves[1]);
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
      if (secret) sight.unseen(s, seat, phase);
      else sight.seen(move);
      if (s[PHASE] >= 0) seat = this.playouts.mover(s);
    }
  }

  /** The move of a seat that has several, as its place in its set; −1 where the tree ends. */
  private step(seat: number, n: number, forced: number): number {
    const { sets, sight } = this;
    const a = sight.keyA(seat);
    const b = sight.keyB(seat);
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

  /** Notes what a simulation gave, all the way up. */
  private note(): void {
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
    this.spreads.add(out);
  }
}

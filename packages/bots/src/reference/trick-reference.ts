/** The reference play of games with tricks: the learned policy for every seat, in worlds of the search. */
import type { Play, Random, Rules, State, View } from '@followsuit/engine';
import { PHASE, TURN } from '@followsuit/engine/state';
import { showsTricks } from '../bot.ts';
import type { Policy } from '../policy/policy.ts';
import { hasPolicy, policyFor } from '../policy/policy-for.ts';
import { type BidOutcome, bidOutcomeOf } from '../search/bid-odds.ts';
import { leadOfGame } from '../search/hand-result.ts';
import type { PairedSearch } from '../search/paired-search.ts';
import { movesOf } from '../search/playout.ts';
import { RootMoves } from '../search/root-moves.ts';
import { pairedSearchFor } from '../search/searches.ts';
import { type Utility, utilityFor } from '../value/utility.ts';
import { Worlds } from '../worlds/worlds.ts';
import { MEASURES_OF_RESULT, mixed, type Reference } from './reference.ts';

export class TrickReference implements Reference {
  readonly size: number;
  private readonly rules: Rules;
  private readonly policy: Policy | null;
  private readonly worlds: Worlds;
  private readonly rootMoves: RootMoves;
  private readonly chance: Utility;
  private readonly lead: Utility;
  private readonly bidOutcome: BidOutcome | null;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  /** The stand-ins of the last choices, and how many they are; whether others stand for equivalent cards. */
  private readonly chosen: Int32Array;
  private count = 0;
  private merged = false;
  private readonly points: Float64Array;

  constructor(rules: Rules) {
    const most = movesOf(rules);
    this.rules = rules;
    this.size = rules.seats * MEASURES_OF_RESULT.length;
    this.policy = hasPolicy(rules) ? policyFor(rules) : null;
    this.worlds = new Worlds(rules, this.policy);
    this.rootMoves = new RootMoves(rules);
    this.chance = utilityFor(rules);
    this.lead = leadOfGame(rules);
    this.bidOutcome = bidOutcomeOf(rules);
    this.moves = new Int32Array(most);
    this.weights = new Float64Array(most);
    this.chosen = new Int32Array(most);
    this.points = new Float64Array(rules.seats);
  }

  /** Made when it is first needed: its tree takes some 10 MB. */
  get pairedSearch(): PairedSearch {
    return pairedSearchFor(this.rules);
  }

  choices(view: View<Play>, moves: Int32Array, weights: Float64Array): number {
    if (!showsTricks(view)) throw new Error('This is the reference play of games with tricks');
    const n = this.rootMoves.list(view, this.chosen);
    const all = this.rules.moves(view.state, view.seat, this.moves);
    this.count = n;
    this.merged = n < all;
    this.weigh(view.state, view.seat, this.moves, all);
    for (let i = 0; i < n; i++) {
      moves[i] = this.chosen[i];
      weights[i] = 0;
    }
    for (let k = 0; k < all; k++) weights[this.indexOf(this.moves[k])] += this.weights[k];
    return n;
  }

  standIn(move: number): number {
    const i = this.indexOf(move);
    return i < 0 ? -1 : this.chosen[i];
  }

  /** Of equivalent cards the highest is kept, and the list ascends: a card's stand-in is the next one that was kept. */
  private indexOf(move: number): number {
    for (let i = 0; i < this.count; i++)
      if (this.chosen[i] === move || (this.merged && this.chosen[i] > move && this.chosen[i] >> 4 === move >> 4))
        return i;
    return -1;
  }

  look(view: View<Play>): void {
    if (showsTricks(view)) this.worlds.look(view);
  }

  draw(random: Random, into: State): void {
    this.worlds.draw(random, into);
  }

  playOut(s: State, acts: number, luck: number, out: Float64Array): void {
    const { rules, moves } = this;
    for (let act = acts; s[PHASE] >= 0; act++) {
      const inTricks = s[PHASE] === rules.tricks;
      const seat = s[TURN] >= 0 ? s[TURN] : this.mover(s, mixed(luck, act, 1));
      const n = inTricks ? rules.cards(s, seat, moves) : rules.moves(s, seat, moves);
      const move = n === 1 ? moves[0] : this.pick(s, seat, n, mixed(luck, act, 0) / 4294967296);
      if (inTricks) rules.play(s, move, null);
      else rules.apply(s, seat, move);
    }
    this.settled(s, out);
  }

  settled(s: State, out: Float64Array): void {
    const { seats } = this.rules;
    this.chance.of(s, out);
    this.lead.of(s, this.points);
    for (let seat = 0; seat < seats; seat++) out[seats + seat] = this.points[seat];
  }

  isSettled(s: State): boolean {
    return s[PHASE] < 0;
  }

  bid(s: State, seat: number): number {
    return this.bidOutcome === null ? -1 : this.bidOutcome(s, seat);
  }

  /** If several may act, anybody if their moves are open, else the first. */
  private mover(s: State, luck: number): number {
    let set = this.rules.actors(s);
    if (this.rules.inTheOpen(s)) {
      let seats = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) seats++;
      for (let skip = luck % seats; skip > 0; skip--) set &= set - 1;
    }
    return 31 - Math.clz32(set & -set);
  }

  private weigh(s: State, seat: number, moves: Int32Array, n: number): void {
    if (this.policy !== null) this.policy.weigh(s, seat, moves, n, this.weights);
    else this.weights.fill(1 / n, 0, n);
  }

  /** One of the seat's first `n` moves, by the policy and a number from 0 to 1. */
  private pick(s: State, seat: number, n: number, at: number): number {
    this.weigh(s, seat, this.moves, n);
    let left = at;
    for (let i = 0; i < n - 1; i++) {
      left -= this.weights[i];
      if (left < 0) return this.moves[i];
    }
    return this.moves[n - 1];
  }
}

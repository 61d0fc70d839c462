/** The reference play for reviews: the pilot plays on, with dice that depend on the luck and the turn alone. */
import { MEASURES_OF_RESULT, type Reference } from '@followsuit/bots';
import { type Play, Random, type State, type View } from '@followsuit/engine';
import type { PiecepackRules } from '../rules.ts';
import { OVER, PHASE, pawnsHome, REASON, SETUP, SIZE, TURN, WON } from '../state.ts';
import { HORIZON, Search, TURN_COSTS } from './search.ts';

export class SolitaireReference implements Reference {
  readonly size = MEASURES_OF_RESULT.length;
  readonly cost = 16;
  private readonly rules: PiecepackRules;
  private readonly search: Search;
  private readonly seen = new Int32Array(SIZE);

  constructor(rules: PiecepackRules) {
    this.rules = rules;
    this.search = new Search(rules);
  }

  /** The pilot's move, which is the policy, and those after which the position looks best. */
  choices({ state }: View<Play>, moves: Int32Array, weights: Float64Array): number {
    this.seen.set(state);
    const listed = this.search.shortlist(this.seen);
    moves.set(listed);
    weights.fill(0, 0, listed.length);
    weights[0] = 1;
    return listed.length;
  }

  standIn(move: number): number {
    return move;
  }

  /** Nothing is hidden but dice that have not been rolled: there is one world. */
  look({ state }: View<Play>): void {
    this.seen.set(state);
  }

  draw(_random: Random, into: State): void {
    into.set(this.seen);
  }

  playOut(s: State, _acts: number, luck: number, out: Float64Array): void {
    if (s[PHASE] === SETUP) this.rules.take(s, this.rules.draw(s, new Random(`${luck}`)));
    this.search.playOut(s, luck, s[TURN] + HORIZON);
    this.settled(s, out);
  }

  /** Almost every game can be won, so a turn costs a little of the win, as in the search. */
  settled(s: State, out: Float64Array): void {
    out[0] = s[PHASE] === OVER && s[REASON] === WON ? 1 - TURN_COSTS * s[TURN] : 0;
    out[1] = pawnsHome(s);
  }

  isSettled(s: State): boolean {
    return s[PHASE] === OVER;
  }
}

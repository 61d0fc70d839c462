/**
 * The search for the solitaire. It compares the pilot's move and a few others in the same playouts: with the same dice, and
 * the pilot playing to the end. The pilot's own choice wins unless another move has proved better.
 */

import { type Budget, BudgetClock } from '@followsuit/bots';
import type { Random, State } from '@followsuit/engine';
import { DONE, kindOf, MOVES_LIMIT, moveOf, placeOf, RESIGN, WALK } from '../acts.ts';
import { HOME } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { OVER, PHASE, REASON, ROLL, SIZE, TURN, WON } from '../state.ts';
import { SUITS } from '../suits.ts';
import { mix } from './mix.ts';
import { Pilot } from './pilot.ts';

/** The number of moves compared. */
const MOST = 10;
/** Playouts per move before the worse half is eliminated for the first time. */
const FIRST_ROUND = 4;
/** The cost of a turn, as a chance of winning. */
export const TURN_COSTS = 0.002;
/** The most turns of a playout. */
export const HORIZON = 150;
/** How many standard errors better than the pilot's a move has to be. */
const SURE = 1;

/** Ranks of moves that are always compared, and of those that are already listed. */
const [ALWAYS, TAKEN] = [-1, Number.MAX_SAFE_INTEGER];

/** One move and its results. */
export interface Trial {
  readonly move: number;
  /** The number of playouts, of wins, and the total turns of the wins. */
  readonly playouts: number;
  readonly wins: number;
  readonly turns: number;
  /** The mean value of the playouts. */
  readonly worth: number;
}

/** Compares moves of one set of rules. @example new Search(rules).run(s, random, { simulations: 100 })[0].move */
export class Search {
  /** Its choice wins unless another move has proved better. */
  readonly pilot: Pilot;
  private readonly rules: PiecepackRules;
  private readonly clock = new BudgetClock();
  private readonly list = new Int32Array(MOVES_LIMIT);
  private readonly rank = new Float64Array(MOVES_LIMIT);
  private readonly copy = new Int32Array(SIZE);
  private readonly faces = new Int32Array(SUITS.length);
  /** The moves compared, the pilot's first, and their results. */
  private readonly moves = new Int32Array(MOST);
  private readonly tried = new Int32Array(MOST);
  private readonly wins = new Int32Array(MOST);
  private readonly turns = new Float64Array(MOST);
  private readonly worth = new Float64Array(MOST);
  private readonly gain = new Float64Array(MOST);
  private readonly gainSquares = new Float64Array(MOST);
  private readonly alive = new Uint8Array(MOST);
  /** The value of the pilot's move in each playout. */
  private readonly par = new Float64Array(1 << 13);

  constructor(rules: PiecepackRules) {
    this.rules = rules;
    this.pilot = new Pilot(rules);
  }

  /** Compares moves; returns their results, the one to take first. */
  run(s: State, random: Random, budget: Budget): Trial[] {
    const seed = random.next();
    this.clock.start(budget);
    const n = this.gather(s);
    if (n > 1) this.compare(s, n, seed);
    const best = this.best(n);
    const trials: Trial[] = [];
    for (let i = 0; i < n; i++) trials.push(this.trial(i));
    const chosen = trials[best];
    return [chosen, ...trials.filter((each) => each !== chosen).sort((a, b) => (b.worth || 0) - (a.worth || 0))];
  }

  private trial(i: number): Trial {
    const playouts = this.tried[i];
    return {
      move: this.moves[i],
      playouts,
      wins: this.wins[i],
      turns: this.turns[i],
      worth: playouts === 0 ? Number.NaN : this.worth[i] / playouts,
    };
  }

  /** The moves worth comparing, the pilot's first. The list is overwritten by the next call. */
  shortlist(s: State): Int32Array {
    return this.moves.subarray(0, this.gather(s));
  }

  /** Lists the moves to compare: the pilot's, and those after which the position looks best. */
  private gather(s: State): number {
    const { moves, list, rank, pilot } = this;
    const own = pilot.next(s);
    moves[0] = own;
    this.forget(0);
    if (own === moveOf(RESIGN)) return 1;
    const n = this.rules.moves(s, 0, list) - 1; // the last is to give up
    for (let i = 0; i < n; i++) rank[i] = list[i] === own ? TAKEN : this.rankOf(s, list[i]);
    let count = 1;
    for (; count < MOST; count++) {
      let best = -1;
      for (let i = 0; i < n; i++) if (rank[i] !== TAKEN && (best < 0 || rank[i] < rank[best])) best = i;
      if (best < 0) break;
      moves[count] = list[best];
      rank[best] = TAKEN;
      this.forget(count);
    }
    return count;
  }

  /** Moves with a lower number are compared first: the end of the part and a path home always are. */
  private rankOf(s: State, move: number): number {
    if (kindOf(move) === DONE || (kindOf(move) === WALK && placeOf(move) === HOME)) return ALWAYS;
    this.copy.set(s);
    this.rules.apply(this.copy, 0, move);
    return this.pilot.outlook(this.copy);
  }

  private forget(i: number): void {
    this.tried[i] = 0;
    this.wins[i] = 0;
    this.turns[i] = 0;
    this.worth[i] = 0;
    this.gain[i] = 0;
    this.gainSquares[i] = 0;
    this.alive[i] = 1;
  }

  /** Runs rounds of playouts; after each, the worse half of the moves is eliminated. */
  private compare(s: State, n: number, seed: number): void {
    let left = n;
    let playouts = 0;
    let round = 0;
    let until = FIRST_ROUND;
    for (;;) {
      for (; round < until; round++) {
        if (round === this.par.length) return;
        const dice = mix(seed, round, 1);
        for (let i = 0; i < n; i++) {
          if (this.alive[i] === 0) continue;
          this.tryOut(s, i, round, dice);
          if (!this.clock.goesOn(++playouts)) return;
        }
      }
      if (left > 2) left = this.drop(n, left);
      until *= 2;
    }
  }

  private drop(n: number, left: number): number {
    const goal = Math.max(2, (left + 1) >> 1);
    for (; left > goal; left--) {
      let worst = -1;
      for (let i = 1; i < n; i++)
        if (this.alive[i] !== 0 && (worst < 0 || this.worth[i] < this.worth[worst])) worst = i;
      this.alive[worst] = 0;
    }
    return left;
  }

  /** One playout after a move. */
  private tryOut(s: State, i: number, round: number, seed: number): void {
    const { copy, rules } = this;
    copy.set(s);
    rules.apply(copy, 0, this.moves[i]);
    this.playOut(copy, seed, s[TURN] + HORIZON);
    const won = copy[PHASE] === OVER && copy[REASON] === WON;
    const worth = won ? 1 - TURN_COSTS * (copy[TURN] - s[TURN]) : 0;
    if (i === 0) this.par[round] = worth;
    const gain = worth - this.par[round];
    this.tried[i]++;
    this.worth[i] += worth;
    this.gain[i] += gain;
    this.gainSquares[i] += gain * gain;
    if (!won) return;
    this.wins[i]++;
    this.turns[i] += copy[TURN];
  }

  /** Plays to the end of the game, or until a turn; the seed decides the dice of each turn. */
  playOut(s: State, seed: number, until: number): void {
    const { rules, pilot, faces } = this;
    pilot.two.salt = seed & 0xffff;
    while (s[PHASE] !== OVER && s[TURN] <= until) {
      if (s[PHASE] === ROLL) {
        for (let suit = 0; suit < SUITS.length; suit++) faces[suit] = mix(seed, s[TURN], suit) % 6;
        rules.roll(s, faces);
      } else pilot.playPart(s);
    }
    pilot.two.salt = 0;
  }

  /** The move to take. */
  private best(n: number): number {
    let best = 0;
    let most = 0;
    for (let i = 1; i < n; i++) {
      const k = this.tried[i];
      if (k < 2 || this.alive[i] === 0) continue;
      const mean = this.gain[i] / k;
      const variance = Math.max(0, this.gainSquares[i] / k - mean * mean);
      const bound = mean - SURE * Math.sqrt(variance / (k - 1));
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }
}

/** Players of the piecepack solitaire, from quick to thorough. */

import type { Answer, Budget, Candidate } from '@followsuit/bots';
import type { Act, Random, State } from '@followsuit/engine';
import type { PiecepackRules } from '../rules.ts';
import { SIZE } from '../state.ts';
import { SUITS } from '../suits.ts';
import { Pilot } from './pilot.ts';
import { Search, type Trial } from './search.ts';
import { describe } from './words.ts';

/** A move with its expected result, and the reason for it. */
export interface SolitaireCandidate extends Candidate {
  /** The mean turn of the wins with it; NaN if there was none. */
  readonly turns: number;
  readonly reason: string;
}

/** Chooses a move for the player, who is to act. */
export type SolitairePlayer = (rules: PiecepackRules, s: State, random: Random) => number;

const careless = new WeakMap<PiecepackRules, Pilot>();
const searches = new WeakMap<PiecepackRules, Search>();
const copy = new Int32Array(SIZE);

function keptIn<T>(map: WeakMap<PiecepackRules, T>, rules: PiecepackRules, make: () => T): T {
  const kept = map.get(rules) ?? make();
  map.set(rules, kept);
  return kept;
}

const searchFor = (rules: PiecepackRules): Search => keptIn(searches, rules, () => new Search(rules));

/** The page's simple player: it uses roads but ignores walls. @example rules.apply(s, 0, greedy(rules, s)); */
export function greedy(rules: PiecepackRules, s: State): number {
  copy.set(s);
  return keptIn(careless, rules, () => new Pilot(rules, false)).next(copy);
}

/** The pilot's move, without any playouts. @example rules.apply(s, 0, piloted(rules, s)); */
export function piloted(rules: PiecepackRules, s: State): number {
  copy.set(s);
  return searchFor(rules).pilot.next(copy);
}

/** One time in this many, a club player overlooks walls. */
const OVERLOOKS = 3;

/** A player that usually considers walls, and sometimes overlooks one. @example rules.apply(s, 0, sociable(rules, s, random)); */
export const sociable: SolitairePlayer = (rules, s, random) =>
  random.below(OVERLOOKS) === 0 ? greedy(rules, s) : piloted(rules, s);

/** The move that a search finds best. @example rules.apply(s, 0, chooseInSolitaire(rules, s, random, { simulations: 100 })); */
export function chooseInSolitaire(rules: PiecepackRules, s: State, random: Random, budget: Budget): number {
  copy.set(s);
  return searchFor(rules).run(copy, random, budget)[0].move;
}

/**
 * The best move with the alternatives and the reason; without a budget the move of a club player, who does not search.
 *
 * @example solitaireAnswer(rules, s, random, { ms: 100 }).reason === 'walk suns home: walks home. …'
 */
export function solitaireAnswer(rules: PiecepackRules, s: State, random: Random, budget: Budget | null): Answer {
  const search = searchFor(rules);
  const played = budget === null ? sociable(rules, s, random) : -1;
  copy.set(s);
  const trials = budget === null ? [untried(played)] : search.run(copy, random, budget);
  search.pilot.roads.look(copy);
  const playouts = trials.reduce((sum, trial) => sum + trial.playouts, 0);
  const candidates = trials.map(
    (trial): SolitaireCandidate => ({
      move: trial.move,
      expected: trial.wins / trial.playouts,
      share: trial.playouts / Math.max(1, playouts),
      turns: trial.turns / trial.wins,
      reason: describe(rules, search.pilot.roads, copy, trial.move),
    }),
  );
  return { move: trials[0].move, candidates, reason: sentence(rules, s, search.pilot, candidates) };
}

const untried = (move: number): Trial => ({ move, playouts: 0, wins: 0, turns: 0, worth: Number.NaN });

function sentence(rules: PiecepackRules, s: State, pilot: Pilot, all: readonly SolitaireCandidate[]): string {
  const [best, ...others] = all;
  const act = rules.act(s, best.move);
  const sealed = act.do === 'resign' ? pilot.sealed(s) : -1;
  if (sealed >= 0) return `Give up: the pawn of ${SUITS[sealed]} has no way home any more.`;
  const opening = `${say(act)}: ${best.reason}.`;
  if (Number.isNaN(best.expected)) return opening;
  const second = others.find(({ expected }) => !Number.isNaN(expected));
  const chance = `Wins ${percent(best)} from here${inTurns(best)}`;
  return `${opening} ${chance}${second ? `; ${say(rules.act(s, second.move))} ${percent(second)}${inTurns(second)}` : ''}.`;
}

const percent = ({ expected }: Candidate): string => `${Math.round(100 * expected)} %`;
const inTurns = ({ turns }: SolitaireCandidate): string =>
  Number.isNaN(turns) ? '' : `, in turn ${Math.round(turns)} on average`;
const say = (act: Act): string => Object.values(act).join(' ');

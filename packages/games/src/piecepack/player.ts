/** A simple player, after the page's "For bots": it takes what brings the measure down most, and looks no further. */
import type { Random, State } from '@followsuit/engine';
import { DONE, FLIP, kindOf, MOVES_LIMIT, moveOf, PLACE, pieceOf, placeOf, RESIGN, WALK } from './acts.ts';
import { HOME, shownBy, suitOf } from './board.ts';
import { CLOSED, Measure } from './measure.ts';
import type { PiecepackRules } from './rules.ts';
import { AT, MOVING, OWED, PAWN, PHASE, SIZE, TURN } from './state.ts';

/** The turn in which it gives up. */
export const PATIENCE = 200;

/** Where nothing brings the measure down, it sometimes does something that raises it by no more than this. */
const SLACK = 30;
/** How seldom: one time in so many. */
const RESTLESS = 2;

const measures = new WeakMap<PiecepackRules, Measure>();
const list = new Int32Array(MOVES_LIMIT);
const copy = new Int32Array(SIZE);

function measureFor(rules: PiecepackRules): Measure {
  const measure = measures.get(rules) ?? new Measure(rules);
  measures.set(rules, measure);
  return measure;
}

/** Chooses a move. @example rules.apply(s, 0, greedy(rules, s, random)); */
export function greedy(rules: PiecepackRules, s: State, random: Random): number {
  const measure = measureFor(rules);
  const now = measure.of(s);
  if (s[TURN] >= PATIENCE || now >= CLOSED) return moveOf(RESIGN);
  const n = rules.moves(s, 0, list);
  const placing = s[PHASE] !== MOVING;
  let least = placing ? Number.MAX_VALUE : now;
  let best = -1;
  let ties = 0;
  let sideways = -1;
  let chances = 0;
  for (let i = 0; i < n; i++) {
    const move = list[i];
    const kind = kindOf(move);
    if (kind === FLIP || kind === DONE || kind === RESIGN) continue;
    if (kind === WALK && placeOf(move) === HOME) return move;
    const value = after(s, move, measure);
    if (value <= now + SLACK && kind !== PLACE && s[OWED] === 0 && random.below(++chances) === 0) sideways = move;
    if (value > least || (value === least && best < 0)) continue;
    ties = value < least ? 1 : ties + 1;
    if (value < least || random.below(ties) === 0) best = move;
    least = value;
  }
  if (best >= 0) return best;
  return sideways >= 0 && random.below(RESTLESS) === 0 ? sideways : flipOrDone(n);
}

/** The measure after a move, walk or placing. */
function after(s: State, move: number, measure: Measure): number {
  const piece = pieceOf(move);
  const walk = kindOf(move) === WALK;
  const field = (walk ? PAWN : AT) + piece;
  const from = s[field];
  copy.set(s);
  copy[field] = placeOf(move);
  return measure.after(copy, walk ? piece : suitOf(piece), Math.max(from, 0), placeOf(move));
}

/** The lowest coin that may be turned over, as large numbers reach farthest; or the end of the part. */
function flipOrDone(n: number): number {
  let best = moveOf(DONE);
  for (let i = 0; i < n; i++) {
    const move = list[i];
    if (kindOf(move) !== FLIP) continue;
    if (kindOf(best) !== FLIP || shownBy(pieceOf(move)) < shownBy(pieceOf(best))) best = move;
  }
  return best;
}

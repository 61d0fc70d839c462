/** Why a move is made, in a few words. */
import type { State } from '@followsuit/engine';
import { DONE, FLIP, kindOf, MOVE, PLACE, pieceOf, placeOf, WALK } from '../acts.ts';
import { HOME, shownBy, suitOf } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, isStone, PAWN } from '../state.ts';
import { SUITS } from '../suits.ts';
import type { Roads } from './roads.ts';

/** What a move does; `roads` have looked at the position. @example describe(rules, roads, s, move) === 'walks home' */
export function describe(rules: PiecepackRules, roads: Roads, s: State, move: number): string {
  const kind = kindOf(move);
  const piece = pieceOf(move);
  const to = placeOf(move);
  if (kind === PLACE) return `on ${rules.board.names[to]} the ace is little in the way`;
  if (kind === FLIP) return describeFlip(roads, s, piece);
  if (kind === WALK) return describeWalk(roads, piece, to);
  if (kind === MOVE) return describeMove(roads, s, piece, to);
  return kind === DONE ? 'nothing else is of use' : 'gives up';
}

function describeFlip(roads: Roads, s: State, coin: number): string {
  if (shownBy(coin) === 0) return 'the null cannot move anyway';
  const suit = suitOf(coin);
  if (leadsOver(roads, suit, s[AT + coin])) return `it lies on the road of ${SUITS[suit]} already`;
  return 'the other coins are of more use as they are';
}

function describeWalk(roads: Roads, suit: number, to: number): string {
  if (to === HOME) return 'walks home';
  return leadsOver(roads, suit, to) ? 'walks on along its stones' : 'steps aside';
}

function describeMove(roads: Roads, s: State, coin: number, to: number): string {
  const suit = suitOf(coin);
  const cleared = others(roads, suit, s[AT + coin]);
  if (leadsOver(roads, suit, to)) return `${isStone(s, coin) ? 'paves' : 'lays a coin on'} the road of ${SUITS[suit]}`;
  if (cleared !== '' && others(roads, suit, to) === '') return `clears the road of ${cleared}`;
  if (s[PAWN + suit] === HOME) return "puts a stone out of the others' way before it lies for good";
  if (isBesideHome(roads, s, suit)) return `puts a stone away before the pawn of ${SUITS[suit]} goes home`;
  return `brings a ${isStone(s, coin) ? 'stone' : 'coin'} nearer to where ${SUITS[suit]} need it`;
}

const leadsOver = (roads: Roads, suit: number, at: number): boolean => ((roads.on[at] >> suit) & 1) === 1;

/** The other suits whose roads lead over a square. */
const others = (roads: Roads, suit: number, at: number): string =>
  SUITS.filter((_, other) => other !== suit && leadsOver(roads, other, at)).join(' and ');

/** Whether a pawn has nothing but its own stones before it. */
function isBesideHome(roads: Roads, s: State, suit: number): boolean {
  const length = roads.length[suit];
  if (s[PAWN + suit] === HOME || length === 0) return false;
  return roads.road[suit].subarray(0, length - 1).every((square) => roads.bears(square, suit));
}

/** Acts and moves: the written form, and the same as a small integer (kind, piece, place). */
import type { Act, Json } from '@followsuit/engine';
import { type Board, COIN_NAMES, HOME } from './board.ts';
import { SUITS } from './suits.ts';

/** The kinds of acts, in the order of the page. */
export const [PLACE, MOVE, FLIP, WALK, DONE, RESIGN] = [0, 1, 2, 3, 4, 5];
const KINDS = ['place', 'move', 'flip', 'walk', 'done', 'resign'] as const;

/** A move: its kind, the coin (or, for a walk, the suit of the pawn), and its destination. */
export const moveOf = (kind: number, piece = 0, to = 0): number => (kind << 12) | (piece << 7) | to;
export const kindOf = (move: number): number => move >> 12;
export const pieceOf = (move: number): number => (move >> 7) & 31;
export const placeOf = (move: number): number => move & 127;

/** One more than the highest move. */
export const MOVES = KINDS.length << 12;
/** A bound above the number of moves at any time. */
export const MOVES_LIMIT = 2048;

const kindNamed = new Map<Json, number>(KINDS.map((name, kind) => [name, kind]));
const coinNamed = new Map<Json, number>(COIN_NAMES.map((name, coin) => [name, coin]));
const suitNamed = new Map<Json, number>(SUITS.map((name, suit) => [name, suit]));

/** The written form of a move, its arguments in the order of the page. */
export function actOf({ names }: Board, move: number): Act {
  const kind = kindOf(move);
  const name = KINDS[kind];
  const coin = COIN_NAMES[pieceOf(move)];
  const to = names[placeOf(move)] ?? '';
  if (kind === PLACE || kind === MOVE) return { do: name, coin, to };
  if (kind === FLIP) return { do: name, coin };
  return kind === WALK ? { do: name, pawn: SUITS[pieceOf(move)], to } : { do: name };
}

/** The kind of a written act, or −1. */
export const kindNamedBy = (name: Json): number => kindNamed.get(name) ?? -1;

/** The move of a written act of a known kind with `size` arguments; or the rule that one of its fields breaks. */
export function readMove(
  board: Board,
  kind: number,
  act: Readonly<Record<string, Json>>,
  size: number,
): { move: number } | { rule: string } {
  const noPiece = kind === DONE || kind === RESIGN;
  const piece = noPiece ? 0 : kind === WALK ? suitNamed.get(act.pawn) : coinNamed.get(act.coin);
  const to = noPiece || kind === FLIP ? 0 : readPlace(board, kind, act.to);
  if (piece === undefined || to === undefined) return { rule: 'PIECEPACK-TURN-4' };
  const due = noPiece ? 0 : kind === FLIP ? 1 : 2;
  return size === due ? { move: moveOf(kind, piece, to) } : { rule: 'RECORD-ACT-1' };
}

function readPlace(board: Board, kind: number, to: Json | undefined): number | undefined {
  if (typeof to !== 'string') return undefined;
  return kind === WALK && to === 'home' ? HOME : board.byName.get(to);
}

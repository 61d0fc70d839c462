/** The position as plain data, for clients that do not run the engine. */
import type { Json, State } from '@followsuit/engine';
import { type Board, COIN_NAMES } from './board.ts';
import { FACES, tileNumber, tileSuit } from './chance.ts';
import {
  AT,
  DICE,
  FIRST,
  isStone,
  NUMBERS,
  NUMBERS_SIZE,
  OWED,
  PART,
  PAWN,
  PLACED,
  POINTS,
  TILES,
  TURN,
} from './state.ts';
import { LETTERS, SUITS } from './suits.ts';

/** One value for each suit, by its name. */
const bySuit = (value: (suit: number) => Json): Json =>
  Object.fromEntries(SUITS.map((name, suit) => [name, value(suit)]));

/** Squares as in acts; a die that does not lie there is null; `moves` has the moves left by the coin's number. */
export function asJson(board: Board, s: State): Record<string, Json> {
  const place = (at: number): Json => (at < 0 ? null : (board.names[at] ?? null));
  const tiles = [...s.subarray(TILES, TILES + SUITS.length)].filter((tile) => tile >= 0);
  return {
    turn: s[TURN],
    part: s[PART],
    dice: bySuit((suit) => FACES[s[DICE + suit]] ?? null),
    first: SUITS.filter((_, suit) => (s[FIRST] >> suit) & 1),
    moves: Object.fromEntries(Array.from({ length: NUMBERS_SIZE - 2 }, (_, i) => [i + 2, s[NUMBERS + i + 2]])),
    owed: SUITS.filter((_, suit) => (s[OWED] >> suit) & 1),
    points: bySuit((suit) => s[POINTS + suit]),
    tiles: tiles.map((tile) => `${tileNumber(tile)}${LETTERS[tileSuit(tile)]}`),
    placed: s[PLACED],
    coins: Object.fromEntries(COIN_NAMES.map((name, coin) => [name, place(s[AT + coin])])),
    stones: COIN_NAMES.filter((_, coin) => isStone(s, coin)),
    pawns: bySuit((suit) => place(s[PAWN + suit])),
  };
}

/** The board as on the rules page: coins ` 4s `, stones `(4s)`, stones that lie for good `[4s]`, pawns as capitals. */
import type { State } from '@followsuit/engine';
import {
  AT,
  COIN_NAMES,
  isAce,
  isSet,
  isStone,
  LETTERS,
  MIDDLE,
  PAWN,
  PIECES,
  type PiecepackRules,
  SUITS,
  suitOf,
} from '@followsuit/games/piecepack-stepping-stones';
import { amber, blue, bold, dim, grey, type Paint, red } from '../colour.ts';
import { padRight } from '../text.ts';

/** PIECEPACK-PIECE-1; black cannot be seen on a dark screen. */
const COLOURS: readonly Paint[] = [red, grey, amber, blue];

/** A text in the colour of a suit. */
export const inSuitOf = (suit: number, text: string): string => COLOURS[suit](text);
/** The name of a suit in its colour. */
export const suitName = (suit: number): string => inSuitOf(suit, SUITS[suit]);

/** Columns that a square takes: a mark for home tiles, and what lies there. */
const CELL = 5;
/** Columns in front of a row, for its number. */
const EDGE = 3;

/** How wide the drawn board is. */
export const boardWidth = ({ board }: PiecepackRules): number => EDGE + board.size * CELL;

/** The rows of the board from the top, and the letters below. */
export function boardLines(rules: PiecepackRules, s: State): string[] {
  const { size } = rules.board;
  const rows = Array.from({ length: size }, (_, i) => {
    const row = size - 1 - i;
    const cells = Array.from({ length: size }, (__, column) => cell(rules, s, row * size + column));
    return dim(String(row + 1).padEnd(EDGE)) + cells.join('');
  });
  const letters = [...'abcdefghij'.slice(0, size)].map((letter) => `  ${letter}`.padEnd(CELL));
  return [...rows, dim(' '.repeat(EDGE) + letters.join(''))];
}

function cell(rules: PiecepackRules, s: State, square: number): string {
  const { board } = rules;
  if (board.names[square] === undefined) return padRight(hole(rules, s, square), CELL);
  const coin = coinAt(s, square);
  const pawn = pawnAt(s, square);
  const home = board.home[square];
  const bare = coin < 0 && pawn < 0;
  if (bare) return padRight(home < 0 ? dim('  ·') : `  ${inSuitOf(home, '#')}`, CELL);
  const mark = home < 0 ? ' ' : inSuitOf(home, '#');
  return padRight(mark + (coin < 0 ? ` ${pawnLetter(pawn)}` : coinText(s, coin, pawn)), CELL);
}

/** The coin or ace on a square, or −1. */
export function coinAt(s: State, square: number): number {
  for (let coin = 0; coin < PIECES; coin++) if (s[AT + coin] === square) return coin;
  return -1;
}

/** The suit of the pawn on a square, or −1. */
export const pawnAt = (s: State, square: number): number => SUITS.findIndex((_, suit) => s[PAWN + suit] === square);

const pawnLetter = (suit: number): string => bold(inSuitOf(suit, LETTERS[suit].toUpperCase()));

/** A coin, and the pawn on it: the capital of its suit takes the place of the small letter. */
function coinText(s: State, coin: number, pawn: number): string {
  const suit = suitOf(coin);
  const name = COIN_NAMES[coin];
  if (isAce(coin)) return pawn < 0 ? `<${bold(inSuitOf(suit, name))}>` : `<${name}${pawnLetter(pawn)}`;
  if (!isStone(s, coin)) return ` ${inSuitOf(suit, name)}`;
  const letter = pawn < 0 ? inSuitOf(suit, name[1]) : pawnLetter(pawn);
  return isSet(s, suit) ? dim(`[${name}]`) : inSuitOf(suit, '(') + dim(name[0]) + letter + inSuitOf(suit, ')');
}

/** The missing tile of the large board, with the pawns that are still in it: PIECEPACK-BOARD-5. */
function hole({ board: { size } }: PiecepackRules, s: State, square: number): string {
  const [left, low] = [square % size < size / 2, square < (size * size) / 2];
  // As on the small board every pawn stands in the corner farthest from its home.
  const suit = low ? (left ? 1 : 0) : left ? 2 : 3;
  return s[PAWN + suit] === MIDDLE ? dim(' ~') + pawnLetter(suit) + dim('~') : dim(' ~~~');
}

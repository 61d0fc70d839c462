/** The board as on the rules page: coins ` 4s `, stones `(4s)`, stones that lie for good `[4s]`, pawns as capitals. */
import { isAce, isSet, pieceSuit, type Square, type Suit, squaresOf } from '../position.ts';
import { LETTERS, SUITS } from '../suits.ts';
import { inSuit, type Moment } from './moment.ts';

/** Columns that a square takes: a mark for home tiles, and what lies there. */
const CELL = 5;
/** Columns in front of a row, for its number. */
const EDGE = 3;

/** How wide the drawn board is. */
export const boardWidth = ({ rules: { board } }: Moment): number => EDGE + board.size * CELL;

/** The rows of the board from the top, and the letters below. */
export function boardLines(moment: Moment): string[] {
  const { size } = moment.rules.board;
  const { paint, layout } = moment.io;
  const cells = squaresOf(moment.position, size).map((square) => layout.padRight(cell(moment, square), CELL));
  const rows = Array.from(
    { length: size },
    (_, i) => paint.dim(String(size - i).padEnd(EDGE)) + cells.slice(i * size, (i + 1) * size).join(''),
  );
  const letters = [...'abcdefghij'.slice(0, size)].map((letter) => `  ${letter}`.padEnd(CELL));
  return [...rows, paint.dim(' '.repeat(EDGE) + letters.join(''))];
}

function cell(moment: Moment, { home, coin, pawn, hole }: Square): string {
  const { dim } = moment.io.paint;
  // The missing tile of the large board, with the pawns that are still in it: PIECEPACK-BOARD-5.
  if (hole) return pawn === null ? dim(' ~~~') : dim(' ~') + pawnLetter(moment, pawn) + dim('~');
  const mark = home === null ? ' ' : inSuit(moment.io, home, '#');
  if (coin !== null) return mark + coinText(moment, coin, pawn);
  if (pawn !== null) return `${mark} ${pawnLetter(moment, pawn)}`;
  return home === null ? dim('  ·') : `  ${mark}`;
}

const pawnLetter = ({ io }: Moment, suit: Suit): string =>
  io.paint.bold(inSuit(io, suit, LETTERS[SUITS.indexOf(suit)].toUpperCase()));

/** A coin, and the pawn on it: the capital of its suit takes the place of the small letter. */
function coinText(moment: Moment, coin: string, pawn: Suit | null): string {
  const { io, position } = moment;
  const { bold, dim } = io.paint;
  const suit = pieceSuit(coin);
  if (isAce(coin)) return pawn === null ? `<${bold(inSuit(io, suit, coin))}>` : `<${coin}${pawnLetter(moment, pawn)}`;
  if (!position.stones.includes(coin)) return ` ${inSuit(io, suit, coin)}`;
  if (isSet(position, suit)) return dim(`[${coin}]`);
  const letter = pawn === null ? inSuit(io, suit, coin[1]) : pawnLetter(moment, pawn);
  return inSuit(io, suit, '(') + dim(coin[0]) + letter + inSuit(io, suit, ')');
}

/** Pieces and boards of Stepping Stones (piecepack): names, squares, neighbours and the starting position. */
import { LETTERS, SUITS } from './suits.ts';

/** The values of a suit's coins, highest first; coin number `suit * 5 + i` shows `VALUES[i]`, and 0 is the null. */
export const VALUES = [5, 4, 3, 2, 0] as const;
export const PER_SUIT = VALUES.length;
/** Coins 0 to 19 are the twenty coins; the aces follow, one per suit. */
export const ACES = PER_SUIT * SUITS.length;
export const PIECES = ACES + SUITS.length;
/** The hole of the large board, where its pawns start; only pawns can be there. */
export const MIDDLE = 100;
/** Where a pawn goes when it leaves the board. */
export const HOME = 101;
/** A bound above every place's number. */
export const PLACES = 102;

/** The suit of a coin or an ace. */
export const suitOf = (coin: number): number => (coin < ACES ? Math.floor(coin / PER_SUIT) : coin - ACES);
/** What a coin shows before it is turned over. */
export const shownBy = (coin: number): number => VALUES[coin % PER_SUIT];
export const isAce = (coin: number): boolean => coin >= ACES;

/** How coins and aces are written. */
export const COIN_NAMES: readonly string[] = Array.from({ length: PIECES }, (_, coin) =>
  isAce(coin) ? `A${LETTERS[suitOf(coin)]}` : `${shownBy(coin)}${LETTERS[suitOf(coin)]}`,
);

/** The geometry of a board. Squares are numbered row by row from `a1`. */
export interface Board {
  /** Squares along an edge. */
  readonly size: number;
  /** One more than the highest number of a square. */
  readonly squares: number;
  /** By place: its name (squares, `middle` and `home`); empty for missing places. */
  readonly names: readonly (string | undefined)[];
  /** The squares by name. */
  readonly byName: ReadonlyMap<string, number>;
  /** The neighbours of every square, and those of the middle. */
  readonly steps: readonly Int8Array[];
  /** The suit whose home tile a square belongs to, or −1. */
  readonly home: Int8Array;
  /** Where the twenty coins start. */
  readonly coins: readonly number[];
  /** Where the four pawns start. */
  readonly pawns: readonly number[];
}

/** Home and coins of the suns as steps from the left and from the top edge; the other corners mirror them. */
const HOME_TILE = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const COINS_AT = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
];
/** The pawn of the suns on the small board. */
const PAWN_AT = [4, 4];

function layBoard(size: number, large: boolean): Board {
  const squares = size * size;
  const hole = (column: number, row: number): boolean =>
    large && Math.abs(2 * column - size + 1) === 1 && Math.abs(2 * row - size + 1) === 1;
  const there = (column: number, row: number): boolean =>
    column >= 0 && column < size && row >= 0 && row < size && !hole(column, row);
  /** A square seen from a suit's corner: suns top left, moons top right, crowns bottom right, arms bottom left. */
  const corner = (suit: number, [across, down]: readonly number[]): number => {
    const column = suit === 1 || suit === 2 ? size - 1 - across : across;
    const row = suit < 2 ? size - 1 - down : down;
    return row * size + column;
  };
  const names: (string | undefined)[] = Array(PLACES).fill(undefined);
  const steps = Array.from({ length: MIDDLE + 1 }, () => new Int8Array(0));
  const exits: number[] = [];
  for (let square = 0; square < squares; square++) {
    const [column, row] = [square % size, Math.floor(square / size)];
    if (!there(column, row)) continue;
    names[square] = `${'abcdefghij'[column]}${row + 1}`;
    const around = [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1],
    ];
    steps[square] = Int8Array.from(around.filter(([c, r]) => there(c, r)).map(([c, r]) => r * size + c));
    if (around.some(([c, r]) => hole(c, r))) exits.push(square);
  }
  const byName = new Map(names.flatMap((name, square) => (name === undefined ? [] : [[name, square]])));
  if (large) names[MIDDLE] = 'middle';
  names[HOME] = 'home';
  steps[MIDDLE] = Int8Array.from(exits); // PIECEPACK-TWO-6
  const home = new Int8Array(PLACES).fill(-1);
  for (let suit = 0; suit < SUITS.length; suit++) for (const at of HOME_TILE) home[corner(suit, at)] = suit;
  return {
    size,
    squares,
    names,
    byName,
    steps,
    home,
    coins: SUITS.flatMap((_, suit) => COINS_AT.map((at) => corner(suit, at))),
    pawns: SUITS.map((_, suit) => (large ? MIDDLE : corner(suit, PAWN_AT))),
  };
}

/** PIECEPACK-BOARD-1 to -5. */
export const SMALL = layBoard(8, false);
export const LARGE = layBoard(10, true);

/** Spaces up, down and sideways between two squares. */
export function distance({ size }: Board, a: number, b: number): number {
  return Math.abs((a % size) - (b % size)) + Math.abs(Math.floor(a / size) - Math.floor(b / size));
}

/** Spaces from the nearest square of a suit's home tile: PIECEPACK-ACE-2. */
export function fromHome(board: Board, suit: number, square: number): number {
  let least = PLACES;
  for (let each = 0; each < board.squares; each++)
    if (board.home[each] === suit) least = Math.min(least, distance(board, each, square));
  return least;
}

/** The solitaire's position from its view, and the possible acts by piece. */
import type { Act } from '@followsuit/engine';
import { LETTERS, SUITS } from './suits.ts';

export type Suit = (typeof SUITS)[number];
type BySuit<T> = Readonly<Record<Suit, T>>;

export interface Position {
  readonly phase: string;
  readonly turn: number;
  /** Which of the turn's parts it is, if the dice are rolled one after another. */
  readonly part: number;
  /** The face of each die that lies there. */
  readonly dice: BySuit<string | null>;
  /** Suits whose dice count for phase 1 in this part. */
  readonly first: readonly Suit[];
  /** Moves left, by the number on the coin. */
  readonly moves: Readonly<Record<string, number>>;
  /** Suits of which a coin must still be turned over. */
  readonly owed: readonly Suit[];
  readonly points: BySuit<number>;
  readonly tiles: readonly string[];
  readonly placed: number;
  /** The square of each coin, by its name. */
  readonly coins: Readonly<Record<string, string | null>>;
  readonly stones: readonly string[];
  readonly pawns: BySuit<string | null>;
}

export const positionOf = (view: object): Position => view as Position;

/** The suit of a coin or tile. @example pieceSuit('4s') // 'suns' */
export const pieceSuit = (name: string): Suit => SUITS[LETTERS.indexOf(name.slice(-1))];

export const isAce = (coin: string): boolean => coin.startsWith('A');

/** What the home place of a pawn is called. */
export const HOME = 'home';
/** Where pawns begin on the large board. */
const MIDDLE = 'middle';

export const isHome = ({ pawns }: Position, suit: Suit): boolean => pawns[suit] === HOME;

/** Whether the stones of a suit lie for good: its pawn is home, and no points are left in this part (PIECEPACK-TWO-5). */
export const isSet = (position: Position, suit: Suit): boolean => isHome(position, suit) && position.points[suit] === 0;

/** Suits whose pawn is home and whose stones may still move in this part. */
export const withPointsLeft = (position: Position): readonly Suit[] =>
  SUITS.filter((suit) => isHome(position, suit) && !isSet(position, suit));

/** How many pawns are home. */
export const homeCount = (position: Position): number => SUITS.filter((suit) => isHome(position, suit)).length;

/** The coins of a suit that still show their value. */
export const toTurn = ({ coins, stones }: Position, suit: Suit): number =>
  Object.keys(coins).filter((coin) => pieceSuit(coin) === suit && !isAce(coin) && !stones.includes(coin)).length;

/** Suits whose number in phase 1 is used up: of several dice with the same number the first ones. */
export function usedDice({ dice, first, moves }: Position): readonly Suit[] {
  return Object.keys(moves).flatMap((number) => {
    const rolled = first.filter((suit) => dice[suit] === number);
    return rolled.slice(0, rolled.length - moves[number]);
  });
}

/** The points that a face gives in phase 2: PIECEPACK-TWO-1. */
export const pointsOn = (face: string): number => (face === 'suit' ? 6 : face === '0' ? 1 : Number(face));

/** A piece that can be picked up: a coin by its name, a pawn by its suit. */
export type Piece = string;

/** What may be done now, sorted. */
export interface Uses {
  /** Where a piece may go, and the act that takes it there. */
  readonly goes: ReadonlyMap<Piece, ReadonlyMap<string, Act>>;
  readonly flips: ReadonlyMap<string, Act>;
  readonly done: Act | null;
  readonly resign: Act | null;
}

/** @example usesOf(acts).goes.get('4s')?.get('a5') // the act that moves the 4 of suns to a5 */
export function usesOf(acts: readonly Act[]): Uses {
  const goes = new Map<Piece, Map<string, Act>>();
  const flips = new Map<string, Act>();
  let done: Act | null = null;
  let resign: Act | null = null;
  for (const act of acts) {
    if (act.do === 'done') done = act;
    else if (act.do === 'resign') resign = act;
    else if (act.do === 'flip') flips.set(String(act.coin), act);
    else {
      const piece = String(act.pawn ?? act.coin);
      const targets = goes.get(piece) ?? new Map<string, Act>();
      goes.set(piece, targets.set(String(act.to), act));
    }
  }
  return { goes, flips, done, resign };
}

/** What lies on a square. */
export interface Square {
  readonly name: string;
  /** The suit whose home tile it belongs to. */
  readonly home: Suit | null;
  readonly coin: string | null;
  readonly pawn: Suit | null;
  /** True for the four places in the middle of the large board, where there is no tile. */
  readonly hole: boolean;
}

/** The squares row by row from the top. */
export function squaresOf(position: Position, size: number): Square[] {
  const coinAt = new Map(Object.entries(position.coins).map(([coin, at]) => [at, coin]));
  const pawnAt = new Map(SUITS.map((suit) => [position.pawns[suit], suit]));
  return Array.from({ length: size * size }, (_, i) => {
    const [column, row] = [i % size, size - Math.floor(i / size)];
    const name = `${'abcdefghij'[column]}${row}`;
    if (size === 10 && (column === 4 || column === 5) && (row === 5 || row === 6))
      return { name, home: null, coin: null, pawn: inHole(position, column === 4, row === 5), hole: true };
    const home = homeAt(column, row, size);
    return { name, home, coin: coinAt.get(name) ?? null, pawn: pawnAt.get(name) ?? null, hole: false };
  });
}

/** The pawn that is drawn in a corner of the hole: each in the one farthest from its home, as on the small board. */
function inHole({ pawns }: Position, left: boolean, low: boolean): Suit | null {
  const suit = low ? (left ? 'moons' : 'suns') : left ? 'crowns' : 'arms';
  return pawns[suit] === MIDDLE ? suit : null;
}

/** The corner tiles: suns top left, moons top right, crowns bottom right, arms bottom left. */
function homeAt(column: number, row: number, size: number): Suit | null {
  const [left, right] = [column < 2, column >= size - 2];
  const [top, bottom] = [row > size - 2, row <= 2];
  if (top) return left ? 'suns' : right ? 'moons' : null;
  if (bottom) return left ? 'arms' : right ? 'crowns' : null;
  return null;
}

/** The suit whose home tile has its outer corner on a square. @example cornerOf('a8', 8) // 'suns' */
export function cornerOf(name: string, size: number): Suit | null {
  const last = 'abcdefghij'[size - 1];
  const corners: Readonly<Record<string, Suit>> = {
    [`a${size}`]: 'suns',
    [`${last}${size}`]: 'moons',
    [`${last}1`]: 'crowns',
    a1: 'arms',
  };
  return corners[name] ?? null;
}

/** The pieces that a die can move: for a number every coin that shows it, for points the suit's own stones and pawn. */
export function movedBy(position: Position, { goes, flips }: Uses, suit: Suit): Piece[] {
  const face = position.dice[suit];
  const pieces = [...goes.keys()];
  if (!position.first.includes(suit))
    return pieces.filter((piece) => piece === suit || (position.stones.includes(piece) && pieceSuit(piece) === suit));
  if (face === 'suit') return [...flips.keys()].filter((coin) => pieceSuit(coin) === suit);
  return pieces.filter((piece) => piece[0] === face && !position.stones.includes(piece));
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The square to which an arrow key leads, or null. @example neighbour('a1', 'ArrowUp', 8) // 'a2' */
export function neighbour(name: string, key: string, size: number): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const column = name.charCodeAt(0) - 97 + step[0];
  const row = Number(name.slice(1)) + step[1];
  return column < 0 || column >= size || row < 1 || row > size ? null : `${'abcdefghij'[column]}${row}`;
}

/** The state of a game of Stepping Stones (piecepack): one `Int32Array`, each field at a named offset. */
import type { State } from '@followsuit/engine';
import { type Board, HOME, PER_SUIT, PIECES } from './board.ts';
import { SUITS } from './suits.ts';

let end = 0;
function field(size = 1): number {
  end += size;
  return end - size;
}

/** The phase: `SETUP`, `PLACING`, `ROLL`, `MOVING` or `OVER`. */
export const PHASE = field();
/** The number of the current turn, or of the one whose roll is due; 0 before the first. */
export const TURN = field();
/** The part of the turn, 1 or 2. */
export const PART = field();
/** The dice of the next roll, as a set of suits, while a roll is due. */
export const DUE = field();
/** The dice of the turn's second part, as a set of suits, until they are due. */
export const LATER = field();
/** By suit: the face of its die (an index into `FACES`), or −1 if it is not part of this roll. */
export const DICE = field(SUITS.length);
/** The dice that were rolled in phase 1, as a set of suits. */
export const FIRST = field();
/** Moves that the dice of this part still allow, by the coin's value from 2 to 5; the first two stay 0. */
export const NUMBERS_SIZE = 6;
export const NUMBERS = field(NUMBERS_SIZE);
/** Suits of which a coin is still to be turned over in this part, as a set. */
export const OWED = field();
/** Points each suit has left in this part. */
export const POINTS = field(SUITS.length);
/** 1 once some part of this turn has allowed a move, flip or walk. */
export const ALLOWED = field();
/** The tiles drawn for the aces, as `number * 4 + suit`, or −1. */
export const TILES = field(SUITS.length);
/** Aces placed so far. */
export const PLACED = field();
/** The square of every coin and ace; −1 for an ace that is not on the board. */
export const AT = field(PIECES);
/** The coins that are stones, as a set. */
export const STONES = field();
/** The place of each pawn: a square, `MIDDLE` or `HOME`. */
export const PAWN = field(SUITS.length);
/** How the game ended (an index into `REASONS`), once it is over. */
export const REASON = field();
/** How many numbers a state has. */
export const SIZE = end;

/** The values of `PHASE`, and their names. */
export const [SETUP, PLACING, ROLL, MOVING, OVER] = [0, 1, 2, 3, 4];
export const PHASES = ['setup', 'placing', 'roll', 'moving', 'over'] as const;

/** The ways a game ends: PIECEPACK-END-1 to -5. */
export const REASONS = ['home', 'stuck', 'dead-roll', 'turn-limit', 'resigned'] as const;
export const [WON, STUCK, DEAD_ROLL, TURN_LIMIT, RESIGNED] = [0, 1, 2, 3, 4];

/** A new board; nothing rolled. */
export function laidOut(board: Board): State {
  const s = new Int32Array(SIZE);
  s.fill(-1, DICE, DICE + SUITS.length);
  s.fill(-1, TILES, TILES + SUITS.length);
  s.fill(-1, AT, AT + PIECES);
  s.set(board.coins, AT);
  s.set(board.pawns, PAWN);
  return s;
}

/** The five coins of a suit, as a set. */
export const coinsOf = (suit: number): number => ((1 << PER_SUIT) - 1) << (suit * PER_SUIT);
export const isStone = (s: State, coin: number): boolean => ((s[STONES] >> coin) & 1) === 1;
export const isHome = (s: State, suit: number): boolean => s[PAWN + suit] === HOME;
/** PIECEPACK-TWO-5: whether the stones of a suit lie for good: its pawn is home, and it has no points left in this part. */
export const isSet = (s: State, suit: number): boolean => isHome(s, suit) && s[POINTS + suit] === 0;
/** PIECEPACK-TURN-1: whether at least one coin of a suit shows its value. */
export const inPhaseOne = (s: State, suit: number): boolean => (s[STONES] & coinsOf(suit)) !== coinsOf(suit);

/** Pawns home. */
export function pawnsHome(s: State): number {
  let n = 0;
  for (let suit = 0; suit < SUITS.length; suit++) if (isHome(s, suit)) n++;
  return n;
}

/** PIECEPACK-BOARD-6: whether a square holds neither coin nor pawn. */
export function isVacant(s: State, square: number): boolean {
  for (let coin = 0; coin < PIECES; coin++) if (s[AT + coin] === square) return false;
  for (let suit = 0; suit < SUITS.length; suit++) if (s[PAWN + suit] === square) return false;
  return true;
}

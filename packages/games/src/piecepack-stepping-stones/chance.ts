/** Chance: the tiles that decide where aces go, and the dice. It comes from outside, as lines of the record. */
import type { Json, Line, Random, State } from '@followsuit/engine';
import { VALUES } from './board.ts';
import {
  DICE,
  DUE,
  FIRST,
  inPhaseOne,
  MOVING,
  NUMBERS,
  OWED,
  PHASE,
  PLACING,
  POINTS,
  ROLL,
  SETUP,
  TILES,
  TURN,
} from './state.ts';
import { LETTERS, SUITS } from './suits.ts';

/** PIECEPACK-PIECE-3: the faces of a die. */
export const FACES = ['0', '2', '3', '4', '5', 'suit'] as const;
const SUIT_FACE = FACES.length - 1;

/** The number of a tile, and the suit of its ace; tiles are stored as `number * 4 + suit`. */
export const tileNumber = (tile: number): number => tile >> 2;
export const tileSuit = (tile: number): number => tile & 3;

/** Which chance line is due. */
export function dueLine(s: State): 'setup' | 'roll' | null {
  if (s[PHASE] === SETUP) return 'setup';
  return s[PHASE] === ROLL ? 'roll' : null;
}

/** PIECEPACK-ACE-1: draws tiles until there are enough of different suits. */
export function drawSetup(aces: number, random: Random): Line {
  const tiles = random.shuffle(SUITS.flatMap((_, suit) => VALUES.map((value) => ({ suit, value }))));
  const counting = tiles.filter(({ value }) => value > 0);
  const firsts = counting.filter(({ suit }, i) => counting.findIndex((tile) => tile.suit === suit) === i);
  return { ev: 'setup', tiles: firsts.slice(0, aces).map(({ suit, value }) => `${value}${LETTERS[suit]}`) };
}

/** Rolls the dice that are due. */
export function drawRoll(s: State, random: Random): Line {
  const dice: Record<string, Json> = {};
  for (const [suit, name] of SUITS.entries()) if ((s[DUE] >> suit) & 1) dice[name] = FACES[random.below(FACES.length)];
  return { ev: 'roll', turn: s[TURN], dice };
}

/** The rule that a line breaks as the setup or the roll that is due; `turnRule` is quoted for wrong dice. */
export function refuseLine(s: State, line: Line, aces: number, turnRule: string): string | null {
  if (line.ev !== dueLine(s)) return 'RECORD-DEAL-1';
  if (line.ev === 'setup') return readTiles(line.tiles, aces) === null ? 'PIECEPACK-ACE-1' : null;
  return line.turn === s[TURN] ? refuseDice(s, line.dice, turnRule) : 'RECORD-DEAL-2';
}

function refuseDice(s: State, dice: Json | undefined, turnRule: string): string | null {
  if (typeof dice !== 'object' || dice === null || Array.isArray(dice)) return turnRule;
  const due = SUITS.filter((_, suit) => (s[DUE] >> suit) & 1);
  if (Object.keys(dice).length !== due.length || !due.every((name) => Object.hasOwn(dice, name))) return turnRule;
  return Object.values(dice).every((face) => FACES.some((each) => each === face)) ? null : 'PIECEPACK-PIECE-3';
}

/** The tiles of a setup line, or null if their number is wrong or their suits are not all different. */
function readTiles(written: Json | undefined, aces: number): number[] | null {
  if (!Array.isArray(written) || written.length !== aces) return null;
  const tiles = written.map((tile) => (typeof tile === 'string' && /^[2-5][smca]$/.test(tile) ? toTile(tile) : -1));
  return tiles.includes(-1) || new Set(tiles.map(tileSuit)).size !== aces ? null : tiles;
}

const toTile = (written: string): number => Number(written[0]) * 4 + LETTERS.indexOf(written[1]);

/** Applies the tiles of a valid setup line; then the aces are placed. */
export function takeSetup(s: State, line: Line): void {
  for (const [i, tile] of (line.tiles as string[]).entries()) s[TILES + i] = toTile(tile);
  s[PHASE] = PLACING;
}

/** Applies the dice of a valid roll line, and computes what they allow. */
export function takeRoll(s: State, line: Line): void {
  const dice = line.dice as Readonly<Record<string, string>>;
  layDice(
    s,
    SUITS.map((name) => (FACES as readonly string[]).indexOf(dice[name])),
  );
}

/** Applies dice given as faces by suit (indexes into `FACES`); those that are not due are ignored. */
export function layDice(s: State, faces: ArrayLike<number>): void {
  for (let suit = 0; suit < SUITS.length; suit++) if ((s[DUE] >> suit) & 1) layDie(s, suit, faces[suit]);
  s[DUE] = 0;
  s[PHASE] = MOVING;
}

/** PIECEPACK-ONE-1 to -3 for a suit in phase 1, PIECEPACK-TWO-1 for one in phase 2. */
function layDie(s: State, suit: number, face: number): void {
  s[DICE + suit] = face;
  // The index of a face is its number minus 1; the null counts 1 and the suit 6, which fits their indexes too.
  const points = face + 1;
  if (!inPhaseOne(s, suit)) {
    s[POINTS + suit] = points;
    return;
  }
  s[FIRST] |= 1 << suit;
  if (face === SUIT_FACE) s[OWED] |= 1 << suit;
  else if (face > 0) s[NUMBERS + points]++;
}

/** What this browser remembers of puzzles: how they were answered first, and days in a row. */
import { afterSolving, type PuzzlePlace, type Streak } from './daily.ts';

const ANSWERS = 'followsuit.puzzles';
const STREAK = 'followsuit.daily';
const NONE: Streak = { day: '', now: 0, best: 0 };

/** By game: the ids of answered puzzles, and whether the first answer was right. */
type Answers = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // Storage may be forbidden, or contain data of another version.
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is forgotten.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function answers(): Answers {
  const stored = read(ANSWERS);
  if (!isObject(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, of]) => isObject(of))) as Answers;
}

/** The answers to a game's puzzles, by id: whether the first was right. @example answersTo('stones').k3x9 // true */
export const answersTo = (game: string): Readonly<Record<string, boolean>> => answers()[game] ?? {};

/** Remembers the first answer to a puzzle; later ones do not change it. */
export function noteAnswer(game: string, id: string, right: boolean): void {
  const all = answers();
  if (all[game]?.[id] !== undefined) return;
  write(ANSWERS, { ...all, [game]: { ...all[game], [id]: right } });
}

/** Days in a row on which the puzzle of the day was solved. */
export function streak(): Streak {
  const stored = read(STREAK);
  if (!isObject(stored)) return NONE;
  const { day, now, best } = stored;
  return typeof day === 'string' && typeof now === 'number' && typeof best === 'number' ? { day, now, best } : NONE;
}

/** Remembers that the puzzle of a day was solved. */
export const noteDaily = (day: string): void => write(STREAK, afterSolving(streak(), day));

/** The address of a puzzle. @example puzzlePath({ game: 'stones', n: 3 }) // '/puzzles/stones/3' */
export const puzzlePath = ({ game, n }: PuzzlePlace): string => `/puzzles/${game}/${n}`;

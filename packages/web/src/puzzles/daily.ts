/** The puzzle of a day: the same for everybody, without a network. */
import { Random } from '@followsuit/engine';

/** The day in UTC. @example dayOf(Date.now()) // '2026-11-19' */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The place of a puzzle: its game, and its number there, from 1. */
export interface PuzzlePlace {
  readonly game: string;
  readonly n: number;
}

/**
 * Each puzzle draws a number for the day, and the highest has it: puzzles that are added change few days, and take none of
 * the others' places.
 */
export function puzzleOfDay(ids: Readonly<Record<string, readonly string[]>>, day: string): PuzzlePlace | null {
  let found: PuzzlePlace | null = null;
  let highest = -1;
  for (const [game, list] of Object.entries(ids))
    for (const [i, id] of list.entries()) {
      const number = new Random(`daily/${day}/${game}/${id}`).next();
      if (number <= highest) continue;
      highest = number;
      found = { game, n: i + 1 };
    }
  return found;
}

/** Days in a row on which the puzzle of the day was solved. */
export interface Streak {
  /** The last day, or an empty text. */
  readonly day: string;
  readonly now: number;
  readonly best: number;
}

const before = (day: string): string => dayOf(Date.parse(day) - 86_400_000);

/** The streak after the puzzle of a day was solved. @example afterSolving({ day: '2026-11-18', now: 3, best: 5 }, '2026-11-19').now // 4 */
export function afterSolving(streak: Streak, day: string): Streak {
  if (streak.day >= day) return streak;
  const now = streak.day === before(day) ? streak.now + 1 : 1;
  return { day, now, best: Math.max(now, streak.best) };
}

/** The days in a row up to today or yesterday: today's puzzle may still be solved. */
export const daysInARow = ({ day, now }: Streak, today: string): number =>
  day === today || day === before(today) ? now : 0;

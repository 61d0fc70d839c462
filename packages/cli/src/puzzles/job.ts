/** The puzzles of one record, as a job for worker threads. */
import type { Line } from '@followsuit/engine';
import { PUZZLE_SETTINGS, type Puzzle, puzzlesIn } from '@followsuit/review';
import { readRecorded } from '../review/part.ts';

export interface PuzzleJob {
  readonly lines: readonly Line[];
  readonly seat: number | null;
  readonly seed: string;
}

/** Finds the puzzles in the first hand of a record. */
export function puzzlesOf({ lines, seat, seed }: PuzzleJob): Puzzle[] {
  const game = readRecorded(lines);
  if ('why' in game) throw new Error(`The record of a puzzle is ${game.why}`);
  return [...puzzlesIn(game, { ...PUZZLE_SETTINGS, seed }, seat)];
}

/** The lines of a record up to the end of its first hand. */
export function firstHandOf(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ ev }, i) => i > 1 && ev === 'deal');
  return end < 0 ? lines : lines.slice(0, end);
}

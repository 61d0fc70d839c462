/** A part of a review, as a job for worker threads. */
import type { Line } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import {
  type DepthName,
  type FinishedGame,
  finishedGame,
  type MomentReview,
  Reviewer,
  recordedGame,
} from '@followsuit/review';

/** The moments of a game from `first` up to, not including, `last`. */
export interface ReviewPart {
  readonly lines: readonly Line[];
  readonly depth: DepthName;
  readonly seed: string;
  readonly first: number;
  readonly last: number;
}

/** Reads a record of one game, with rules that are set up once. @example const game = readFinished(lines) */
export const readFinished = (lines: readonly Line[]): ReturnType<typeof finishedGame> =>
  finishedGame(lines, gameOf, ({ id }, ...setup) => rulesFor(id, ...setup));

/** The same for a game that may stop anywhere. */
export const readRecorded = (lines: readonly Line[]): ReturnType<typeof recordedGame> =>
  recordedGame(lines, gameOf, ({ id }, ...setup) => rulesFor(id, ...setup));

/** The last game, so that a worker checks it once. */
let text = '';
let reviewer: { readonly game: FinishedGame; readonly of: Reviewer } | null = null;

/** Reviews a part. */
export function reviewPart({ lines, depth, seed, first, last }: ReviewPart): MomentReview[] {
  const now = JSON.stringify([lines, depth, seed]);
  if (reviewer === null || now !== text) {
    const game = readFinished(lines);
    if ('why' in game) throw new Error(`The record of a review is ${game.why}`);
    reviewer = { game, of: new Reviewer(game, { depth, seed }) };
    text = now;
  }
  return [...reviewer.of.run(first, last)];
}

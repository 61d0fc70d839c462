/** The puzzles that come with the app: one file for each game, loaded when it is needed. */
import type { Puzzle } from '@followsuit/review';
import { fileOf } from '../game-files.ts';

const FILES = import.meta.glob<readonly Puzzle[]>('../../../games/src/*/puzzles.json', { import: 'default' });

/** The puzzles of a game; an empty list if it has none. */
export const loadPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  (await fileOf(FILES, game, 'puzzles.json')) ?? [];

/** Whether a game has puzzles. @example hasPuzzles('coralon') // true */
export const hasPuzzles = (game: string): boolean => Object.keys(FILES).some((file) => file.includes(`/${game}/`));

/** The guided hands, loaded when one is asked for. */
import type { Lesson } from '@followsuit/present';
import { fileOf } from '../game-files.ts';

export interface LoadedLesson {
  readonly lesson: Lesson;
  /** What its notes say. */
  readonly words: unknown;
}

const LESSONS = import.meta.glob<Lesson>('../../../games/src/**/lesson.ts', { import: 'default' });
const WORDS = import.meta.glob('../../../games/src/**/words.en.ts', { import: 'lesson' });

/** The guided hand of a game, or undefined. @example (await loadLesson('coralon'))?.lesson.players */
export async function loadLesson(game: string): Promise<LoadedLesson | undefined> {
  const [lesson, words] = await Promise.all([fileOf(LESSONS, game, 'lesson.ts'), fileOf(WORDS, game, 'words.en.ts')]);
  return lesson && { lesson, words };
}

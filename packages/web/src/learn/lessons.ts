/** The guided hands, loaded when one is asked for. */
import type { Lesson } from './lesson.ts';

const LESSONS: Readonly<Record<string, () => Promise<{ default: Lesson }>>> = {
  coralon: () => import('./lessons/coralon.ts'),
  'coralon-partners': () => import('./lessons/coralon-partners.ts'),
  thief: () => import('./lessons/thief.ts'),
  thieves: () => import('./lessons/thieves.ts'),
  'ducks-and-geese': () => import('./lessons/ducks-and-geese.ts'),
  'ducks-and-geese-cutthroat': () => import('./lessons/ducks-and-geese-cutthroat.ts'),
  bishop: () => import('./lessons/bishop.ts'),
  baronet: () => import('./lessons/baronet.ts'),
  chevalier: () => import('./lessons/chevalier.ts'),
  'up-and-down': () => import('./lessons/up-and-down.ts'),
  stones: () => import('./lessons/stones.ts'),
  'stepping-stones': () => import('./lessons/stepping-stones.ts'),
  'speed-run': () => import('./lessons/speed-run.ts'),
  'piecepack-stepping-stones': () => import('./lessons/piecepack-stepping-stones.ts'),
};

export const lessonNames = Object.keys(LESSONS);

/** The guided hand of a game, or undefined. @example (await loadLesson('coralon'))?.players */
export const loadLesson = async (game: string): Promise<Lesson | undefined> =>
  Object.hasOwn(LESSONS, game) ? (await LESSONS[game]()).default : undefined;

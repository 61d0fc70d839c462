/** The games whose lesson has been played to its end in this browser. */
import type { GameInfo } from '../catalogue/index.ts';

const KEY = 'followsuit.learned';

/** The ids of these games. @example learnedGames().length // 4, of 14 */
export function learnedGames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game): game is string => typeof game === 'string') : [];
  } catch {
    return []; // Storage may be forbidden, or contain data of another version.
  }
}

type Game = Pick<GameInfo, 'id' | 'name' | 'lesson'>;

export interface Learned {
  readonly n: number;
  readonly all: number;
  /** The first game that has not been learned. */
  readonly next: Game | undefined;
}

/** @example learnedAmong(catalogue) // { n: 4, all: 14, next: … } */
export function learnedAmong(games: readonly Game[]): Learned {
  const ids = learnedGames();
  const lessons = games.filter(({ lesson }) => lesson !== null);
  const n = lessons.filter(({ id }) => ids.includes(id)).length;
  return { n, all: lessons.length, next: lessons.find(({ id }) => !ids.includes(id)) };
}

/** Remembers that a lesson has been played to its end. @example markLearned('coralon') */
export function markLearned(game: string): void {
  const learned = learnedGames();
  if (learned.includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned, game]));
  } catch {
    // Without storage it is forgotten.
  }
}

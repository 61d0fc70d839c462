/** The words in the games' folders. */
import type { GameWords } from '@followsuit/present';
import { type Files, fileOf } from './game-files.ts';
import { translatedWords } from './text/language.ts';

/** A part of a game's words in the reader's language, or in English if it has no others. @example await wordsOf(WORDS, 'bishop', 'table') */
export const wordsOf = async <T>(english: Files<T>, game: string, part: keyof GameWords): Promise<T | undefined> =>
  ((await translatedWords(game))?.[part] as T | undefined) ?? fileOf(english, game, 'words.en.ts');

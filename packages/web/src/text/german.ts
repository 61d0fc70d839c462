/** Everything that is German from the first page on. A game's own words are loaded with its table. */

import { homes, optionTexts } from 'virtual:german';
import { type GameWords, german } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';
import { fileOf } from '../game-files.ts';
import { translate } from './area.ts';
import { problems } from './de/problems.ts';
import { words } from './de.ts';

const WORDS = import.meta.glob<GameWords>('../../../games/src/**/words.de.ts');

/** The words of a game, if it has German ones. */
export const wordsOf = (game: string): Promise<GameWords | undefined> => fileOf(WORDS, game, 'words.de.ts');

/** What an error of the protocol means. */
export const problemOf = (code: string): string | undefined =>
  (problems as Readonly<Record<string, string | undefined>>)[code];

export function toGerman(): void {
  translate({ ...words, homes, optionTexts });
  sharedText.value = german;
}

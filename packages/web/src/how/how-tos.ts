/** The how-tos of the games, loaded on demand. */
import type { HowTo, HowToWords } from '@followsuit/present';
import type { ComponentType } from 'preact';
import { fileOf } from '../game-files.ts';
import { wordsOf } from '../game-words.ts';

/** The pictures that a how-to names, from the game's `how-to-web.tsx`. */
export type Pictures = Readonly<Record<string, ComponentType>>;

export interface LoadedHowTo {
  readonly howTo: HowTo;
  readonly words: HowToWords;
  readonly pictures: Pictures;
}

const HOW_TOS = import.meta.glob<HowTo>('../../../games/src/**/how-to.ts', { import: 'default' });
const WORDS = import.meta.glob<HowToWords>('../../../games/src/**/words.en.ts', { import: 'howTo' });
const PICTURES = import.meta.glob<Pictures>('../../../games/src/**/how-to-web.tsx', { import: 'default' });

/** The how-to of a game, or undefined. @example (await loadHowTo('coralon'))?.words.goal */
export async function loadHowTo(game: string): Promise<LoadedHowTo | undefined> {
  const [howTo, words, pictures = {}] = await Promise.all([
    fileOf(HOW_TOS, game, 'how-to.ts'),
    wordsOf(WORDS, game, 'howTo'),
    fileOf(PICTURES, game, 'how-to-web.tsx'),
  ]);
  return howTo && words && { howTo, words, pictures };
}

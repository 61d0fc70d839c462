/**
 * The presentation of a game: the optional files of its folder, loaded with its first table. `table.ts` and its words
 * define what the table shows; `web.tsx` adds graphics. A game without them has the plain table.
 */
import { type Presenter, plain } from '@followsuit/present';
import type { Skin } from '@followsuit/ui';
import { signal } from '@preact/signals';
import { fileOf } from './game-files.ts';
import { wordsOf } from './game-words.ts';

export interface WebPresentation {
  readonly presenter: Presenter;
  readonly words: unknown;
  readonly skin: Skin;
}

const TABLES = import.meta.glob<Presenter>(['../../games/src/**/table.ts', '!../../games/src/**/testing/**'], {
  import: 'default',
});
const WORDS = import.meta.glob('../../games/src/**/words.en.ts', { import: 'table' });
const SKINS = import.meta.glob<Skin>('../../games/src/**/web.tsx', { import: 'default' });

const PLAIN: WebPresentation = { presenter: plain, words: {}, skin: {} };
const loaded = signal<Readonly<Record<string, WebPresentation>>>({});
const asked = new Map<string, Promise<void>>();

/** Loads the presentation of a game. @example await preloadPresentation('bishop') */
export function preloadPresentation(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const loading = load(game);
  asked.set(game, loading);
  return loading;
}

async function load(game: string): Promise<void> {
  const keep = (presentation: WebPresentation): void => {
    loaded.value = { ...loaded.peek(), [game]: presentation };
  };
  try {
    const [table, words = {}, skin = {}] = await Promise.all([
      fileOf(TABLES, game, 'table.ts'),
      wordsOf(WORDS, game, 'table'),
      fileOf(SKINS, game, 'web.tsx'),
    ]);
    keep({ presenter: { ...plain, ...table }, words, skin });
  } catch {
    asked.delete(game); // use the plain table; the next call of `presentationOf` tries again
    if (!loaded.peek()[game]) keep(PLAIN);
  }
}

/** The presentation of a game: plain until its files are loaded; components that read it then re-render. */
export function presentationOf(game: string): WebPresentation {
  const found = loaded.value[game];
  if (!asked.has(game)) void preloadPresentation(game);
  return found ?? PLAIN;
}

/** Whether a game's files are loaded. A table that waits for them renders once, without a later shift. */
export function isPresentationLoaded(game: string): boolean {
  presentationOf(game);
  return game in loaded.value;
}

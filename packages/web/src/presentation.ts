/**
 * How a game is presented: the optional files of its folder, loaded with its first table. `table.ts` and `words.en.ts` say what
 * the table shows; `web.tsx` adds pictures. A game without them has the plain table.
 */
import { type Presenter, plain } from '@followsuit/present';
import type { Skin } from '@followsuit/ui';
import { signal } from '@preact/signals';

export interface Presentation {
  readonly presenter: Presenter;
  readonly words: unknown;
  readonly skin: Skin;
}

type Files<T> = Readonly<Record<string, () => Promise<T>>>;

const TABLES: Files<{ default: Presenter }> = import.meta.glob<{ default: Presenter }>('../../games/src/**/table.ts');
const WORDS: Files<{ table?: unknown }> = import.meta.glob<{ table?: unknown }>('../../games/src/**/words.en.ts');
const SKINS: Files<{ default: Skin }> = import.meta.glob<{ default: Skin }>('../../games/src/**/web.tsx');

/** The file of a game's folder, or undefined if it has none. */
async function fileOf<T>(files: Files<T>, game: string, name: string): Promise<T | undefined> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${game}/${name}`));
  return path === undefined ? undefined : files[path]();
}

const PLAIN: Presentation = { presenter: plain, words: {}, skin: {} };
const loaded = signal<Readonly<Record<string, Presentation>>>({});
const asked = new Map<string, Promise<void>>();

/** Loads how a game is presented. @example await loadPresentation('bishop') */
export function loadPresentation(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const loading = load(game);
  asked.set(game, loading);
  return loading;
}

async function load(game: string): Promise<void> {
  const keep = (presentation: Presentation): void => {
    loaded.value = { ...loaded.peek(), [game]: presentation };
  };
  try {
    const [table, words, web] = await Promise.all([
      fileOf(TABLES, game, 'table.ts'),
      fileOf(WORDS, game, 'words.en.ts'),
      fileOf(SKINS, game, 'web.tsx'),
    ]);
    keep({ presenter: { ...plain, ...table?.default }, words: words?.table ?? {}, skin: web?.default ?? {} });
  } catch {
    asked.delete(game); // the plain table will do; the next call of `presentationOf` tries again
    if (!loaded.peek()[game]) keep(PLAIN);
  }
}

/** How a game is presented: plainly until its files are loaded; components that read it then render again. */
export function presentationOf(game: string): Presentation {
  const found = loaded.value[game];
  if (!asked.has(game)) void loadPresentation(game);
  return found ?? PLAIN;
}

/** Whether a game's files are loaded. A table that waits for them is drawn once, and nothing on it moves later. */
export function isPresentationLoaded(game: string): boolean {
  presentationOf(game);
  return game in loaded.value;
}

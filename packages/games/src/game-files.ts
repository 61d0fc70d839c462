/** The optional files of a game's folder, found by name instead of listed. For Node only. */
import { existsSync } from 'node:fs';
import type { Game } from '@followsuit/engine';

/** `.ts` among the sources, `.js` in the build. */
const ending = import.meta.url.slice(-3);
const FOLDERS = ['./', './examples/'];
/** What games share lies in this folder. */
const SHARED = { id: 'parts' };

/**
 * A file in a game's folder, or undefined if the game has no such file.
 *
 * @example (await loadFile<{ default: BotKnowledge }>(coralon, 'bot'))?.default // coralon/bot.ts
 */
export async function loadFile<T>({ id }: Pick<Game, 'id'>, name: string): Promise<T | undefined> {
  const urls = FOLDERS.map((folder) => new URL(`${folder}${id}/${name}${ending}`, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  return found && import(/* @vite-ignore */ found.href);
}

/** A file that games share. @example (await loadShared<typeof words>('entry-words.en'))?.entryWords.exact */
export const loadShared = <T>(name: string): Promise<T | undefined> => loadFile<T>(SHARED, name);

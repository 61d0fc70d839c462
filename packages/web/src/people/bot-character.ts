/** Who the bots are. */
import { words } from '../text/text.ts';

/** What kind of player a bot is, in a sentence; undefined for a name that no bot has. @example characterOf('Bo') */
export const characterOf = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(words.characters)).get(name);

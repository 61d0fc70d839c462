/** A cache of rules: setting up a game costs more than playing a hand. */
import type { Options, Play } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { fill, words } from '../text/text.ts';

const MOST = 20;
const cache = new Map<string, Play>();

/** @example rulesFor('coralon', 3, options) */
export function rulesFor(id: string, players: number, options: Options): Play {
  const name = JSON.stringify([id, players, options]);
  const found = cache.get(name) ?? gameOf(id)?.setUp(players, options);
  if (!found) throw new Error(fill(words.worker.noGame, { game: id }));
  if (cache.size === MOST) cache.clear();
  cache.set(name, found);
  return found;
}

import type { Options, Play } from '@followsuit/engine';
import { gameOf } from './index.ts';

const MOST = 500;
const cache = new Map<string, Play>();

/**
 * A game that is set up. Setup costs more than playing a hand, so equal setups share one `Rules`.
 *
 * @example rulesFor('coralon', 3, options)
 */
export function rulesFor(id: string, players: number, options: Options): Play {
  const name = JSON.stringify([id, players, options]);
  const found = cache.get(name);
  if (found) return found;
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  if (cache.size === MOST) cache.delete(cache.keys().next().value as string);
  const rules = game.setUp(players, options);
  cache.set(name, rules);
  return rules;
}

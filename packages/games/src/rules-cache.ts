import type { Game, Options, Play } from '@followsuit/engine';

const MOST = 500;
const cache = new Map<string, Play>();

/**
 * A game that is set up. Setup costs more than playing a hand, so equal setups share one `Rules`.
 *
 * @example setUpOnce(coralon, 3, options)
 */
export function setUpOnce(game: Game, players: number, options: Options): Play {
  const name = JSON.stringify([game.id, players, options]);
  const found = cache.get(name);
  if (found) return found;
  if (cache.size === MOST) cache.delete(cache.keys().next().value as string);
  const rules = game.setUp(players, options);
  cache.set(name, rules);
  return rules;
}

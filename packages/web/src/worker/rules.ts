/** Games set up, kept for reuse: setting up costs more than a hand. */
import type { Options, Play } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { fill, words } from '../text/text.ts';

const KEPT = 20;
const kept = new Map<string, Play>();

/** @example rulesFor('coralon', 3, options) */
export function rulesFor(id: string, players: number, options: Options): Play {
  const name = JSON.stringify([id, players, options]);
  const found = kept.get(name) ?? gameOf(id)?.setUp(players, options);
  if (!found) throw new Error(fill(words.worker.noGame, { game: id }));
  if (kept.size === KEPT) kept.clear();
  kept.set(name, found);
  return found;
}

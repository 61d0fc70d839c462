/** Games set up, kept for reuse: setting up costs more than a hand, and many tables play the same game. */
import type { Options, Play } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';

const KEPT = 500;
const kept = new Map<string, Play>();

/** @example rulesFor('coralon', 3, options) */
export function rulesFor(id: string, players: number, options: Options): Play {
  const name = JSON.stringify([id, players, options]);
  let rules = kept.get(name);
  if (rules) return rules;
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  rules = game.setUp(players, options);
  if (kept.size === KEPT) kept.delete(kept.keys().next().value as string);
  kept.set(name, rules);
  return rules;
}

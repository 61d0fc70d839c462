/** Games set up, kept for reuse: setting up costs more than a hand, and many tables play the same game. */
import { faultIn, type Options, type Play, recordedOptions } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { TableRow } from './store/schema.ts';

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

/** The options of a stored table, those that came later included. */
export function optionsOf({ game: id, options }: Pick<TableRow, 'game' | 'options'>): Options {
  const game = gameOf(id);
  return game ? recordedOptions(game, JSON.parse(options)) : JSON.parse(options);
}

/** What stands against setting up a stored table's game as the rules are now, in a sentence; or null. */
export function faultInSetup({ game: id }: TableRow, players: number, options: Options): string | null {
  const game = gameOf(id);
  if (!game) return 'There is no such game any more.';
  const missing = game.options.find((option) => options[option.id] === undefined);
  return missing ? `The option ${missing.id} is missing.` : faultIn(game, players, options);
}

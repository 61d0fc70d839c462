/** A cache of games that are set up: setting up costs more than a hand, and many tables play the same game. */
import { faultIn, type Options, type Play, recordedOptions } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { TableRow } from './store/schema.ts';

const CACHE_SIZE = 500;
const cache = new Map<string, Play>();

/** @example rulesFor('coralon', 3, options) */
export function rulesFor(id: string, players: number, options: Options): Play {
  const name = JSON.stringify([id, players, options]);
  let rules = cache.get(name);
  if (rules) return rules;
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  rules = game.setUp(players, options);
  if (cache.size === CACHE_SIZE) cache.delete(cache.keys().next().value as string);
  cache.set(name, rules);
  return rules;
}

/** The options of a stored table, including options that are newer than the table. */
export function optionsOf({ game: id, options }: Pick<TableRow, 'game' | 'options'>): Options {
  const game = gameOf(id);
  return game ? recordedOptions(game, JSON.parse(options)) : JSON.parse(options);
}

/** Why today's rules cannot set up a stored table's game, in a sentence; or null. */
export function faultInSetup({ game: id }: TableRow, players: number, options: Options): string | null {
  const game = gameOf(id);
  if (!game) return 'There is no such game any more.';
  const missing = game.options.find((option) => options[option.id] === undefined);
  return missing ? `The option ${missing.id} is missing.` : faultIn(game, players, options);
}

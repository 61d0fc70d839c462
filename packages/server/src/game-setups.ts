/** The games of stored tables. */
import { faultIn, type Options, recordedOptions, shownOptions } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { TableRow } from './store/schema.ts';

/** The options of a stored table, including options that are newer than the table. */
export function optionsOf({ game: id, options }: Pick<TableRow, 'game' | 'options'>): Options {
  const game = gameOf(id);
  return game ? recordedOptions(game, JSON.parse(options)) : JSON.parse(options);
}

/** The same as tables show them: with every knob. */
export const shownOptionsOf = ({ game }: Pick<TableRow, 'game'>, players: number, options: Options): Options =>
  shownOptions(gameOf(game) ?? { id: game }, players, options);

/** Why today's rules cannot set up a stored table's game, in a sentence; or null. */
export function faultInSetup({ game: id }: TableRow, players: number, options: Options): string | null {
  const game = gameOf(id);
  if (!game) return 'There is no such game any more.';
  const missing = game.options.find((option) => options[option.id] === undefined);
  return missing ? `The option ${missing.id} is missing.` : faultIn(game, players, options);
}

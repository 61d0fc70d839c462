/** The starting points of a new table: the rulebook's own game (VINES-TABLE-3), and the presets in the game's file. */
import type { Json, Preset } from '@followsuit/engine';
import type { GameChoices, GameInfo } from '../catalogue/index.ts';

type WithChoices = Pick<GameInfo, 'usualPlayers'> & GameChoices;

/** The presets of a game, the rulebook's own game first. @example presetsOf(coralon)[1] // { id: 'short', options: { target: 20 } } */
export const presetsOf = ({ usualPlayers, presets }: WithChoices): readonly Preset[] => [
  { id: 'standard', players: usualPlayers, options: {} },
  ...presets,
];

/** The preset that matches the chosen values, preferring those for this number of players; −1 if none does. */
export function presetIn(game: WithChoices, players: number, valueIn: (option: string) => Json): number {
  const presets = presetsOf(game);
  const fits = ({ options }: Preset): boolean =>
    game.options.every(({ id, standard }) => valueIn(id) === (options[id] ?? standard[players]));
  const exact = presets.findIndex((preset) => preset.players === players && fits(preset));
  return exact >= 0 ? exact : presets.findIndex(fits);
}

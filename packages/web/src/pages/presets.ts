/** What a new table can begin with: the rulebook's own game (VINES-TABLE-3), and the presets that the game's file names. */
import type { Json, Preset } from '@followsuit/engine';
import type { GameInfo } from '../catalogue/index.ts';

/** The presets of a game, the rulebook's own game first. @example presetsOf(coralon)[1] // { id: 'short', options: { target: 20 } } */
export const presetsOf = ({ usualPlayers, presets }: GameInfo): readonly Preset[] => [
  { id: 'standard', players: usualPlayers, options: {} },
  ...presets,
];

/** Which preset the chosen values are, those for this number of players before others; −1: none. */
export function presetIn(game: GameInfo, players: number, valueIn: (option: string) => Json): number {
  const presets = presetsOf(game);
  const fits = ({ options }: Preset): boolean =>
    game.options.every(({ id, standard }) => valueIn(id) === (options[id] ?? standard[players]));
  const exact = presets.findIndex((preset) => preset.players === players && fits(preset));
  return exact >= 0 ? exact : presets.findIndex(fits);
}

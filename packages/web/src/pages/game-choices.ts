/** The options and presets of the games. */
import { gameChoices } from 'virtual:game-choices';
import type { GameChoices } from '../catalogue/types.ts';

const NONE: GameChoices = { options: [], presets: [] };

/** @example gameChoicesFor('coralon').options[0].id */
export const gameChoicesFor = (game: string): GameChoices => gameChoices[game] ?? NONE;

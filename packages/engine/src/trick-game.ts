import type { Design, Game, Options } from './game.ts';
import { Rules } from './rules.ts';

/** A trick-taking game: its design contains everything specific to it. */
export interface TrickGame extends Game {
  readonly design: (players: number, options: Options) => Design;
  readonly setUp: (players: number, options: Options) => Rules;
}

/** Makes a trick-taking game from its definition. A bundle that imports only another export of that file omits the game. */
/* @__NO_SIDE_EFFECTS__ */
export function trickGame(own: Omit<TrickGame, 'setUp'>): TrickGame {
  const game: TrickGame = { ...own, setUp: (players, options) => new Rules(game, players, options) };
  return game;
}

import type { Design, Game, Options } from './game.ts';
import { Rules } from './rules.ts';

/** A game of tricks: all that is its own is in its design. */
export interface TrickGame extends Game {
  readonly design: (players: number, options: Options) => Design;
  readonly setUp: (players: number, options: Options) => Rules;
}

/** Makes a game of tricks from what its file says. A bundle that uses another export of that file leaves the game out. */
/* @__NO_SIDE_EFFECTS__ */
export function trickGame(own: Omit<TrickGame, 'setUp'>): TrickGame {
  const game: TrickGame = { ...own, setUp: (players, options) => new Rules(game, players, options) };
  return game;
}

import type { Design, Game, Options } from './game.ts';
import { settingsOf, turnedIn } from './knobs.ts';
import { Rules } from './rules.ts';

/** A trick-taking game: its design contains everything specific to it. */
export interface TrickGame extends Game {
  /** `options` has every option and every knob. */
  readonly design: (players: number, options: Options) => Design;
  readonly setUp: (players: number, options: Options) => Rules;
}

/** Makes a trick-taking game from its definition. A bundle that imports only another export of that file omits the game. */
/* @__NO_SIDE_EFFECTS__ */
export function trickGame(own: Omit<TrickGame, 'setUp'>): TrickGame {
  const game: TrickGame = {
    ...own,
    setUp: (players, options) => new Rules(game, players, options),
    ...(own.knobs && {
      conflict: (players: number, options: Options) =>
        own.conflict?.(players, options) ?? faultInDeck(own, players, options),
    }),
  };
  return game;
}

/** Whether a turned knob asks for more cards than the deck has, in a sentence; or null. */
function faultInDeck(game: Omit<TrickGame, 'setUp'>, players: number, options: Options): string | null {
  if (Object.keys(turnedIn(game, players, options)).length === 0) return null;
  const { deck, hands, openCard, dealRule, ends } = game.design(players, settingsOf(game, players, options));
  let dealt = 0;
  const different = ends && 'hands' in ends ? ends.hands : 1;
  for (let hand = 1; hand <= different; hand++)
    for (let dealer = 0; dealer < players; dealer++)
      dealt = Math.max(
        dealt,
        hands(dealer, hand).reduce((sum, n) => sum + n, 0),
      );
  const wanted = dealt + (openCard && openCard !== 'dealer' ? 1 : 0); // the dealer's is one of those dealt
  if (wanted <= deck.cards.length) return null;
  return `The deal needs ${wanted} cards, and the deck has ${deck.cards.length}: deal smaller hands or keep more cards in the deck (${dealRule}).`;
}

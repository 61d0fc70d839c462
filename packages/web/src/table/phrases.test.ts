/** Every phrase of a game is one of the protocol's, and has a text in the game's own words. */
import { filled, type Options } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { GAME_PHRASES } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { saidWords } from './talk-bubbles.ts';

it('the phrases of all games are known', () => {
  const found = new Map<string, string>();
  for (const game of games)
    for (const options of [{}, { blindBids: true }] as Options[]) {
      if (!Object.keys(options).every((id) => game.options.some((option) => option.id === id))) continue;
      const { phrases = {} } = game.setUp(game.players[0], filled(game, game.players[0], options));
      for (const [id, { words }] of Object.entries(phrases)) found.set(id, words);
    }
  expect([...found.keys()]).toEqual(GAME_PHRASES);
  for (const [phrase, text] of found) expect(saidWords({ phrase })).toBe(text);
});

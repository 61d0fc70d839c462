/** Every preset has a name and is recognized among the choices; every game has its description. */
import { filled, usualPlayers } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { exampleGames, littleHearts } from '@followsuit/games/examples';
import { describe, expect, it } from 'vitest';
import { gameChoicesOf, gameInfoOf, optionTextsOf } from '../../build/catalogue.ts';
import { words } from '../text/text.ts';
import { presetIn, presetsOf } from './presets.ts';

describe.each([...games, ...exampleGames].map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const info = { ...gameInfoOf(game), ...gameChoicesOf(game) };
  const presets = presetsOf(info);

  it("begins with the rulebook's own game", () => {
    expect(presets[0]).toEqual({ id: 'standard', players: usualPlayers(game), options: {} });
  });

  it('names its presets, each of which is known by its values', () => {
    for (const [i, { id: preset, players = info.usualPlayers, options }] of presets.entries()) {
      expect({ ...words.newTable.presets, ...optionTextsOf(game).presets }).toHaveProperty(preset);
      const values = filled(game, players, options);
      expect(presetIn(info, players, (option) => values[option])).toBe(i);
    }
  });

  it('has a sentence, minutes and cards of its own; kind and level only if its words say them', () => {
    const told = exampleGames.includes(game as (typeof exampleGames)[number]) ? [] : ['kinds', 'level'];
    expect(Object.keys(info.home).sort()).toEqual(['cards', ...told, 'minutes', 'sentence']);
  });
});

it('shows a game without words of its own by its page', () => {
  const { home, lesson } = gameInfoOf(littleHearts);
  expect(home).toEqual({
    sentence: expect.stringMatching(/^Avoid hearts [^.]+\.$/),
    minutes: '30',
    cards: ['Qd', 'Ks', 'Ah'],
  });
  expect(lesson).toBeNull();
});

it("knows a preset with another number of players, and none where the values are nobody's", () => {
  const coralon = { ...gameInfoOf(games[0]), ...gameChoicesOf(games[0]) };
  const valuesOf = (players: number, given: object) => {
    const values = filled(games[0], players, { ...given });
    return presetIn(coralon, players, (option) => values[option]);
  };
  expect(valuesOf(5, {})).toBe(0);
  expect(valuesOf(5, { target: 20 })).toBe(1);
  expect(valuesOf(4, { target: 40 })).toBe(0);
  expect(valuesOf(4, { target: 21 })).toBe(-1);
});

import { gameOf, games } from '@followsuit/games';
import { exampleGames, littleHearts } from '@followsuit/games/examples';
import { describe, expect, it } from 'vitest';
import { optionTextsOf } from '../../build/catalogue.ts';
import { words } from '../text/text.ts';
import { explained, inShort, numberFault, optionName, presetName, valueName } from './option-words.ts';

const coralon = optionTextsOf(games[0]);
const solitaire = optionTextsOf(gameOf('piecepack-stepping-stones')!);
const nameless = {};
const target = { id: 'target', values: { low: 5, high: 200 }, standard: {} };

/** Checks that each value has a name. */
const namesOf = (values: readonly unknown[]) =>
  Object.fromEntries(values.map((value) => [String(value), expect.any(String)]));

describe('options in words', () => {
  it.each([...games, ...exampleGames].map((game) => [game.id, game] as const))(
    '%s has words for all of them',
    (_, game) => {
      const own = optionTextsOf(game).options ?? {};
      const { gameOptions, values: usual } = words.newTable;
      const shared: typeof own = gameOptions;
      for (const { id, values } of game.options) {
        expect({ name: shared[id]?.name, ...own[id] }.name, id).toBeDefined();
        const named = { ...usual, ...shared[id]?.values, ...own[id]?.values };
        if (!('low' in values)) expect(named).toEqual(expect.objectContaining(namesOf(values)));
      }
      for (const id of Object.keys(own)) expect(game.options.map((option) => option.id)).toContain(id);
    },
  );

  it('calls a target no winning score where the lowest total wins', () => {
    expect(optionName(optionTextsOf(littleHearts), 'target')).toBe('Score that ends the game');
  });

  it('explains with names in place of ids', () => {
    const values = ['off', 'zero', 'zero-and-less'];
    const text = 'zero: bid to take none; zero-and-less: a zero too. No effect while zeroBids is off';
    const own = { ...coralon, pageTexts: { zeroBids: text } };
    expect(explained(own, { id: 'zeroBids', values, standard: {} })).toBe(
      'Zero: bid to take none; Zero and “less”: a zero too. No effect while “Zero bids” is off.',
    );
  });

  it('tells choices in short', () => {
    expect(inShort(coralon, { target: 20, zeroBids: 'off' })).toBe('Winning score 20 · Zero bids: None');
    expect(inShort(coralon, {})).toBe(words.newTable.asUsual);
  });

  it('says what is wrong with a number', () => {
    expect(numberFault(coralon, target, 5)).toBeNull();
    expect(numberFault(coralon, target, 4)).toBe('Winning score must be a whole number from 5 to 200.');
    expect(numberFault(coralon, target, Number.NaN)).not.toBeNull();
    const limit = { ...target, id: 'turnLimit', values: { low: 10, high: 999, or: 0 } };
    expect(numberFault(solitaire, limit, 0)).toBeNull();
    expect(numberFault(solitaire, limit, 3)).toBe('Limit of turns must be 0, or a whole number from 10 to 999.');
  });

  it('falls back to the id, spaced', () => {
    expect(optionName(nameless, 'unheardOf')).toBe('Unheard of');
    expect(valueName(nameless, 'unheardOf', 'high-to-low')).toBe('High to low');
    expect(presetName(nameless, 'longGame')).toBe('Long game');
    expect(presetName(nameless, 'short')).toBe('Short game');
  });
});

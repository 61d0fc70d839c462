import { games } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { words } from '../text/text.ts';
import { explained, inShort, numberFault, optionName, valueName } from './option-words.ts';

const target = { id: 'target', values: { low: 5, high: 200 }, standard: {}, text: '' };

describe('options in words', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s has words for all of them', (_, { options }) => {
    for (const { id, values } of options) {
      expect(words.newTable.optionNames).toHaveProperty([id]);
      if (!('low' in values)) for (const value of values) expect(valueName(id, value)).not.toBe(String(value));
    }
  });

  it('explains with names in place of ids', () => {
    const values = ['off', 'zero', 'zero-and-less'];
    const text = 'zero: bid to take none; zero-and-less: a zero too. No effect while zeroBids is off';
    expect(explained({ id: 'zeroBids', values, standard: {}, text })).toBe(
      'Zero: bid to take none; Zero and “less”: a zero too. No effect while “Zero bids” is off.',
    );
  });

  it('tells choices in short', () => {
    expect(inShort({ target: 20, zeroBids: 'off' })).toBe('Winning score 20 · Zero bids: None');
    expect(inShort({})).toBe(words.newTable.asUsual);
  });

  it('says what is wrong with a number', () => {
    expect(numberFault(target, 5)).toBeNull();
    expect(numberFault(target, 4)).toBe('Winning score must be a whole number from 5 to 200.');
    expect(numberFault(target, Number.NaN)).not.toBeNull();
    const limit = { ...target, id: 'turnLimit', values: { low: 10, high: 999, or: 0 } };
    expect(numberFault(limit, 0)).toBeNull();
    expect(numberFault(limit, 3)).toBe('Limit of turns must be 0, or a whole number from 10 to 999.');
  });

  it('falls back to the id', () => expect(optionName('unheardOf')).toBe('unheardOf'));
});

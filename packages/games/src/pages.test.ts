import { allows, faultIn, filled, type Json, type Option, optionsOn, rulesOn, usualPlayers } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';
import { pageNames, readPage, recordRules, sentencesOf } from './pages.ts';

const pages = pageNames();
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The values in code marks. */
const coded = (cell: string): Json[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => JSON.parse(code));

/** A cell of values: a list, or a range of whole numbers. */
function valuesIn(cell: string): Option['values'] {
  const range = cell.match(/^(?:(\d+), or a )?whole number (\d+) to (\d+)$/);
  if (!range) return coded(cell);
  const [or, low, high] = range.slice(1).map(Number);
  return Number.isNaN(or) ? { low, high } : { low, high, or };
}

/** A cell with a default: one for all, or by the number of players. */
function standardIn(cell: string, players: number): Json {
  if (/^`[^`]+`$/.test(cell)) return coded(cell)[0];
  if (/^\d+$/.test(cell)) return Number(cell);
  const lists = cell.match(/^([\d, ]+) for ([\d, ]+) players$/);
  if (lists) {
    const [values, counts] = lists.slice(1).map((list) => list.split(', ').map(Number));
    return values[counts.indexOf(players)];
  }
  for (const [, value, count] of cell.matchAll(/(\d+) with ([a-z]+)/g))
    if (NUMBERS.indexOf(count) === players) return Number(value);
  throw new Error(`What is the default in "${cell}" for ${players} players?`);
}

for (const game of games)
  describe(game.name, () => {
    const rows = optionsOn(readPage(game.pages[0]));

    test('the options of the page are those of the program, in the same order', () => {
      expect(rows.map(({ id }) => id)).toEqual(game.options.map(({ id }) => id));
      for (const [i, { values, text }] of rows.entries()) {
        expect(valuesIn(values)).toEqual(game.options[i].values);
        expect(text.length).toBeGreaterThan(10);
      }
    });

    test('so are the defaults, for every number of players, and they are allowed', () => {
      for (const players of game.players)
        for (const [i, { id, standard }] of rows.entries()) {
          const option = game.options[i];
          expect(option.standard(players), `${id} for ${players}`).toBe(standardIn(standard, players));
          expect(allows(option, option.standard(players))).toBe(true);
        }
    });

    test('the defaults stand; other values, other options and other numbers of players are faults', () => {
      for (const players of game.players) expect(faultIn(game, players, filled(game, players))).toBeNull();
      expect(faultIn(game, 2, {})).toContain('player');
      expect(faultIn(game, game.players[0], { jester: 'on' })).toContain('no option "jester"');
      for (const option of game.options) {
        expect(faultIn(game, game.players[0], { [option.id]: 'no such value' })).toContain(option.id);
        if (!('low' in option.values)) continue;
        const { low, high, or } = option.values;
        for (const value of [low, high, or ?? low]) expect(allows(option, value)).toBe(true);
        for (const value of [low - 1, high + 1, low + 0.5, String(low)]) expect(allows(option, value)).toBe(false);
      }
    });

    test('the page is named after the game and says how many play it', () => {
      const page = readPage(game.pages[0]);
      expect(page.split('\n')[0]).toBe(`# ${game.name}`);
      expect(game.pages[0]).toBe(game.id);
    });

    test('the usual number of players and the presets are those of its "Quick start"', () => {
      const [, line] = /^- Quick start: (.+)$/m.exec(readPage(game.pages[0])) ?? [];
      const [usual, beside] = (line ?? '').split(/Presets? beside it: /);
      const [, number] = /with (\w+) players/.exec(usual) ?? [];
      expect(usualPlayers(game)).toBe(number ? NUMBERS.indexOf(number) : game.players[0]);
      expect(number !== undefined).toBe(game.players.length > 1);
      // Numbers, and values in code marks, as far as the line names them.
      const presets = game.presets ?? [];
      const given = presets.flatMap(({ options }) => Object.values(options));
      for (const [, n] of beside.matchAll(/\((?:target|`rounds`) (\d+)\)/g)) expect(given).toContain(Number(n));
      for (const option of game.options)
        if (!('low' in option.values))
          for (const value of option.values)
            if (beside.includes(`\`${value}\``) || beside.includes(`\`"${value}"\``)) expect(given).toContain(value);
      expect(presets.some(({ players }) => players === 4)).toBe(/four players/.test(beside) || game.id === 'stones');
      for (const { id, players, options } of presets)
        expect(faultIn(game, players ?? usualPlayers(game), options), id).toBeNull();
    });

    // Or begins with a formula, such as "p(B) = b: the bidder scores b", or with the option it belongs to.
    test('every sentence that may be quoted is a sentence', () => {
      const begins = new RegExp(`^(\\p{Lu}|\\p{Ll}\\(|(${game.options.map(({ id }) => id).join('|')}) ).*[.)]$`, 'u');
      for (const [rule, sentence] of sentencesOf(game)) expect(sentence, rule).toMatch(begins);
    });
  });

test('Stones with partners is for four', () => {
  const stones = games.find(({ id }) => id === 'stones')!;
  expect(faultIn(stones, 4, { partners: 'on' })).toBeNull();
  for (const players of [3, 5]) expect(faultIn(stones, players, { partners: 'on' })).toContain('exactly 4 players');
});

describe('rule ids', () => {
  const idsOn = (markdown: string) => Array.from(markdown.matchAll(/^- `([A-Z]+-[A-Z0-9-]+)`/gm), ([, id]) => id);

  for (const page of pages)
    test(`${page}.md has each id once, and all of them are read`, () => {
      const ids = idsOn(readPage(page));
      expect(ids.length).toBeGreaterThan(5);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...rulesOn(readPage(page)).keys()]).toEqual(ids);
    });

  test('no id stands on two pages', () => {
    const all = [...pages.flatMap((page) => idsOn(readPage(page))), ...recordRules().keys()];
    expect(new Set(all).size).toBe(all.length);
  });

  test('the rules that the engine itself quotes are those of the record', () => {
    for (const rule of ['RECORD-ACT-1', 'RECORD-DEAL-1', 'RECORD-OVER-2']) expect(recordRules().has(rule)).toBe(true);
  });
});

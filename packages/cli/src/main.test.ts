import { readdirSync } from 'node:fs';
import { games } from '@followsuit/games';
import { readPage } from '@followsuit/games/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandNames } from './commands.ts';
import { howToLines } from './how-to-lines.ts';
import { followsuit, loadedBy, newFolder, refused } from './testing/run.ts';

// The first run may print that it builds.
beforeAll(() => void followsuit(['games']), 120_000);

describe('--version and --help', () => {
  it.each([['--version'], ['--help'], ['help'], []])('%s loads no command and no other package', (...args) => {
    const files = loadedBy(args);
    expect(files.some((file) => file.includes('packages/cli/dist/main.js'))).toBe(true);
    expect(files.filter((file) => /packages\/(?!cli\/)|cli\/dist\/commands\//.test(file))).toEqual([]);
    // Each module takes time to load: commander's, the build's, and a few of the command's own.
    expect(files.length).toBeLessThanOrEqual(20);
  });

  it('the help names every command, with its argument', () => {
    const { code, out } = followsuit(['--help']);
    expect(code).toBe(0);
    for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} .*\\w`, 'm'));
    expect(out).toContain('simulate <game> ');
    expect(out).toContain('play games between bots');
    expect(followsuit([]).out).toBe(out);
  });

  it.each(commandNames)('%s has a help of its own', async (name) => {
    const help = await refused([name, '--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain(`Usage: followsuit ${name} `);
    expect((await refused(['help', name])).out).toBe(help.out);
  });
});

describe('games', () => {
  it('loads neither bots nor the server', () => {
    expect(loadedBy(['games']).filter((file) => /packages\/(bots|lab|server|protocol)\//.test(file))).toEqual([]);
  });

  it('lists every game with its options', () => {
    const { code, out, err } = followsuit(['games']);
    expect([code, err]).toEqual([0, '']);
    for (const { name, options } of games)
      for (const word of [name, ...options.map(({ id }) => id)]) expect(out).toContain(word);
    expect(out).toContain('(piecepack-stepping-stones), 1 player\n');
    expect(out).toContain('0, or 10 to 999; default 0');
    expect(out).toContain('Baronet (baronet), 4 or 5 players, usually 5\n');
    expect(out).toContain('Presets: short --set rounds=1; four --players 4.');
  });

  it('lists them as data', () => {
    const list = JSON.parse(followsuit(['games', '--json']).out);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id));
    const [{ players, usualPlayers, presets, options }] = list;
    expect([players, usualPlayers]).toEqual([[3, 4, 5, 6], 4]);
    expect(presets[0]).toEqual({ id: 'short', options: { target: 20 } });
    expect(options[0]).toMatchObject({ id: 'zeroBids', values: ['off', 'zero', 'zero-and-less'], default: 'off' });
    expect(options[2]).toMatchObject({ range: { low: 5, high: 200 }, default: { 3: 60, 4: 40, 5: 25, 6: 25 } });
    const last = list.find(({ id }: { id: string }) => id === 'piecepack-stepping-stones').options.at(-1);
    expect(last).toMatchObject({ id: 'turnLimit', range: { low: 10, high: 999, or: 0 }, default: 0 });
    for (const { options: all } of list) for (const { text } of all) expect(text).not.toBe('');
  });
});

describe('rules', () => {
  it('tells how to play in a few lines', () => {
    const { out } = followsuit(['rules', 'coralon', '--short']);
    expect(out).toContain('Ana leads Kc, Bo 3c, Cy Ac, You 2l ★ [trump locks]');
  });

  it.each(games)('tells how to play $name', async (game) => {
    const lines = await howToLines(game);
    expect(lines.join('\n')).toMatch(/Goal\S*\n.+\n\S*Scoring\S*\n.+\n\S*The twist\S*\n/s);
    expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\{|\[object/);
    expect(lines.length).toBeLessThan(40);
  });

  it('prints the page as it is where there is no terminal', () => {
    expect(followsuit(['rules', 'coralon']).out).toBe(readPage('coralon'));
    expect(followsuit(['rules', 'VINES']).out).toBe(readPage('vines'));
  });
});

describe('start', () => {
  it('says where the table is when there is no terminal', () => {
    const { code, out } = followsuit(['start']);
    expect(code).toBe(0);
    expect(out).toContain('npx followsuit start in a terminal');
  });
});

describe('what the user has to put right', () => {
  it.each([
    [['gams'], 'Did you mean games?'],
    [['frobnicate'], 'The commands are'],
    [['play', 'coralom'], 'Did you mean coralon?'],
    [['rules', 'rummy'], 'There is no game "rummy"'],
    [['play'], "argument 'game'"],
    [['play', 'coralon', 'bishop'], 'Too many arguments'],
    [['play', 'coralon', '--sed', '7'], "Unknown option '--sed'"],
    [['games', '--jsn'], 'Did you mean --json?'],
    [['play', 'coralon', '--players', '9'], '3, 4, 5 or 6 players, not 9'],
    [['play', 'coralon', '--players', 'four'], 'takes a number'],
    [['play', 'coralon', '--set', 'targt=20'], 'Did you mean target?'],
    [['play', 'coralon', '--set', 'target'], 'takes option=value'],
    [['play', 'coralon', '--set', 'target=2'], 'from 5 to 200'],
    [['play', 'coralon', '--set', 'target=ten'], 'from 5 to 200'],
    [['play', 'coralon', '--set', 'repeatZero=maybe'], 'it may be true, false'],
    [['play', 'coralon', '--set', 'target=20', '--set', 'target=30'], 'set twice'],
    [['play', 'stones', '--players', '3', '--set', 'partners=on'], 'exactly 4 players'],
    [['play', 'coralon', '--seat', '4'], 'the seats are 0 to 3'],
    [['simulate', 'coralon', '--time', '5', '--simulations', '5'], 'exclude each other'],
    [['play', 'coralon', '--bots', 'deep-thought'], 'There is no bot "deep-thought"'],
    [['play', 'piecepack'], 'Did you mean piecepack-stepping-stones?'],
    [['play', 'piecepack-stepping-stones', '--players', '2'], 'is for 1 player, not 2'],
    [['play', 'piecepack-stepping-stones', '--set', 'turnLimit=5'], '0, or a whole number from 10 to 999'],
    [['play', 'piecepack-stepping-stones', '--bots', 'simple'], 'played alone'],
    [['play', 'piecepack-stepping-stones', '--seat', '1'], 'only seat 0'],
    [['play', 'coralon', '--save', '/no/such/folder/game.jsonl'], 'There is no folder /no/such/folder'],
  ])('%j is answered with a sentence', async (args, words) => {
    const folder = newFolder();
    const { code, out, err } = await refused(args, folder);
    expect(err).toContain(words);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is said on standard error alone', () => {
    expect(followsuit(['play', 'coralom'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no game "coralom". Did you mean coralon?\n',
    });
  });
});

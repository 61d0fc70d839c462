/** simulate, verify and bench, as a person or a script runs them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, type Game, gameLine } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { drawOrder, fairLine, pledgeOf } from '@followsuit/table';
import { describe, expect, it } from 'vitest';
import { followsuit, newFolder, refused, unheard } from './testing/run.ts';

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const simulated = new Map<string, string>();

/** A file of records in its own folder, and its contents. They are simulated once. */
function recorded(...more: string[]): { folder: string; file: string; text: string } {
  const folder = newFolder();
  const file = join(folder, 'games.jsonl');
  const key = more.join(' ');
  const known = simulated.get(key);
  if (known === undefined) {
    const run = followsuit(['simulate', 'bishop', '--games', '3', '--seed', '5', '--records', file, ...more]);
    expect(run).toMatchObject({ code: 0, err: '' });
    simulated.set(key, readFileSync(file, 'utf8'));
  } else writeFileSync(file, known);
  return { folder, file, text: simulated.get(key) as string };
}

describe('simulate', () => {
  it('gives the same records whatever --jobs is, and a summary', () => {
    const one = followsuit(['simulate', 'coralon', '--games', '25', '--seed', '7', '--records', '-', '--jobs', '1']);
    const two = followsuit(['simulate', 'coralon', '--games', '25', '--seed', '7', '--records', '-', '--jobs', '2']);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    expect(lines(one.out).every((line) => line.startsWith('{"ev":'))).toBe(true);
    expect(lines(one.out).filter((line) => line.startsWith('{"ev":"game"')).length).toBe(25);
    expect(one.err).toContain('games per second');
  });

  it('writes the summary as JSON, with wins by seat, scores and hands', () => {
    const { out } = followsuit([
      'simulate',
      'stones',
      '--players',
      '3',
      '--games',
      '4',
      '--json',
      '--bots',
      'simple,random',
    ]);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ game: 'stones', players: 3, games: 4, bots: ['simple', 'random', 'simple'] });
    expect(summary.wins.length).toBe(3);
    expect(summary.scores.length).toBe(3);
    expect(summary.gamesPerSecond).toBeGreaterThan(0);
    expect(summary.hands.mean).toBeGreaterThan(0);
  });

  it('stops after --hands and leaves the record unfinished', () => {
    const run = followsuit(['simulate', 'stones', '--games', '2', '--hands', '1', '--records', '-']);
    expect(lines(run.out).filter((line) => line.startsWith('{"ev":"deal"')).length).toBe(2);
    expect(run.out).not.toContain('"ev":"over"');
    expect(run.err).toContain('2 of them unfinished');
    expect(followsuit(['simulate', 'stones', '--games', '1', '--hands', '1']).out).toContain(': 1 game, unfinished\n');
  });

  it('plays the solitaire alone, and counts its turns', () => {
    const solitaire = ['simulate', 'piecepack-stepping-stones', '--jobs', '1', '--seed', '5'];
    const file = join(newFolder(), 'solitaire.jsonl');
    const run = followsuit([...solitaire, '--games', '4', '--set', 'turnLimit=20', '--records', file]);
    expect(run.out).toContain('piecepack-stepping-stones, 1 player, seed 5: 4 games\n');
    expect(run.out).toMatch(/seat 0 +simple +0 +0\.0%/);
    expect(run.out).toContain('turns per game: 20.0 (20 to 20)');
    expect(followsuit(['verify', file]).out).toMatch(/^4 games verified, \d+ acts\n$/);
    const short = followsuit([...solitaire, '--games', '2', '--hands', '3', '--json']).out;
    expect(JSON.parse(short)).toMatchObject({ finished: 0, wins: [0], hands: { low: 3, high: 3 } });
  });

  it('refuses what it does not know in one sentence, and overwrites nothing', async () => {
    const { folder, file, text } = recorded();
    const wrong = [
      ['simulate', 'bishop', '--bots', 'clever', '--records', file],
      ['simulate', 'bishop', '--bots', 'simple,simple,simple,simple,simple,simple', '--records', file],
      ['simulate', 'bishop', '--players', '7', '--records', file],
      ['simulate', 'bishop', '--set', 'target=four', '--records', file],
      ['simulate', 'bishop', '--set', 'colour=red', '--records', file],
      ['simulate', 'stones', '--players', '3', '--set', 'partners=on', '--records', file],
      ['simulate', 'bishop', '--games', '0', '--records', file],
      ['simulate', 'bishop', '--games', '1e3', '--records', file],
      ['simulate', 'bishop', '--hands', '-1', '--records', file],
      ['simulate', 'bishop', '--jobs', 'all', '--records', file],
      ['simulate', 'bishop', '--speed', '9', '--records', file],
      ['simulate', 'bridge', '--records', file],
      ['simulate'],
      ['simulate', 'bishop', '--records', join(folder, 'no', 'such', 'place.jsonl')],
      ['simulate', 'bishop', '--records', folder],
    ];
    for (const args of wrong) {
      const run = await refused(args);
      expect({ args, code: run.code, out: run.out, lines: lines(run.err).length }).toEqual({
        args,
        code: 2,
        out: '',
        lines: 1,
      });
      expect(run.err).not.toMatch(/\bat .*:\d+:\d+/);
    }
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['games.jsonl']);
  });
});

describe('verify', () => {
  it('counts games, acts and unfinished records, from files and from standard input', () => {
    const { file, text } = recorded('--set', 'target=10');
    const acts = lines(text).filter((line) => line.startsWith('{"ev":"act"')).length;
    expect(followsuit(['verify', file])).toEqual({ code: 0, out: `3 games verified, ${acts} acts\n`, err: '' });
    const short = recorded('--hands', '1');
    const both = followsuit(['verify', file, short.file]);
    expect(both.code).toBe(0);
    expect(both.out).toMatch(/^6 games verified, \d+ acts \(3 unfinished\)\n$/);
    expect(followsuit(['verify', '-'], { typed: lines(text) }).out).toBe(`3 games verified, ${acts} acts\n`);
  });

  it('names file, line, rule and sentence of the first fault of each game, and goes on', () => {
    const { folder, text } = recorded();
    const all = lines(text);
    const trick = all.findIndex((line) => line.includes('"ev":"trick"'));
    const second = all.findIndex((line, i) => i > 0 && line.startsWith('{"ev":"game"'));
    const act = all.findIndex((line, i) => i > second && line.startsWith('{"ev":"act"'));
    const faulty = [...all];
    faulty[trick] = all[trick].replace(/"taker":(\d)/, (_, seat) => `"taker":${(Number(seat) + 1) % 5}`);
    faulty[act] = all[act].replace(/"seat":(\d)/, (_, seat) => `"seat":${(Number(seat) + 1) % 5}`);
    const file = join(folder, 'faulty.jsonl');
    writeFileSync(file, `${faulty.join('\n')}\n`);
    const run = followsuit(['verify', file]);
    expect(run.code).toBe(1);
    expect(lines(run.out).length).toBe(2);
    expect(lines(run.out)[0]).toMatch(
      new RegExp(`faulty.jsonl:${trick + 1}: RECORD-TRICK-1: A trick line follows .* taker must be`),
    );
    expect(lines(run.out)[1]).toMatch(
      new RegExp(`faulty.jsonl:${act + 1}: VINES-TURN-1: Only the seat \\(or seats\\) whose decision is due`),
    );
    expect(run.err).toMatch(/^1 games verified, \d+ acts; 2 with a fault\.\n$/);
  });

  it('says in one line what cannot be read, with exit code 2, and still checks the rest', async () => {
    const { folder, file, text } = recorded();
    const all = lines(text);
    const write = (name: string, content: string | Buffer): string => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    };
    mkdirSync(join(folder, 'folder'));
    const cases: [string, RegExp][] = [
      [write('truncated', text.slice(0, -20)), /truncated:\d+: .* not JSON/],
      [write('broken', [...all.slice(0, 2), '{"ev":', ...all.slice(2)].join('\n')), /broken:3: .* not JSON/],
      [
        write('long', Buffer.concat([Buffer.from(`${all[0]}\n`), Buffer.alloc(100 << 20, 'x')])),
        /long:2: .* longer than 1 MiB/,
      ],
      [write('latin', Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a])), /latin:1: .* not UTF-8/],
      [write('list', '[1,2]\n'), /list:1: .* not a JSON object/],
      [write('deep', `{"ev":${'['.repeat(1e5)}${']'.repeat(1e5)}}\n`), /deep:1: .* nests too deep/],
      [write('empty', ''), /empty holds no game/],
      [write('unknown', all[0].replace('bishop', 'bridge')), /unknown:1: .*no game "bridge"/],
      [write('option', all[0].replace('"out"', '"maybe"')), /option:1: .*passing cannot be "maybe"/],
      [write('players', all[0].replace('"simple 0",', '"a","b","c",')), /players:1: .*4 or 5 players, not 7/],
      [join(folder, 'missing'), /missing cannot be read/],
      [join(folder, 'folder'), /folder is a directory/],
    ];
    for (const [name, message] of cases) {
      const run = await refused(['verify', name, file]);
      expect(run.code).toBe(2);
      expect(run.err).toMatch(message);
      expect(run.out).toMatch(/^\d games? verified, \d+ acts?/);
      expect(run.err).not.toMatch(/\bat .*:\d+:\d+/);
      expect(lines(run.err).length).toBe(1);
      const alone = await refused(['verify', name]);
      expect({ code: alone.code, lines: lines(alone.err).length }).toEqual({ code: 2, lines: 1 });
    }
  });

  it('counts a game that is over when the line after it is broken', () => {
    const { folder, file, text } = recorded();
    const cut = join(folder, 'cut.jsonl');
    writeFileSync(cut, `${text}{"ev":"ga`);
    const run = followsuit(['verify', cut]);
    expect([run.code, run.out]).toEqual([2, followsuit(['verify', file]).out]);
  });

  it('tells a broken line after a fault too: it may begin the next game', () => {
    const { folder, text } = recorded();
    const all = lines(text);
    const next = all.findIndex((line, i) => i > 0 && line.startsWith('{"ev":"game"'));
    const wrong = all.map((line, i) => (i === 1 ? line.replace('"hand":1', '"hand":2') : line));
    wrong[next] = wrong[next].slice(0, 40);
    wrong[next + 3] = '{';
    const file = join(folder, 'both.jsonl');
    writeFileSync(file, wrong.join('\n'));
    const run = followsuit(['verify', file]);
    expect(run.code).toBe(2);
    expect(run.out).toMatch(/both.jsonl:2: RECORD-DEAL-2/);
    expect(lines(run.err)).toEqual([expect.stringMatching(new RegExp(`both.jsonl:${next + 1}: .* not JSON`))]);
  });

  it('takes records with Windows line ends and blank lines', () => {
    const { folder, text } = recorded('--hands', '1');
    const file = join(folder, 'windows.jsonl');
    writeFileSync(file, `${lines(text).join('\r\n')}\r\n\r\n`);
    expect(followsuit(['verify', file]).code).toBe(0);
  });

  it('checks the draw of seats of a server’s table', () => {
    const game = gameOf('coralon') as Game;
    const rules = game.setUp(3, filled(game, 3));
    const chance = (n: number) => ({ n, secret: `${n}`.repeat(64), given: { 1: 'ab'.repeat(32) } });
    const published = (n: number) => ({ ...chance(n), hash: pledgeOf(chance(n).secret) });
    const record = (order: number[]): string => {
      const draw = { ...published(0), order };
      const first = { ...gameLine(rules, ['Ana', 'Bo', 'Cy'], null), table: 'blue', draw };
      const deal = { ...fairLine(rules, rules.start(), 'blue', chance(1)), fair: published(1) };
      const file = join(newFolder(), 'drawn.jsonl');
      writeFileSync(file, `${JSON.stringify(first)}\n${JSON.stringify(deal)}\n`);
      return file;
    };
    const order = drawOrder('blue', 3, chance(0));
    const good = followsuit(['verify', '--deals', record(order)]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toBe(
      '1 games verified, 0 acts, 1 deal worked out again, seats drawn from the pledged secret in 1 game (1 unfinished)\n',
    );
    const file = record([...order].reverse());
    expect(followsuit(['verify', '--deals', file])).toMatchObject({
      code: 1,
      out: `${file}:1: The secrets give other seats.\n`,
    });
  });

  it("says that only records of a server's table have deals that can be checked", () => {
    const { file } = recorded('--games', '1');
    const run = followsuit(['verify', '--deals', file]);
    expect([run.code, run.out, lines(run.err).length]).toEqual([2, '', 1]);
    expect(run.err).toContain(`${file}:1: Only records of a server's table`);
  });
});

describe('when nobody takes what is printed', () => {
  it('the exit code still says how it went', async () => {
    const { folder, text } = recorded('--games', '1');
    const file = join(folder, 'faulty.jsonl');
    writeFileSync(file, text.replace('"hand":1', '"hand":2'));
    expect(await unheard(['games'], 'stdout')).toBe(0);
    expect(await unheard(['verify', file], 'stdout')).toBe(1);
    expect(await unheard(['verify', 'missing', file], 'stdout')).toBe(2);
    expect(await unheard(['verify', 'missing', 'missing too'], 'stderr')).toBe(2);
  });

  it.skipIf(!existsSync('/dev/full'))('a full disk is told in a sentence', () => {
    for (const args of [['games'], ['simulate', 'bishop', '--games', '1', '--records', '-']]) {
      const run = followsuit(args, { to: '/dev/full' });
      expect([run.code, run.err]).toEqual([
        2,
        'Standard output cannot be written (the disk is full); send it elsewhere.\n',
      ]);
    }
  });
});

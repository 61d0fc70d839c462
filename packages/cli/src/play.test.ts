import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Verifier } from '@followsuit/engine';
import { gameOf, trickGames } from '@followsuit/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlayFlags } from './open-table.ts';
import { followsuit, linesOf, newFolder, refused } from './testing/run.ts';
import { sit } from './testing/sit.ts';

/** The file of a game of Coralon that has just begun, and that of a finished game of Speed Run. */
let good: string;
let finished: string;

beforeAll(() => {
  followsuit(['games']);
  good = join(newFolder(), 'game.jsonl');
  const setup = ['--seed', '7', '--seat', '0', '--bots', 'random'];
  followsuit(['play', 'coralon', ...setup, '--save', good], { typed: ['pass'] });
}, 120_000);

/** Answers one of which is legal at every prompt; the others are refused, and the game continues. */
const ANYTHING = ['1', 'pass', 'bid 13', 'bid 10'];
const anything = (times: number): string[] => Array.from({ length: times }, () => ANYTHING).flat();
const saved = (folder: string, game: string): string => join(folder, 'followsuit', `${game}.jsonl`);

/** Verifies a record, and returns whether the game is over. */
function verified(path: string): boolean {
  const verifier = new Verifier(gameOf);
  for (const line of linesOf(path)) expect(verifier.line(line as never)).toBeNull();
  expect(verifier.end()).toBeNull();
  return verifier.finished;
}

/** Games that random bots finish too soon, and options that make them longer. */
const LONGER: Readonly<Record<string, string>> = {
  'ducks-and-geese': 'target=200',
  bishop: 'target=200',
  baronet: 'rounds=20',
  chevalier: 'target=200',
};

describe('a hand', () => {
  it.each(trickGames.map(({ id }) => id))('of %s is played, scored and explained', async (game) => {
    const folder = newFolder();
    const set = game in LONGER ? [LONGER[game]] : [];
    const out = await sit(game, anything(25), { seed: '7', bots: 'random', set }, folder);
    expect(out).toContain('Hand 1 is over.');
    expect(out).toContain('Totals: ');
    expect(out).toContain('The game is saved in');
    expect(verified(saved(folder, game))).toBe(false);
  });

  it('of a whole game ends with its winners and keeps the record', () => {
    const folder = newFolder();
    const { code, out, err } = followsuit(['play', 'speed-run', '--seed', '7', '--bots', 'random'], {
      typed: anything(120),
      folder,
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/won the game\.\nThe record is kept in/);
    const [kept, ...others] = readdirSync(join(folder, 'followsuit'));
    expect([kept, others]).toEqual([expect.stringMatching(/^speed-run-\d{4}-\d\d-\d\d-\d\d-\d\d\.jsonl$/), []]);
    finished = join(folder, 'followsuit', kept);
    expect(verified(finished)).toBe(true);
  });

  it('is dealt again by its seed', async () => {
    const [first, second] = [
      await sit('bishop', anything(9), { seed: 'again' }),
      await sit('bishop', anything(9), { seed: 'again' }),
    ];
    const told = (out: string): string => out.split('The game is saved in')[0];
    expect(told(first)).toBe(told(second));
  });
});

describe('your seat', () => {
  const first = async (flags: PlayFlags) => {
    const folder = newFolder();
    const out = await sit('coralon', ['quit'], flags, folder);
    return { ...(linesOf(saved(folder, 'coralon'))[0] as unknown as { you: number; seats: string[] }), out };
  };

  it('is drawn from the seed, and the same seed draws it again', async () => {
    const drawn: Awaited<ReturnType<typeof first>>[] = [];
    for (const seed of ['1', '2', '3', '4', '5', '6']) drawn.push(await first({ seed }));
    expect(new Set(drawn.map(({ you }) => you)).size).toBeGreaterThan(1);
    for (const { you, seats, out } of drawn) {
      expect(seats[you]).toBe('You');
      expect(out).toContain(you === 0 ? 'Seats were drawn: you deal first.' : 'Seats were drawn: Bo deals first.');
    }
    expect(await first({ seed: '3' })).toMatchObject({ you: drawn[2].you, seats: drawn[2].seats });
  });

  it('is the one that --seat names, without a draw', async () => {
    const { you, out } = await first({ seed: '3', seat: '2' });
    expect(you).toBe(2);
    expect(out).not.toContain('Seats were drawn');
  });
});

describe('an answer', () => {
  const play = (typed: string[]) => sit('coralon', typed, { seed: '7', seat: '0', bots: 'random' });

  it('that is illegal is refused with its rule, and the game goes on', async () => {
    const out = await play(['bid 2', 'pass', 'Ac', '1']);
    expect(out).toContain('CORALON-BID-3: The lowest bid is 2');
    expect(out).toContain('VINES-PLAY-3: A player who holds a card of the led suit must play');
    expect(out).toMatch(/VINES-PLAY-3[\s\S]*You: Bishop of locks\./);
  });

  it('of another phase, or with a card not held, is refused with its rule', async () => {
    expect(await play(['discard 3t'])).toContain('CORALON-BID-2: ');
    expect(await play(['pass', '2t'])).toContain('VINES-PLAY-1: ');
  });

  it('that cannot be read is answered with what can', async () => {
    expect(await play(['frobnicate'])).toContain('"frobnicate" is nothing that can be done here.');
  });

  it('may be a question', async () => {
    const out = await play([
      '?',
      'h',
      'last',
      'score',
      'log',
      'rules VINES-PLAY-6',
      'rules',
      'advice',
      'words',
      'hand',
      'quit',
    ]);
    expect(out).toContain('CORALON-BID-5: ');
    expect(out).toMatch(/The expert would type (pass|bid \d+)\.\n.* wins the game in about [\d.]+ %/);
    expect(out).toContain('No trick has been taken yet.');
    expect(out).toContain('No hand has been scored yet.');
    expect(out).toContain('VINES-PLAY-6: The taker leads the next trick.');
    expect(out).toContain('CORALON-END-3 ');
    for (const heading of ['Advice: Coralon', 'Advice: The Vines games', 'Words: The Vines games'])
      expect(out).toContain(`\n${heading}\n`);
  });
});

describe('a saved game', () => {
  const table = (out: string): string | undefined => out.match(/── Coralon[\s\S]*? explains\) > /g)?.at(-1);

  it('goes on where it was left', async () => {
    const folder = newFolder();
    const first = await sit('coralon', ['pass', '1', '1', '1', 'quit'], { seed: '7' }, folder);
    const before = readFileSync(saved(folder, 'coralon'), 'utf8');
    const second = await sit('coralon', [], {}, folder);
    expect(second).toContain('Going on with the game saved in');
    expect(table(second)).toBe(table(first));
    expect(readFileSync(saved(folder, 'coralon'), 'utf8')).toBe(before);
    followsuit(['play', 'coralon'], { typed: ['1'], folder });
    expect(readFileSync(saved(folder, 'coralon'), 'utf8').startsWith(before)).toBe(true);
    expect(verified(saved(folder, 'coralon'))).toBe(false);
  });

  it('goes on as it would have without leaving', async () => {
    const [one, two] = [newFolder(), newFolder()];
    const typed = ['pass', '1', '1'];
    await sit('coralon', typed, { seed: '7' }, one);
    for (const line of typed) await sit('coralon', [line], { seed: '7' }, two);
    expect(readFileSync(saved(two, 'coralon'), 'utf8')).toBe(readFileSync(saved(one, 'coralon'), 'utf8'));
  });

  it('is kept under another name when a new one begins', async () => {
    const folder = newFolder();
    await sit('coralon', [], { seed: '7' }, folder);
    const before = readFileSync(saved(folder, 'coralon'), 'utf8');
    const out = await sit('coralon', [], { seed: '8', seat: '0', new: true }, folder);
    const kept = /kept as (\S+\.jsonl)/.exec(out.replaceAll('\n', ' '))?.[1] as string;
    expect(readFileSync(kept, 'utf8')).toBe(before);
    expect(linesOf(saved(folder, 'coralon'))[0]).toMatchObject({ seed: '8', you: 0 });
  });

  it('from before an option existed goes on with what held then', async () => {
    const folder = newFolder();
    await sit('chevalier', [], { seed: '7' }, folder);
    const path = saved(folder, 'chevalier');
    const older = readFileSync(path, 'utf8').replace('"buried":"out",', '');
    writeFileSync(path, older);
    const out = await sit('chevalier', ['pass'], { set: ['buried=out'] }, folder);
    expect(out).toContain('Going on with the game saved');
    expect(readFileSync(path, 'utf8').startsWith(older)).toBe(true);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThan(older.length);
    expect(verified(path)).toBe(false);
  });

  it.each([
    ['broken JSON', (text: string) => text.replace('"ev":"deal"', '"ev":'), 'line 2 is not a JSON object'],
    ['a truncated line', (text: string) => text.slice(0, -9), 'is not complete'],
    ['nothing', () => '', 'is not complete'],
    ['an illegal act', (text: string) => text.replace('"do":"pass"', '"do":"bid","tricks":99'), 'breaks CORALON-BID-3'],
    ['another format', (text: string) => text.replace('"format":1', '"format":2'), 'breaks RECORD-GAME-1'],
  ])('with %s is left as it is', async (_, spoil, words) => {
    const folder = newFolder();
    const path = saved(folder, 'coralon');
    mkdirSync(dirname(path));
    writeFileSync(path, spoil(readFileSync(good, 'utf8')));
    const before = readFileSync(path, 'utf8');
    const { code, out, err } = await refused(['play', 'coralon'], folder);
    expect(err).toContain(words);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it.each([
    ['a seat that is no seat', { you: -1 }],
    ['a seat too high', { you: 9 }],
    ['half a seat', { you: 0.5 }],
    ["a bot's seat", { you: 1 }],
    ['too few bots', { bots: [null] }],
    ['two seats without a bot', { bots: [null, null, 'random', 'random'] }],
    ['a bot that there is not', { bots: [null, 'nobody', 'random', 'random'] }],
    ['numbers for bots', { bots: [null, 1, 2, 3] }],
  ])('with %s is not gone on with', async (_, change) => {
    const path = join(newFolder(), 'game.jsonl');
    const [first, ...rest] = linesOf(good);
    const lines = [{ ...first, ...change }, ...rest].map((line) => JSON.stringify(line));
    writeFileSync(path, `${lines.join('\n')}\n`);
    const { code, out, err } = await refused(['play', 'coralon', '--save', path]);
    expect(err).toBe(`${path} is a record, but not of a game saved by play; name another file with --save.\n`);
    expect([code, out]).toEqual([2, '']);
  });

  it('is gone on with by the command that is shown, whatever its path', async () => {
    const path = join(newFolder(), "Bo's game.jsonl");
    const out = await sit('coralon', ['quit'], { seed: '7', save: path });
    expect(out).toContain(`coralon --save '${path.replace("'", "'\\''")}'`);
  });

  it('of another game or of other settings is not gone on with', async () => {
    const before = readFileSync(good, 'utf8');
    for (const [args, words] of [
      [['bishop'], 'holds a game of Coralon, not Bishop'],
      [['coralon', '--players', '5'], 'unfinished game with --players 4, not 5'],
      [['coralon', '--set', 'target=12'], '--set target 40, not 12'],
      [['coralon', '--seed', '8'], '--seed 7, not 8'],
      [['coralon', '--seat', '1'], '--seat 0, not 1'],
      [['coralon', '--bots', 'simple'], '--bots random,random,random, not simple,simple,simple'],
    ] as const) {
      const { code, out, err } = await refused(['play', ...args, '--save', good]);
      expect(err).toContain(words);
      expect([code, out]).toEqual([2, '']);
    }
    expect(readFileSync(good, 'utf8')).toBe(before);
  });

  it('that is finished, or was not saved by play, is not gone on with', async () => {
    const folder = newFolder();
    const path = join(folder, 'game.jsonl');
    const [first] = linesOf(good);
    writeFileSync(path, `${JSON.stringify({ ...first, you: undefined })}\n`);
    expect((await refused(['play', 'coralon', '--save', path])).err).toContain('not of a game saved by play');
    expect((await refused(['play', 'speed-run', '--save', finished])).err).toContain('is finished');
    expect(readdirSync(folder)).toEqual(['game.jsonl']);
  });
});

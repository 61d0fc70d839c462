/** The arena: its boards are what was measured, its scale, and runs that go on from a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@followsuit/engine';
import { type ArenaGame, arena } from '@followsuit/games/arena';
import '@followsuit/games/bots';
import { expect, it, onTestFinished } from 'vitest';
import { playNth } from '../tournament/tournament.ts';
import { ArenaRun, arenaTournament } from './arena-run.ts';
import { anchorScores, arenaScores } from './arena-score.ts';

const REMEASURE =
  'The boards have changed: raise the version in arena-1.json, empty its lists, and run npm run arena-anchors.';
const ids = arena.games.map(({ game }) => game);

/** What an anchor gains on a board. */
async function gainOn(game: ArenaGame, bot: string, i: number): Promise<number> {
  const simulations = arena.anchors.find((anchor) => anchor.bot === bot)?.simulations ?? 0;
  const { result } = await playNth({ contest: arenaTournament(game, bot, { simulations }), i });
  return result[0];
}

it('the anchors gain what is stored', async () => {
  const [first] = arena.games;
  const boards = first.anchors.random.length;
  expect([arena.games.length, boards]).toEqual([10, expect.toSatisfy((n: number) => n >= 10)]);
  for (const game of arena.games) {
    for (const { bot } of arena.anchors) expect(game.anchors[bot].length, `${game.game}, ${bot}`).toBe(boards);
    expect(await gainOn(game, 'random', boards - 1), REMEASURE).toBeCloseTo(game.anchors.random[boards - 1], 4);
  }
  expect(await gainOn(first, 'club', 1), REMEASURE).toBeCloseTo(first.anchors.club[1], 4);
});

it('random play is 0, master 100, and the levels lie between them in their order', () => {
  const overall = anchorScores(ids).map(({ scores }) => scores.overall?.mean ?? Number.NaN);
  expect(overall[0]).toBeCloseTo(0, 8);
  expect(overall.at(-1)).toBeCloseTo(100, 8);
  expect([...overall].sort((a, b) => a - b)).toEqual(overall);
});

it('boards are the sample: more of them make a score surer, and games count alike', () => {
  const [one, other] = arena.games;
  const few = arenaScores({ [one.game]: one.anchors.club.slice(0, 5) });
  const many = arenaScores({ [one.game]: Array(4).fill(one.anchors.club.slice(0, 5)).flat() });
  expect(many.games[0].score.mean).toBeCloseTo(few.games[0].score.mean, 8);
  expect(many.games[0].score.within).toBeLessThan(few.games[0].score.within / 1.8);
  const both = arenaScores({ [one.game]: one.anchors.club, [other.game]: other.anchors.random.slice(0, 4) });
  const [a, b] = both.games.map(({ score }) => score);
  expect(both.overall?.mean).toBeCloseTo((a.mean + b.mean) / 2, 8);
  expect(both.overall?.within).toBeCloseTo(Math.hypot(a.within, b.within) / 2, 8);
  expect(arenaScores({ [one.game]: [0.1] }).overall).toBeNull();
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'run.json');
}

const plan = { agent: 'random', games: arena.games.slice(0, 2), boards: 2, budget: { simulations: 1 } };

it('a run that was stopped goes on from its file, to the same results', async () => {
  const file = newFile();
  const stop = new AbortController();
  const first = new ArenaRun(plan);
  await first.play({ jobs: 1, signal: stop.signal }, () => {
    first.write(file);
    if (first.played === 1) stop.abort();
  });
  expect(first.played).toBe(1);
  const second = new ArenaRun(plan);
  second.goOnFrom(file);
  await second.play({ jobs: 1 }, () => second.write(file));
  expect(second.results).toEqual(
    Object.fromEntries(
      plan.games.map(({ game, anchors }) => [game, anchors.random.slice(0, 2).map((gain) => expect.closeTo(gain, 4))]),
    ),
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    arena: arena.version,
    agent: 'random',
    results: second.results,
  });
  const other = new ArenaRun({ ...plan, agent: 'club' });
  expect(() => other.goOnFrom(file)).toThrow('another agent');
});

it('a damaged file is refused in a sentence, or nothing is taken from it but numbers', () => {
  const file = newFile();
  const run = new ArenaRun(plan);
  run.results[ids[0]].push(0.25, -0.5);
  run.write(file);
  const text = readFileSync(file, 'utf8');
  const random = new Random('arena fuzz');
  const letters = '{}[]":,0919-.eEnulltrue\\ \u0000x';
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    const at = random.below(text.length);
    const more = Array.from({ length: random.below(4) }, () => letters[random.below(letters.length)]).join('');
    writeFileSync(file, text.slice(0, at) + more + text.slice(at + random.below(6)));
    const again = new ArenaRun(plan);
    try {
      again.goOnFrom(file);
    } catch (error) {
      refused++;
      expect((error as Error).message).toMatch(/^[^\n]*run\.json[^\n]*\.$/);
    }
    for (const gains of Object.values(again.results))
      for (const gain of gains) expect(Math.abs(gain)).toBeLessThanOrEqual(1);
    expect(() => JSON.stringify(again.json())).not.toThrow();
  }
  expect(refused).toBeGreaterThan(100);
});

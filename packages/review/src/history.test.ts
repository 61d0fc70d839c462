/** How somebody plays over time. */
import { Random } from '@followsuit/engine';
import { expect, it } from 'vitest';
import {
  costliestMistakes,
  errorRate,
  type GameEntry,
  luckSoFar,
  rateOverTime,
  ratesByGame,
  ratesByKind,
  trendOf,
} from './index.ts';

/** A game with `n` decisions, of which each loses `loss`. */
function entry(when: number, n: number, loss: number, more: Partial<GameEntry> = {}): GameEntry {
  const grade = loss > 0 ? ('mistake' as const) : ('good' as const);
  const decisions = Array.from(
    { length: n },
    (_, i) => ({ kind: i % 2 === 0 ? 'lead' : 'card', grade, loss }) as const,
  );
  const mistakes = loss > 0 ? [{ line: 5, kind: 'lead', grade, loss } as const] : [];
  return { key: `k${when}`, game: 'stones', when, seat: 0, luck: 0, decisions, mistakes, ...more };
}

it('an error rate is per decision, over all games', () => {
  const entries = [entry(1, 10, 0), entry(2, 30, 0.02)];
  expect(errorRate(entries)).toMatchObject({ mean: expect.closeTo(0.015), decisions: 40, games: 2 });
  expect(errorRate(entries.slice(1))).toMatchObject({ mean: expect.closeTo(0.02), interval: null });
  expect(errorRate([])).toMatchObject({ mean: 0, interval: null, decisions: 0 });
  expect(ratesByKind(entries).map(({ name, decisions }) => [name, decisions])).toEqual([
    ['lead', 20],
    ['card', 20],
  ]);
  const other = entry(3, 50, 0, { game: 'hearts' });
  expect(ratesByGame([...entries, other]).map(({ name, games }) => [name, games])).toEqual([
    ['hearts', 1],
    ['stones', 2],
  ]);
});

it('an interval holds the true rate 19 times in 20, although decisions of one game go together', () => {
  const random = new Random('history test');
  const share = (): number => random.next() / 2 ** 32;
  let inside = 0;
  const trials = 600;
  for (let trial = 0; trial < trials; trial++) {
    // Each game has a rate of its own between 0 and 2 %, the same for all its decisions.
    const games = Array.from({ length: 12 }, (_, i) => entry(i, 8 + random.below(8), 0.02 * share()));
    const [low, high] = errorRate(games).interval ?? [0, 0];
    if (low <= 0.01 && 0.01 <= high) inside++;
  }
  expect(inside / trials).toBeGreaterThan(0.92);
  expect(inside / trials).toBeLessThan(0.98);
});

it('a trend is one only if chance does not explain it', () => {
  const games = (rate: (i: number) => number): GameEntry[] =>
    Array.from({ length: 12 }, (_, i) => entry(100 - i, 10, rate(i) + 0.001 * (i % 3)));
  expect(trendOf(games(() => 0.01))?.way).toBe('open');
  // Later games stand first here: the order is that of their times.
  expect(trendOf(games((i) => (i < 6 ? 0.03 : 0.01)))?.way).toBe('worse');
  expect(trendOf(games((i) => (i < 6 ? 0.01 : 0.03)))?.way).toBe('better');
  expect(trendOf(games(() => 0.01).slice(0, 5))).toBeNull();
  const line = rateOverTime(games((i) => (i < 6 ? 0.03 : 0.01)));
  expect(line.map(({ when }) => when)).toEqual([93, 94, 95, 96, 97, 98, 99, 100]);
  expect(line[7].mean).toBeGreaterThan(line[0].mean);
});

it('luck adds up, with the error of a sum', () => {
  const entries = [0.4, -0.2, 0.1, -0.1].map((luck, i) => entry(i, 5, 0, { luck }));
  const { sum, games, error } = luckSoFar(entries);
  expect([sum, games]).toEqual([expect.closeTo(0.2), 4]);
  expect(error).toBeCloseTo(Math.sqrt((4 * (0.35 ** 2 + 0.25 ** 2 + 0.05 ** 2 + 0.15 ** 2)) / 3));
  expect(luckSoFar(entries.slice(0, 1)).error).toBeNull();
});

it('the costliest mistakes come first', () => {
  const entries = [entry(1, 2, 0.03), entry(2, 2, 0.09), entry(3, 2, 0), entry(4, 2, 0.05)];
  expect(costliestMistakes(entries, 2).map((each) => [each.entry.key, each.mistake.loss])).toEqual([
    ['k2', 0.09],
    ['k4', 0.05],
  ]);
});

import { Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { drawOrder, FairRandom, fairLine, pledgeOf, seedOf } from './fair-chance.ts';

const secret = '11'.repeat(32);
const fair = { n: 3, secret, given: { 0: 'aa'.repeat(32), 2: 'bb'.repeat(32) } };

describe('the seed', () => {
  it('is the same for ever', () => {
    expect(pledgeOf(secret)).toBe('e1e9db5cecfed4b0fbf9d665cc5203b325e2d4aa41bbb2532f820e9ffb204759');
    expect(seedOf('table', fair)).toBe('2d4ef31f2f9eeb639ac4b7540f8bc5825e03823efcc11d593f079385e1754d25');
    const random = new FairRandom(seedOf('table', fair));
    expect(Array.from({ length: 9 }, () => random.next())).toEqual([
      3038108971, 918787245, 110064953, 1780336383, 3006651166, 3194367305, 3804962743, 900670847, 2015012384,
    ]);
  });

  it('depends on all that goes into it', () => {
    const seeds = [
      seedOf('table', fair),
      seedOf('other', fair),
      seedOf('table', { ...fair, n: 4 }),
      seedOf('table', { ...fair, secret: '12'.repeat(32) }),
      seedOf('table', { ...fair, given: { 0: 'aa'.repeat(32) } }),
      seedOf('table', { ...fair, given: { 0: 'aa'.repeat(32), 3: 'bb'.repeat(32) } }),
      seedOf('table', { ...fair, given: { 2: 'aa'.repeat(32), 0: 'bb'.repeat(32) } }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('does not depend on the order in which clients gave', () => {
    const given = Object.fromEntries([...Object.entries(fair.given)].reverse());
    expect(seedOf('table', { ...fair, given })).toBe(seedOf('table', fair));
  });
});

it('shuffles evenly', () => {
  const places = Array.from({ length: 6 }, () => new Array(6).fill(0));
  const rounds = 6000;
  for (let i = 0; i < rounds; i++)
    for (const [place, card] of new FairRandom(seedOf('t', { ...fair, n: i })).shuffle([0, 1, 2, 3, 4, 5]).entries())
      places[place][card]++;
  const expected = rounds / 6;
  const chiSquare = places.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // 25 degrees of freedom: beyond 60 once in ten thousand times.
  expect(chiSquare).toBeLessThan(60);
});

describe('the draw of seats', () => {
  it('is the same for ever, and not what a deal would be made of', () => {
    expect(seedOf('table', fair, 'seats')).not.toBe(seedOf('table', fair));
    expect(drawOrder('table', 6, fair)).toEqual([2, 5, 0, 3, 1, 4]);
  });

  it('gives every order equally often', () => {
    const counts = new Map<string, number>();
    const rounds = 4800;
    for (let i = 0; i < rounds; i++) {
      const order = drawOrder(`table ${i}`, 4, { n: 0, secret, given: {} }).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const expected = rounds / 24;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 23 degrees of freedom: beyond 57 once in ten thousand times.
    expect(chiSquare).toBeLessThan(57);
  });
});

it.each(games)('deals $id', (game) => {
  const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard(game.players[0])]));
  const rules = game.setUp(game.players[0], options);
  const s = rules.start();
  const due = rules.due(s);
  if (due === null) return;
  const line = fairLine(rules, s, 'table', fair);
  expect(rules.faultIn(s, line)).toBeNull();
  expect(fairLine(rules, s, 'table', fair)).toEqual(line);
  expect(rules.draw(s, new Random('x')).ev).toBe(line.ev);
});

import { describe, expect, test } from 'vitest';
import { mix } from './mix.ts';
import { position } from './testing/position.ts';
import { Walls } from './walls.ts';

const [SUNS, MOONS] = [0, 1];

describe('walls', () => {
  test('nothing is in the way as long as everything moves', () => {
    const { rules, s } = position({});
    const walls = new Walls(rules);
    walls.build(s);
    for (let suit = 0; suit < 4; suit++) expect([walls.width(s, suit), walls.free(s, suit)]).toEqual([2, 5]);
  });

  test('set stones leave one way, then none', () => {
    const narrow = { stones: 'suns crowns', pawns: 'crowns home', coins: '5c a5 4c b5 3c c5 2c d6 0c d7' };
    const { rules, s } = position(narrow);
    const walls = new Walls(rules);
    walls.build(s);
    expect(walls.width(s, SUNS)).toBe(1); // by d8 alone
    walls.build(s, 1 << MOONS);
    expect(walls.width(s, SUNS)).toBe(1);
    const shut = position({ ...narrow, coins: `${narrow.coins} 5m d8` });
    walls.build(shut.s);
    expect(walls.width(shut.s, SUNS)).toBe(1);
    walls.build(shut.s, 1 << MOONS);
    expect(walls.width(shut.s, SUNS)).toBe(0);
    expect(walls.free(shut.s, SUNS)).toBe(0);
  });

  test('a way is wide if two squares side by side are free all along', () => {
    const two = { stones: 'suns crowns', pawns: 'crowns home', coins: '5c a5 4c b5 3c c5 2c d6 0c h5' };
    const { rules, s } = position(two);
    const walls = new Walls(rules);
    walls.build(s);
    expect(walls.isWide(s, SUNS)).toBe(true); // by d7 and d8
    const one = position({ ...two, coins: `${two.coins} 0c d7` });
    walls.build(one.s);
    expect(walls.isWide(one.s, SUNS)).toBe(false);
  });

  test('aces that bear pawns bar coins alone', () => {
    const options = { aces: 'two-stones' };
    const row = 'As a5 Am b5 Ac c5 Aa d6';
    const { rules, s } = position({
      options,
      stones: 'suns crowns',
      pawns: 'crowns home',
      coins: `${row} 5c d7 4c d8`,
    });
    const walls = new Walls(rules);
    walls.build(s);
    expect([walls.width(s, SUNS), walls.free(s, SUNS)]).toEqual([2, 0]);
  });
});

test('mixed numbers come up evenly as dice', () => {
  const faces = new Int32Array(6);
  for (let seed = 0; seed < 100; seed++)
    for (let turn = 1; turn <= 60; turn++) for (let suit = 0; suit < 4; suit++) faces[mix(seed, turn, suit) % 6]++;
  for (const n of faces) expect(Math.abs(n - 4000)).toBeLessThan(250);
});

import type { Line } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { gamesIn } from '../client/records.ts';
import { chapterAt, chaptersOf, stopAfter, stopBefore } from './chapters.ts';
import { LONGEST, linkTo, pack, unpack } from './share.ts';

const lines: readonly Line[] = [
  { ev: 'game', game: 'coralon' },
  { ev: 'deal', hand: 1 },
  { ev: 'act', seat: 0, do: 'play', card: 'Kl', ms: 400 },
  { ev: 'trick', n: 1, taker: 0 },
  { ev: 'score', hand: 1 },
  { ev: 'deal', hand: 2 },
  { ev: 'act', seat: 1, do: 'pass' },
];

describe('the chapters of a record', () => {
  const chapters = chaptersOf(lines);

  test('hands, and the tricks in them', () => {
    expect(chapters.map(({ n, end }) => [n, end])).toEqual([
      [2, 5],
      [6, 7],
    ]);
    expect(chapters[0].tricks.map(({ n }) => n)).toEqual([4]);
    expect(chapterAt(chapters, 5)).toBe(chapters[0]);
    expect(chapterAt(chapters, 6)).toBe(chapters[1]);
    expect(chapterAt(chapters, 1)).toBeUndefined();
  });

  test('jumping from one to the next and back', () => {
    expect([1, 2, 4, 6].map((n) => stopAfter(chapters, n, 7))).toEqual([2, 4, 6, 7]);
    expect([7, 6, 4, 2, 1].map((n) => stopBefore(chapters, n))).toEqual([6, 4, 2, 1, 1]);
  });
});

describe('a record in an address', () => {
  test('comes back as it was, without the times', async () => {
    const packed = await pack(lines);
    expect(packed).toMatch(/^[\w-]+$/);
    const [game] = gamesIn((await unpack(packed)) ?? '') as readonly (readonly Line[])[];
    expect(game).toEqual(lines.map(({ ms: _ms, ...line }) => line));
  });

  test('what is damaged, or unfolds to far too much, is refused', async () => {
    const packed = await pack(lines);
    expect(await unpack(packed.slice(0, -6))).toBeNull();
    expect(await unpack('!!!')).toBeNull();
    expect(await unpack(await pack([{ ev: 'x'.repeat(5_000_000) }]))).toBeNull();
  });

  test('a long game is cut off after the moment, and refused where that is too long as well', async () => {
    const noise = (i: number): Line => ({ ev: 'act', x: Math.sin(i) * 1e17, y: Math.cos(i) * 1e17 });
    const long = [...lines, ...Array.from({ length: 1000 }, (_, i) => noise(i))];
    const link = (await linkTo(long, 7)) ?? '';
    expect(link.length).toBeLessThan(LONGEST);
    const [, hash] = link.split('#');
    expect(((await unpack(hash)) ?? '').trim().split('\n')).toHaveLength(7);
    expect(await linkTo(long, long.length)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { leftAfter, timeLeftWords } from './clock.ts';

it('uses up the time of those who are to act, and no more than they have', () => {
  expect(leftAfter([60_000, 1000, null], [1, 2], 2000)).toEqual([60_000, 0, null]);
  expect(leftAfter(null, [0], 2000)).toBeNull();
});

it('says minutes and seconds, and hours where there are any', () => {
  expect(timeLeftWords(65_000)).toBe('1:05');
  expect(timeLeftWords(-5)).toBe('0:00');
  expect(timeLeftWords(86_400_000)).toBe('24:00:00');
});

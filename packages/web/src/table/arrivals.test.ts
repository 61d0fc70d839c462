/** The order in which points arrive at the end of a hand. */
import { expect, it } from 'vitest';
import { arrivalsOf } from './arrivals.ts';

const rows = [1, 0].map((side) => ({ side, before: 0, delta: 3 + side, total: 3 + side }));
const entry = (points: number) => ({ text: `${points}`, points, rule: 'A-SCORE-1' });

it('comes in the order of the rules: the first entry of every side, in the order of the rows, then the second', () => {
  const entries = [[entry(3)], [entry(5), entry(-1)]];
  expect(arrivalsOf(rows, entries)).toEqual([
    { side: 1, points: 5 },
    { side: 0, points: 3 },
    { side: 1, points: -1 },
  ]);
});

it('is the points of the hand where nothing says what they come from', () => {
  expect(arrivalsOf(rows, [])).toEqual([
    { side: 1, points: 4 },
    { side: 0, points: 3 },
  ]);
});

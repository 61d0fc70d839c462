import { expect, it } from 'vitest';
import { namedHands, pathOf, placeIn, spread } from './chart.ts';

const frame = { width: 120, height: 70, top: 10, right: 20, bottom: 10, left: 0 };

it('the first hand is at the left, the highest total at the top', () => {
  const place = placeIn(frame, { low: -10, high: 40, target: 40 }, 5);
  expect([place(0, -10), place(5, 40), place(1, 15)]).toEqual([
    [0, 60],
    [100, 10],
    [20, 35],
  ]);
});

it('a line goes from place to place', () => {
  expect(
    pathOf([
      [0, 9],
      [5.04, 3.16],
    ]),
  ).toBe('M0 9L5 3.2');
});

it('labels keep their distance, their order and the frame', () => {
  expect(spread([50, 20, 51], 10, [0, 100])).toEqual([50, 20, 60]);
  expect(spread([98, 97, 99], 10, [0, 100])).toEqual([90, 80, 100]);
  expect(spread([1, 0], 10, [0, 100])).toEqual([10, 0]);
});

it('the axis names the last hand, and not too many', () => {
  expect(namedHands(1)).toEqual([1]);
  expect(namedHands(6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(namedHands(11)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(namedHands(12)).toEqual([1, 3, 5, 7, 9, 12]);
});

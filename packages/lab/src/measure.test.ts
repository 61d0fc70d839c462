import { expect, it } from 'vitest';
import { measured, perSecond, quotients } from './measure.ts';

it('gives the middle of all rounds, and the spread of the middle half', () => {
  expect(measured([5, 1, 3, 2, 4])).toEqual({ median: 3, spread: 2 / 3 });
  expect(measured([1, 2, 3, 4])).toEqual({ median: 2.5, spread: 1.5 / 2.5 });
  expect(measured([7])).toEqual({ median: 7, spread: 0 });
  // One round that was disturbed changes neither.
  expect(measured([10, 10, 10, 10, 1])).toEqual({ median: 10, spread: 0 });
  expect(quotients([6, 8], [2, 4])).toEqual([3, 2]);
});

it('counts CPU time: sleeping costs nothing', () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const speed = perSecond(() => {
    Atomics.wait(cell, 0, 0, 300);
    return 1;
  });
  expect(speed).toBeGreaterThan(10);
});

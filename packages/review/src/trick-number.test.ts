import { expect, it } from 'vitest';
import { trickNumber } from './trick-number.ts';

const lines = ['game', 'deal', 'act', 'trick', 'score', 'deal', 'act', 'act', 'trick', 'act'].map((ev) => ({
  ev,
})) as never[];

it('counts the tricks of the hand', () => {
  expect(trickNumber({ kind: 'lead', line: 2 }, lines)).toBe(1);
  expect(trickNumber({ kind: 'card', line: 7 }, lines)).toBe(1);
  expect(trickNumber({ kind: 'endgame', line: 9 }, lines)).toBe(2);
});

it('knows decisions outside tricks', () => {
  expect(trickNumber({ kind: 'bid', line: 6 }, lines)).toBeNull();
  expect(trickNumber({ kind: 'move', line: 6 }, lines)).toBeNull();
});

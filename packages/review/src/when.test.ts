import { expect, it } from 'vitest';
import { trickOf } from './when.ts';

const lines = ['game', 'deal', 'act', 'trick', 'score', 'deal', 'act', 'act', 'trick', 'act'].map((ev) => ({
  ev,
})) as never[];

it('counts the tricks of the hand', () => {
  expect(trickOf({ kind: 'lead', line: 2 }, lines)).toBe(1);
  expect(trickOf({ kind: 'card', line: 7 }, lines)).toBe(1);
  expect(trickOf({ kind: 'endgame', line: 9 }, lines)).toBe(2);
});

it('knows decisions outside tricks', () => {
  expect(trickOf({ kind: 'bid', line: 6 }, lines)).toBeNull();
  expect(trickOf({ kind: 'move', line: 6 }, lines)).toBeNull();
});

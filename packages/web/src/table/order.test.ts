import type { DeckInfo } from '@followsuit/present';
import { describe, expect, it } from 'vitest';
import { areaOf, placeIn, round, sorted, spread, trickSpots } from './order.ts';

const deck: DeckInfo = {
  id: 'vines',
  suits: [
    { name: 'anchors', letter: 'a' },
    { name: 'locks', letter: 'l' },
  ],
  ranks: ['2', '3', '10', 'K'],
};

it('sorts by suit or by rank', () => {
  const cards = ['Kl', '10a', '2l', 'Ka'];
  expect(sorted(deck, cards, 'up')).toEqual(['10a', 'Ka', '2l', 'Kl']);
  expect(sorted(deck, cards, 'down')).toEqual(['Ka', '10a', 'Kl', '2l']);
  expect(sorted(deck, cards, 'rank')).toEqual(['2l', '10a', 'Ka', 'Kl']);
  expect(sorted(deck, cards, 'down', 'locks')).toEqual(['Kl', '2l', 'Ka', '10a']);
  expect(sorted(deck, cards, 'down', 'none', true)).toEqual(['10a', 'Ka', '2l', 'Kl']);
});

it('stays at a card when the hand is sorted anew, and at its place when it has gone', () => {
  const at = { card: '10a', place: 1 };
  expect(placeIn(['2l', 'Ka', '10a'], at)).toBe(2);
  expect(placeIn(['2l', 'Ka', 'Kl'], at)).toBe(1);
  expect(placeIn(['2l'], at)).toBe(0);
});

it('goes round from one’s own seat, the next one to its left', () => {
  expect(round(4, 2)).toEqual([2, 3, 0, 1]);
  expect(round(3, -1)).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map((i) => areaOf(4, i))).toEqual(['south', 'west', 'north', 'east']);
});

it.each([2, 3, 4, 5, 6])('lays the cards of %i seats beside each other, each toward who played it', (seats) => {
  for (const kind of ['wide', 'tall'] as const) {
    const spots = Array.from({ length: seats }, (_, i) => trickSpots(seats, i)[kind]);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [u, v] of spots.slice(i + 1)) expect(Math.abs(x - u) >= 1 || Math.abs(y - v) >= 1.4).toBe(true);
      if (areaOf(seats, i).endsWith('west')) expect(x).toBeLessThan(0);
      if (areaOf(seats, i).endsWith('east')) expect(x).toBeGreaterThan(0);
    }
  }
});

describe('a hand at 320 pixels', () => {
  it.each([1, 2, 9, 13, 18, 23])('shows enough of each of %i cards', (cards) => {
    const { rows, each, step } = spread(cards, 304, 60, 25);
    expect(step).toBeGreaterThanOrEqual(22);
    expect(rows * each).toBeGreaterThanOrEqual(cards);
    expect(rows).toBeLessThanOrEqual(3);
    expect((each - 1) * step + 60).toBeLessThanOrEqual(304 + 1);
  });
});

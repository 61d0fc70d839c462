import type { DeckInfo } from '@followsuit/present';
import { expect, it } from 'vitest';
import { placeIn, round, sorted } from './order.ts';

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
  expect(sorted(deck, cards, 'down', 'locks', false, { '10a': 'locks' })).toEqual(['Kl', '10a', '2l', 'Ka']);
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
});

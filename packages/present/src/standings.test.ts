/** Standings, chart and best moment, from score lines alone. */
import type { Line } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { plain } from './plain.ts';
import { lastScored } from './read.ts';
import type { Scene } from './scene.ts';
import {
  bestMoment,
  placesOf,
  scaleOf,
  standingsAfter,
  takingCards,
  targetOf,
  ticksOf,
  totalsOver,
} from './standings.ts';
import { english } from './words.en.ts';

/** A game in which each hand brings these points; `more` are fields of its score line. */
function after(
  deltas: readonly (readonly number[])[],
  { wins = 'high', seat = 0, start = 0, more = [] as object[], sides = deltas[0].map((_, i) => [i]), target = 40 } = {},
): Scene {
  const total = deltas[0].map(() => start);
  const events: Line[] = [{ ev: 'game' } as unknown as Line];
  for (const [i, delta] of deltas.entries()) {
    for (const [side, n] of delta.entries()) total[side] += n;
    events.push({ ev: 'deal', hand: i + 1, dealer: 0 });
    events.push({ ev: 'score', hand: i + 1, delta: [...delta], total: [...total], ...more[i] } as Line);
  }
  return {
    seat,
    sides,
    events,
    names: sides.flat().map(String),
    options: { target },
    presenter: { ...plain, sheet: undefined },
    text: english,
    game: { wins },
    view: { total },
  } as unknown as Scene;
}

test('a standing is what one had, what the hand brought, and the sum', () => {
  const scene = after([
    [3, 0],
    [-2, 5],
  ]);
  expect(standingsAfter(scene, lastScored(scene)!)).toEqual([
    { side: 0, before: 3, delta: -2, total: 1 },
    { side: 1, before: 0, delta: 5, total: 5 },
  ]);
});

test('totals begin with what everybody had before the first hand', () => {
  expect(
    totalsOver(
      after(
        [
          [2, -1],
          [0, 3],
        ],
        { start: 20 },
      ),
    ),
  ).toEqual([
    [20, 22, 22],
    [20, 19, 22],
  ]);
  expect(totalsOver({ ...after([[1, 1]]), events: [] })).toEqual([[], []]);
});

test('the scale reaches from the lowest total to the target, or beyond it', () => {
  expect(scaleOf(after([[3, -6]]))).toEqual({ low: -6, high: 40, target: 40 });
  expect(scaleOf(after([[44, 2]]))).toEqual({ low: 0, high: 44, target: 40 });
  expect(scaleOf(after([[0, 0]], { target: 0 }))).toEqual({ low: 0, high: 1, target: 0 });
});

test('a game of a number of hands has no target', () => {
  const scene = after([[1, 2]]);
  expect(targetOf(scene)).toBe(40);
  expect(targetOf({ ...scene, presenter: { ...scene.presenter, hands: () => 12 } })).toBeNull();
});

test('the lines of a chart are round numbers', () => {
  expect(ticksOf({ low: 0, high: 42, target: 40 })).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf({ low: -13, high: 9, target: null })).toEqual([-10, -5, 0, 5]);
  expect(ticksOf({ low: -120, high: 512, target: 500 })).toEqual([0, 200, 400]);
  expect(ticksOf({ low: 0, high: 3, target: null })).toEqual([0, 1, 2, 3]);
});

test('sides with equal totals share a place, but not with the winner', () => {
  const scene = after([[5, 9, 9, 5]]);
  expect(placesOf(scene, [5, 9, 9, 5], [2])).toEqual([
    { place: 1, sides: [2], total: 9 },
    { place: 2, sides: [1], total: 9 },
    { place: 3, sides: [0, 3], total: 5 },
  ]);
  expect(placesOf(scene, [5, 9, 9, 5], [1, 2])[0]).toEqual({ place: 1, sides: [1, 2], total: 9 });
  expect(
    placesOf({ ...scene, game: { ...scene.game, wins: 'low' } }, [-1, 3, 0, 0], [0]).map(({ sides }) => sides),
  ).toEqual([[0], [2, 3], [1]]);
});

test('the best moment is the hand that brought most compared with the others', () => {
  const deltas = [
    [4, 4, 4],
    [3, 0, 0],
    [5, 5, 0],
  ];
  const best = bestMoment(after(deltas, { more: [{}, { bidder: 0 }, {}] }));
  expect([best?.hand.hand, best?.delta, best?.ahead, best?.isBidder]).toEqual([2, 3, 3, true]);
  expect(bestMoment(after(deltas, { wins: 'low', seat: 2 }))?.hand.hand).toBe(3);
  expect(bestMoment(after(deltas, { seat: -1 }))).toBeNull();
  expect(bestMoment(after([[0, 2]]))).toBeNull();
});

test('partners share their moments', () => {
  const sides = [
    [0, 2],
    [1, 3],
  ];
  expect(
    bestMoment(
      after(
        [
          [1, 6],
          [7, 2],
        ],
        { sides, seat: 2 },
      ),
    )?.hand.hand,
  ).toBe(2);
});

test('the cards that took the tricks are those of the takers', () => {
  const scene = after([[1, 1, 1]]);
  const trick = (leader: number, taker: number, cards: string[], more = {}): Line =>
    ({ ev: 'trick', leader, taker, cards, ...more }) as Line;
  const tricks = [
    trick(1, 2, ['2c', 'Ac', '3c']),
    trick(2, 0, ['Kl', 'Al', '3l']),
    trick(0, 2, ['2t', '3t'], {}),
    trick(0, 2, ['2t', '3t', '4t'], { low: 1 }),
  ];
  const hand = { ...lastScored(scene)!, tricks };
  expect(takingCards(scene, hand, 2)).toEqual(['Ac', '4t']);
  expect(takingCards(scene, hand, 0)).toEqual(['Al']);
  expect(takingCards(scene, hand, 1)).toEqual(['3t']);
  // Where somebody sits out, the acts say whose card it was.
  const acts = [{ ev: 'act', do: 'play', seat: 2, card: '2t' } as Line];
  expect(takingCards(scene, { ...hand, acts }, 2)).toEqual(['Ac', '2t', '2t']);
});

import type { Line } from '@followsuit/engine';
import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { lastTrick, sceneOfLast, shownTrick } from './trick.ts';

const deal: Line = { ev: 'deal', hand: 1, dealer: 2 };
const play = (seat: number, card: string): Line => ({ ev: 'act', seat, do: 'play', card });
const first: Line[] = [
  deal,
  { ev: 'act', seat: 0, do: 'lead', card: '2a', red: true },
  play(2, 'Ka'),
  { ev: 'trick', n: 1, leader: 0, cards: ['2a', 'Ka'], taker: 2 },
];
const sceneWith = (events: readonly Line[], cards: readonly string[]) =>
  ({ events, view: { cards, leader: 2 } }) as unknown as Scene;

it('shows nothing before the first lead', () => {
  expect(shownTrick(sceneWith([deal], []))).toBeNull();
  expect(lastTrick([deal])).toBeNull();
});

it('shows a finished trick until the next card is led', () => {
  expect(shownTrick(sceneWith(first, ['2a', 'Ka']))).toMatchObject({
    n: 1,
    taker: 2,
    laid: [
      { seat: 0, card: '2a' },
      { seat: 2, card: 'Ka' },
    ],
  });
  const led = shownTrick(sceneWith([...first, play(2, '3l')], ['2a', 'Ka', '3l']));
  expect(led).toMatchObject({ n: 2, taker: null, leader: 2, laid: [{ seat: 2, card: '3l' }] });
});

it('remembers the last trick of the hand before', () => {
  const next = [...first, { ev: 'score', hand: 1 }, { ...deal, hand: 2 }, play(1, '2a')];
  expect(lastTrick(next)).toMatchObject({ n: 1, taker: 2, laid: [{ seat: 0 }, { seat: 2 }] });
  expect(shownTrick(sceneWith(next, ['2a']))).toMatchObject({ n: 1, taker: null, laid: [{ seat: 1 }] });
});

it('draws the last trick of the hand before with the suits of that hand', () => {
  const events = [...first, { ev: 'score', hand: 1, trump: 'cups', call: 'knights' }];
  const view = { trump: 'cups', thief: null, worth: ['Ka'] };
  const over = { events, view, acts: [] } as unknown as Scene;
  expect(sceneOfLast(over)).toBe(over);
  const next = {
    events: [...events, { ...deal, hand: 2 }],
    view: { ...view, trump: 'locks', worth: ['2a'] },
  } as unknown as Scene;
  expect(sceneOfLast(next)).toMatchObject({ events, view: { trump: 'cups', thief: null, worth: [] }, acts: [] });
  const told = [...first, { ev: 'score', hand: 1, thief: 'trees' }];
  const after = { events: [...told, { ...deal, hand: 2 }], view: { ...view, phase: 'bid' } } as unknown as Scene;
  expect(sceneOfLast(after).view).toMatchObject({ trump: null, thief: 'trees', phase: 'bid' });
});

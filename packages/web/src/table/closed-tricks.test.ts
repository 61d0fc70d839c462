/** During a hand nobody can look at its earlier tricks; tested with a hand of every game. */
import type { Line } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { expect, it, test } from 'vitest';
import { closedUntil, listedEvents, withoutHandInProgress } from './closed-tricks.ts';
import { play, setupsOf } from './testing/scenes.ts';

/** Whether an act plays a card to a trick; in Up and Down a bid may lead the first one. */
const isLaid = (line: Line): boolean => line.ev === 'act' && ['play', 'lead'].includes(String(line.do));

const played = (events: readonly Line[]): unknown[] => events.filter(isLaid).map(({ card }) => card);

it.each(trickGames)(
  '$id: the log lists the last finished trick and the one in progress, and all at the score',
  (game) => {
    const [setup] = setupsOf(game);
    let closed = 0;
    play(setup, 'earlier', 5, ({ sceneFor }) => {
      for (const seat of [0, -1]) {
        const { events } = sceneFor(seat);
        const hand = events.slice(events.findLastIndex(({ ev }) => ev === 'deal') + 1);
        const before = played(events.slice(0, events.length - hand.length));
        const tricks = hand.filter(({ ev }) => ev === 'trick');
        const isScored = hand.some(({ ev }) => ev === 'score');
        const open = tricks.slice(0, -1).reduce((sum, { cards }) => sum + (cards as unknown[]).length, 0);
        const listed = listedEvents(events);
        expect(played(listed)).toEqual([...before, ...played(hand).slice(isScored ? 0 : open)]);
        // Everything but the cards of tricks stays listed, such as bids and who took each trick.
        const others = (lines: readonly Line[]): Line[] => lines.filter((line) => !isLaid(line));
        expect(others(listed)).toEqual(others(events));
        if (listed.length < events.length) closed++;
      }
    });
    expect(closed).toBeGreaterThan(10);
  },
);

const line = (ev: string, more: Line = {}): Line => ({ ev, ...more });
const card = (name: string): Line => line('act', { do: 'play', card: name });
const trick = (...cards: string[]): Line => line('trick', { cards });

test('only what is asked for is listed, and the hand before is open', () => {
  const first = [line('game'), line('deal'), card('2a'), trick('2a'), card('3a'), trick('3a'), line('score')];
  const second = [
    line('deal'),
    line('act', { do: 'bid' }),
    card('4a'),
    trick('4a'),
    card('5a'),
    trick('5a'),
    card('6a'),
  ];
  const events = [...first, ...second];
  expect(closedUntil(events)).toBe(first.length + 4);
  expect(played(listedEvents(events))).toEqual(['2a', '3a', '5a', '6a']);
  expect(played(listedEvents(events, first.length))).toEqual(['5a', '6a']);
  expect(listedEvents(events, first.length)).toContainEqual(line('act', { do: 'bid' }));
  expect(listedEvents(first)).toEqual(first);
});

test('a record is cut before the hand in progress; a game without deals is not', () => {
  const first = [line('game'), line('deal'), card('2a'), trick('2a'), line('score')];
  expect(withoutHandInProgress([...first, line('deal'), card('3a')])).toEqual(first);
  expect(withoutHandInProgress(first)).toEqual(first);
  expect(withoutHandInProgress([line('game'), line('deal'), card('2a'), line('over')])).toHaveLength(4);
  expect(withoutHandInProgress([line('game'), line('setup'), line('roll')])).toHaveLength(3);
});

/** Which table the home page shows first, and what it says about it. */
import { expect, it } from 'vitest';
import type { MyTable } from '../client/http.ts';
import type { Glance, LocalTableInfo } from '../client/local.ts';
import { heroOf } from './home-last.ts';

const seats = ['Ana', 'Bo', 'Cy'].map(
  (name) => ({ kind: 'person', name, here: true, away: false, bot: null }) as const,
);
const local = (id: string): LocalTableInfo => ({
  id,
  game: 'coralon',
  options: {},
  seats,
  stage: 'playing',
  seat: 0,
  used: 0,
  total: null,
  winners: [],
  trial: false,
});
const remote = (id: string, turn: boolean): MyTable =>
  ({ id, game: 'thief', seats, seat: 1, stage: 'playing', turn }) as unknown as MyTable;
const glance: Glance = { turn: true, hand: 4, trick: 5, score: 14, target: 40, cards: ['6a', 'Ka', '3a'] };

it('a table where people wait comes first, then the last one played here, then any other', () => {
  const path = (...[here, there]: [LocalTableInfo[], MyTable[]]) => heroOf(here, there, null)?.path;
  expect(path([], [])).toBeUndefined();
  expect(path([local('a'), local('b')], [])).toBe('/play/a');
  expect(path([local('a')], [remote('s', false), remote('t', true)])).toBe('/t/t');
  expect(path([local('a')], [remote('s', false)])).toBe('/play/a');
  expect(path([], [remote('s', false)])).toBe('/t/s');
});

it('says how a table stands', () => {
  const told = (seen: Partial<Glance>) => heroOf([local('a')], [], { id: 'a', glance: { ...glance, ...seen } });
  expect(told({})).toEqual({
    game: 'coralon',
    path: '/play/a',
    turn: true,
    lines: ['Hand 4, trick 5', 'You have 14 of 40.'],
    cards: ['6a', 'Ka', '3a'],
  });
  expect(told({ trick: 0, target: null })?.lines).toEqual(['Hand 4', 'You have 14.']);
  expect(told({ hand: 0, score: null })?.lines).toEqual([]);
  expect(heroOf([local('a')], [], { id: 'other', glance })?.lines).toEqual([]);
  expect(heroOf([], [remote('s', false)], null)?.lines).toEqual(['with Ana, Cy', 'Waiting for others']);
});

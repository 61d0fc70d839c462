/** What records say about bids and places, game by game. */
import { type Line, madeBidByResult, seatResult } from '@followsuit/engine';
import { describe, expect, it } from 'vitest';
import { gameOf, games } from './index.ts';
import { GOLDEN, goldenLines } from './testing/golden.ts';

const made = (id: string, score: Line, acts: readonly Line[] = [], sides = [[0], [1], [2], [3]]) =>
  [0, 1, 2].map((seat) => (gameOf(id)?.madeBid ?? madeBidByResult)({ sides, acts, score }, seat));

describe('bids', () => {
  it('by the bidder and the result', () => {
    const score = (result: string): Line => ({ ev: 'score', bidder: 1, bid: 4, result });
    expect(made('coralon', score('exact'))).toEqual([null, true, null]);
    expect(made('coralon', score('over'))).toEqual([null, true, null]);
    expect(made('bishop', score('missed'))).toEqual([null, false, null]);
    expect(made('ducks-and-geese', { ev: 'score', bidder: null, result: 'forfeit' })).toEqual([null, null, null]);
  });

  it('by the leader of Up and Down, unless the hand was thrown in', () => {
    expect(made('up-and-down', { ev: 'score', leader: 2, result: 'made' })).toEqual([null, null, true]);
    expect(made('up-and-down', { ev: 'score', leader: 2, result: 'takenBack' })).toEqual([null, null, null]);
  });

  it('of everybody, in Speed Run exactly and in Stones at least', () => {
    expect(made('speed-run', { ev: 'score', points: [-2, 1, null] })).toEqual([true, false, null]);
    const bids = [2, 3, 0, 1].map((tricks, seat) => ({ ev: 'act', seat, do: 'bid', tricks }));
    const score = { ev: 'score', tricks: [2, 2, 0, 4] };
    expect(made('stones', score, bids)).toEqual([true, false, true]);
    // Partners: 3 and 1 bid, 2 and 4 taken.
    expect(
      made('stones', score, bids, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([true, true, true]);
  });
});

const over = (winners: number[], total: number[], sides: number[][]): Line[] => [
  { ev: 'game', game: 'x', sides },
  { ev: 'over', winners, total },
];
const places = (winners: number[], total: number[], sides: number[][]) =>
  [0, 1, 2, 3].map((seat) => seatResult(games[0], over(winners, total, sides), seat)?.place);
const SINGLES = [[0], [1], [2], [3]];

it('places: the highest or the lowest total wins, equal totals share a place, partners theirs', () => {
  expect(places([2], [10, 30, 40, 10], SINGLES)).toEqual([3, 2, 1, 3]);
  expect(places([2], [10, 3, -4, 10], SINGLES)).toEqual([3, 2, 1, 3]);
  // A tie of totals that another rule broke.
  expect(places([1], [40, 40, 5, 3], SINGLES)).toEqual([2, 1, 3, 4]);
  expect(
    places(
      [1, 3],
      [10, 60],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  ).toEqual([2, 1, 2, 1]);
  expect(seatResult(games[0], over([], [0], [[0]]), 0)).toEqual({ won: false, place: null, bids: 0, made: 0 });
  expect(seatResult(games[0], over([0], [0], SINGLES).slice(0, 1), 0)).toBeNull();
});

it.each(Object.keys(GOLDEN).filter((id) => gameOf(id)))('%s: every bid of a record is judged', (id) => {
  const lines = goldenLines(id);
  const first = lines[0];
  const last = lines.findLast(({ ev }) => ev === 'score');
  const ended = [...lines, { ev: 'over', winners: [0], total: last?.total ?? [0] }];
  for (const seat of (first.seats as string[]).keys()) {
    const { bids, made: won } = seatResult(gameOf(id)!, lines.at(-1)?.ev === 'over' ? lines : ended, seat)!;
    expect(won).toBeLessThanOrEqual(bids);
    expect(bids).toBeLessThanOrEqual(lines.filter(({ ev }) => ev === 'score').length);
  }
});

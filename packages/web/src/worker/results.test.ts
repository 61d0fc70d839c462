/** Results from the tables of this browser. */
import { expect, it } from 'vitest';
import { loadGames } from './loaded-games.ts';
import { localResults } from './results.ts';
import type { StoredTable } from './stored-table.ts';

await loadGames(['coralon', 'no-such-game']);

const me = { kind: 'me', name: 'Ana' } as const;
const bot = { kind: 'bot', bot: 'club', name: 'Bo' } as const;
const SCORE = { ev: 'score', hand: 1, bidder: 1, bid: 3, result: 'exact' };

function table(used: number, winner: number, more: Partial<StoredTable> = {}): StoredTable {
  const total = [10, 20, 30].map((points, seat) => (seat === winner ? 40 : points));
  return {
    id: `t${used}`,
    game: 'coralon',
    options: {},
    seats: [bot, me, bot],
    seed: 's',
    used,
    lines: [{ ev: 'game', sides: [[0], [1], [2]] }, SCORE, { ev: 'over', winners: [winner], total }],
    ...more,
  };
}

it('adds up finished games in the order in which they were played', () => {
  const unfinished = table(9, 1, { lines: [{ ev: 'game', sides: [[0], [1], [2]] }, SCORE] });
  const watched = table(8, 1, { seats: [bot, bot, bot] });
  const unknown = table(7, 1, { game: 'no-such-game' });
  const trial = table(6, 1, { trial: true });
  expect(
    localResults([table(5, 1), table(1, 1), table(2, 1), table(4, 0), unfinished, watched, unknown, trial]),
  ).toEqual([{ game: 'coralon', played: 4, won: 3, place: 1.5, bids: 4, made: 4, streak: { now: 1, best: 2 } }]);
  expect(localResults([])).toEqual([]);
});

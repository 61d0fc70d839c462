/** The person's results at the tables of this browser. */
import { type SeatResult, seatResult } from '@followsuit/engine';
import type { GameResults } from '@followsuit/protocol';
import { loadedGame } from './loaded-games.ts';
import { mySeat, type StoredTable } from './stored-table.ts';

/** Adds up finished games, in the order in which they were played; the most played game first. */
export function localResults(tables: readonly StoredTable[]): GameResults[] {
  const games = new Map<string, SeatResult[]>();
  for (const { game: id, seats, lines } of tables.filter(({ trial }) => !trial).sort((a, b) => a.used - b.used)) {
    const game = loadedGame(id);
    const seat = mySeat(seats);
    const result = game && seat >= 0 ? seatResult(game, lines, seat) : null;
    if (result) games.set(id, [...(games.get(id) ?? []), result]);
  }
  return [...games].map(([game, results]) => summed(game, results)).sort((a, b) => b.played - a.played);
}

function summed(game: string, results: readonly SeatResult[]): GameResults {
  const places = results.flatMap(({ place }) => place ?? []);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
  let now = 0;
  let best = 0;
  for (const { won } of results) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return {
    game,
    played: results.length,
    won: results.filter(({ won }) => won).length,
    place: places.length === 0 ? null : Math.round((100 * sum(places)) / places.length) / 100,
    bids: sum(results.map(({ bids }) => bids)),
    made: sum(results.map(({ made }) => made)),
    streak: { now, best },
  };
}

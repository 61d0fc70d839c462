/** What games were to people: written when they end, summed up when asked. */
import { Random as Chance, seatResult } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './store/database.ts';
import { fillResults, resultsOf } from './store/results.ts';
import type { ResultRow } from './store/schema.ts';
import { Store } from './store/store.ts';
import { Client } from './testing/client.ts';
import { databaseKinds, databases } from './testing/databases.ts';
import { linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { newFolder, start } from './testing/start.ts';

const newDatabase = databases();

const KINDS = databaseKinds(newDatabase);

/** A game that a person of four has won, or not. */
const row = (won: boolean, more: Partial<ResultRow> = {}): ResultRow => ({
  person: 'ana',
  game: 'coralon',
  played: 1,
  won: Number(won),
  places: won ? 1 : 3,
  placed: 1,
  bids: 2,
  made: 1,
  streak: Number(won),
  best_streak: Number(won),
  ...more,
});

describe.each(Object.keys(KINDS).filter((kind) => kind !== 'PostgreSQL' || hasPostgres))('%s', (kind) => {
  it('sums up results and streaks by game, of one person alone', async () => {
    const store = new Store(await openDatabase(KINDS[kind]()));
    const wins = [true, true, false, true, true, true, false, true];
    await store.write({
      results: [
        ...wins.map((won) => row(won)),
        row(false, { game: 'thief', places: 2, bids: 0, made: 0 }),
        row(true, { game: 'piecepack-stepping-stones', placed: 0, places: 0 }),
        row(true, { person: 'bo' }),
      ],
    });
    expect(await resultsOf(store.db, 'ana')).toEqual([
      { game: 'coralon', played: 8, won: 6, place: 1.5, bids: 16, made: 8, streak: { now: 1, best: 3 } },
      {
        game: 'piecepack-stepping-stones',
        played: 1,
        won: 1,
        place: null,
        bids: 2,
        made: 1,
        streak: { now: 1, best: 1 },
      },
      { game: 'thief', played: 1, won: 0, place: 2, bids: 0, made: 0, streak: { now: 0, best: 0 } },
    ]);
    expect(await resultsOf(store.db, 'nobody')).toEqual([]);
    await store.close();
  });

  it('agrees with counting game by game, for random results', async () => {
    const folder = kind === 'SQLite' ? KINDS[kind]() : { data: newFolder(), url: newDatabase() };
    const store = new Store(await openDatabase(folder));
    const random = new Chance('results');
    const rows = Array.from({ length: 200 }, () => row(random.below(2) === 0, { game: `g${random.below(3)}` }));
    await store.write({ results: rows });
    for (const { game, streak, played } of await resultsOf(store.db, 'ana')) {
      const own = rows.filter((each) => each.game === game);
      let [run, best] = [0, 0];
      for (const { won } of own) {
        run = won ? run + 1 : 0;
        best = Math.max(best, run);
      }
      expect([played, streak.now, streak.best]).toEqual([own.length, run, best]);
    }
    await store.close();
  });
});

it('a game that ends is written for those who played it, and forgotten with them', async () => {
  const { guest, server } = await start();
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  expect((await new Client(server.address).request('GET', '/api/results/mine')).status).toBe(401);
  expect(await ana.get('/api/results/mine')).toEqual({ results: [] });
  const table = await tableFor([ana, bo, cy], 'coralon', 3, { options: { target: 10 } });
  await cy.delete(`/api/tables/${table}/seat`);
  await Promise.all([ana, bo].map((client, i) => playOn(client, table, new Random(`${i}`))));
  const lines = linesOf(await (await ana.request('GET', `/api/tables/${table}/record`)).text());
  const expected = seatResult(gameOf('coralon')!, lines, 0)!;
  const [mine] = (await ana.get('/api/results/mine')).results;
  expect(mine).toEqual({
    game: 'coralon',
    played: 1,
    won: Number(expected.won),
    place: expected.place,
    bids: expected.bids,
    made: expected.made,
    streak: { now: Number(expected.won), best: Number(expected.won) },
  });
  // Whoever gave up the seat has played, and not won.
  expect((await cy.get('/api/results/mine')).results).toMatchObject([{ played: 1, won: 0, place: null, bids: 0 }]);

  // A server of an earlier version wrote no results: they come from the records.
  const { db } = server.context.store;
  const before = await db.selectFrom('results').selectAll().orderBy('person').execute();
  expect(before).toHaveLength(3);
  await db.deleteFrom('results').execute();
  await fillResults(db);
  expect(await db.selectFrom('results').selectAll().orderBy('person').execute()).toEqual(before);

  await bo.request('DELETE', '/api/account', {});
  expect(await db.selectFrom('results').select('person').where('person', '=', bo.person.id).execute()).toEqual([]);
});

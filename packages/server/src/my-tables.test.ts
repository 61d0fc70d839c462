/** One's own tables and games, playing again, and tables that are closed or forgotten. */
import { expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const HOUR = 3_600_000;

async function playOut(people: readonly Client[], table: string): Promise<void> {
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${table} ${i}`))));
}

it('those who played can play again: one new table for all, everybody one seat further on, and it begins by itself', async () => {
  const { guest, server } = await start();
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 }, grace: 33 });
  const path = `/api/tables/${table}/rematch`;
  expect((await ana.request('POST', path)).status).toBe(409);
  await playOut([ana, bo], table);
  expect(ana.tables.get(table)!.info).toMatchObject({ stage: 'over', rematch: null });
  expect((await cy.request('POST', path)).status).toBe(403);
  const first = await bo.post(path);
  expect(first.table).toMatchObject({
    game: 'coralon',
    options: { target: 10 },
    grace: 33,
    stage: 'waiting',
    agreed: [2],
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Bo' },
    ],
  });
  await ana.until(() => ana.tables.get(table)!.info.rematch === first.table.id);
  // It is the same after the old table has left the memory.
  expect((await server.context.store.table(table))?.table.rematch).toBe(first.table.id);
  const next: string = first.table.id;
  await bo.join(next);
  const second = await ana.post(path);
  expect(second.table).toMatchObject({ id: next, stage: 'playing' });
  expect(second.table).not.toHaveProperty('agreed');
  await ana.join(next);
  await playOut([ana, bo], next);
  expect(ana.tables.get(next)!.seat).toBe(1);
});

it('a new table that was closed makes room for another; who left comes back by asking', async () => {
  const { guest } = await start();
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const table = await tableFor([ana, bo, cy], 'coralon', 3, { options: { target: 10 } });
  await bo.delete(`/api/tables/${table}/seat`);
  await playOut([ana, cy], table);
  const first = await ana.post(`/api/tables/${table}/rematch`);
  expect(first.table.seats[2]).toMatchObject({ kind: 'bot', bot: 'simple' });
  expect(await ana.delete(`/api/tables/${first.table.id}`)).toEqual({});
  const second = await bo.post(`/api/tables/${table}/rematch`);
  expect(second.table.id).not.toBe(first.table.id);
  expect(second.table.seats[2]).toMatchObject({ kind: 'person', name: 'Bo' });
});

it('finished games are listed page by page, with their results', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.unshift(await tableFor([ana], 'coralon', 3, { options: { target: 10 } }));
    await playOut([ana], ids[0]);
  }
  const pages = [await ana.get('/api/games/mine?limit=2')];
  pages.push(await ana.get(`/api/games/mine?limit=2&from=${pages[0].next}`));
  expect(pages.map(({ games }) => games.map(({ id }: { id: string }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
  expect(pages[1].next).toBeNull();
  const [game] = pages[0].games;
  expect(game).toMatchObject({ game: 'coralon', seat: 0, stage: 'over', seats: [{ name: 'Ana' }, {}, {}] });
  expect(game.result.total).toHaveLength(3);
  expect(game.result.winners.length).toBeGreaterThan(0);
  expect(Date.parse(game.over)).toBeGreaterThanOrEqual(Date.parse(game.made));
  for (const query of ['limit=0', 'limit=1000', 'from=x', 'other=1'])
    expect((await ana.request('GET', `/api/games/mine?${query}`)).status, query).toBe(400);
});

it('says at which tables it is one’s turn, in memory or not', async () => {
  const time = new HandTime();
  const { guest, server } = await start({ rest: 1 }, { time });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3, { grace: null });
  await Promise.all([ana, bo].map((client) => client.until(() => client.tables.get(table)!.seq >= 2)));
  const turns = async (): Promise<boolean[]> =>
    Promise.all([ana, bo].map(async (client) => (await client.get('/api/tables/mine')).tables[0].turn));
  const acting = (): boolean[] => [ana, bo].map((client) => client.tables.get(table)!.acts.length > 0);
  await expect.poll(acting, { timeout: 10_000 }).toContain(true);
  const expected = acting();
  expect(await turns()).toEqual(expected);
  for (const client of [ana, bo]) client.disconnect();
  await expect.poll(() => server.tables.inUse(table)?.idle, { timeout: 10_000 }).toBe(true);
  await time.pass(2000);
  server.tables.sweep();
  expect(await turns()).toEqual(expected);
  expect(server.tables.count).toBe(0);
});

it('a host can close a table before the game, and whoever is there is told', async () => {
  const { guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { table } = await ana.post('/api/tables', { game: 'coralon', seats, listed: true });
  await bo.post(`/api/tables/${table.id}/seat`);
  await bo.join(table.id);
  expect((await bo.request('DELETE', `/api/tables/${table.id}`)).status).toBe(403);
  expect(await ana.delete(`/api/tables/${table.id}`)).toEqual({});
  await bo.until(() => bo.of('closed').some((answer) => answer.table === table.id));
  bo.send({ t: 'say', table: table.id, phrase: 'hello' });
  await bo.until(() => bo.answers.some(({ code }) => code === 'not-here'));
  expect((await bo.request('GET', `/api/tables/${table.id}`)).status).toBe(404);
  expect((await bo.get('/api/tables')).tables).toEqual([]);
  const going = await tableFor([ana, bo], 'coralon', 3);
  expect((await ana.request('DELETE', `/api/tables/${going}`)).status).toBe(409);
});

it('tables that nobody comes to are removed after a day, others stay', async () => {
  const time = new HandTime();
  const { guest, server } = await start({ rest: 1 }, { time });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const make = async (): Promise<string> => (await ana.post('/api/tables', { game: 'coralon', seats })).table.id;
  const [empty, used, visited] = [await make(), await make(), await make()];
  const begun = await tableFor([bo], 'coralon', 3, { grace: null });
  await ana.join(used);
  await time.pass(2000);
  server.tables.sweep();
  await time.pass(23 * HOUR);
  await bo.get(`/api/tables/${visited}`);
  await time.pass(2000);
  server.tables.sweep();
  await server.context.store.writer.idle();
  await time.pass(2 * HOUR);
  expect(await server.tables.removeOld(time.now() - 24 * HOUR)).toBe(1);
  const there = async (id: string): Promise<boolean> => (await ana.request('GET', `/api/tables/${id}`)).ok;
  expect(await Promise.all([empty, used, visited, begun].map(there))).toEqual([false, true, true, true]);
  expect(await server.context.store.db.selectFrom('seats').selectAll().where('table_id', '=', empty).execute()).toEqual(
    [],
  );
});

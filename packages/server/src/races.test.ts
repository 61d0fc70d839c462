/** What happens while something else is being written. */
import { gameOf } from '@followsuit/games';
import { checkDeals } from '@followsuit/table';
import { expect, it } from 'vitest';
import type { Server } from './app.ts';
import { recordOf } from './records.ts';
import type { Database } from './store/database.ts';
import type { Change } from './store/statements.ts';
import { linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const HOUR = 3_600_000;
const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** Holds back what is written next of a kind; resolves to what lets it go on. */
function hold({ context }: Server, kind: (change: Change) => boolean): Promise<() => void> {
  const { writer } = context.store;
  const { write } = writer;
  return new Promise((held) => {
    writer.write = (change) => {
      if (!kind(change)) return write.call(writer, change);
      writer.write = write;
      return new Promise<void>((resolve) => held(resolve)).then(() => write.call(writer, change));
    };
  });
}

/** Holds back the next transaction, and with it whatever comes after it. */
function holdCommit({ context }: Server): Promise<() => void> {
  const { database } = context.store as unknown as { database: Database };
  const { commit } = database;
  return new Promise((held) => {
    database.commit = async (statements) => {
      database.commit = commit;
      await new Promise<void>((resolve) => held(resolve));
      return commit.call(database, statements);
    };
  });
}

it('randomness that comes after a deal was drawn is told to be too late, and the deal can be checked', async () => {
  const { server, guest } = await start({ dealWait: 50 });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  bo.gives = false;
  const held = hold(server, ({ lines }) => lines?.[0]?.body.startsWith('{"ev":"deal"') ?? false);
  const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
  const write = await held;
  bo.send({ t: 'give', table, n: 0, random: 'ab'.repeat(32) });
  bo.send({ t: 'ping', id: 'given' });
  await bo.until(() => bo.of('pong').some(({ id }) => id === 'given'));
  expect(bo.of('error')).toMatchObject([{ code: 'too-late' }]);
  write();
  await Promise.all([ana, bo].map((client, i) => playOn(client, table, new Random(`${i}`))));
  const kept = await server.context.store.table(table);
  const checked = checkDeals(linesOf(recordOf(kept!)), gameOf);
  expect(checked.map(({ fault }) => fault)).toEqual(checked.map(() => null));
  expect(checked[0].given).not.toContain(1);
});

/** A table that has waited so long, with nobody at it, that it may be removed. */
async function oldTable() {
  const time = new HandTime();
  const { server, guest } = await start({ rest: 1 }, { time });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const { id } = (await ana.post('/api/tables', { game: 'coralon', seats, seating: 'fixed' })).table;
  await time.pass(2000);
  server.tables.sweep();
  await server.context.store.writer.idle();
  await time.pass(25 * HOUR);
  return { time, server, ana, bo, id };
}

it('a table that is being removed takes nobody in, and begins no game', async () => {
  const { time, server, ana, bo, id } = await oldTable();
  const held = hold(server, ({ remove }) => remove === id);
  const removing = server.tables.removeOld(time.now() - 24 * HOUR);
  const write = await held;
  const taking = bo.request('POST', `/api/tables/${id}/seat`, {});
  const beginning = ana.request('POST', `/api/tables/${id}/start`, {});
  await bo.join(id);
  write();
  expect([(await taking).status, (await beginning).status, await removing]).toEqual([404, 404, 1]);
  await bo.until(() => bo.of('closed').some(({ table }) => table === id));
  const { db } = server.context.store;
  const left = [
    await db.selectFrom('tables').selectAll().execute(),
    await db.selectFrom('seats').selectAll().execute(),
    await db.selectFrom('lines').selectAll().execute(),
  ];
  expect(left).toEqual([[], [], []]);
});

it('a table to which somebody comes just before it is removed stays', async () => {
  const { time, server, ana, bo, id } = await oldTable();
  const { store } = server.context;
  const { waitingSince } = store;
  store.waitingSince = async (since) => {
    const found = await waitingSince.call(store, since);
    await bo.post(`/api/tables/${id}/seat`);
    await ana.post(`/api/tables/${id}/start`);
    return found;
  };
  expect(await server.tables.removeOld(time.now() - 24 * HOUR)).toBe(0);
  await bo.join(id);
  expect(bo.tables.get(id)!.info).toMatchObject({ stage: 'playing', seats: [{}, { name: 'Bo' }, {}] });
});

it('somebody who is being deleted leaves nothing behind of what they did just then', async () => {
  const { server, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const make = async (): Promise<string> => (await bo.post('/api/tables', { game: 'coralon', seats })).table.id;
  const [early, late] = [await make(), await make()];
  const slow = holdCommit(server);
  const taking = ana.request('POST', `/api/tables/${early}/seat`, {});
  const write = await slow;
  const deleting = ana.request('DELETE', '/api/account', {});
  await expect.poll(() => server.context.store.deleted.size).toBe(1);
  expect((await ana.request('POST', `/api/tables/${late}/seat`, {})).status).toBe(401);
  write();
  await taking;
  expect((await deleting).status).toBe(200);
  for (const id of [early, late]) {
    const kept = await server.context.store.table(id);
    expect(kept?.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    expect(server.tables.inUse(id)?.roster.seats).toEqual(kept?.seats);
  }
});

/** Tables that another node takes over, and servers that are suspended meanwhile. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';
import { OutcomeUnknown } from './store/write-errors.ts';
import { child } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { databaseKinds, databases } from './testing/databases.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { newFolder, start } from './testing/start.ts';

const newDatabase = databases();

const KINDS = databaseKinds(newDatabase);

/** The same database, as anybody may read and write it. */
async function beside(where: DatabaseLocation): Promise<Store> {
  const store = new Store(await openDatabase(where));
  onTestFinished(() => store.close());
  return store;
}

/** A server with a table at which Bo is to act. */
async function playing(where: DatabaseLocation) {
  const started = await start({ data: where.data, databaseUrl: where.url });
  const [ana, bo] = [await started.guest('Ana'), await started.guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
  const known = bo.tables.get(table)!;
  await bo.until(() => known.acts.length > 0);
  return { started, ana, bo, table, known };
}

describe.each(Object.keys(KINDS))('%s', (kind) => {
  const test = kind === 'SQLite' || hasPostgres ? it : it.skip;

  test('a table that somebody else had meanwhile is read again, and the act is done once', async () => {
    const where = KINDS[kind]();
    const { ana, bo, table, known } = await playing(where);
    const other = await beside(where);
    const { seq } = known;
    // Another node took the table over, did what Bo's client sends again, and ended.
    const act = known.acts[0];
    const body = JSON.stringify({ ev: 'act', seat: 1, ...act });
    await other.write({
      update: { id: table, set: { owner: 'ended', fence: 77 } },
      lines: [{ table_id: table, n: seq, body, act_id: 'there', at: 5, up: null, actors: 1 }],
    });
    expect(await bo.act(table, act, { id: 'there' })).toMatchObject({ t: 'done', seq: seq + 1 });
    await ana.until(() => ana.tables.get(table)!.seq >= seq + 1);
    expect([ana.closeCode, bo.closeCode]).toEqual([null, null]);
    const { table: row, lines } = (await other.table(table))!;
    expect(row.fence).toBe(78);
    expect(lines.filter(({ act_id }) => act_id === 'there')).toHaveLength(1);
    await Promise.all([ana, bo].map((each, i) => playOn(each, table, new Random(`${i}`), (it) => it.seq > seq + 8)));
  });

  test('what another node has acknowledged for the next deal stays in it', async () => {
    const where = KINDS[kind]();
    const { guest } = await start({ data: where.data, databaseUrl: where.url, dealWait: 60_000 });
    const [ana, bo] = [await guest('Ana'), await guest('Bo')];
    // They say that they give, and do so when the test says so.
    const { send } = Client.prototype;
    for (const each of [ana, bo]) each.send = (message) => message.t !== 'give' && send.call(each, message);
    const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
    const random = (digit: string): string => digit.repeat(64);
    const give = async (client: Client, digit: string): Promise<unknown> => {
      const before = client.of('given').length;
      send.call(client, { t: 'give', table, n: 0, random: random(digit) });
      return client.until(() => client.of('given')[before]);
    };
    await give(ana, 'a');
    // Another node took the table over, acknowledged what Bo's other device gave, and ended.
    const other = await beside(where);
    await other.write({
      update: { id: table, set: { owner: 'ended', fence: 77 } },
      parts: { table_id: table, n: 0, given: JSON.stringify({ 0: random('a'), 1: random('b') }) },
    });
    expect(await give(bo, 'c')).toMatchObject({ random: random('b') });
    const known = ana.tables.get(table)!;
    await ana.until(() => known.seq >= 2);
    expect(known.events[1].fair).toMatchObject({ given: { 0: random('a'), 1: random('b') } });
  });

  test('after its lease had run out, it is not ready until it knows which tables it still holds', async () => {
    const where = KINDS[kind]();
    const { started, bo, table, known } = await playing(where);
    const { lease } = started.server.context.store;
    const other = await beside(where);
    const { seq } = known;
    const body = JSON.stringify({ ev: 'act', seat: 1, ...known.acts[0] });
    await other.write({
      update: { id: table, set: { owner: 'ended', fence: 77 } },
      lines: [{ table_id: table, n: seq, body, act_id: null, at: 5, up: null, actors: 1 }],
    });
    const readiness = async () => (await fetch(`${started.base}/ready`)).json();
    await sql`alter table tables rename to away`.execute(other.db);
    lease!.expire();
    expect(await lease!.renew()).toBe(true);
    expect(await readiness()).toMatchObject({ ready: false, reason: expect.stringContaining('which tables') });
    await sql`alter table away rename to tables`.execute(other.db);
    // Nobody has to act for that.
    await bo.until(() => known.seq > seq);
    await expect.poll(readiness).toMatchObject({ ready: true });
  });

  test.each([
    ['hands a table over', 'update "tables" set "owner"'],
    ['removes a table for the administrator', 'delete from "tables"'],
    ['closes a table for its host', 'delete from "tables"'],
    ['deletes a person', 'delete from "people"'],
  ])('%s although the answer to the commit is lost', async (what, begins) => {
    const where = KINDS[kind]();
    const { server, guest } = await start({ data: where.data, databaseUrl: where.url });
    const ana = await guest('Ana');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await ana.post('/api/tables', { game: 'coralon', seats })).table;
    const { store } = server.context;
    const { database } = store as unknown as { database: Database };
    const { commit } = database;
    let faults = 0;
    database.commit = async (statements, guard) => {
      await commit.call(database, statements, guard);
      if (statements.some((each) => each.sql.startsWith(begins)) && faults++ === 0)
        throw new OutcomeUnknown(new Error('The connection was lost.'));
    };
    if (what.startsWith('hands')) await server.tables.handOver(id, null);
    else if (what.startsWith('removes')) expect(await server.tables.removeAnyway(id)).toBe(true);
    else expect(await ana.delete(what.startsWith('closes') ? `/api/tables/${id}` : '/api/account')).toEqual({});
    expect(faults).toBe(1);
    expect(server.tables.inUse(id)).toBeUndefined();
    const stored = await store.table(id);
    expect(what.startsWith('hands') ? stored?.table.owner : stored).toBeNull();
  });

  test('a table that is not as the server believes is read again', async () => {
    const where = KINDS[kind]();
    const { ana, bo, table, known } = await playing(where);
    const other = await beside(where);
    const { seq } = known;
    const [act, another] = known.acts;
    const body = JSON.stringify({ ev: 'act', seat: 1, ...another });
    await other.write({ lines: [{ table_id: table, n: seq, body, act_id: null, at: 5, up: null, actors: 1 }] });
    // It is no longer as Bo saw it.
    expect(await bo.act(table, act)).toMatchObject({ code: 'stale' });
    await bo.until(() => known.seq === seq + 1);
    await Promise.all([ana, bo].map((each, i) => playOn(each, table, new Random(`${i}`), (it) => it.seq > seq + 8)));
  });

  test('a table that another node has leaves the memory, and its members connect again', async () => {
    const where = KINDS[kind]();
    const { started, ana, bo, table, known } = await playing(where);
    const other = await beside(where);
    const lease = await other.db.selectFrom('nodes').selectAll().executeTakeFirstOrThrow();
    await other.db
      .insertInto('nodes')
      .values({ ...lease, id: 'other', cluster: 1, folder_lock: 'other' })
      .execute();
    await other.write({ update: { id: table, set: { owner: 'other', fence: 77 } } });
    const lines = (await other.table(table))!.lines.length;
    bo.send({ t: 'act', table, seat: known.seat, seen: known.seq, act: known.acts[0], id: 'x' });
    await Promise.all([ana, bo].map((each) => each.until(() => each.closeCode === 1012)));
    expect(started.server.tables.inUse(table)).toBeUndefined();
    expect((await other.table(table))!.lines).toHaveLength(lines);
    expect((await bo.request('GET', `/api/tables/${table}`)).status).toBe(503);
    // That node ends.
    await other.db.deleteFrom('nodes').where('id', '=', 'other').execute();
    await bo.connect();
    await bo.join(table);
    expect(await bo.act(table, known.acts[0], { id: 'x' })).toMatchObject({ t: 'done' });
  });
});

(hasPostgres ? it : it.skip)(
  'a server that is suspended for two leases writes nothing more, says so and ends',
  async () => {
    const url = newDatabase();
    // A transaction that the suspension interrupts must be rolled back before the lease runs out, as with the usual times.
    const node = { lease: { renew: 200, valid: 6000 }, answer: 4000 };
    const env = { DATABASE_URL: url, FOLLOWSUIT_TEST_NODE: JSON.stringify(node) };
    const first = await child(newFolder(), env);
    const people = [await Client.guest(first.base, 'Ana'), await Client.guest(first.base, 'Bo')];
    const table = await tableFor(people, 'coralon', 3, { options: { target: 10 } });
    await Promise.all(people.map((each, i) => playOn(each, table, new Random(`${i}`), ({ seq }) => seq > 8)));
    first.process.kill('SIGSTOP');
    // What the suspended server will read first when it continues.
    for (const each of people) {
      const { seat, seq, acts } = each.tables.get(table)!;
      for (const act of acts) each.send({ t: 'act', table, seat, seen: seq, act, id: 'late' });
    }
    const second = await start({ databaseUrl: url }, { node });
    const { store } = second.server.context;
    const all = async (): Promise<string> =>
      JSON.stringify([
        await store.db.selectFrom('tables').selectAll().execute(),
        await store.db.selectFrom('lines').selectAll().orderBy('n').execute(),
        await store.db.selectFrom('people').selectAll().execute(),
      ]);
    const before = await all();
    const ended = once(first.process, 'exit');
    const said = once(createInterface(first.process.stderr!), 'line');
    first.process.kill('SIGCONT');
    fetch(`${first.base}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Cy"}',
    }).catch(() => {});
    expect((await said)[0]).toMatch(/^Another server uses the database at DATABASE_URL.* This one has stopped\.$/);
    expect((await ended)[0]).toBe(2);
    expect(await all()).toBe(before);
    expect(await store.db.selectFrom('nodes').select('id').execute()).toEqual([{ id: store.lease?.node }]);
    // The people go on at the other server.
    const there = people.map((old) =>
      Object.assign(new Client(second.base), { cookie: old.cookie, person: old.person }),
    );
    for (const each of there) {
      await each.connect();
      await each.join(table);
    }
    await Promise.all(there.map((each, i) => playOn(each, table, new Random(`${i}`), ({ seq }) => seq > 20)));
    for (const each of there) each.disconnect();
  },
);

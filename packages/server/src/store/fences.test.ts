/** Several nodes on one PostgreSQL: each table has one writer, and whoever lost it writes nothing more. */
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contend, contendedTable } from '../cluster-test/contention.ts';
import { hasLiveNodes } from '../moderation/orders.ts';
import { databases } from '../testing/databases.ts';
import { besideNodes } from '../testing/nodes.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { newFolder } from '../testing/start.ts';
import { openDatabase } from './database.ts';
import { databaseClock } from './dialect.ts';
import { Lease } from './lease.ts';
import { Store, type TableRows } from './store.ts';
import { LeaseExpired, TableElsewhere, TablesLost } from './write-errors.ts';

const newDatabase = databases();

async function node(url: string, cluster = true, lease = { renew: 200, valid: 4000 }): Promise<Store> {
  const store = new Store(await openDatabase({ data: '', url }, { cluster, lease }));
  onTestFinished(() => store.close());
  return store;
}

/** Suspends a node until its lease has run out; returns what wakes it up. */
async function suspend({ lease, db }: Store): Promise<() => Promise<boolean>> {
  const own = lease as NonNullable<typeof lease>;
  const renew = own.renew.bind(own);
  own.renew = async () => false;
  // A renewal under way would come after the lease has run out.
  await renew();
  await sql`update nodes set expires_at = 1 where id = ${own.node}`.execute(db);
  return () => {
    own.renew = renew;
    return renew();
  };
}

const line = (table_id: string, n: number, body: string) => ({
  table_id,
  n,
  body,
  act_id: null,
  at: 1,
  actors: null,
  up: null,
});
const holdOf = ({ table: { id, fence } }: TableRows) => ({ table: id, fence });

describe.runIf(hasPostgres)('nodes', () => {
  it('contend for one table: one writer at a time, and fences never decrease', async () => {
    const url = newDatabase();
    const stores = [await node(url), await node(url), await node(url)];
    await stores[0].write({ table: contendedTable('t') });
    const wins = await contend(stores, 't', 40);
    expect(wins.filter((count) => count > 0).length).toBeGreaterThan(1);
    const stored = await stores[0].table('t');
    expect(stored?.lines.map(({ n, body }) => [n, body])).toEqual([...Array(40).keys()].map((n) => [n, 'own']));
  });

  it('take the same tables over without waiting for each other in a circle', async () => {
    const url = newDatabase();
    const stores = [await node(url), await node(url)];
    const ids = Array.from({ length: 300 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => stores[0].write({ table: contendedTable(id) })));
    for (let round = 0; round < 5; round++) {
      await stores[0].db.updateTable('tables').set({ owner: null }).execute();
      await Promise.all(
        [ids, ids.toReversed()].flatMap((order, i) =>
          order.map((id) => stores[i].claim(id).catch((error) => expect(error).toBeInstanceOf(TableElsewhere))),
        ),
      );
    }
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(stores[0].db);
    expect(Number(rows[0].deadlocks)).toBe(0);
  });

  it('a table that is lost fails alone; the others of its transaction are written', async () => {
    const url = newDatabase();
    const [store, other] = [await node(url), await node(url)];
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.write({ table: contendedTable(id) })));
    const rows = await Promise.all(ids.map((id) => store.claim(id)));
    await store.write({ update: { id: 't7', set: { owner: null } }, holds: [holdOf(rows[7]!)] });
    await other.claim('t7');
    const { transactions } = store.writer.counts;
    const results = await Promise.allSettled(
      ids.map((id, i) => store.write({ lines: [line(id, 0, 'x')], holds: [holdOf(rows[i]!)] })),
    );
    expect(results.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([7]);
    expect(store.writer.counts.transactions - transactions).toBeLessThan(4);
    expect((await store.table('t7'))?.lines).toEqual([]);
    expect((await store.table('t8'))?.lines).toHaveLength(1);
  });

  it('a node whose lease has run out writes nothing, and loses its tables to whoever wants them', async () => {
    const url = newDatabase();
    const [store, other] = [await node(url), await node(url)];
    for (const id of ['mine', 'taken']) await store.write({ table: contendedTable(id) });
    const [mine, taken] = [holdOf((await store.claim('mine'))!), holdOf((await store.claim('taken'))!)];
    await expect(other.claim('taken')).rejects.toBeInstanceOf(TableElsewhere);
    const wake = await suspend(store);
    expect((await other.claim('taken'))?.table.fence).toBe(taken.fence + 1);
    for (const hold of [mine, taken])
      await expect(store.write({ lines: [line(hold.table, 0, 'x')], holds: [hold] })).rejects.toBeInstanceOf(
        LeaseExpired,
      );
    await expect(store.db.insertInto('settings').values({ name: 'a', value: 'b' }).execute()).rejects.toBeInstanceOf(
      LeaseExpired,
    );
    expect(await wake()).toBe(true);
    await expect(store.write({ lines: [line('taken', 0, 'x')], holds: [taken] })).rejects.toBeInstanceOf(TablesLost);
    await store.write({ lines: [line('mine', 0, 'x')], holds: [mine] });
    expect((await store.table('taken'))?.lines).toEqual([]);
  });

  it('a server that is alone keeps others out, and stays out when one has come meanwhile', async () => {
    const url = newDatabase();
    const first = await node(url, false);
    await expect(node(url, false)).rejects.toThrow(/^Another server uses the database at DATABASE_URL/);
    await expect(node(url, true)).rejects.toThrow(/^Another server/);
    let lost: Error | null = null;
    first.lease!.onLost = (error) => {
      lost = error;
    };
    const wake = await suspend(first);
    const second = await node(url, false);
    expect(await wake()).toBe(false);
    expect(lost).toMatchObject({ message: expect.stringMatching(/^Another server uses .* This one has stopped\.$/) });
    await expect(first.write({ table: contendedTable('t') })).rejects.toBeInstanceOf(LeaseExpired);
    await second.write({ table: contendedTable('t') });
  });

  it('count a lease nowhere that lies further ahead than any is valid', async () => {
    const url = newDatabase();
    const store = await node(url);
    const { db } = store;
    await store.write({ table: { ...contendedTable('t'), owner: 'ahead' } });
    await sql`insert into nodes (id, cluster, expires_at) values ('ahead', 1, ${Date.now() + 3_600_000})`.execute(db);
    expect(await store.lease?.liveNodes()).toEqual([store.lease?.node]);
    const hold = holdOf((await store.claim('t'))!);
    // A node whose own lease was written before the clock was set back renews it first.
    await sql`update nodes set expires_at = ${Date.now() + 3_600_000} where id = ${store.lease?.node}`.execute(db);
    expect(await hasLiveNodes(db)).toBe(false);
    await store.write({ lines: [line('t', 0, 'x')], holds: [hold] });
    expect(await hasLiveNodes(db)).toBe(true);
  });

  it('a lease is renewed while all queries wait', async () => {
    const url = newDatabase();
    const store = await node(url, true, { renew: 60_000, valid: 8000 });
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const waiting: Promise<unknown>[] = [];
    await (await besideNodes(url)).transaction().execute(async (holder) => {
      await lock.execute(holder);
      for (let i = 0; i < 20; i++) waiting.push(lock.execute(store.db));
      expect(await store.lease?.renew()).toBe(true);
      expect(store.pool()).toMatchObject({ waiting: 12 });
    });
    await Promise.all(waiting);
  });

  it('waits for the lease of a server that was killed, and no longer', async () => {
    const url = newDatabase();
    const first = await node(url, false, { renew: 100, valid: 700 });
    // Killed: nobody renews or returns the lease.
    clearInterval((first.lease as unknown as { timer: NodeJS.Timeout }).timer);
    const { expires_at } = await first.db.selectFrom('nodes').selectAll().executeTakeFirstOrThrow();
    const second = await node(url, false, { renew: 100, valid: 700 });
    const taken = await second.db.selectFrom('nodes').selectAll().where('id', '=', second.lease!.node).execute();
    expect(taken[0].expires_at - 700).toBeGreaterThanOrEqual(expires_at);
  });
});

it('a server whose lease runs out in the middle of its renewal takes it again, and does not take itself for another one', async () => {
  const { db, commit, close } = await openDatabase({ data: newFolder(), url: null });
  onTestFinished(close);
  let slow = 0;
  const slowly: typeof commit = async (statements) => {
    await commit(statements);
    await new Promise((resolve) => setTimeout(resolve, slow));
  };
  const timing = { renew: 60_000, valid: 300 };
  const setup = { timing, cluster: false, lock: null, refusal: 'Another server uses it.' };
  const lease = new Lease({ db, now: databaseClock(db), lockNodes: [], commit: slowly }, setup);
  onTestFinished(() => lease.close());
  const heard: string[] = [];
  lease.onLost = ({ message }) => heard.push(message);
  lease.onLapse = () => heard.push('lapse');
  await lease.take();
  slow = 400;
  expect(await lease.renew()).toBe(false);
  expect(heard).toEqual([]);
  slow = 0;
  expect(await lease.renew()).toBe(true);
  expect(heard).toEqual(['lapse']);
});

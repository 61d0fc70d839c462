/** PostgreSQL that breaks connections, loses answers or says nothing: acts exist once, and no table is stuck. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { NodeOptions } from './store/database.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';
import type { Client } from './testing/client.ts';
import { databases } from './testing/databases.ts';
import { faultOf, playOn, Random, tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { type CommitFault, type DatabaseProxy, proxyFor } from './testing/proxy.ts';
import { type Started, start } from './testing/start.ts';

const newDatabase = databases();

const node: NodeOptions = { lease: { renew: 200, valid: 3000 }, answer: 1500 };

async function startBehindProxy(): Promise<Started & { proxy: DatabaseProxy; direct: string }> {
  const direct = newDatabase();
  const proxy = await proxyFor(direct);
  return { ...(await start({ databaseUrl: proxy.url }, { node })), proxy, direct };
}

/** Two people at a table, the second of whom is to act. */
async function atTable({ guest }: Pick<Started, 'guest'>): Promise<{ table: string; ana: Client; bo: Client }> {
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
  await bo.until(() => bo.tables.get(table)!.acts.length > 0);
  return { table, ana, bo };
}

const storedActs = async ({ server: { context } }: Started, table: string): Promise<string[]> =>
  (await context.store.table(table))!.lines.flatMap(({ act_id }) => act_id ?? []);

/** The answer to a request, by its status and JSON. */
const look = async (base: string, path: string) => {
  const answer = await fetch(base + path);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe.runIf(hasPostgres)('PostgreSQL behind a bad network', () => {
  it.each<CommitFault>(['lost', 'unanswered', 'silent'])('a commit that is %s', async (fault) => {
    const started = await startBehindProxy();
    const { table, ana, bo } = await atTable(started);
    const known = bo.tables.get(table)!;
    const { seq } = known;
    let faults = 0;
    started.proxy.fault = () => (faults++ === 0 ? fault : null);
    expect(await bo.act(table, known.acts[0], { id: 'once' })).toMatchObject({ t: 'done', seq: seq + 1 });
    expect(faults).toBeGreaterThan(0);
    expect(await bo.act(table, known.acts[0], { id: 'once' })).toMatchObject({ t: 'done', seq: seq + 1 });
    await ana.until(() => ana.tables.get(table)!.seq > seq);
    expect((await storedActs(started, table)).filter((id) => id === 'once')).toHaveLength(1);
    // The table goes on.
    const players = [ana, bo].map((each, i) => playOn(each, table, new Random(`${i}`), (it) => it.seq > seq + 8));
    await Promise.all(players);
  });

  it('every third commit breaks, in one way or another: a whole game is stored as it was shown', async () => {
    const started = await startBehindProxy();
    const { table, ana, bo } = await atTable(started);
    const random = new Random('breaks');
    let faults = 0;
    started.proxy.fault = () => {
      if (random.below(3) > 0) return null;
      faults++;
      return random.below(2) > 0 ? 'lost' : 'unanswered';
    };
    const enough = 40;
    await Promise.all([ana, bo].map((each, i) => playOn(each, table, new Random(`${i}`), ({ seq }) => seq > enough)));
    started.proxy.fault = () => null;
    expect(faults).toBeGreaterThan(5);
    const shown = [ana, bo].map((each) => each.tables.get(table)!.events.map(({ ev }) => ev));
    const stored = (await started.server.context.store.table(table))!.lines;
    expect(stored.map(({ n }) => n)).toEqual([...stored.keys()]);
    expect(faultOf(stored.map(({ body }) => JSON.parse(body)))).toBeNull();
    const acts = stored.flatMap(({ act_id }) => act_id ?? []);
    expect(new Set(acts).size).toBe(acts.length);
    for (const { id } of [...ana.of('done'), ...bo.of('done')]) expect(acts).toContain(id);
    // Nobody was shown anything else.
    const kinds = stored.map(({ body }) => JSON.parse(body).ev);
    for (const events of shown) expect(events).toEqual(kinds.slice(0, events.length));
  });

  it('a silent database: health and readiness say so, and all goes on when it speaks again', async () => {
    const started = await startBehindProxy();
    const { base, proxy } = started;
    const { table, bo } = await atTable(started);
    const known = bo.tables.get(table)!;
    expect(await look(base, '/health')).toEqual({ status: 200, body: { ok: true } });
    // The clients' parts of the first deal may still be on their way.
    await expect
      .poll(() => look(base, '/ready'))
      .toMatchObject({
        status: 200,
        body: { ready: true, lease: { held: true, leftMs: expect.any(Number) }, tables: 1, oldestPendingWriteMs: null },
      });
    proxy.isSilent = true;
    const { seq } = known;
    const acted = bo.act(table, known.acts[0], { id: 'late' });
    expect(await look(base, '/health')).toEqual({
      status: 503,
      body: { ok: false, reason: 'The database does not answer.' },
    });
    expect(await look(base, '/ready')).toMatchObject({
      status: 503,
      body: { ready: false, reason: 'The database does not answer.' },
    });
    await expect.poll(() => started.server.context.store.lease?.isHeld).toBe(false);
    expect((await bo.request('POST', '/api/guest', { name: 'Cy' })).status).toBe(503);
    proxy.isSilent = false;
    proxy.cut();
    await expect.poll(() => started.server.context.store.lease?.isHeld).toBe(true);
    // Nobody knew what became of the act; now it is certain.
    expect(await acted).toMatchObject({ t: 'done', seq: seq + 1 });
    expect(await bo.act(table, known.acts[0], { id: 'late' })).toMatchObject({ t: 'done', seq: seq + 1 });
    expect(await look(base, '/ready')).toMatchObject({ status: 200, body: { ready: true } });
    expect((await bo.request('POST', '/api/guest', { name: 'Cy' })).status).toBe(200);
  });

  it('a database that answers and does not write is healthy, and not ready', async () => {
    const url = newDatabase();
    const { base, guest } = await start({ databaseUrl: url }, { node });
    const { table, bo } = await atTable({ guest });
    const known = bo.tables.get(table)!;
    const { db, close } = await openDatabase({ data: '', url });
    await db.transaction().execute(async (trx) => {
      await sql`lock table lines in share mode`.execute(trx);
      const waiting = bo.act(table, known.acts[0], { id: 'x' });
      expect(await waiting).toMatchObject({ code: 'storage' });
      expect(await look(base, '/health')).toMatchObject({ status: 200 });
      expect(await look(base, '/ready')).toMatchObject({
        status: 503,
        body: { ready: false, reason: 'The last change could not be written.', lease: { held: true } },
      });
    });
    await close();
    expect(await bo.act(table, known.acts[0], { id: 'x' })).toMatchObject({ t: 'done' });
    expect(await look(base, '/ready')).toMatchObject({ status: 200, body: { ready: true } });
  });

  it('the backends of a server are ended: it keeps the database, and no other server gets it', async () => {
    const url = newDatabase();
    const patient = { node: { lease: { renew: 200, valid: 5000 } } };
    const first = await start({ databaseUrl: url }, patient);
    const { table, bo } = await atTable(first);
    const looker = new Store(await openDatabase({ data: '', url }));
    const endAll =
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'ended'";
    for (let i = 0; i < 5; i++) await sql.raw(endAll).execute(looker.db);
    await looker.close();
    await expect(start({ databaseUrl: url }, patient)).rejects.toThrow(/^Another server uses the database/);
    const known = bo.tables.get(table)!;
    expect(await bo.act(table, known.acts[0])).toMatchObject({ t: 'done' });
    expect(await look(first.base, '/ready')).toMatchObject({ status: 200 });
  });
});

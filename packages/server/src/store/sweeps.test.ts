/** Sweeps: one node does them, once an hour, and only at tables that no other node has. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../testing/databases.ts';
import { besideNodes, STEADY, startNode } from '../testing/nodes.ts';
import { tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { newFolder, start } from '../testing/start.ts';
import { openDatabase } from './database.ts';
import { claimSweep } from './sweeps.ts';

const HOUR = 3_600_000;
const newDatabase = databases();

describe.each(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  const test = kind === 'SQLite' || hasPostgres ? it : it.skip;

  test('of many who ask, one gets the sweep, and nobody again within the hour', async () => {
    const url = kind === 'SQLite' ? null : newDatabase();
    const opened = await openDatabase({ data: newFolder(), url });
    onTestFinished(() => opened.close());
    const { db } = opened;
    const claims = async (): Promise<boolean[]> =>
      (await Promise.all(Array.from({ length: 8 }, () => claimSweep(db, 'tables', HOUR)))).filter(Boolean);
    expect(await claims()).toEqual([true]);
    expect(await claims()).toEqual([]);
    expect(await claimSweep(db, 'people', HOUR)).toBe(true);
    const { run_at } = await db.selectFrom('sweeps').selectAll().where('name', '=', 'tables').executeTakeFirstOrThrow();
    expect(Math.abs(run_at - Date.now())).toBeLessThan(HOUR);
    await db
      .updateTable('sweeps')
      .set({ run_at: run_at - HOUR })
      .where('name', '=', 'tables')
      .execute();
    expect(await claims()).toEqual([true]);
    // The clock was set back.
    await db
      .updateTable('sweeps')
      .set({ run_at: run_at + 5 * HOUR })
      .execute();
    expect(await claims()).toEqual([true]);
  });
});

describe.skipIf(!hasPostgres)('in a cluster', () => {
  it('old tables that another node has stay, others go', async () => {
    const url = newDatabase();
    const [here, there] = [await startNode(url, {}, STEADY), await startNode(url, {}, STEADY)];
    const ana = await there.guest('Ana');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const make = async (): Promise<string> => (await ana.post('/api/tables', { game: 'coralon', seats })).table.id;
    const [taken, free] = [await make(), await make()];
    const db = await besideNodes(url);
    await db.updateTable('tables').set({ owner: null }).where('id', '=', free).execute();
    expect(await here.server.tables.removeOld(Date.now() + HOUR)).toBe(1);
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([{ id: taken }]);
  });

  it('uptime is neither used nor written, and a restored choice comes up now', async () => {
    const url = newDatabase();
    const first = await startNode(url, {}, STEADY);
    const ana = await first.guest('Ana');
    const clock = { kind: 'move', seconds: 600 };
    const table = await tableFor([ana], 'coralon', 3, { clock });
    await ana.until(() => ana.tables.get(table)!.acts.length > 0);
    const db = await besideNodes(url);
    const lines = await db.selectFrom('lines').select('up').where('table_id', '=', table).execute();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ up }) => up === null)).toBe(true);
    await first.stop();
    expect(await db.selectFrom('settings').selectAll().where('name', '=', 'uptime').execute()).toEqual([]);
    // As a server alone would have written it, long ago on its own clock.
    await db.updateTable('lines').set({ up: -HOUR }).execute();
    await db.insertInto('settings').values({ name: 'uptime', value: '77' }).execute();
    const second = await startNode(url, {}, STEADY);
    const again = Object.assign(await second.guest('Bo'), { cookie: ana.cookie, person: ana.person });
    again.disconnect();
    await again.connect();
    await again.join(table);
    const { left, seat } = again.tables.get(table)!;
    expect(left![seat]).toBeGreaterThan(500_000);
    await second.stop();
    const uptime = await db.selectFrom('settings').select('value').where('name', '=', 'uptime').execute();
    expect(uptime).toEqual([{ value: '77' }]);
    // Alone again, the server goes on from there.
    const alone = await start({ databaseUrl: url });
    expect(alone.server.context.uptime()).toBeGreaterThanOrEqual(77);
  });
});

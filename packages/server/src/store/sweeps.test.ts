/** Sweeps: one node does them, once an hour, and only at tables that no other node has. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../testing/databases.ts';
import { besideNodes, STEADY, startNode } from '../testing/nodes.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { newFolder } from '../testing/start.ts';
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
});

/** Players' clocks run on the uptime of all nodes together: docs/decisions/0211. */
import { describe, expect, it } from 'vitest';
import type { Db } from './store/schema.ts';
import type { Client } from './testing/client.ts';
import { databases } from './testing/databases.ts';
import { atNode, besideNodes, STEADY, type StartedNode, startNode } from './testing/nodes.ts';
import { tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const newDatabase = databases();

const HOUR = 3_600_000;
const DAYS = 3 * 24;
/** Milliseconds that a busy machine may take for a test, and that the nodes may add for a gap in which none was up. */
const SLACK = 60_000;

/** Changes a number among the settings. */
async function add(db: Db, name: 'uptime' | 'uptime at', more: number): Promise<void> {
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  await db
    .updateTable('settings')
    .set({ value: String(Number(value) + more) })
    .where('name', '=', name)
    .execute();
}

/** A game by post: somebody has three days for an act, and has left the table. */
async function byPost() {
  const url = newDatabase();
  const node = await startNode(url, {}, STEADY);
  const ana = await node.guest('Ana');
  const clock = { kind: 'move', seconds: (DAYS * HOUR) / 1000 };
  const table = await tableFor([ana], 'coralon', 3, { clock, grace: null });
  await ana.until(() => ana.tables.get(table)!.acts.length > 0);
  return { url, db: await besideNodes(url), node, ana, table };
}

/** Hours that Ana has left, as a node says who loads the table now; rounded up, since a test takes a moment. */
async function hoursLeft(ana: Client, table: string, node: StartedNode): Promise<number> {
  const client = await atNode(ana, node);
  const { left, seat } = await client.join(table);
  client.disconnect();
  return (left![seat]! + SLACK) / HOUR;
}

describe.skipIf(!hasPostgres)('clocks in a cluster', () => {
  it('go on while a table is not in memory, whatever clocks are set forward or back', async () => {
    const { db, node, ana, table } = await byPost();
    const { tables } = node.server;
    const forget = async (): Promise<void> => {
      await tables.handOver(table, null);
      expect(tables.inUse(table)).toBeUndefined();
    };
    ana.disconnect();
    const { seq } = ana.tables.get(table)!;
    await forget();
    await add(db, 'uptime', 2 * 24 * HOUR);
    await node.server.context.store.lease?.renew();
    expect(Math.floor(await hoursLeft(ana, table, node))).toBe(24);
    // The clock of the database is set forward by a day, and later back by two.
    for (const hours of [24, -48]) {
      await forget();
      await add(db, 'uptime at', -hours * HOUR);
      await node.server.context.store.lease?.renew();
      expect(Math.floor(await hoursLeft(ana, table, node))).toBe(24);
    }
    // When the time is over, it is over.
    await forget();
    await add(db, 'uptime', 25 * HOUR);
    await node.server.context.store.lease?.renew();
    const late = await atNode(ana, node);
    await late.join(table);
    await late.until(() => late.tables.get(table)!.seq > seq);
  });

  it('stand still while all nodes are down, and while a table is nowhere because its node has died', async () => {
    const { url, db, node, ana, table } = await byPost();
    ana.disconnect();
    await node.stop();
    await add(db, 'uptime at', -10 * HOUR);
    const second = await startNode(url, {}, STEADY);
    expect(Math.floor(await hoursLeft(ana, table, second))).toBe(DAYS);
    await second.stop();

    // Twelve hours after the last act its node has died; somebody else comes five hours later.
    await add(db, 'uptime', 12 * HOUR);
    const up = Number(
      (await db.selectFrom('settings').select('value').where('name', '=', 'uptime').executeTakeFirstOrThrow()).value,
    );
    await db.insertInto('nodes').values({ id: 'dead', cluster: 1, expires_at: Date.now(), up }).execute();
    await db.updateTable('tables').set({ owner: 'dead' }).where('id', '=', table).execute();
    await add(db, 'uptime', 5 * HOUR);
    const third = await startNode(url, {}, STEADY);
    expect(Math.floor(await hoursLeft(ana, table, third))).toBe(DAYS - 12);
    await third.stop();

    // Nobody knows how long a node has been gone that nobody remembers: the choice comes up anew.
    await db.updateTable('tables').set({ owner: 'forgotten' }).where('id', '=', table).execute();
    const fourth = await startNode(url, {}, STEADY);
    expect(Math.floor(await hoursLeft(ana, table, fourth))).toBe(DAYS);
  });

  it('go on from those of a server alone, and those of a server alone from them', async () => {
    const url = newDatabase();
    const time = new HandTime();
    const alone = await start({ databaseUrl: url }, { time });
    const db = await besideNodes(url);
    await time.pass(50 * HOUR);
    await alone.stop();
    const node = await startNode(url, {}, STEADY);
    const uptime = node.server.context.uptime() as number;
    expect([uptime >= 50 * HOUR, uptime < 51 * HOUR]).toEqual([true, true]);
    await node.stop();
    await add(db, 'uptime', 20 * HOUR);
    const again = await start({ databaseUrl: url }, { time: new HandTime() });
    expect(again.server.context.uptime()).toBeGreaterThanOrEqual(70 * HOUR);
  });
});

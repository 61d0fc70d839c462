/** Orders of administrators to several nodes. */
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { atNode, besideNodes, STEADY, startNode, waitFor } from '../testing/nodes.ts';
import { tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { announce, ban, removeTable, resetPassword } from './admin.ts';
import { answerTo } from './orders.ts';

const password = 'correct horse battery';
/** Milliseconds to wait for all nodes. */
const LONG = 10_000;
const everything = { person: null, network: null, until: null, reason: '', networksToo: false };
const newDatabase = databases();

async function threeNodes() {
  const url = newDatabase();
  const given = { trustProxy: true };
  const nodes = [];
  for (let i = 0; i < 3; i++) nodes.push(await startNode(url, given, STEADY));
  return { nodes, db: await besideNodes(url) };
}

describe.skipIf(!hasPostgres)('orders to several nodes', () => {
  it('an announcement and ended sessions reach all nodes, and the answer counts all sockets', async () => {
    const { nodes, db } = await threeNodes();
    const ana = await nodes[0].guest('Ana');
    await ana.signUp('Ana', password);
    const clients = [ana, await atNode(ana, nodes[1]), await atNode(ana, nodes[2]), await nodes[2].guest('Bo')];
    const order = await announce(db, 'Down at noon.', Date.now() + LONG, Date.now());
    expect(await answerTo(db, order, LONG)).toBe('4');
    for (const each of clients) expect(each.of('notice')).toHaveLength(1);
    const { order: reset } = await resetPassword(db, 'Ana', Date.now());
    expect(await answerTo(db, reset, LONG)).toBe('3');
    for (const each of clients.slice(0, 3)) await each.until(() => each.closeCode === 4001);
    expect(clients[3].closeCode).toBeNull();
    expect(await db.selectFrom('order_answers').selectAll().execute()).toEqual([]);
  });

  it('a table is removed by the node that has it, or by any if none has it', async () => {
    const { nodes, db } = await threeNodes();
    const [ana, bo] = [await nodes[1].guest('Ana'), await nodes[1].guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3);
    const order = await removeTable(db, table, Date.now());
    expect(await answerTo(db, order, LONG)).toBe('removed');
    for (const each of [ana, bo]) await each.until(() => each.of('closed').some((one) => one.table === table));
    expect(await db.selectFrom('lines').selectAll().execute()).toEqual([]);
    const unowned = await tableFor([ana, bo], 'coralon', 3);
    await nodes[1].stop();
    expect(await answerTo(db, await removeTable(db, unowned, Date.now()), LONG)).toBe('removed');
    expect(await db.selectFrom('tables').selectAll().execute()).toEqual([]);
  });

  it('a ban closes sockets at all nodes, and bots take the seats at the tables of all', async () => {
    const { nodes, db } = await threeNodes();
    const ana = await nodes[0].guest('Ana');
    const anas = [ana, await atNode(ana, nodes[1]), await atNode(ana, nodes[2])];
    const others = await Promise.all(nodes.map(({ guest }, i) => guest(`Bo ${i}`)));
    const tables: string[] = [];
    for (const i of [0, 1, 2]) tables.push(await tableFor([others[i], anas[i]], 'coralon', 3));
    const { order } = await ban(db, { ...everything, person: ana.person.id, reason: 'insults' }, Date.now());
    expect(JSON.parse((await answerTo(db, order, LONG))!)).toEqual({ closed: 3, networks: [] });
    for (const each of anas) await each.until(() => each.closeCode === 4004);
    for (const i of [0, 1, 2]) {
      await others[i].until(() => others[i].tables.get(tables[i])!.info.seats[1].kind === 'bot');
      expect((await anas[i].request('GET', '/api/me')).status).toBe(403);
    }
  });

  it('a network that one node sees is banned at all nodes', async () => {
    const { nodes, db } = await threeNodes();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const [eve, cy] = [await nodes[0].guest('Eve'), await nodes[2].guest('Cy')];
    for (const each of [eve, cy]) {
      each.disconnect();
      await each.connect(from);
    }
    const { order } = await ban(db, { ...everything, person: eve.person.id, networksToo: true }, Date.now());
    expect(JSON.parse((await answerTo(db, order, LONG))!)).toMatchObject({ networks: ['198.51.100.7'] });
    await cy.until(() => cy.closeCode === 4004);
    for (const { base } of nodes)
      await waitFor(async () => (await fetch(`${base}/api/tables`, { headers: from })).status === 403);
  });

  it('what the node of a table cannot do, because it is dead, another does', async () => {
    const { nodes, db } = await threeNodes();
    const ana = await nodes[0].guest('Ana');
    const table = await tableFor([ana], 'coralon', 3);
    await nodes[0].stop();
    // A node that was killed, whose lease is valid for two more seconds at most.
    const [live] = await db.selectFrom('nodes').selectAll().execute();
    await db
      .insertInto('nodes')
      .values({ ...live, id: 'killed', expires_at: live.expires_at - 28_000 })
      .execute();
    await db.updateTable('tables').set({ owner: 'killed' }).where('id', '=', table).execute();
    const order = await removeTable(db, table, Date.now());
    expect(await answerTo(db, order, LONG)).toBe('removed');
  });
});

/** Somebody who is deleted at one node is gone from all of them. */

import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { notification } from './store/news.ts';
import { TablesLost } from './store/write-errors.ts';
import { databases } from './testing/databases.ts';
import { atNode, besideNodes, linked, STEADY, startNode, waitFor } from './testing/nodes.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';

const newDatabase = databases();

async function twoNodes() {
  const url = newDatabase();
  return {
    db: await besideNodes(url),
    here: await startNode(url, {}, STEADY),
    there: await startNode(url, {}, STEADY),
  };
}

describe.skipIf(!hasPostgres)('deletion in a cluster', () => {
  it('the other node closes their sockets, forgets them, and shows their finished game without the name', async () => {
    const { db, here, there } = await twoNodes();
    const [ana, bo] = [await there.guest('Ana'), await there.guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 5 } });
    await Promise.all(
      [ana, bo].map((each, i) => playOn(each, table, new Random(`${i}`), ({ events }) => events.at(-1)?.ev === 'over')),
    );
    const asHere = await atNode(ana, here);
    const before = there.server.tables.inUse(table)!.writer.hold;
    expect((await asHere.request('DELETE', '/api/account', {})).status).toBe(200);
    await ana.until(() => ana.closeCode === 4001);
    expect((await ana.get('/api/me')).person).toBeNull();
    await bo.until(() => bo.tables.get(table)!.info.seats[0].name === 'Somebody');
    // What the other node knew of the finished game is not written any more.
    const { store } = there.server.context;
    const late = store.write({ update: { id: table, set: { used_at: 1 } }, holds: [before] });
    await expect(late).rejects.toBeInstanceOf(TablesLost);
    const { roster, game } = there.server.tables.inUse(table)!;
    expect(JSON.stringify([roster.seats, game!.lines[0]])).not.toContain('Ana');
    expect(await db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Bo' }]);
  });

  it('their games at several nodes go on for the others, with a bot', async () => {
    const { db, here, there } = await twoNodes();
    await linked([here, there]);
    const ana = await here.guest('Ana');
    const others = [await here.guest('Bo'), await there.guest('Cy')];
    const anas = [ana, await atNode(ana, there)];
    const tables = [await tableFor([others[0], ana], 'coralon', 3), await tableFor([others[1], anas[1]], 'coralon', 3)];
    expect((await ana.request('DELETE', '/api/account', {})).status).toBe(200);
    for (const each of anas) await each.until(() => each.closeCode === 4001);
    for (const [i, other] of others.entries()) {
      await other.until(() => other.tables.get(tables[i])!.info.seats[1].kind === 'bot');
      expect(other.tables.get(tables[i])!.info.seats[1].name).toBe('Somebody');
      const { seq } = other.tables.get(tables[i])!;
      await playOn(other, tables[i], new Random(`left ${i}`), (it) => it.seq > seq + 6);
      expect(other.closeCode).toBeNull();
    }
    const firsts = await db.selectFrom('lines').select('body').where('n', '=', 0).execute();
    expect(firsts.map(({ body }) => JSON.parse(body).seats[1])).toEqual(['Somebody', 'Somebody']);
  });

  it('a seat that they took at the same moment at another node is given up there', async () => {
    const { db, there } = await twoNodes();
    const [ana, bo] = [await there.guest('Ana'), await there.guest('Bo')];
    const table = await tableFor([bo, ana], 'coralon', 3);
    const waiting = (
      await ana.post('/api/tables', { game: 'coralon', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    ).table.id;
    // Another node has deleted her just before she sat down here: it did not see these seats.
    await db.deleteFrom('sessions').where('person', '=', ana.person.id).execute();
    await db.deleteFrom('people').where('id', '=', ana.person.id).execute();
    const { sql, parameters } = notification('another', { t: 'people-deleted', people: [ana.person.id] });
    await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    await ana.until(() => ana.closeCode === 4001);
    await bo.until(() => bo.tables.get(table)!.info.seats[1].kind === 'bot');
    await waitFor(
      async () =>
        (await db.selectFrom('seats').select('seat').where('person', '=', ana.person.id).execute()).length === 0,
    );
    const names = await db.selectFrom('seats').select('name').where('table_id', '=', table).execute();
    expect(JSON.stringify(names)).not.toContain('Ana');
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([{ id: table }]);
    expect(there.server.tables.inUse(waiting)).toBeUndefined();
    expect(JSON.stringify(await db.selectFrom('lines').select('body').where('n', '=', 0).execute())).not.toContain(
      'Ana',
    );
  });
});

/** What one node changes about people, all others know at once. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CHANNEL, readNews } from './store/news.ts';
import { NEWS_CONNECTION } from './store/postgres-news.ts';
import { Client } from './testing/client.ts';
import { databases } from './testing/databases.ts';
import { atNode, besideNodes, STEADY, startNode, waitFor } from './testing/nodes.ts';
import { tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';

const password = 'correct horse battery';
const newDatabase = databases();

async function twoNodes() {
  const url = newDatabase();
  return { url, here: await startNode(url, {}, STEADY), there: await startNode(url, {}, STEADY) };
}

const isKnown = async (client: Client): Promise<boolean> => (await client.get('/api/me')).person !== null;

describe.skipIf(!hasPostgres)('news between nodes', () => {
  it('a session that ends at one node ends at the other', async () => {
    const { here, there } = await twoNodes();
    const ana = await here.guest('Ana');
    const other = await atNode(ana, there);
    expect(await isKnown(other)).toBe(true);
    await ana.request('DELETE', '/api/session');
    await other.until(() => other.closeCode === 4001);
    expect(await isKnown(other)).toBe(false);
  });

  it('a sign-up replaces the session at both nodes, and a new password ends the others', async () => {
    const { here, there } = await twoNodes();
    const ana = await here.guest('Ana');
    const old = await atNode(ana, there);
    expect(await isKnown(old)).toBe(true);
    await ana.signUp('Ana', password);
    await old.until(() => old.closeCode === 4003);
    expect(await isKnown(old)).toBe(false);
    const phone = new Client(there.base);
    await phone.post('/api/session', { name: 'Ana', password });
    await phone.connect();
    expect(await isKnown(phone)).toBe(true);
    const changed = { old: password, new: 'another good password' };
    expect((await ana.request('PUT', '/api/account/password', changed)).status).toBe(200);
    await phone.until(() => phone.closeCode === 4001);
    expect(await isKnown(phone)).toBe(false);
    expect(await isKnown(ana)).toBe(true);
  });

  it('a new name is seen at the other node, also at a table there', async () => {
    const { here, there } = await twoNodes();
    const [ana, bo] = [await here.guest('Ana'), await there.guest('Bo')];
    const anaThere = await atNode(ana, there);
    const table = await tableFor([anaThere, bo], 'coralon', 3);
    expect((await ana.request('PUT', '/api/me', { name: 'Anastasia' })).status).toBe(200);
    await bo.until(() => bo.tables.get(table)!.info.seats[0].name === 'Anastasia');
    expect((await anaThere.get('/api/me')).person.name).toBe('Anastasia');
  });

  it('whatever was missed while the connection was down is made up for', async () => {
    const { url, here, there } = await twoNodes();
    const db = await besideNodes(url);
    const [ana, bo, cy] = [await there.guest('Ana'), await there.guest('Bo'), await there.guest('Cy')];
    const table = await tableFor([bo, cy], 'coralon', 3);
    for (const each of [ana, bo, cy]) expect(await isKnown(each)).toBe(true);
    // Nobody hears of these.
    await db.deleteFrom('sessions').where('person', '=', ana.person.id).execute();
    await db.updateTable('people').set({ name: 'Cyrus' }).where('id', '=', cy.person.id).execute();
    expect([ana.closeCode, await isKnown(ana)]).toEqual([null, true]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NEWS_CONNECTION}`.execute(
      db,
    );
    await ana.until(() => ana.closeCode === 4001);
    await bo.until(() => bo.tables.get(table)!.info.seats[1].name === 'Cyrus');
    expect([await isKnown(ana), await isKnown(bo)]).toEqual([false, true]);
    await waitFor(() => here.server.context.store.news.isCurrent);
    const bosPhone = await atNode(bo, here);
    await bosPhone.request('DELETE', '/api/session');
    await bo.until(() => bo.closeCode === 4001);
  });

  it('while no news arrives, nothing is answered from memory', async () => {
    const { url, there } = await twoNodes();
    const { db, news } = there.server.context.store;
    const ana = await there.guest('Ana');
    expect(await isKnown(ana)).toBe(true);
    // No listener can connect; the pools have their connections.
    const elsewhere = await besideNodes(newDatabase());
    await sql.raw(`alter database ${new URL(url).pathname.slice(1)} allow_connections false`).execute(elsewhere);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NEWS_CONNECTION}`.execute(
      elsewhere,
    );
    await waitFor(() => !news.isCurrent);
    await db.deleteFrom('sessions').where('person', '=', ana.person.id).execute();
    expect(await isKnown(ana)).toBe(false);
  });

  it('what is no news on the channel is ignored', async () => {
    const { url, here } = await twoNodes();
    const db = await besideNodes(url);
    const ana = await here.guest('Ana');
    const session = (await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()).id;
    for (const text of [
      '',
      '{',
      '[]',
      '{"from":null,"news":{"t":"anything"}}',
      `{"from":null,"news":{"t":"sessions-ended","sessions":["${session}"],"code":1000}}`,
    ])
      await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
    const told = { from: null, news: { t: 'person-renamed', person: ana.person.id } };
    await db.updateTable('people').set({ name: 'Anna' }).execute();
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`.execute(db);
    await waitFor(async () => (await ana.get('/api/me')).person.name === 'Anna');
    expect(ana.closeCode).toBeNull();
  });
});

it('news is read only as it is meant', () => {
  const news = { t: 'people-deleted', people: ['a'] };
  expect(readNews(JSON.stringify({ from: 'x', news }))).toEqual({ from: 'x', news });
  for (const bad of [{ ...news, people: [] }, { ...news, people: [''] }, { ...news, name: 'Ana' }, { t: 'other' }])
    expect(readNews(JSON.stringify({ from: 'x', news: bad }))).toBeNull();
});

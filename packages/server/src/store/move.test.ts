/** A data folder that moves to PostgreSQL, with everything in it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ban } from '../moderation/admin.ts';
import { Client } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { besideNodes } from '../testing/nodes.ts';
import { playOn, Random, tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { newFolder, start } from '../testing/start.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { moveToPostgres } from './move.ts';
import { MOVED, MoveStopped } from './row-copy.ts';
import { RowSum } from './row-sum.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

const password = 'correct horse battery';
const newDatabase = databases();
const hashOf = (data: string): string =>
  createHash('sha256')
    .update(readFileSync(join(data, 'followsuit.db')))
    .digest('hex');

/** A folder with accounts, agents, a game that is over, one under way, a ban and a report. */
async function filledFolder() {
  const data = newFolder();
  const { base, guest, server, stop } = await start({ data });
  const [ana, bo, eve] = [await guest('Ana'), await guest('Bo'), await guest('Eve')];
  await ana.signUp('Ana', password);
  const agent = new Client(base);
  agent.token = (await ana.post('/api/agents', { name: 'Anabot' })).token;
  const over = await tableFor([ana, bo], 'coralon', 3, { options: { target: 5 } });
  const isOver = ({ events }: { events: { ev?: unknown }[] }): boolean => events.at(-1)?.ev === 'over';
  await Promise.all([ana, bo].map((each, i) => playOn(each, over, new Random(`over ${i}`), isOver)));
  const going = await tableFor([ana, bo], 'coralon', 3);
  await Promise.all([ana, bo].map((each, i) => playOn(each, going, new Random(`on ${i}`), ({ seq }) => seq > 12)));
  await bo.post('/api/reports', { table: going, seat: 0, reason: 'insults', text: 'Ünïcode 🂡 and "quotes"' });
  const { db } = server.context.store;
  await ban(db, { person: eve.person.id, network: null, until: null, reason: 'spam', networksToo: false }, Date.now());
  await server.moderation.check();
  const record = await (await ana.request('GET', `/api/tables/${over}/record`)).text();
  const { seq } = ana.tables.get(going)!;
  await stop();
  return { data, ana, bo, eve, agent, over, going, record, seq };
}

describe.skipIf(!hasPostgres)('moving a folder to PostgreSQL', () => {
  it('everybody and everything goes on there, and the folder is as it was', async () => {
    const { data, ana, bo, eve, agent, over, going, record, seq } = await filledFolder();
    const before = hashOf(data);
    const url = newDatabase();
    const seen: number[] = [];
    const rows = await moveToPostgres(data, url, { progress: (done, all) => seen.push(done / all) });
    expect(hashOf(data)).toBe(before);
    expect(seen.at(-1)).toBe(1);
    expect(rows).toMatchObject({ people: 4, tables: 2, bans: 1, reports: 1, orders: 1 });
    const { base } = await start({ databaseUrl: url });
    const [newAna, newBo, newEve, newAgent] = [ana, bo, eve, agent].map(({ cookie, token, person }) =>
      Object.assign(new Client(base), { cookie, token, person }),
    );
    expect((await newAna.get('/api/me')).person).toMatchObject({ id: ana.person.id, account: true });
    expect((await newAgent.get('/api/me')).person.name).toBe('Anabot');
    expect((await newEve.request('GET', '/api/me')).status).toBe(403);
    expect(await (await newAna.request('GET', `/api/tables/${over}/record`)).text()).toBe(record);
    const phone = new Client(base);
    expect((await phone.request('POST', '/api/session', { name: 'Ana', password })).status).toBe(200);
    for (const each of [newAna, newBo]) {
      await each.connect();
      onTestFinished(() => each.disconnect());
      await each.join(going);
      expect(each.tables.get(going)!.seq).toBeGreaterThanOrEqual(seq);
    }
    await Promise.all(
      [newAna, newBo].map((each, i) => playOn(each, going, new Random(`new ${i}`), (it) => it.seq > seq + 10)),
    );
    // The old server still has the folder, if it is wanted after all.
    const old = await start({ data });
    expect(await (await fetch(`${old.base}/api/tables/${over}/record`)).text()).toBe(record);
  });

  it('what is not moved stays out: of a database in use, of another program, or twice', async () => {
    const data = newFolder();
    const { guest, stop } = await start({ data });
    await guest('Ana');
    const url = newDatabase();
    await expect(moveToPostgres(data, url)).rejects.toThrow('Another server uses the folder');
    await stop();
    await expect(moveToPostgres(newFolder(), url)).rejects.toThrow('There is no database in');
    await expect(moveToPostgres(data, `${url}-missing`)).rejects.toThrow('is not there; make it with createdb.');
    await moveToPostgres(data, url);
    await expect(moveToPostgres(data, url)).rejects.toThrow('is not empty');
    const other = await besideNodes(newDatabase());
    await other.schema.createTable('theirs').addColumn('id', 'text').execute();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(other);
    await expect(moveToPostgres(data, url.replace(/[^/]+$/, rows[0].name))).rejects.toThrow('is not empty');
    const busy = newDatabase();
    await start({ databaseUrl: busy });
    await expect(moveToPostgres(data, busy)).rejects.toThrow(/uses the database|not empty/);
  });

  it('a move that is stopped has moved nothing, and can be done again', async () => {
    const data = newFolder();
    const { guest, stop } = await start({ data });
    for (const name of ['Ana', 'Bo']) await guest(name);
    await stop();
    const url = newDatabase();
    const stopping = new AbortController();
    await expect(
      moveToPostgres(data, url, { signal: stopping.signal, progress: () => stopping.abort() }),
    ).rejects.toBeInstanceOf(MoveStopped);
    const db = await besideNodes(url);
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    expect(await moveToPostgres(data, url)).toMatchObject({ people: 2, sessions: 2 });
  });

  it('a row that the copy changes is noticed', async () => {
    const data = newFolder();
    const { guest, stop } = await start({ data });
    await guest('Ana');
    await stop();
    const url = newDatabase();
    const db = await besideNodes(url);
    await sql`create function other_name() returns trigger language plpgsql as
      $$ begin new.name = 'Anna'; return new; end $$`.execute(db);
    await sql`create trigger other_name before insert on people for each row execute function other_name()`.execute(db);
    await expect(moveToPostgres(data, url)).rejects.toThrow('The copy of people is not the same');
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
  });
});

it('a folder of an earlier version is not moved', async () => {
  const data = newFolder();
  const db = new Kysely<Schema>({ dialect: sqlite(join(data, 'followsuit.db')) });
  await migrate(db, '006-nodes');
  await db.destroy();
  await expect(moveToPostgres(data, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('is of an earlier version');
});

it('every table is moved, except that of the servers that run', async () => {
  const opened = await openDatabase({ data: newFolder(), url: null });
  onTestFinished(() => opened.close());
  const tables = (await opened.db.introspection.getTables()).map(({ name }) => name);
  expect(tables.sort()).toEqual([...MOVED, 'nodes'].sort());
});

it('the sum of rows depends on every value, and not on the order', () => {
  const sumOf = (rows: Record<string, unknown>[]): RowSum => {
    const sum = new RowSum();
    for (const row of rows) sum.add(row);
    return sum;
  };
  const rows = [
    { id: 'a', n: 1 },
    { id: 'b', n: null },
  ];
  const sum = sumOf(rows);
  expect(
    sum.equals(
      sumOf([
        { n: null, id: 'b' },
        { id: 'a', n: '1' },
      ]),
    ),
  ).toBe(true);
  for (const other of [[rows[0]], [rows[0], { id: 'b', n: 'null' }], [rows[0], rows[0]], [{ id: 'a', n: 2 }, rows[1]]])
    expect(sum.equals(sumOf(other))).toBe(false);
});

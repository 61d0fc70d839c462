/** The same suite against SQLite and PostgreSQL, both real. */
import { gameOf } from '@followsuit/games';
import { checkDeals } from '@followsuit/table';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeExpired } from '../people/expiry.ts';
import { exportAll, importGame } from '../records.ts';
import { Client } from '../testing/client.ts';
import { databaseKinds, databases } from '../testing/databases.ts';
import { faultOf, linesOf, playOn, Random, tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { start } from '../testing/start.ts';
import { HandTime } from '../testing/time.ts';
import { type DatabaseLocation, openDatabase } from './database.ts';
import { type LineRow, NEW_TABLE_DEFAULTS, type TableRow } from './schema.ts';
import { Store } from './store.ts';
import { lobbyTables, tablesOf } from './table-lists.ts';

/** Makes the database refuse to change records, as a full disk would. */
const refusing: Record<string, string[]> = {
  SQLite: ["create trigger refusing before update on lines begin select raise(abort, 'no'); end"],
  PostgreSQL: [
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    'create trigger refusing before update on lines for each row execute function refuse()',
  ],
};

/** As when the database starts anew. */
const cutOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`;

const DAY = 86_400_000;

const newDatabase = databases();

const KINDS = databaseKinds(newDatabase);

async function opened(where: DatabaseLocation): Promise<Store> {
  const store = new Store(await openDatabase(where));
  onTestFinished(() => store.close());
  return store;
}

const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'coralon',
  options: '{}',
  host: 'ana',
  listed: 1,
  stage: 'waiting',
  settings: '{"grace":null,"clock":{"kind":"none"}}',
  made_at: 1_800_000_000_000,
  ...NEW_TABLE_DEFAULTS,
  ...more,
});
const line = (table_id: string, n: number): LineRow => ({
  table_id,
  n,
  body: `{"ev":"act","n":${n},"text":"é💥"}`,
  act_id: null,
  at: 1_800_000_000_123,
  up: 7_200_000_456,
  actors: null,
});

describe.each(Object.keys(KINDS))('%s', (kind) => {
  const where = KINDS[kind];
  const test = kind === 'SQLite' || hasPostgres ? it : it.skip;

  test('gives back what was written, after being closed and opened', async () => {
    const place = where();
    const store = await opened(place);
    const seats = [{ table_id: 't', seat: 0, kind: 'person' as const, person: 'ana', name: 'Ana', bot: null }];
    const lines = [line('t', 0), line('t', 1)];
    const fair = [0, 1].map((n) => ({ table_id: 't', n, secret: 'ab', given: n === 1 ? '{"2":"cd"}' : null }));
    await store.write({ table: table('t'), seats, lines, fair: fair.map((row) => ({ ...row, given: null })) });
    await store.write({ parts: fair[1] });
    await store.close();
    const again = await opened(place);
    expect(await again.table('t')).toEqual({ table: table('t'), seats, lines, fair });
    expect(await again.table('u')).toBeNull();
  });

  test('writes many changes in few transactions, and each of them', async () => {
    const store = await opened(where());
    const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.write({ table: table(id) })));
    const writes = ids.flatMap((id) => Array.from({ length: 13 }, (_, n) => store.write({ lines: [line(id, n)] })));
    await Promise.all(writes);
    expect(store.writer.counts.transactions).toBeLessThan(20);
    for (const id of ids) expect((await store.table(id))?.lines.map(({ n }) => n)).toEqual([...Array(13).keys()]);
  });

  test('one bad change does not take others with it', async () => {
    const store = await opened(where());
    await store.write({ table: table('t'), lines: [line('t', 0)] });
    const other = { ...line('t', 0), body: '{"another":"line"}' };
    const results = await Promise.allSettled([
      store.write({ lines: [line('t', 1)] }),
      store.write({ lines: [other, line('t', 5)] }),
      store.write({ lines: [line('t', 2)] }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.table('t'))?.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  test('what was kept after all is no error', async () => {
    const store = await opened(where());
    await store.write({ table: table('t'), lines: [line('t', 0)] });
    await store.write({ lines: [line('t', 0)] });
    expect((await store.table('t'))?.lines).toHaveLength(1);
  });

  test('whether it was kept is asked until there is an answer', async () => {
    const store = await opened(where());
    await store.write({ table: table('t'), lines: [line('t', 0)] });
    const { selectFrom } = store.db;
    let asked = 0;
    store.db.selectFrom = ((from: never) => {
      if (asked++ < 2) throw new Error('The database is away.');
      return selectFrom.call(store.db, from);
    }) as typeof selectFrom;
    await store.write({ lines: [line('t', 0)] });
    expect(asked).toBe(3);
  });

  test('lists tables', async () => {
    const store = await opened(where());
    const seat = (table_id: string, person: string) => ({
      table_id,
      seat: 0,
      kind: 'person' as const,
      person,
      name: person,
      bot: null,
    });
    await store.write({ table: table('a', { made_at: 1 }), seats: [seat('a', 'bo')] });
    await store.write({ table: table('b', { made_at: 2, listed: 0 }), seats: [seat('b', 'cy')] });
    await store.write({ table: table('c', { made_at: 3, stage: 'over' }), seats: [seat('c', 'bo')] });
    await store.write({ table: table('d', { made_at: 4, stage: 'playing', host: 'di' }) });
    const ids = (found: { table: TableRow }[]): string[] => found.map(({ table: { id } }) => id);
    expect(ids(await lobbyTables(store.db))).toEqual(['d', 'a']);
    expect(ids(await tablesOf(store.db, 'bo'))).toEqual(['a', 'c']);
    expect(ids(await tablesOf(store.db, 'ana'))).toEqual(['b', 'a', 'c']);
    expect(ids(await tablesOf(store.db, 'nobody'))).toEqual([]);
  });

  test('makes a setting once', async () => {
    const store = await opened(where());
    const values = await Promise.all(['x', 'y', 'z'].map((value) => store.setting('key', () => value)));
    expect(new Set(values).size).toBe(1);
  });

  test('somebody is deleted as a whole, or not at all', async () => {
    const { data, url: databaseUrl } = where();
    const { server: running, guest } = await start({ data, databaseUrl });
    const { store } = running.context;
    const [ana, bo] = [await guest('Ana'), await guest('Bo')];
    await ana.post('/api/agents', { name: 'Anabot' });
    const going = await tableFor([bo, ana], 'coralon', 3);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    await ana.post('/api/tables', { game: 'coralon', seats });
    const { table: other } = await bo.post('/api/tables', { game: 'coralon', seats });
    await ana.post(`/api/tables/${other.id}/seat`);
    ana.disconnect();
    bo.disconnect();
    await expect.poll(() => running.tables.inUse(going)?.idle).toBe(true);
    const all = () =>
      Promise.all(
        (['people', 'sessions', 'tables', 'seats'] as const).map((each) =>
          store.db.selectFrom(each).selectAll().execute(),
        ),
      );
    for (const text of refusing[kind]) await sql.raw(text).execute(store.db);
    const before = await all();
    expect((await ana.request('DELETE', '/api/account', {})).status).toBe(500);
    expect(await all()).toEqual(before);
    expect((await ana.get('/api/me')).person).toMatchObject({ name: 'Ana' });
    expect((await bo.get(`/api/tables/${going}`)).table.seats[1]).toMatchObject({ kind: 'person', name: 'Ana' });

    await sql.raw(`drop trigger refusing${kind === 'SQLite' ? '' : ' on lines'}`).execute(store.db);
    expect((await ana.request('DELETE', '/api/account', {})).status).toBe(200);
    const [people, sessions, tables, kept] = await all();
    expect([people, sessions].map((rows) => rows.length)).toEqual([1, 1]);
    expect(tables.map(({ id }) => id).sort()).toEqual([going, other.id].sort());
    const left = (id: string) => kept.filter((row) => row.table_id === id && row.seat === 1);
    expect(left(going)).toMatchObject([{ kind: 'bot', bot: 'simple', name: 'Somebody', person: null }]);
    expect(left(other.id)).toMatchObject([{ kind: 'open', name: '', person: null }]);
    expect((await store.table(going))?.lines[0].body).toContain('["Bo","Somebody","random"]');
    // What is in memory is the same.
    for (const id of [going, other.id])
      expect(running.tables.inUse(id)?.roster.seats).toEqual((await store.table(id))?.seats);
  });

  test('sessions and guests that nobody comes back to are removed, others stay', async () => {
    const { data, url: databaseUrl } = where();
    const time = new HandTime();
    const { server: running, guest } = await start({ data, databaseUrl, keepSessions: 60, keepGuests: 30 }, { time });
    const { store } = running.context;
    const clear = (): Promise<void> => removeExpired(store, time.now(), running.config);
    const named = async (from: 'people' | 'sessions'): Promise<string[]> => {
      const rows = await store.db.selectFrom('people').select(['id', 'name']).execute();
      const found = await store.db.selectFrom('sessions').select('person').execute();
      const held = from === 'people' ? rows : rows.filter(({ id }) => found.some(({ person }) => person === id));
      return held.map(({ name }) => name).sort();
    };
    const people = ['Account', 'Host', 'Idle', 'Out', 'Owner', 'Player', 'Used'];
    const [account, host, , out, owner, player, used] = await Promise.all(people.map((name) => guest(name)));
    await account.post('/api/account', { name: 'Account', password: 'long enough' });
    await out.delete('/api/session');
    await owner.post('/api/agents', { name: 'Agent' });
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { table: made } = await host.post('/api/tables', { game: 'coralon', seats });
    await player.post(`/api/tables/${made.id}/seat`);
    await time.pass(29 * DAY);
    await used.get('/api/me');
    await clear();
    expect(await named('people')).toEqual(['Account', 'Agent', 'Host', 'Idle', 'Out', 'Owner', 'Player', 'Used']);
    await time.pass(2 * DAY);
    await clear();
    await clear();
    expect(await named('people')).toEqual(['Account', 'Host', 'Player', 'Used']);
    expect(await named('sessions')).toEqual(['Account', 'Host', 'Player', 'Used']);
    await time.pass(30 * DAY);
    await clear();
    expect(await named('people')).toEqual(['Account', 'Host', 'Player']);
    expect(await named('sessions')).toEqual([]);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('a whole game is played, restarted in the middle, exported and imported elsewhere', async () => {
    const { data, url: databaseUrl } = where();
    let running = await start({ data, databaseUrl });
    const people = [await running.guest('Ana'), await running.guest('Bo')];
    const id = await tableFor(people, 'coralon', 3, { options: { target: 10 } });
    await Promise.all(people.map((each, i) => playOn(each, id, new Random(`${i}`), ({ seq }) => seq > 25)));
    await people[0].post('/api/account', { name: 'Ana', password: 'long enough' });
    await running.stop();

    running = await start({ data, databaseUrl });
    const again = people.map((old) => {
      const client = new Client(running.base);
      client.cookie = old.cookie;
      client.person = old.person;
      return client;
    });
    for (const client of again) {
      await client.connect();
      await client.join(id);
    }
    await Promise.all(again.map((each, i) => playOn(each, id, new Random(`${i}`))));
    for (const client of again) client.disconnect();

    let text = '';
    for await (const part of exportAll(running.server.context.store)) text += part;
    const lines = linesOf(text);
    expect(faultOf(lines)).toBeNull();
    expect(checkDeals(lines, gameOf).every(({ fault }) => fault === null)).toBe(true);
    const other = await opened(where());
    expect(await importGame(other, lines, 'new', 5)).toEqual({ is: 'taken' });
    expect(await importGame(other, lines, 'new', 5)).toEqual({ is: 'there' });
    const short = lines.slice(0, -1);
    expect(await importGame(other, short, 'bad', 5)).toEqual({ is: 'refused', why: expect.stringMatching(/RECORD/) });
    const before = lines.slice(0, 2).map(({ fair: _fair, ...line }) => line);
    expect(await importGame(other, before, 'early', 5)).toEqual({ is: 'there' });
    let copy = '';
    for await (const part of exportAll(other)) copy += part;
    expect(copy).toBe(text);
  });
});

(hasPostgres ? it : it.skip)('PostgreSQL may cut its connections', async () => {
  const place = KINDS.PostgreSQL();
  const [store, other] = [await opened(place), await opened(place)];
  await store.write({ table: table('t'), lines: [line('t', 0)] });
  const busy = expect(sql`select pg_sleep(20)`.execute(store.db)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await cutOthers.execute(other.db);
  await busy;
  // Those that were cut while nobody used them say so a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await store.write({ lines: [line('t', 1)] });
  expect((await store.table('t'))?.lines).toHaveLength(2);
});

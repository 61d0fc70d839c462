/** Bans, removed tables, announcements and new passwords, on a running server with each database. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../context.ts';
import { Passwords } from '../people/passwords.ts';
import { openDatabase } from '../store/database.ts';
import { Client } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { newFolder, type Started, start } from '../testing/start.ts';
import { HandTime } from '../testing/time.ts';
import { announce, ban, bansInForce, newestReports, removeTable, resetPassword, unban } from './admin.ts';
import { answerTo, giveOrder } from './orders.ts';

const HOUR = 3_600_000;
const password = 'correct horse battery';

const newDatabase = databases();

const cheap = new Passwords({ N: 2 ** 10, r: 8, p: 1 });
const everything = { person: null, network: null, until: null, reason: '', networksToo: false };

describe.each(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  const test = kind === 'SQLite' || hasPostgres ? it : it.skip;

  /** A server, and the database as an administrator opens it beside the server. */
  async function withAdmin(): Promise<
    Started & { readonly db: Awaited<ReturnType<typeof openDatabase>>['db']; readonly time: HandTime }
  > {
    const data = newFolder();
    const databaseUrl = kind === 'SQLite' ? null : newDatabase();
    const time = new HandTime();
    const started = await start({ data, databaseUrl, trustProxy: true }, { time });
    const opened = await openDatabase({ data, url: databaseUrl });
    onTestFinished(() => opened.close());
    return { ...started, db: opened.db, time };
  }

  test('a banned person is told why, loses sockets and seats with their agents, and comes back when the ban ends', async () => {
    const { base, guest, server, db, time } = await withAdmin();
    const [ana, bo] = [await guest('Ana'), await guest('Bo')];
    await bo.signUp('Bo', password);
    const agent = new Client(base);
    agent.token = (await bo.post('/api/agents', { name: 'Bobot' })).token;
    await agent.connect();
    const table = await tableFor([ana, bo, agent], 'coralon', 3);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { table: waiting } = await bo.post('/api/tables', { game: 'coralon', seats });
    const until = time.now() + HOUR;
    const { order } = await ban(db, { ...everything, person: 'bo', until, reason: 'insults' }, time.now());
    await server.moderation.check();
    expect(JSON.parse((await answerTo(db, order, 0))!)).toEqual({ closed: 2, networks: [] });
    const text = `You are banned from this server until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC: insults.`;
    for (const client of [bo, agent]) {
      await client.until(() => client.closeCode === 4004);
      expect(client.answers.at(-1)).toEqual({ t: 'error', code: 'banned', text });
      const answer = await client.request('POST', '/api/tables', { game: 'coralon', seats });
      expect([answer.status, await answer.json()]).toEqual([403, { code: 'banned', text }]);
      expect((await client.request('GET', '/api/me')).status).toBe(403);
      await client.connect();
      await client.until(() => client.closeCode === 4004);
    }
    // Another device does not help.
    const phone = new Client(base);
    expect((await phone.request('POST', '/api/session', { name: 'Bo', password })).status).toBe(403);
    const { seats: now } = (await ana.get(`/api/tables/${table}`)).table;
    expect(now.map((seat: { kind: string }) => seat.kind)).toEqual(['person', 'bot', 'bot']);
    expect((await ana.request('GET', `/api/tables/${waiting.id}`)).status).toBe(404);
    // The bot that has Bo's seat goes on.
    for (let i = 0; i < 1000 && ana.tables.get(table)!.seq < 3; i++) {
      await time.pass(100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(ana.tables.get(table)!.events[2]).toMatchObject({ ev: 'act', seat: 1 });
    // What is theirs stays theirs.
    expect((await bo.request('GET', '/api/me/data')).status).toBe(200);
    await time.pass(HOUR);
    expect((await bo.get('/api/me')).person.name).toBe('Bo');
    await bo.connect();
    expect((await bo.post(`/api/tables/${table}/seat`)).table.seats[1].kind).toBe('person');
  });

  test('a banned network is told so, others are not, and an unban lets it in; bans outlive a restart', async () => {
    const { base, server, db, stop, time } = await withAdmin();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const status = async (address: string, to = base): Promise<number> =>
      (await new Client(to).request('GET', '/api/tables', undefined, from(address))).status;
    const eve = new Client(base);
    await eve.connect(from('198.51.100.77'));
    const six = new Client(base);
    await six.connect(from('2001:db8:1:2::5'));
    await ban(db, { ...everything, network: '198.51.100.0/24', reason: 'spam' }, time.now());
    await ban(db, { ...everything, network: '2001:db8:1:2::1' }, time.now());
    await server.moderation.check();
    for (const client of [eve, six]) await client.until(() => client.closeCode === 4004);
    expect(eve.answers.at(-1).text).toBe('Your network is banned from this server: spam.');
    const asked = ['198.51.100.1', '::ffff:198.51.100.2', '198.51.101.1', '2001:db8:1:2:ffff::', '2001:db8:1:3::'];
    expect(await Promise.all(asked.map((each) => status(each)))).toEqual([403, 403, 200, 403, 200]);
    expect((await fetch(`${base}/health`, { headers: from('198.51.100.1') })).status).toBe(200);
    const again = new Client(base);
    await again.connect(from('198.51.100.78'));
    await again.until(() => again.closeCode === 4004);
    // A server that starts knows them.
    await stop();
    const { data, databaseUrl } = server.config;
    const next = await start({ data, databaseUrl, trustProxy: true }, { time });
    expect(await status('198.51.100.1', next.base)).toBe(403);
    await unban(db, '198.51.100.0/24', time.now());
    await next.server.moderation.check();
    expect(await status('198.51.100.1', next.base)).toBe(200);
    expect((await bansInForce(db, time.now())).map(({ network }) => network)).toEqual(['2001:db8:1:2::1/64']);
    await expect(unban(db, '198.51.100.0/24', time.now())).rejects.toThrow('There is no ban');
  });

  test('the networks of a banned guest can be banned with them', async () => {
    const { base, guest, server, db, time } = await withAdmin();
    const eve = await guest('Eve');
    const phone = new Client(base);
    phone.cookie = eve.cookie;
    await phone.connect({ 'x-forwarded-for': '203.0.113.9' });
    eve.disconnect();
    await expect.poll(() => server.connections.count).toBe(1);
    const { order } = await ban(db, { ...everything, person: eve.person.id, networksToo: true }, time.now());
    await server.moderation.check();
    expect(JSON.parse((await answerTo(db, order, 0))!)).toEqual({ closed: 1, networks: ['203.0.113.9'] });
    const other = await new Client(base).request(
      'POST',
      '/api/guest',
      { name: 'Eva' },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    expect(other.status).toBe(403);
  });

  test('a removed table is gone with its game, for those who play there and in the database', async () => {
    const { guest, server, db, time } = await withAdmin();
    const [ana, bo] = [await guest('Ana'), await guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3);
    const stays = await tableFor([ana, bo], 'coralon', 3);
    const known = bo.tables.get(table)!;
    await bo.until(() => known.acts.length > 0);
    expect(await bo.act(table, known.acts[0])).toMatchObject({ t: 'done' });
    const order = await removeTable(db, table, time.now());
    await server.moderation.check();
    expect(await answerTo(db, order, 0)).toBe('removed');
    for (const client of [ana, bo]) await client.until(() => client.of('closed').some((each) => each.table === table));
    expect((await ana.request('GET', `/api/tables/${table}`)).status).toBe(404);
    for (const from of ['lines', 'seats', 'fair'] as const)
      expect(await db.selectFrom(from).select('table_id').distinct().execute()).toEqual([{ table_id: stays }]);
    expect(await ana.act(table, { do: 'pass' })).toMatchObject({ code: 'not-here' });
    await expect(removeTable(db, table, time.now())).rejects.toThrow('There is no table');
  });

  test('an announcement reaches who is there and who comes, until it ends or is taken back', async () => {
    const { base, guest, server, db, time } = await withAdmin();
    const ana = await guest('Ana');
    const order = await announce(db, 'Back in <five> minutes.', time.now() + HOUR, time.now());
    await server.moderation.check();
    expect(await answerTo(db, order, 0)).toBe('1');
    const said = { text: 'Back in <five> minutes.', until: new Date(time.now() + HOUR).toISOString() };
    await ana.until(() => ana.of('notice').length === 1);
    expect(ana.of('notice')).toEqual([{ t: 'notice', ...said }]);
    expect((await ana.get('/api/me')).notice).toEqual(said);
    const bo = new Client(base);
    await bo.connect();
    await bo.until(() => bo.of('notice').length === 1);
    await time.pass(HOUR);
    expect(await ana.get('/api/me')).not.toHaveProperty('notice');
    await announce(db, 'Again.', time.now() + HOUR, time.now());
    await announce(db, '', time.now() - 1, time.now());
    await server.moderation.check();
    await ana.until(() => ana.of('notice').at(-1)?.text === '');
    expect(await ana.get('/api/me')).not.toHaveProperty('notice');
  });

  test('a reset password works once and for a day, and only to choose a new one; sessions end', async () => {
    const { base, guest, server, db, time } = await withAdmin();
    const ana = await guest('Ana');
    await ana.signUp('Ana', password);
    const { password: first } = await resetPassword(db, 'ana', time.now(), cheap);
    await time.pass(25 * HOUR);
    const signIn = async (given: string, chosen?: string) => {
      const answer = await new Client(base).request('POST', '/api/session', {
        name: 'Ana',
        password: given,
        new: chosen,
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    await server.moderation.check();
    await ana.until(() => ana.closeCode === 4001);
    expect((await ana.get('/api/me')).person).toBeNull();
    expect(await signIn(first, 'another password!')).toEqual([401, 'wrong-name-or-password']);
    const { password: once } = await resetPassword(db, ana.person.id, time.now(), cheap);
    expect(once).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await signIn(password)).toEqual([401, 'wrong-name-or-password']);
    expect(await signIn(once)).toEqual([403, 'password-due']);
    expect(await signIn(once, 'password1')).toEqual([400, 'bad-password']);
    expect(await signIn(once, 'another password!')).toEqual([200, undefined]);
    expect(await signIn(once, 'a third password?')).toEqual([401, 'wrong-name-or-password']);
    expect(await signIn('another password!')).toEqual([200, undefined]);
    const rows = await db.selectFrom('orders').select('body').execute();
    expect(JSON.stringify(rows)).not.toContain(once);
  });

  test('orders given at the same moment are all carried out, in one order', async () => {
    const { server, db, time } = await withAdmin();
    const texts = Array.from({ length: 8 }, (_, i) => `Order ${i}`);
    const give = (text: string) => giveOrder(db, 'announce', { text, until: time.now() + 1 }, time.now());
    const numbers = kind === 'SQLite' ? [] : await Promise.all(texts.slice(0, 4).map(give));
    for (const text of texts.slice(numbers.length)) numbers.push(await give(text));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await server.moderation.check();
    const rows = await db.selectFrom('orders').select('done_at').execute();
    expect(rows.every(({ done_at }) => done_at === time.now())).toBe(true);
  });

  test('a report is kept with the talk of the table, a few from each, and goes with the person', async () => {
    const { base, guest, db } = await withAdmin();
    const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
    const table = await tableFor([ana, bo], 'coralon', 3);
    bo.send({ t: 'say', table, text: 'You play like a goose.' });
    ana.send({ t: 'say', table, phrase: 'ouch' });
    await ana.until(() => ana.of('said').length === 2);
    const report = (client: Client, more: object = {}) =>
      client.request('POST', '/api/reports', { table, seat: 1, reason: 'insults', ...more });
    expect((await report(new Client(base))).status).toBe(401);
    expect(await (await report(cy)).json()).toMatchObject({ code: 'not-here' });
    expect((await report(ana, { table: 'nowhere' })).status).toBe((await report(cy)).status);
    expect((await report(ana, { seat: 0 })).status).toBe(404);
    expect((await report(ana, { seat: 2 })).status).toBe(404);
    expect((await report(ana, { name: 'Somebody else' })).status).toBe(404);
    expect((await report(ana, { reason: 'because' })).status).toBe(400);
    expect((await report(ana, { text: 'x'.repeat(501) })).status).toBe(400);
    expect((await report(ana, { name: 'Bo', text: 'He is rude.' })).status).toBe(200);
    const [kept, ...others] = await newestReports(db, 10);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      by_name: 'Ana',
      about: bo.person.id,
      about_name: 'Bo',
      table_id: table,
      body: 'He is rude.',
    });
    expect(JSON.parse(kept.talk)).toMatchObject([
      { person: bo.person.id, seat: 1, text: 'You play like a goose.' },
      { person: ana.person.id, seat: 0, phrase: 'ouch' },
    ]);
    await bo.request('DELETE', '/api/account', {});
    expect(await newestReports(db, 10)).toEqual([]);
  });
});

it('reports are limited for each person', async () => {
  const { base, guest } = await start({ limits: true });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3);
  const codes: number[] = [];
  for (let i = 0; i < 6; i++)
    codes.push((await ana.request('POST', '/api/reports', { table, seat: 1, reason: 'other' })).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await (await fetch(`${base}/metrics`)).text()).toContain('rate_limited_total{limit="reports"} 1\n');
  expect((await bo.request('POST', '/api/reports', { table, seat: 0, reason: 'other' })).status).toBe(200);
});

it('no id begins with a hyphen, which a command would take for an option', () => {
  const ids = Array.from({ length: 2000 }, () => newId(12));
  expect(new Set(ids.map((id) => id[0]))).not.toContain('-');
  expect(new Set(ids).size).toBe(2000);
});

/** `followsuit admin` against a real server that runs meanwhile. */
import { join } from 'node:path';
import { readConfig, type Server, serve } from '@followsuit/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, refused as run } from '../testing/run.ts';

/** The command itself hashes at the real cost. */
const CHEAP = { passwordCost: { N: 2 ** 10, r: 8, p: 1 } };

async function running(): Promise<{
  readonly server: Server;
  readonly data: string;
  readonly stop: () => Promise<void>;
}> {
  const data = join(newFolder(), 'data');
  const server = await serve({ ...readConfig({}, {}), data, port: 0, log: 'silent', bots: 1, web: null }, CHEAP);
  // It looks for orders by itself; more often saves time here.
  const timer = setInterval(() => server.moderation.check(), 50);
  const stop = once(() => {
    clearInterval(timer);
    return server.close();
  });
  onTestFinished(stop);
  return { server, data, stop };
}

/** Does something once, however often it is asked. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

/** A person of the server, by requests with their cookie. */
async function person(server: Server, name: string) {
  let cookie = '';
  const request = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(server.address + path, { method, headers, body: body && JSON.stringify(body) });
    for (const each of answer.headers.getSetCookie()) cookie = `${each.split(';')[0]}; ${cookie}`;
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const { id } = (await request('POST', '/api/guest', { name })).body.person;
  return { id: id as string, request };
}

it('bans, lists and lifts bans; a banned guest reads why', async () => {
  const { server, data } = await running();
  const admin = async (...args: string[]) => {
    const done = await run(['admin', ...args, '--data', data]);
    expect([done.code, done.err]).toEqual([0, '']);
    return done;
  };
  const eve = await person(server, 'Eve');
  expect((await admin('bans')).out).toBe('Nobody is banned.\n');
  const found = await admin('people', 'Eve');
  expect(found.out).toMatch(new RegExp(`^${eve.id}  "Eve", guest, since `));
  const nobody = await run(['admin', 'people', 'eve', '--data', data]);
  expect(nobody.err).toMatch(/^Nobody here has the name or the id "eve"; /);
  const banned = await admin('ban', eve.id, '--for', '2h', '--reason', 'Spam.');
  expect(banned).toMatchObject({ code: 0, err: '' });
  expect(banned.out).toMatch(/^Banned \S+ until .* UTC; the ban is \S+\.\nClosed 0 sockets\.\n$/);
  expect(await eve.request('GET', '/api/me')).toMatchObject({
    status: 403,
    body: { code: 'banned', text: expect.stringMatching(/^You are banned from this server until .* UTC: Spam\.$/) },
  });
  await admin('ban', '--network', '192.0.2.0/24');
  const { out } = await admin('bans');
  expect(out.split('\n')).toHaveLength(3);
  expect(out).toContain(`"Eve" (${eve.id})`);
  expect(out).toContain('192.0.2.0/24');
  expect((await admin('unban', eve.id)).out).toBe('Lifted 1 ban.\nThe server knows.\n');
  expect((await eve.request('GET', '/api/me')).status).toBe(200);
});

it('announces, removes a table, resets a password and lists reports', async () => {
  const { server, data } = await running();
  const admin = async (...args: string[]) => {
    const done = await run(['admin', ...args, '--data', data]);
    expect([done.code, done.err]).toEqual([0, '']);
    return done;
  };
  const [ana, bo] = [await person(server, 'Ana'), await person(server, 'Bo')];
  await ana.request('POST', '/api/account', { name: 'Ana', password: 'correct horse battery' });
  expect((await admin('announce', 'Down at noon.', '--for', '90m')).out).toMatch(
    /^Announced until .* UTC; 0 sockets have it\.\n$/,
  );
  expect((await bo.request('GET', '/api/me')).body.notice.text).toBe('Down at noon.');
  expect((await admin('announce')).out).toBe('Taken back; 0 sockets have it.\n');
  expect((await bo.request('GET', '/api/me')).body.notice).toBeUndefined();

  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const table = (await ana.request('POST', '/api/tables', { game: 'coralon', seats })).body.table.id;
  await bo.request('POST', `/api/tables/${table}/seat`, {});
  expect((await admin('reports')).out).toBe('Nobody has been reported.\n');
  await bo.request('POST', '/api/reports', { table, seat: 0, reason: 'name', text: 'A "rude" one' });
  const reports = (await admin('reports')).out;
  expect(reports).toContain(
    `"Ana" (${ana.id}) at table ${table}, for name; by "Bo" (${bo.id})\n  "A \\"rude\\" one"\n`,
  );
  expect((await admin('remove-table', table)).out).toBe(`Removed ${table}.\n`);
  expect((await bo.request('GET', `/api/tables/${table}`)).status).toBe(404);

  const reset = await admin('reset-password', 'ana');
  const [, once] = reset.out.split('\n');
  expect(reset.out.split(once)).toHaveLength(2);
  expect((await ana.request('GET', '/api/me')).body.person).toBeNull();
  const body = { name: 'Ana', password: once, new: 'another long password' };
  expect((await ana.request('POST', '/api/session', body)).status).toBe(200);
});

it('says in one sentence what is wrong', async () => {
  const { server, data } = await running();
  const wrong = async (...args: string[]) => {
    const { code, err, out } = await run(['admin', ...args, '--data', data]);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    return err;
  };
  expect(await wrong('ban')).toMatch(/^Name a person/);
  expect(await wrong('ban', 'Nobody')).toMatch(/^Nobody here has the id "Nobody"/);
  expect(await wrong('ban', '--network', '192.0.2.300')).toMatch(/is no network; write an address/);
  expect(await wrong('ban', '--network', '0.0.0.0/0')).toMatch(/is too wide/);
  expect(await wrong('ban', 'x', '--for', '2 weeks')).toMatch(
    /^--for cannot be "2 weeks"; write minutes, hours or days/,
  );
  expect(await wrong('ban', 'x', '--reason', 'a\nb')).toMatch(/in one line/);
  expect(await wrong('unban', 'x')).toMatch(/^There is no ban of "x"/);
  expect(await wrong('remove-table', 'x')).toMatch(/^There is no table "x"/);
  expect(await wrong('announce', 'x'.repeat(301))).toMatch(/^This is too long/);
  expect(await wrong('reports', '--limit', '0')).toMatch(/^--limit cannot be "0"/);
  expect(await wrong('reset-password', (await person(server, 'Guest Bo')).id)).toMatch(
    /is no account, and has no password/,
  );
  expect(await wrong('exile', 'x')).toMatch(/^There is no followsuit admin exile; there is ban, /);
  const missing = await run(['admin', 'bans', '--data', join(newFolder(), 'none')]);
  expect([missing.code, missing.err]).toEqual([2, expect.stringMatching(/^There is no database in /)]);
});

it('says when no server runs; the next one carries it out', async () => {
  const { server, data, stop } = await running();
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const table = (await (await person(server, 'Ana')).request('POST', '/api/tables', { game: 'coralon', seats })).body
    .table.id;
  await stop();
  expect(await run(['admin', 'remove-table', table, '--data', data])).toEqual({
    code: 0,
    out: 'No server has answered; it is done as soon as one runs.\n',
    err: '',
  });
  const next = await serve({ ...server.config, port: 0 }, CHEAP);
  onTestFinished(() => next.close());
  expect((await fetch(`${next.address}/api/tables/${table}`)).status).toBe(404);
});

/** A server that cannot start says why in a sentence; one whose disk is full says so and goes on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from './config.ts';
import { openDatabase } from './store/database.ts';
import { isStorageFailure } from './store/database-errors.ts';
import { databases } from './testing/databases.ts';
import { hasPostgres } from './testing/postgres.ts';
import { newFolder, start } from './testing/start.ts';

const newDatabase = databases();
const withPostgres = hasPostgres ? it : it.skip;

async function fails(config: Parameters<typeof start>[0], sentence: RegExp): Promise<void> {
  const error = await start(config).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).toMatch(sentence);
  expect(error.message).toMatch(/^[^\n]+[.?]$/);
}

it('folders that cannot be', async () => {
  const folder = newFolder();
  const path = (name: string): string => join(folder, name);
  writeFileSync(path('file'), '');
  mkdirSync(path('folder/followsuit.db'), { recursive: true });
  mkdirSync(path('garbage'));
  writeFileSync(path('garbage/followsuit.db'), 'This is no database, however long one looks at it.'.repeat(100));
  await fails({ data: path('file') }, /^--data cannot be ".*file": there is a file of that name\.$/);
  await fails({ data: path('file/in') }, /: part of the path is not a folder\.$/);
  await fails({ data: path('folder') }, /: followsuit\.db in it is a folder\.$/);
  await fails(
    { data: path('garbage') },
    /: followsuit\.db in it is damaged, or no database; put a backup in its place\.$/,
  );
  await fails({ data: path('x'.repeat(300)) }, /: the name is too long\.$/);
  if (process.platform === 'linux') await fails({ data: '/proc/nowhere/data' }, /: there can be no folder there\.$/);
  // A folder that is not there yet is made, however deep.
  await start({ data: path('new/one') });
});

it('addresses that cannot be', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  await fails({ port }, new RegExp(`^Port ${port} is in use; choose another one with --port\\.$`));
  await fails({ host: '192.0.2.1' }, /^--host cannot be "192\.0\.2\.1": this machine has no such address\.$/);
  await fails({ host: 'nowhere.invalid' }, /^--host cannot be "nowhere\.invalid": this machine has no such address\.$/);
});

it('a database of a newer version', async () => {
  const data = newFolder();
  const { db, close } = await openDatabase({ data, url: null });
  const row = { name: '999-later', timestamp: '2030-01-01' };
  await db
    .insertInto('kysely_migration' as never)
    .values(row as never)
    .execute();
  await close();
  await fails(
    { data },
    /^The database was made by a newer version of Followsuit \(it has 999-later\); run that version/,
  );
});

it('a folder that another server uses, until that one stops', async () => {
  const data = newFolder();
  const first = await start({ data });
  await fails({ data }, /^Another server uses the folder ".*"; stop it, or give this one another with --data\.$/);
  // Whoever only looks is not kept out.
  await (await openDatabase({ data, url: null })).close();
  await first.stop();
  await start({ data });
});

withPostgres('PostgreSQL that is not there, lets nobody in, or is in use', async () => {
  const url = newDatabase();
  await fails(
    { databaseUrl: url.replace(/:\d+\//, ':1/') },
    /^The database at DATABASE_URL does not answer; is it running\?$/,
  );
  await fails({ databaseUrl: url.replace('127.0.0.1', 'nowhere.invalid') }, /on a machine that cannot be found/);
  await fails({ databaseUrl: url.replace(/[^/]+$/, 'other') }, /DATABASE_URL is not there; make it with createdb\.$/);
  await fails(
    { databaseUrl: url.replace('test@', 'nobody:secret@') },
    /^The database at DATABASE_URL does not let this user in\.$/,
  );
  const first = await start({ databaseUrl: url });
  await fails({ databaseUrl: url }, /^Another server uses the database at DATABASE_URL/);
  await first.stop();
  await start({ databaseUrl: url });
});

it('PostgreSQL that takes the call and says nothing', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  await fails(
    { databaseUrl: `postgres://ana@127.0.0.1:${port}/x` },
    /does not answer; is there a firewall before it\?$/,
  );
}, 30_000);

it('a request must arrive within half a minute', async () => {
  const { server: running } = await start();
  expect(running.app.server.requestTimeout).toBe(30_000);
});

it('a full disk is answered with a code of its own', async () => {
  const { server: running, guest } = await start();
  const ana = await guest('Ana');
  const { writer } = running.context.store;
  const { write } = writer;
  writer.write = () => Promise.reject(new Error('database or disk is full'));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const answer = await ana.request('POST', '/api/tables', { game: 'coralon', seats });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage' }]);
  writer.write = write;
  expect((await ana.request('POST', '/api/tables', { game: 'coralon', seats })).status).toBe(200);
  expect(isStorageFailure(new Error('x is not a function'))).toBe(false);
  expect((await ana.request('GET', '/api/tables/%E0%A4%A')).status).toBe(400);
});

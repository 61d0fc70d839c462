/** Password hashes: their cost, older ones, and many at once. */
import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { start } from '../testing/start.ts';
import { COST, Passwords } from './passwords.ts';
import { TooBusy } from './task-queue.ts';

const password = 'correct horse battery';

it('a new hash costs 2^17, and says so', async () => {
  const passwords = new Passwords();
  const kept = await passwords.hash(password);
  expect(kept).toMatch(/^scrypt:131072:8:1:[\w-]{22}:[\w-]{43}$/);
  const [, , , , salt, hash] = kept.split(':');
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  expect(scryptSync(password, Buffer.from(salt, 'base64url'), 32, options).toString('base64url')).toBe(hash);
  expect(await passwords.check(password, kept, 0)).toBe('right');
});

it('a hash of an older version is replaced at the next sign-in, and only then', async () => {
  const { base, guest, server } = await start();
  const ana = await guest('Ana');
  await ana.post('/api/account', { name: 'Ana', password });
  const { db } = server.context.store;
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password, salt, 32, { N: 512, r: 8, p: 1 });
  const old = `scrypt:512:${salt.toString('base64url')}:${hash.toString('base64url')}`;
  await db.updateTable('people').set({ password: old }).where('account', '=', 'ana').execute();
  const kept = async () =>
    (await db.selectFrom('people').select('password').where('account', '=', 'ana').executeTakeFirstOrThrow()).password;
  const signIn = async (given: string) =>
    (await new Client(base).request('POST', '/api/session', { name: 'Ana', password: given })).status;
  expect(await signIn('wrong password')).toBe(401);
  expect(await kept()).toBe(old);
  expect(await signIn(password)).toBe(200);
  const replaced = await kept();
  expect(replaced).toMatch(/^scrypt:1024:8:1:/);
  expect(await signIn(password)).toBe(200);
  expect(await kept()).toBe(replaced);
});

it('many at once leave threads of the pool for others, and some are sent away', async () => {
  const passwords = new Passwords({ ...COST, N: 2 ** 13 });
  const ended: string[] = [];
  const hashes = Array.from({ length: 40 }, () =>
    passwords.hash(password).then(
      () => ended.push('hash'),
      (error) => ended.push(error instanceof TooBusy ? 'busy' : 'error'),
    ),
  );
  // Reading a file takes a few turns of a thread of the same pool; without a bound it would wait for all 40.
  await Promise.all([readFile(new URL(import.meta.url)).then(() => ended.push('file')), ...hashes]);
  expect(ended.filter((each) => each === 'busy')).toHaveLength(8);
  expect(ended.filter((each) => each === 'hash')).toHaveLength(32);
  expect(ended.filter((each) => each !== 'busy').indexOf('file')).toBeLessThan(16);
});

it('a sign-in that finds too many others is told to come back', async () => {
  const { base } = await start({ trustProxy: true }, { passwordCost: { N: 2 ** 15, r: 8, p: 1 } });
  const one = new Client(base);
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, i) =>
      one.request('POST', '/api/session', { name: `Name ${i}`, password }, { 'x-forwarded-for': `192.0.2.${i}` }),
    ),
  );
  const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { code?: string }).code));
  expect(new Set(codes)).toEqual(new Set(['wrong-name-or-password', 'busy']));
  expect(answers.find((_, i) => codes[i] === 'busy')?.status).toBe(503);
});

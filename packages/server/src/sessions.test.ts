/** How long a session lasts. */
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import type { Server } from './app.ts';
import { Passwords } from './people/passwords.ts';
import { People, SHORTLY } from './people/people.ts';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const usedAt = async ({ context }: Server): Promise<number> =>
  (await context.store.db.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()).used_at;

const isKnown = async (client: Client): Promise<boolean> => (await client.get('/api/me')).person !== null;

it('is renewed by use, with one write a day', async () => {
  const time = new HandTime();
  const { server, guest } = await start({}, { time });
  const ana = await guest('Ana');
  const made = await usedAt(server);
  await time.pass(23 * HOUR);
  await ana.get('/api/me');
  expect(await usedAt(server)).toBe(made);
  await time.pass(2 * HOUR);
  await ana.get('/api/me');
  const renewed = await usedAt(server);
  expect(renewed).toBe(time.now());
  await time.pass(23 * HOUR);
  await ana.get('/api/me');
  expect(await usedAt(server)).toBe(renewed);
});

it('is cached, but only for a short while where other nodes may end it', async () => {
  const time = new HandTime();
  const { context, people: alone } = (await start({}, { time })).server;
  const { store, random } = context;
  const inCluster = new People(store, new Passwords(), time, random, 365, SHORTLY);
  const { token } = (await alone.guest('Ana')) as { token: string };
  const known = async () => [await inCluster.visitor(token), await alone.visitor(token)].map((each) => each?.name);
  expect(await known()).toEqual(['Ana', 'Ana']);
  // Somebody ends it, and the news is lost.
  await store.db.deleteFrom('sessions').execute();
  await time.pass(SHORTLY - 1);
  expect(await known()).toEqual(['Ana', 'Ana']);
  await time.pass(1);
  expect(await known()).toEqual([undefined, 'Ana']);
});

it('ends when it has not been used for as long as the server keeps it, and not before', async () => {
  const time = new HandTime();
  const { guest } = await start({ keepSessions: 10 }, { time });
  const ana = await guest('Ana');
  for (let i = 0; i < 4; i++) {
    await time.pass(9 * DAY);
    expect(await isKnown(ana)).toBe(true);
  }
  await time.pass(10 * DAY + HOUR);
  expect(await isKnown(ana)).toBe(false);
  await ana.connect();
  expect(ana.of('welcome').at(-1)).toMatchObject({ person: null });
  ana.disconnect();
});

it('has a cookie that is set again when it is used, once a day', async () => {
  const time = new HandTime();
  const { guest } = await start({ keepSessions: 10 }, { time });
  const ana = await guest('Ana');
  const set = async (): Promise<string[]> => (await ana.request('GET', '/api/me')).headers.getSetCookie();
  const { cookie } = ana;
  expect(await set()).toEqual([]);
  await time.pass(25 * HOUR);
  // What the socket has used before is no reason to leave out the cookie.
  ana.disconnect();
  await ana.connect();
  const [renewed] = await set();
  expect(renewed).toContain(`${cookie};`);
  expect(renewed).toMatch(/Max-Age=864000; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await set()).toEqual([]);
  await time.pass(25 * HOUR);
  const out = await ana.request('DELETE', '/api/session');
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^followsuit=;.*1970/)]);
});

it('a clock that was set back ends no session', async () => {
  const time = new HandTime();
  const { guest } = await start({}, { time });
  const ana = await guest('Ana');
  await time.pass(2 * DAY);
  expect(await isKnown(ana)).toBe(true);
  await time.pass(-30 * DAY);
  expect(await isKnown(ana)).toBe(true);
});

it('an account has no more than so many: the one used longest ago makes room', async () => {
  const time = new HandTime();
  const { server, guest, base } = await start({}, { time });
  const ana = await guest('Ana');
  await ana.signUp('Ana', 'long enough');
  const { people, context } = server;
  const { db } = context.store;
  const made_at = time.now() + 1;
  const rows = Array.from({ length: LIMITS.sessions - 1 }, (_, i) => ({
    id: `other ${i}`,
    person: ana.person.id,
    kind: 'cookie' as const,
    made_at,
    used_at: made_at,
  }));
  await db.insertInto('sessions').values(rows).execute();
  await time.pass(HOUR);
  const phone = new Client(base);
  expect((await phone.request('POST', '/api/session', { name: 'Ana', password: 'long enough' })).status).toBe(200);
  expect(await people.sessions(ana.person.id)).toHaveLength(LIMITS.sessions);
  await ana.until(() => ana.closeCode === 4001);
  expect(await isKnown(ana)).toBe(false);
  expect(await isKnown(phone)).toBe(true);
});

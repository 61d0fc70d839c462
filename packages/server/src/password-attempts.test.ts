/** Guessing passwords: slow for whoever guesses, never in the way of whose account it is. */
import { expect, it } from 'vitest';
import { SITE_SHARE } from './http/address.ts';
import { PasswordAttempts } from './people/password-attempts.ts';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const password = 'correct horse battery';
const wrong = 'wrong password';

const signIn = async (client: Client, from: string, given: string, name = 'Ana'): Promise<number> => {
  const body = { name, password: given };
  return (await client.request('POST', '/api/session', body, { 'x-forwarded-for': from })).status;
};

async function withAna() {
  const started = await start({ trustProxy: true });
  const ana = await started.guest('Ana');
  await ana.post('/api/account', { name: 'Ana', password });
  return { ...started, ana, stranger: () => new Client(started.base) };
}

it('is slowed down by account and address, however the name is written and whatever a client says of addresses', async () => {
  const { stranger } = await withAna();
  const written: number[] = [];
  for (const [i, name] of ['Ana', 'aNA', 'Ａna', 'aｎa', 'ＡＮＡ', 'anａ'].entries())
    written.push(await signIn(stranger(), `198.51.100.${i}, 192.0.2.99`, wrong, name));
  expect(written).toEqual([401, 401, 401, 401, 401, 429]);
});

it('elsewhere does not keep the owner out', async () => {
  const { stranger } = await withAna();
  for (let i = 0; i < 6; i++) await signIn(stranger(), '192.0.2.1', wrong);
  expect(await signIn(stranger(), '192.0.2.1', password)).toBe(429);
  expect(await signIn(stranger(), '192.0.2.2', password)).toBe(200);
});

it('at the same address does not keep the owner out of a device where they have signed in before', async () => {
  const { ana, stranger } = await withAna();
  const phone = stranger();
  expect(await signIn(phone, '192.0.2.7', password)).toBe(200);
  await phone.delete('/api/session');
  for (let i = 0; i < 6; i++) await signIn(stranger(), '192.0.2.7', wrong);
  expect(await signIn(stranger(), '192.0.2.7', password)).toBe(429);
  expect(await signIn(phone, '192.0.2.7', password)).toBe(200);
  // Where the account was made, too; and a device may not guess for ever either.
  const guesses: number[] = [];
  for (let i = 0; i < 6; i++) guesses.push(await signIn(ana, '192.0.2.7', wrong));
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('one’s own account on a device opens no way to another’s', async () => {
  const { guest, stranger } = await withAna();
  const eve = await guest('Eve');
  await eve.post('/api/account', { name: 'Eve', password });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    await signIn(eve, '192.0.2.5', password, 'Eve');
    statuses.push(await signIn(eve, '192.0.2.5', wrong));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const forged = stranger();
  forged.cookie = 'followsuit-device=aaaa.bbbb';
  expect(await signIn(forged, '192.0.2.5', wrong)).toBe(429);
});

it('one’s own password, in a session, is counted by the session alone', async () => {
  const { ana, stranger } = await withAna();
  const phone = stranger();
  await signIn(phone, '192.0.2.7', password);
  const change = async (client: Client, old: string): Promise<number> =>
    (await client.request('PUT', '/api/account/password', { old, new: password })).status;
  for (let i = 0; i < 5; i++) expect(await change(phone, wrong)).toBe(401);
  expect(await change(phone, password)).toBe(429);
  expect(await change(ana, password)).toBe(200);
});

const place = (i: number, more = {}) => ({ name: 'ana', network: `192.0.2.${i}`, device: null, ...more });

it('from many addresses is made slow for a name, and the owner waits, or is known', async () => {
  const time = new HandTime();
  const attempts = new PasswordAttempts({ time, shared: null });
  expect(await attempts.check(place(7))).toBeNull();
  attempts.succeeded(place(7));
  for (let i = 100; i < 200; i++) expect(await attempts.check(place(i))).toBeNull();
  const outcomes: string[] = [];
  const ask = (i: number): void => {
    attempts.check(place(i)).then((slow) => outcomes.push(slow?.code ?? 'may try'));
  };
  for (let i = 200; i < 215; i++) ask(i);
  await new Promise((resolve) => setImmediate(resolve));
  expect(outcomes).toEqual(Array(5).fill('rate'));
  await time.pass(30_000);
  expect(outcomes.slice(5)).toEqual(Array(10).fill('may try'));
  // Others' names are not concerned, nor is whoever has signed in there before, by address or by device.
  expect(await attempts.check(place(99, { name: 'bo' }))).toBeNull();
  expect(await attempts.check(place(7))).toBeNull();
  expect(await attempts.check(place(98, { device: 'phone' }))).toBeNull();
  await time.pass(24 * 3_600_000);
  expect(await attempts.check(place(97))).toBeNull();
});

it('a clock that is set forward or back neither ends the wait nor makes it longer', async () => {
  const time = new HandTime();
  const attempts = new PasswordAttempts({ time, shared: null });
  for (let i = 0; i < 5; i++) expect(await attempts.check(place(1))).toBeNull();
  for (const hours of [1, -2, 25]) {
    time.step(hours * 3_600_000);
    expect(await attempts.check(place(1))).toMatchObject({ code: 'rate' });
  }
  await time.pass(15 * 60_000);
  expect(await attempts.check(place(1))).toBeNull();
});

it('many names from one network come to an end, but not those known there; right ones do not count', async () => {
  const attempts = new PasswordAttempts({ time: new HandTime(), shared: null });
  const at = (name: string) => place(1, { name });
  for (let i = 0; i < 40; i++) {
    expect(await attempts.check(at(`class ${i}`))).toBeNull();
    attempts.succeeded(at(`class ${i}`));
  }
  for (let i = 0; i < 30; i++) expect(await attempts.check(at(`guess ${i}`))).toBeNull();
  expect(await attempts.check(at('guess 30'))).toMatchObject({ code: 'rate' });
  expect(await attempts.check(at('class 3'))).toBeNull();
});

it('one site has the attempts of a few networks, however many it has', async () => {
  const attempts = new PasswordAttempts({ time: new HandTime(), shared: null });
  const from = (site: number, i: number) => ({
    name: `name ${i}`,
    network: `2001:db8:${site}:${i.toString(16)}::/64`,
    device: null,
  });
  let allowed = 0;
  for (let i = 0; i < 1000; i++) if ((await attempts.check(from(1, i))) === null) allowed++;
  expect(allowed).toBe(30 * SITE_SHARE);
  expect(await attempts.check(from(2, 0))).toBeNull();
});

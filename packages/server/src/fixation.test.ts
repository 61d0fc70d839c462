/** A session that somebody else knows, or has planted, is worth nothing once its guest becomes an account or signs in. */
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';

const password = 'long enough';
const HTTPS = { trustProxy: true, publicUrl: 'https://cards.example.org' };

/** Another client with the cookies that this one has now. */
function copyOf(client: Client): Client {
  const copy = new Client(client.base);
  copy.cookie = client.cookie;
  return copy;
}

const personOf = async (client: Client): Promise<string | null> => (await client.get('/api/me')).person?.id ?? null;
/** The cookies that an answer sets, by name; a removed one is empty. */
const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(response.headers.getSetCookie().map((set) => set.split(';')[0].split('=')));

it('signing up gives a new session: whoever knows the one of the guest is nobody, and their socket is closed', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  const eve = copyOf(ana);
  await eve.connect();
  expect(await personOf(eve)).toBe(ana.person.id);
  expect(await ana.signUp('Ana', password)).toMatchObject({ person: { id: ana.person.id, account: true } });
  await eve.until(() => eve.closeCode === 4003);
  expect(await personOf(eve)).toBeNull();
  await eve.connect();
  expect(eve.of('welcome').at(-1)).toMatchObject({ person: null });
  eve.disconnect();
  // Ana has connected again, as herself.
  expect(await personOf(ana)).toBe(ana.person.id);
  expect(ana.of('welcome').at(-1)).toMatchObject({ person: { id: ana.person.id } });
  expect((await ana.get('/api/sessions')).sessions).toHaveLength(1);
});

it('a sign-up that fails leaves the session as it is', async () => {
  const { guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.signUp('Ana', password);
  expect((await bo.request('POST', '/api/account', { name: 'Ana', password })).status).toBe(409);
  expect(await personOf(bo)).toBe(bo.person.id);
  expect(bo.closeCode).toBeNull();
});

it('signing in ends the session that the browser had, of a guest or of the account', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  await ana.signUp('Ana', password);
  const first = copyOf(ana);
  await ana.post('/api/session', { name: 'Ana', password });
  expect(await personOf(first)).toBeNull();
  expect(await personOf(ana)).toBe(ana.person.id);

  const visitor = await guest('Visitor');
  const planted = copyOf(visitor);
  expect((await visitor.request('POST', '/api/session', { name: 'Ana', password: 'not the right one' })).status).toBe(
    401,
  );
  expect(await personOf(planted)).toBe(visitor.person.id);
  await visitor.post('/api/session', { name: 'Ana', password });
  expect([await personOf(planted), await personOf(visitor)]).toEqual([null, ana.person.id]);
  await visitor.until(() => visitor.closeCode === 4003);
});

it('over HTTPS, cookies belong to this host alone', async () => {
  const { base } = await start(HTTPS);
  const ana = new Client(base);
  const made = await ana.request('POST', '/api/guest', { name: 'Ana' });
  expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-followsuit=\S+; .*Path=\/; .*Secure/)]);
  expect(made.headers.getSetCookie()[0]).not.toMatch(/Domain/i);
  const account = await ana.request('POST', '/api/account', { name: 'Ana', password });
  expect(Object.keys(cookiesOf(account)).sort()).toEqual(['__Host-followsuit', '__Host-followsuit-device']);
  const out = await ana.request('DELETE', '/api/session');
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-followsuit=;.*1970.*Secure/)]);
  // Over plain HTTP browsers would not take such a cookie.
  const plain = await start();
  const response = await new Client(plain.base).request('POST', '/api/guest', { name: 'Bo' });
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^followsuit=\S+;/)]);
});

it('a cookie with the earlier name still counts, and is replaced', async () => {
  const { base } = await start(HTTPS);
  const ana = new Client(base);
  const id = (await ana.post('/api/guest', { name: 'Ana' })).person.id;
  const own = ana.cookie;
  ana.cookie = own.replace('__Host-', '');
  const response = await ana.request('GET', '/api/me');
  expect(await response.json()).toMatchObject({ person: { id } });
  expect(cookiesOf(response)).toEqual({ '__Host-followsuit': own.split('=')[1], followsuit: '' });

  // With both, the one that nobody else can plant counts.
  const eve = new Client(base);
  await eve.post('/api/guest', { name: 'Eve' });
  ana.cookie = `${eve.cookie.replace('__Host-', '')}; ${own}`;
  expect(await personOf(ana)).toBe(id);
});

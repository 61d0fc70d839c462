/** By which addresses clients are counted. */
import { expect, it } from 'vitest';
import { NetworkLimiter } from '../rate-limits.ts';
import { Client } from '../testing/client.ts';
import { start } from '../testing/start.ts';
import { HandTime } from '../testing/time.ts';
import { forwardedAddress, networkOf, SITE_SHARE, siteOf } from './address.ts';

it('takes the first 64 bits of IPv6, and IPv4 as it is', () => {
  const networks = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '0:0:0:0:0:FFFF:c000:207': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:0DB8:1:2::': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
    unknown: 'unknown',
  };
  for (const [address, network] of Object.entries(networks))
    expect([address, networkOf(address)]).toEqual([address, network]);
});

const other = (i: number): string => `2001:db8:1:2::${(i + 1).toString(16)}`;

it('counts requests by network: another address of the same one is no way around a limit', async () => {
  const { base } = await start({ trustProxy: true, limits: true });
  const ask = async (from: string): Promise<number> => {
    const body = { name: 'Ana' };
    return (await new Client(base).request('POST', '/api/guest', body, { 'x-forwarded-for': from })).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push(await ask(other(i)));
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});

it('counts connections by network', async () => {
  const { base } = await start({ trustProxy: true, connections: 2 });
  const clients = [0, 1, 2].map(() => new Client(base));
  for (const [i, client] of clients.slice(0, 2).entries()) await client.connect({ 'x-forwarded-for': other(i) });
  await expect(clients[2].connect({ 'x-forwarded-for': other(2) })).rejects.toThrow('429');
  clients[0].disconnect();
  await clients[0].until(() => clients[0].closeCode !== null);
  await expect
    .poll(() =>
      clients[2].connect({ 'x-forwarded-for': other(3) }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  for (const client of clients) client.disconnect();
});

it('connections that come at the same moment count each other', async () => {
  const { base, server } = await start({ connections: 2 });
  let go = (): void => {};
  const wait = new Promise<boolean>((resolve) => {
    go = () => resolve(true);
  });
  let asked = 0;
  server.rateLimits.mayConnect = () => {
    asked++;
    return wait;
  };
  const clients = Array.from({ length: 6 }, () => new Client(base));
  const outcomes = clients.map((client) =>
    client.connect().then(
      () => true,
      () => false,
    ),
  );
  await expect.poll(() => asked).toBe(2);
  go();
  expect((await Promise.all(outcomes)).filter(Boolean)).toHaveLength(2);
  for (const client of clients) client.disconnect();
  // Whoever was turned away, or has left, does not count any more.
  const again = new Client(base);
  await expect
    .poll(() =>
      again.connect().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  again.disconnect();
});

it('the site of a network is its first 48 bits, and IPv4 has none', () => {
  expect(siteOf(networkOf('2001:db8:1:2::1'))).toBe('2001:db8:1::/48');
  expect(siteOf(networkOf('::1'))).toBe('0:0:0::/48');
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', 'unknown']) expect(siteOf(networkOf(address))).toBeNull();
});

it('a site has as much as a few networks, however many networks it has', async () => {
  const limiter = new NetworkLimiter({ time: new HandTime(), shared: null }, 'test', { burst: 3, every: 1000 });
  const all = (length: number, network: (i: number) => string): Promise<boolean[]> =>
    Promise.all(Array.from({ length }, (_, i) => limiter.take(network(i))));
  const tries = await all(1000, (i) => `2001:db8:1:${i.toString(16)}::/64`);
  expect(tries.filter(Boolean)).toHaveLength(3 * SITE_SHARE);
  expect(await limiter.allows('2001:db8:1:ffff::/64')).toBe(false);
  expect(await limiter.take('2001:db8:2:1::/64')).toBe(true);
  // No address of IPv4 has neighbours that count.
  const fours = await all(200, (i) => `192.0.2.${i}`);
  expect(fours.every(Boolean)).toBe(true);
});

const inSite = (i: number): Record<string, string> => ({ 'x-forwarded-for': `2001:db8:9:${i.toString(16)}::1` });

it('counts requests of a site: another network of the same one is no way around a limit', async () => {
  const { base, server } = await start({ trustProxy: true, limits: true }, { time: new HandTime() });
  const statuses: number[] = [];
  // Ten accounts a minute from one network; nobody is signed in, so that no password is hashed.
  for (let i = 0; i < 10 * SITE_SHARE + 2; i++)
    statuses.push((await new Client(base).request('POST', '/api/account', {}, inSite(i))).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10 * SITE_SHARE);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  const elsewhere = { 'x-forwarded-for': '2001:db8:a:1::1' };
  expect((await new Client(base).request('POST', '/api/account', {}, elsewhere)).status).toBe(401);
  expect(await server.context.metrics.text()).toContain('followsuit_rate_limited_total{limit="requests"} 2');
});

it('counts connections of a site', async () => {
  const { base } = await start({ trustProxy: true, connections: 1 });
  const clients = Array.from({ length: SITE_SHARE + 1 }, () => new Client(base));
  for (const [i, client] of clients.slice(0, -1).entries()) await client.connect(inSite(i));
  await expect(clients[SITE_SHARE].connect(inSite(SITE_SHARE))).rejects.toThrow('429');
  await clients[SITE_SHARE].connect({ 'x-forwarded-for': '2001:db8:a:1::1' });
  for (const client of clients) client.disconnect();
});

it('takes the last address of X-Forwarded-For, with or without a port, and no garbage', () => {
  const addresses = {
    '192.0.2.1': '192.0.2.1',
    '10.0.0.1, 192.0.2.1': '192.0.2.1',
    '192.0.2.1:4711': '192.0.2.1',
    '2001:db8::1': '2001:db8::1',
    '[2001:db8::1]': '2001:db8::1',
    'x, [2001:db8::1]:443': '2001:db8::1',
    '192.0.2.1, garbage': null,
    '192.0.2.1,': null,
    '192.0.2.256': null,
    '192.0.2.1:x': null,
    '192.0.2.1 192.0.2.2': null,
    '[192.0.2.1': null,
    unknown: null,
    '': null,
  };
  for (const [header, address] of Object.entries(addresses))
    expect([header, forwardedAddress(header)]).toEqual([header, address]);
});

it('clients whose X-Forwarded-For is garbage count as one, and made-up addresses before the last do not help', async () => {
  const { base } = await start({ trustProxy: true, limits: true });
  const ask = async (from: string): Promise<number> =>
    (await new Client(base).request('POST', '/api/account', {}, { 'x-forwarded-for': from })).status;
  for (let i = 0; i < 10; i++) expect(await ask(`garbage ${i}`)).toBe(401);
  expect(await ask('more garbage')).toBe(429);
  for (let i = 0; i < 10; i++) expect(await ask(`198.51.100.${i}, 192.0.2.1:${1000 + i}`)).toBe(401);
  expect(await ask('198.51.100.77, 192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.1, 198.51.100.77')).toBe(401);
});

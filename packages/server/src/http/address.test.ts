/** By which addresses clients are counted. */
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { start } from '../testing/start.ts';
import { networkOf } from './address.ts';

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

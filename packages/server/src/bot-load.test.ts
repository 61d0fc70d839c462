/** Many tables of bots, with real sockets and threads: whoever fills the queue waits behind themselves. */
import { expect, it, vi } from 'vitest';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';

const TABLES = 9;
const MOVES = 9;

/** A guest behind an address of their own. */
async function guestAt(base: string, name: string, address: string): Promise<Client> {
  const client = new Client(base);
  client.person = (await client.post('/api/guest', { name })).person;
  await client.connect({ 'x-forwarded-for': address });
  return client;
}

type Seats = readonly ({ kind: 'me' | 'open' } | { kind: 'bot'; bot: string })[];
const [me, open, club] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'club' }] as const;

async function newTable(host: Client, seats: Seats): Promise<string> {
  return (await host.post('/api/tables', { game: 'coralon', seats, seating: 'fixed' })).table.id;
}

/** Creates a table of bots that search, and watches it. */
async function watchBots(client: Client): Promise<string> {
  const table = await newTable(client, new Array(6).fill({ kind: 'bot', bot: 'expert' }));
  await client.join(table);
  await client.post(`/api/tables/${table}/start`);
  return table;
}

const actsOf = (client: Client, table: string): number =>
  client.tables.get(table)!.events.filter(({ ev }) => ev === 'act').length;

it.each([
  ['one guest with many tables', 1, '192.0.2.1', '192.0.2.1'],
  ['many guests of one network', TABLES, '203.0.113.7', '192.0.2.1'],
])('%s, and somebody else: the bots of the other table keep their share', async (_, guests, theirs, other) => {
  const { base } = await start({ bots: 1, botWait: 60_000, trustProxy: true });
  const many = await Promise.all(Array.from({ length: guests }, (_, i) => guestAt(base, `Guest ${i}`, theirs)));
  const bo = await guestAt(base, 'Bo', other);
  const watched: [Client, string][] = [];
  for (let i = 0; i < TABLES; i++) watched.push([many[i % guests], await watchBots(many[i % guests])]);
  const own = await watchBots(bo);
  const before = watched.map(([client, table]) => actsOf(client, table));
  const begin = actsOf(bo, own);
  await bo.until(() => actsOf(bo, own) - begin >= MOVES, 50_000);
  const gained = watched.map(([client, table], i) => actsOf(client, table) - before[i]);
  // In one queue for all, every table would make as many moves as this one.
  expect(Math.max(...gained)).toBeLessThanOrEqual(MOVES / 3);
  // They get no more than the same share, and what is left while Bo's table is between two moves.
  expect(gained.reduce((sum, n) => sum + n)).toBeLessThanOrEqual(3 * MOVES);
});

it('bots think on account of the host, or else of whoever keeps the table open', async () => {
  const { base, server } = await start({ trustProxy: true });
  const { mock } = vi.spyOn(server.context.bots, 'choose');
  const ana = await guestAt(base, 'Ana', '192.0.2.1');
  const bo = await guestAt(base, 'Bo', '2001:db8:1:2:3::4');
  const cy = await guestAt(base, 'Cy', '192.0.2.3');
  /** Starts a game of Ana's, and returns on whose account its bots have thought. */
  const startAndAsk = async (table: string): Promise<string[]> => {
    await ana.post(`/api/tables/${table}/start`);
    const asked = () => mock.calls.map(([, , requester]) => requester).filter((each) => each.table === table);
    await expect.poll(asked).not.toHaveLength(0);
    return [...new Set(asked().map(({ person, network }) => `${person} at ${network}`))];
  };

  const hosted = await newTable(ana, [me, club, open]);
  await bo.post(`/api/tables/${hosted}/seat`);
  for (const client of [cy, bo, ana]) await client.join(hosted);
  expect(await startAndAsk(hosted)).toEqual([`${ana.person.id} at 192.0.2.1`]);

  const seated = await newTable(ana, [open, club, club]);
  await bo.post(`/api/tables/${seated}/seat`);
  for (const client of [cy, bo]) await client.join(seated);
  expect(await startAndAsk(seated)).toEqual([`${bo.person.id} at 2001:db8:1:2::/64`]);

  const watched = await newTable(ana, [club, club, club]);
  await cy.join(watched);
  expect(await startAndAsk(watched)).toEqual([`${cy.person.id} at 192.0.2.3`]);
});

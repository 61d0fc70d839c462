/** How many tables one host and one network may have before their games begin. */
import { RARE_LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { start } from '../testing/start.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

it('tables that are made at the same moment count each other', async () => {
  const { guest } = await start({ limits: true });
  const ana = await guest('Ana');
  const make = () => ana.request('POST', '/api/tables', { game: 'coralon', seats, listed: true });
  const answers = await Promise.all(Array.from({ length: 2 * RARE_LIMITS.listed }, make));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(RARE_LIMITS.listed);
});

it('a host has a few tables in the lobby, and more outside; a network has its own limit', async () => {
  const { base, guest } = await start({ limits: true, trustProxy: true });
  let hosts = 0;
  /** Each request comes from one of two networks, and as few from each as not to be too fast. */
  const from = (network: string) => ({ 'x-forwarded-for': network });
  const make = (client: Client, network: string, listed: boolean) =>
    client.request('POST', '/api/tables', { game: 'coralon', seats, listed }, from(network));
  const ana = await guest('Ana');
  const statuses: number[] = [];
  const made: string[] = [];
  for (let i = 0; i <= RARE_LIMITS.listed; i++) {
    const answer = await make(ana, '192.0.2.1', true);
    statuses.push(answer.status);
    if (answer.ok) made.push(((await answer.json()) as { table: { id: string } }).table.id);
    else
      expect(await answer.json()).toEqual({
        code: 'too-many',
        text: 'You have 5 tables in the lobby; start or close one first.',
      });
  }
  expect(statuses).toEqual([...new Array(RARE_LIMITS.listed).fill(200), 409]);
  expect((await make(ana, '192.0.2.1', false)).status).toBe(200);

  /** A new guest of that network makes as many tables as they may. */
  const crowd = async (network: string): Promise<number[]> => {
    const client = new Client(base);
    await client.request('POST', '/api/guest', { name: `Host ${hosts++}` }, from(network));
    const found: number[] = [];
    for (let i = 0; i < RARE_LIMITS.listed; i++) found.push((await make(client, network, true)).status);
    return found;
  };
  for (let i = 1; i < RARE_LIMITS.listedOfNetwork / RARE_LIMITS.listed; i++)
    expect(await crowd('192.0.2.1')).toEqual(new Array(RARE_LIMITS.listed).fill(200));
  expect(await crowd('192.0.2.1')).toEqual(new Array(RARE_LIMITS.listed).fill(409));
  expect(await crowd('192.0.2.2')).toEqual(new Array(RARE_LIMITS.listed).fill(200));
  // A closed or started table makes room.
  await ana.delete(`/api/tables/${made[0]}`);
  await ana.post(`/api/tables/${made[1]}/start`);
  expect((await crowd('192.0.2.1')).filter((status) => status === 200)).toHaveLength(2);
});

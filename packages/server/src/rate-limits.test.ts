/** What others at a table notice cannot be done all the time. */
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limits.ts';
import { Client } from './testing/client.ts';
import { tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

async function scene() {
  const time = new HandTime();
  const started = await start({ limits: true }, { time });
  const [ana, bo] = [await started.guest('Ana'), await started.guest('Bo')];
  /** Waits until the server has read all that a client has sent. */
  const settled = async (client: Client): Promise<void> => {
    const before = client.of('pong').length;
    client.send({ t: 'ping' });
    await client.until(() => client.of('pong').length > before);
  };
  const slowed = (client: Client) => client.of('error').filter(({ code }) => code === 'rate');
  return { ...started, time, ana, bo, settled, slowed };
}

it('fills up again steadily, and a clock that was set back does no harm', async () => {
  const time = new HandTime();
  const pace = new RateLimiter(time, { burst: 3, every: 1000 });
  const tries = (n: number): number => Array.from({ length: n }, () => pace.take('a')).filter(Boolean).length;
  expect([tries(5), tries(1)]).toEqual([3, 0]);
  expect(pace.take('b')).toBe(true);
  await time.pass(2100);
  expect(tries(5)).toBe(2);
  await time.pass(-3_600_000);
  expect(tries(1)).toBe(0);
  await time.pass(1000);
  expect(tries(5)).toBe(1);
});

it('words, phrases and faces are counted together, over all connections of a person', async () => {
  const { time, ana, bo, settled, slowed } = await scene();
  const table = await tableFor([ana, bo], 'coralon', 3);
  const phone = new Client(ana.base);
  phone.cookie = ana.cookie;
  await phone.connect();
  await phone.join(table);
  const say = [{ phrase: 'hello' }, { emote: 'smile' }, { text: 'psst' }];
  for (let i = 0; i < 9; i++) {
    (i % 2 === 0 ? ana : phone).send({ t: 'say', table, ...say[i % 3] });
    await settled(i % 2 === 0 ? ana : phone);
  }
  await settled(bo);
  expect(bo.of('said')).toHaveLength(LIMITS.says.burst);
  expect([...slowed(ana), ...slowed(phone)]).toHaveLength(9 - LIMITS.says.burst);
  expect(slowed(ana)[0]).toMatchObject({ table, text: expect.stringContaining('wait') });
  // Others may speak, and so may she after a while.
  bo.send({ t: 'say', table, phrase: 'hello' });
  await settled(bo);
  expect(slowed(bo)).toEqual([]);
  await time.pass(LIMITS.says.every);
  ana.send({ t: 'say', table, phrase: 'hello' });
  await ana.until(() => ana.of('said').length === LIMITS.says.burst + 2);
  expect(ana.closeCode).toBeNull();
  phone.disconnect();
});

it('coming and going all the time disturbs a table no more than so often', async () => {
  const { time, ana, bo, settled, slowed } = await scene();
  const { id } = (await ana.post('/api/tables', { game: 'coralon', seats })).table;
  await ana.join(id);
  const before = ana.of('table').length;
  for (let i = 0; i < 29; i++) {
    bo.send({ t: 'join', table: id });
    bo.send({ t: 'leave', table: id });
  }
  await settled(bo);
  await settled(ana);
  expect(slowed(bo)).toHaveLength(29 - LIMITS.joins.burst);
  expect(ana.of('table').length - before).toBe(2 * LIMITS.joins.burst);
  // Another table is another matter, and after a while so is this one.
  const { id: other } = (await ana.post('/api/tables', { game: 'coralon', seats })).table;
  await time.pass(LIMITS.joins.every);
  await bo.join(other);
  await bo.join(id);
});

it('nor can many guests of one address do so together', async () => {
  const { ana, server } = await scene();
  const { id } = (await ana.post('/api/tables', { game: 'coralon', seats })).table;
  const join = (_: unknown, i: number): Promise<boolean> => server.rateLimits.mayJoin(id, `guest ${i}`, '192.0.2.1');
  const allowed = await Promise.all(Array.from({ length: 250 }, join));
  expect(allowed.filter(Boolean)).toHaveLength(LIMITS.joinsOfNetwork.burst);
  expect(await server.rateLimits.mayJoin(id, 'guest', '192.0.2.2')).toBe(true);
});

it('nor can seats be taken and left all the time', async () => {
  const { time, ana, bo } = await scene();
  const { id } = (await ana.post('/api/tables', { game: 'coralon', seats })).table;
  const change = async (i: number): Promise<number> =>
    (await bo.request(i % 2 === 0 ? 'POST' : 'DELETE', `/api/tables/${id}/seat`, {})).status;
  for (let i = 0; i < LIMITS.sits.burst; i++) expect(await change(i)).toBe(200);
  expect(await change(0)).toBe(429);
  await time.pass(LIMITS.sits.every);
  expect(await change(0)).toBe(200);
});

it('a clock that was set back does not silence those who are here', async () => {
  const { time, ana, settled } = await scene();
  await time.pass(-3_600_000);
  await settled(ana);
  await settled(ana);
});

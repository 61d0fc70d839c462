/** Games that begin by themselves: rematches when everybody is in, and matches when all seats are taken. */
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { GONE } from './tables/gathering.ts';
import type { Client } from './testing/client.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
type Any = any;

/** Three people who have played a game to its end. */
async function played(time?: HandTime) {
  const started = await start({}, time ? { time } : {});
  const people = [await started.guest('Ana'), await started.guest('Bo'), await started.guest('Cy')];
  const table = await tableFor(people, 'coralon', 3, { options: { target: 10 } });
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${i}`))));
  const again = (client: Client): Promise<Any> => client.post(`/api/tables/${table}/rematch`);
  const [ana, bo, cy] = people;
  return { ...started, ana, bo, cy, table, again };
}

/** Lets what a timer has started come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

it('a rematch waits for everybody, tells who is in, and begins with the last', async () => {
  const { ana, bo, cy, again } = await played();
  const { table } = await again(ana);
  expect(table).toMatchObject({ stage: 'waiting', agreed: [1], host: 1 });
  await ana.join(table.id);
  // Asking twice changes nothing.
  expect((await again(ana)).table.agreed).toEqual([1]);
  expect((await again(cy)).table.agreed).toEqual([0, 1]);
  await ana.until(() => ana.tables.get(table.id)!.info.agreed.length === 2);
  expect((await again(bo)).table.stage).toBe('playing');
  await ana.until(() => ana.tables.get(table.id)!.info.stage === 'playing');
  expect(ana.tables.get(table.id)!.info.seats.map(({ name }: Any) => name)).toEqual(['Cy', 'Ana', 'Bo']);
});

it('all who ask at the same moment get one table, and it begins once', async () => {
  const { ana, bo, cy, again, server } = await played();
  const tables = await Promise.all([ana, bo, cy].map(again));
  expect(new Set(tables.map(({ table }) => table.id)).size).toBe(1);
  const rows = await server.context.store.table(tables[0].table.id);
  expect(rows?.table.stage).toBe('playing');
  expect(rows?.seats.every(({ kind }) => kind === 'person')).toBe(true);
});

it('nobody waits for those who leave the old table, but for those who load it again', async () => {
  const time = new HandTime();
  const { ana, bo, cy, table: old, again } = await played(time);
  const { table } = await again(ana);
  await ana.join(table.id);
  bo.disconnect();
  await settled();
  await time.pass(GONE / 2);
  await bo.connect();
  await bo.join(old);
  await time.pass(GONE);
  await settled();
  expect(ana.tables.get(table.id)!.info.seats.map(({ kind }: Any) => kind)).toEqual(['person', 'person', 'person']);
  cy.disconnect();
  await settled();
  await time.pass(GONE + 1);
  await ana.until(() => ana.tables.get(table.id)!.info.seats[0].kind === 'bot');
  expect(ana.tables.get(table.id)!.info).toMatchObject({ stage: 'waiting', agreed: [1] });
  expect((await again(bo)).table.stage).toBe('playing');
  // Whoever comes too late has their seat back from the bot.
  expect((await again(cy)).table.seats[0]).toMatchObject({ kind: 'person', name: 'Cy' });
});

it('somebody who gives up the seat is not waited for, and the host may begin earlier, with bots', async () => {
  const { ana, bo, cy, again } = await played();
  const { table } = await again(ana);
  const path = `/api/tables/${table.id}`;
  expect((await bo.delete(`${path}/seat`)).table).toMatchObject({
    stage: 'waiting',
    seats: [{}, {}, { kind: 'open' }],
  });
  expect((await cy.request('POST', `${path}/start`, {})).status).toBe(403);
  const { table: begun } = await ana.post(`${path}/start`, { bot: 'random' });
  expect(begun).toMatchObject({ stage: 'playing', seats: [{ kind: 'bot' }, { kind: 'person' }, { kind: 'bot' }] });
  expect((await cy.post(`${path}/seat`)).table.seats[0]).toMatchObject({ kind: 'person', name: 'Cy' });
});

it('who is in is known after a restart', async () => {
  const { ana, bo, cy, again, server, stop } = await played();
  const { table } = await again(ana);
  const { data } = server.config;
  const cookies = [ana, bo, cy].map(({ cookie }) => cookie);
  await stop();
  const second = await start({ data });
  const back = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => second.guest(name)));
  for (const [i, client] of back.entries()) client.cookie = cookies[i];
  expect((await back[1].get(`/api/tables/${table.id}`)).table.agreed).toEqual([1]);
  const answers = [];
  for (const client of back.slice(1)) answers.push((await client.post(`/api/tables/${table.id}/seat`)).table);
  expect(answers.map(({ stage }) => stage)).toEqual(['waiting', 'playing']);
});

const look = (client: Client, game = 'coralon'): Promise<Any> => client.post('/api/match', { game });

it('people who look at the same moment meet at one table, which begins when it is full', async () => {
  const { guest } = await start();
  const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map(guest));
  const { games } = await people[0].get('/api/games');
  expect(games.find(({ id }: Any) => id === 'coralon').players).toContain(4);
  const found = await Promise.all(people.slice(0, 4).map((client) => look(client)));
  const [{ table }] = found;
  expect(new Set(found.map((each) => each.table.id)).size).toBe(1);
  expect(table).toMatchObject({ listed: true, match: true, stage: 'waiting', seating: 'random' });
  const { table: now } = await people[0].get(`/api/tables/${table.id}`);
  expect(now.stage).toBe('playing');
  expect(now.seats.map(({ name }: Any) => name).sort()).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
  // The next one opens another table.
  expect((await look(people[4])).table.id).not.toBe(table.id);
});

it('people who look for another game do not wait for a table that does not answer', async () => {
  const { server, guest } = await start();
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const first = (await look(ana)).table.id;
  await ana.join(first);
  const { ask } = server.router;
  let go = (): void => {};
  const waits = new Promise<void>((resolve) => {
    go = resolve;
  });
  let asked = false;
  server.router.ask = async (...request) => {
    asked ||= request[0].table === first;
    if (request[0].table === first) await waits;
    return ask(...request);
  };
  const looking = look(bo);
  await expect.poll(() => asked).toBe(true);
  expect((await cy.post('/api/match', { game: 'stones' })).table.game).toBe('stones');
  go();
  expect((await looking).table.id).toBe(first);
});

it('a match begins with bots after a while, on the wish of anybody who sits there', async () => {
  const time = new HandTime();
  const { guest } = await start({}, { time });
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const { table } = await look(ana);
  await ana.join(table.id);
  expect((await look(ana)).table.id).toBe(table.id);
  await time.pass(GONE * 2);
  expect((await look(bo)).table.id).toBe(table.id);
  const path = `/api/tables/${table.id}`;
  expect((await bo.request('POST', `${path}/start`, {})).status).toBe(409);
  time.step(LIMITS.matchWait);
  expect((await bo.request('POST', `${path}/start`, {})).status).toBe(409);
  await time.pass(LIMITS.matchWait);
  await bo.join(table.id);
  expect((await cy.request('POST', `${path}/start`, {})).status).toBe(403);
  expect((await bo.post(`${path}/start`, { bot: 'random' })).table.stage).toBe('playing');
});

it('whoever cancels, goes away or looks for another game leaves the table, and an empty one is closed', async () => {
  const time = new HandTime();
  const { guest } = await start({}, { time });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const exists = async (id: string): Promise<boolean> => (await bo.request('GET', `/api/tables/${id}`)).ok;
  const first = (await look(ana)).table.id;
  await ana.delete(`/api/tables/${first}/seat`);
  expect(await exists(first)).toBe(false);

  const second = (await look(ana)).table.id;
  const third = (await look(ana, 'thief')).table.id;
  expect([await exists(second), await exists(third)]).toEqual([false, true]);

  await ana.join(third);
  expect((await look(bo, 'thief')).table.id).toBe(third);
  await bo.join(third);
  ana.disconnect();
  await settled();
  await time.pass(GONE + 1);
  await bo.until(() => bo.tables.get(third)!.info.seats[0].kind === 'open');

  // Somebody who has asked and never comes.
  const fourth = (await look(await guest('Cy'), 'bishop')).table.id;
  await time.pass(GONE + 1);
  await expect.poll(() => exists(fourth)).toBe(false);
});

it('joins a public table with the usual options where somebody waits, and no other', async () => {
  const time = new HandTime();
  const { guest } = await start({}, { time });
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const make = async (more: Any): Promise<string> =>
    (await ana.post('/api/tables', { game: 'coralon', seats, ...more })).table.id;
  const others = [
    await make({}),
    await make({ listed: true, options: { target: 30 } }),
    await make({ listed: true, clock: { kind: 'move', seconds: 30 } }),
    await make({ listed: true, seats: seats.slice(1).concat({ kind: 'me' }).slice(0, 3) }),
  ];
  for (const id of others) await ana.join(id);
  const empty = await make({ listed: true });
  await time.pass(GONE + 1);
  const own = (await look(bo)).table.id;
  expect([...others, empty]).not.toContain(own);
  await bo.delete(`/api/tables/${own}/seat`);
  const open = await make({ listed: true });
  await ana.join(open);
  expect((await look(cy)).table).toMatchObject({ id: open, stage: 'waiting' });
});

it('a listed variant goes by its knobs, an unlisted one by the name that the host gave', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  const seats = [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })];
  const options = { handSize: 6, variant: 'Words of a stranger' };
  for (const [listed, name] of [
    [true, 'handSize 6'],
    [false, 'Words of a stranger'],
  ]) {
    const { table } = await ana.post('/api/tables', { game: 'stones', seats, listed, options });
    expect(table.options).toMatchObject({ handSize: 6, variant: name });
  }
});

it('limits how often somebody looks, and says what cannot be looked for', async () => {
  const { guest } = await start({ limits: true }, { time: new HandTime() });
  const ana = await guest('Ana');
  const status = async (body: Any): Promise<number> => (await ana.request('POST', '/api/match', body)).status;
  expect(await status({ game: 'no-such-game' })).toBe(400);
  expect(await status({ game: 'piecepack-stepping-stones' })).toBe(400);
  expect(await status({ game: 'coralon', options: {} })).toBe(400);
  const codes = [];
  for (let n = 0; n < LIMITS.matches.burst; n++) codes.push(await status({ game: 'coralon' }));
  expect(codes.filter((code) => code === 429)).toHaveLength(2);
});

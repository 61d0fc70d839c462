/** Seats are drawn when the host starts the game, and everybody can check the draw: VINES-TABLE-2. */
import type { Line } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { checkDeals, pledgeOf } from '@followsuit/table';
import { expect, it } from 'vitest';
import type { Database } from './store/database.ts';
import { OutcomeUnknown } from './store/write-errors.ts';
import type { Client } from './testing/client.ts';
import { faultOf, linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { newFolder, start } from './testing/start.ts';

interface Draw {
  readonly n: number;
  readonly hash: string;
  readonly secret: string;
  readonly given: Readonly<Record<string, string>>;
  readonly order: readonly number[];
}

const drawn = { seating: 'random', options: { target: 10 } };
const drawIn = ([first]: readonly Line[]) => first.draw as unknown as Draw;

/** The pledges for draws that a client was shown. */
const shown = (client: Client) => client.of('table').flatMap(({ info }) => (info.draw ? [info.draw] : []));

/** Says that it gives, and does not, until the function is called that this gives back. */
function silence(client: Client): () => void {
  const { send } = client;
  client.send = (message) => (message.t === 'give' ? undefined : send.call(client, message));
  return () => {
    client.send = send;
    client.given.clear();
  };
}

it('seats everybody as the pledged secret and their own randomness say, tells them, and publishes it all', async () => {
  const { base, guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor(people, 'coralon', 3, drawn);
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${i}`))));
  const lines = linesOf(await (await fetch(`${base}/api/tables/${table}/record`)).text());
  expect(faultOf(lines)).toBeNull();
  const draw = drawIn(lines);
  const before = ['Ana', 'Bo', 'random'];
  expect(lines[0].seats).toEqual(draw.order.map((seat) => before[seat]));
  for (const [seat, client] of people.entries()) {
    expect(shown(client)).toContainEqual({ n: 0, hash: pledgeOf(draw.secret) });
    expect(draw.given[seat]).toBe(client.given.get(`${table} 0`));
    expect(client.heard.join()).not.toContain(draw.secret);
    // Each client was told where it sits, and so is whoever asks later.
    expect(client.tables.get(table)!.seat).toBe(draw.order.indexOf(seat));
    expect(client.tables.get(table)!.info).toMatchObject({ draw: null, seating: 'random' });
    const { tables } = await client.get('/api/tables/mine');
    expect(tables).toMatchObject([{ id: table, seat: draw.order.indexOf(seat) }]);
  }

  const checked = checkDeals(lines, gameOf);
  expect(checked[0]).toEqual({ line: 1, ev: 'draw', fault: null, given: [0, 1] });
  expect(checked.map(({ fault }) => fault)).toEqual(checked.map(() => null));
  const faultWith = (more: object | null) => {
    const { draw: _draw, ...rest } = lines[0];
    const first = more === null ? rest : { ...rest, draw: { ...draw, ...more } };
    return checkDeals([first as Line, ...lines.slice(1)], gameOf)[0].fault;
  };
  expect(faultWith({ order: [...draw.order].reverse() })).toMatch(/other seats/);
  // By chance another part gives the same seats once in six times.
  const parts = Array.from({ length: 30 }, (_, i) => String(i).padStart(64, '0'));
  expect(parts.map((part) => faultWith({ given: { ...draw.given, 0: part } }))).toContain(
    'The secrets give other seats.',
  );
  expect(faultWith({ secret: '0'.repeat(64) })).toMatch(/hash/);
  expect(faultWith({ secret: undefined })).toMatch(/not been published/);
  expect(faultWith({ n: 1 })).toMatch(/chance 1/);
  expect(faultWith({ hash: 'x' })).toMatch(/does not say/);
  // A record that hides its draw counts its deals wrongly.
  expect(faultWith(null)).toMatch(/chance 1/);
});

it('seats the same people differently from table to table', async () => {
  const { guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const firsts = new Set<string>();
  for (let i = 0; i < 40 && firsts.size < 3; i++) {
    const table = await tableFor(people, 'coralon', 3, drawn);
    const known = people[0].tables.get(table)!;
    await people[0].until(() => known.seq > 0);
    firsts.add(known.info.seats[0].name);
    people[0].send({ t: 'leave', table });
  }
  expect([...firsts].sort()).toEqual(['Ana', 'Bo', 'random']);
});

it('leaves everybody where they are if the host wants that, and in a rematch moves them one seat on', async () => {
  const { guest, server } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const kept = await tableFor(people, 'coralon', 3, { seating: 'fixed' });
  await people[0].until(() => people[0].tables.get(kept)!.seq > 0);
  expect(people[0].tables.get(kept)!.events[0]).not.toHaveProperty('draw');
  expect(people[0].tables.get(kept)!.info).toMatchObject({ seating: 'fixed', host: 0 });

  const table = await tableFor(people, 'coralon', 3, drawn);
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${i}`))));
  const names = people[0].tables.get(table)!.info.seats.map(({ name }: { name: string }) => name);
  const { table: next } = await people[0].post(`/api/tables/${table}/rematch`);
  expect(next.seating).toBe('fixed');
  const turned = [names.at(-1), ...names.slice(0, -1)];
  expect(next.seats.map(({ name }: { name: string }) => name)).toEqual(turned);
  for (const client of people) await client.join(next.id);
  await people[1].post(`/api/tables/${table}/rematch`);
  const lines = (await server.context.store.table(next.id))?.lines.map(({ body }) => JSON.parse(body));
  expect(lines?.[0].seats).toEqual(turned);
  expect(lines?.[0]).not.toHaveProperty('draw');
});

it('goes on after a restart in the middle of the draw, with the same pledge', async () => {
  const data = newFolder();
  const first = await start({ data, dealWait: 60_000 });
  const [ana, bo] = [await first.guest('Ana'), await first.guest('Bo')];
  const speaks = silence(ana);
  silence(bo);
  const table = await tableFor([ana, bo], 'coralon', 3, drawn);
  await ana.until(() => shown(ana).length > 0);
  const [pledge] = shown(ana);
  expect((await ana.get(`/api/tables/${table}`)).table).toMatchObject({ stage: 'playing', draw: pledge });
  // Nobody new sits down now, the host cannot start again or close the table, and there is no game to act in.
  const cy = await first.guest('Cy');
  expect((await cy.request('POST', `/api/tables/${table}/seat`, {})).status).toBe(409);
  expect((await ana.request('POST', `/api/tables/${table}/start`, {})).status).toBe(409);
  expect((await ana.request('DELETE', `/api/tables/${table}`)).status).toBe(409);
  expect(await ana.act(table, { do: 'pass' }, { seat: 0, seen: 0 })).toMatchObject({ code: 'not-started' });
  expect((await ana.get('/api/tables/mine')).tables).toMatchObject([{ stage: 'playing', seat: 0 }]);
  await first.stop();

  const second = await start({ data, dealWait: 50 });
  for (const client of [ana, bo]) {
    (client as { base: string }).base = second.base;
    await client.connect();
  }
  speaks();
  await ana.join(table);
  const known = ana.tables.get(table)!;
  await ana.until(() => known.seq >= 2);
  const draw = drawIn(known.events);
  expect(draw).toMatchObject({ ...pledge, given: { 0: ana.given.get(`${table} 0`) } });
  await bo.join(table);
  expect([known.seat, bo.tables.get(table)!.seat]).toEqual([draw.order.indexOf(0), draw.order.indexOf(1)]);
  const kept = await second.server.context.store.table(table);
  expect(kept?.seats.map(({ name }) => name)).toEqual(draw.order.map((seat) => ['Ana', 'Bo', 'random'][seat]));
  expect(kept?.fair.map(({ n }) => n).slice(0, 2)).toEqual([0, 1]);
  ana.disconnect();
  bo.disconnect();
});

it('draws without those who leave or are deleted meanwhile: bots sit in their places', async () => {
  const { guest } = await start({ dealWait: 60_000 });
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  silence(cy);
  const table = await tableFor([ana, bo, cy], 'coralon', 3, drawn);
  await bo.until(() => shown(bo).length > 0);
  await bo.delete(`/api/tables/${table}/seat`);
  await cy.delete('/api/account');
  cy.disconnect();
  ana.send({ t: 'leave', table });
  await ana.join(table);
  const known = ana.tables.get(table)!;
  await ana.until(() => known.seq > 0);
  const { order, given } = drawIn(known.events);
  expect(Object.keys(given)).toEqual(['0', '1']);
  const kinds = known.info.seats.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(order.map((seat) => (seat === 0 ? 'person' : 'bot')));
  // Only who left comes back, to the seat that was drawn.
  const { table: info } = await bo.post(`/api/tables/${table}/seat`);
  expect(info.seats[order.indexOf(1)]).toMatchObject({ kind: 'person', name: 'Bo' });
});

it('goes on where the start was written but the database’s answer to it was lost', async () => {
  const { guest, server } = await start();
  const { database } = server.context.store as unknown as { database: Database };
  const { commit } = database;
  let lost = 0;
  database.commit = async (statements, guard) => {
    await commit.call(database, statements, guard);
    if (lost > 0 || !statements.some(({ sql }) => sql.includes('into "fair"'))) return;
    lost++;
    throw new OutcomeUnknown('the connection was lost');
  };
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, drawn);
  const known = ana.tables.get(table)!;
  await ana.until(() => known.seq >= 2);
  expect(lost).toBe(1);
  expect(drawIn(known.events)).toMatchObject(shown(ana)[0]);
});

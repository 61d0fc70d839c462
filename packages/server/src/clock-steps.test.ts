/** Players' clocks count neither steps of the server's clock nor the time while the server is down. */
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { child } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { tableFor } from './testing/play.ts';
import { newFolder, start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const HOUR = 3_600_000;
const MOVE = { clock: { kind: 'move', seconds: 30 } };
const BANK = { clock: { kind: 'bank', seconds: 60, back: 5 } };

/** Seats two people, and waits for the first turn. */
async function play(clients: readonly Client[], more: object) {
  const table = await tableFor(clients, 'coralon', 3, more);
  for (const client of clients) await client.until(() => client.tables.get(table)!.seq >= 2);
  const actor = clients.find((client) => client.tables.get(table)!.acts.length > 0)!;
  const known = actor.tables.get(table)!;
  const { seat, seq } = known;
  /** What the seat has left, as a client that joins again is told. */
  const left = async (): Promise<number> => {
    await actor.join(table);
    return known.left![seat]!;
  };
  return { table, actor, known, seat, seq, left };
}

async function moveTo(base: string, client: Client): Promise<void> {
  client.disconnect();
  (client as { base: string }).base = base;
  await client.connect();
}

it.each([HOUR, -HOUR])('the wall clock steps by %i ms during a turn: nobody loses or gains time', async (step) => {
  const time = new HandTime();
  const { guest } = await start({ limits: true }, { time });
  const people = [await guest('Ana'), await guest('Bo')];
  const { left, known, seq, actor } = await play(people, { ...MOVE, grace: 60 });
  await time.pass(10_000);
  time.step(step);
  expect(await left()).toBe(20_000);
  await time.pass(19_999);
  expect([known.seq, await left()]).toEqual([seq, 1]);
  // Time runs out when it is over, not an hour sooner or later.
  await time.pass(1);
  await actor.until(() => known.seq > seq);
});

it('a step of the wall clock is neither in a bank nor in the record, nor in the grace of somebody who left', async () => {
  const time = new HandTime();
  const { guest, server } = await start({}, { time });
  const people = [await guest('Ana'), await guest('Bo')];
  const { table, actor, known, seat, seq } = await play(people, { ...BANK, grace: 60 });
  const other = people.find((client) => client !== actor)!;
  const away = () => known.info.seats[other.tables.get(table)!.seat].away;
  other.disconnect();
  await actor.until(() => !known.info.seats[other.tables.get(table)!.seat].here);
  await time.pass(5_000);
  time.step(HOUR);
  await time.pass(5_000);
  expect(away()).toBe(false);
  time.step(-2 * HOUR);
  await actor.act(table, known.acts[0]);
  expect(known.left?.[seat]).toBe(60_000 - 10_000 + 5_000);
  const rows = (await server.context.store.table(table))!.lines;
  expect(JSON.parse(rows[seq].body)).toMatchObject({
    ev: 'act',
    seat,
    ms: 10_000,
    at: new Date(time.now()).toISOString(),
  });
  await time.pass(50_000);
  await actor.until(away);
});

it.each([
  ['a move', MOVE, 30_000],
  ['a bank', BANK, 60_000],
])('the server stops for an hour while %s is running: the clock goes on where it was', async (_what, more, all) => {
  const data = newFolder();
  const time = new HandTime();
  const first = await start({ data }, { time });
  const people = [await first.guest('Ana'), await first.guest('Bo')];
  const { left, actor, table, known, seat } = await play(people, more);
  await time.pass(10_000);
  expect(await left()).toBe(all - 10_000);
  await first.stop();

  // A new process: monotonic time begins anew, and the time of day is an hour later.
  const later = new HandTime(time.now() + HOUR);
  const second = await start({ data }, { time: later });
  await moveTo(second.base, actor);
  expect(await left()).toBe(all - 10_000);
  await later.pass(5_000);
  expect(await left()).toBe(all - 15_000);
  // The time that the move took is recorded without the hour.
  await actor.act(table, known.acts[0]);
  const rows = (await second.server.context.store.table(table))!.lines;
  const acts = rows.map(({ body }) => JSON.parse(body)).filter((line) => line.seat === seat && 'ms' in line);
  expect(acts[0]).toMatchObject({ ms: 15_000 });
  actor.disconnect();
});

it('killed during a turn, it charges nobody, and nobody has more than at the last stored step', async () => {
  const data = newFolder(tmpdir());
  const first = await child(data);
  const people = [await Client.guest(first.base, 'Ana'), await Client.guest(first.base, 'Bo')];
  const { left, actor, table } = await play(people, MOVE);
  const before = await left();
  await first.kill();
  const time = new HandTime(Date.now() + HOUR);
  const second = await start({ data }, { time });
  await moveTo(second.base, actor);
  expect(await left()).toBeGreaterThanOrEqual(before);
  expect(await left()).toBeLessThanOrEqual(30_000);
  const rows = (await second.server.context.store.table(table))!.lines;
  expect(rows.every(({ up }) => typeof up === 'number')).toBe(true);
  actor.disconnect();
});

it('games of databases without uptimes lose nothing either', async () => {
  const data = newFolder();
  const time = new HandTime();
  const first = await start({ data }, { time });
  const people = [await first.guest('Ana'), await first.guest('Bo')];
  const { left, actor } = await play(people, MOVE);
  await time.pass(10_000);
  await first.server.context.store.db.updateTable('lines').set({ up: null }).execute();
  await first.stop();
  const second = await start({ data }, { time: new HandTime(time.now() + HOUR) });
  await moveTo(second.base, actor);
  expect(await left()).toBe(30_000);
  actor.disconnect();
});

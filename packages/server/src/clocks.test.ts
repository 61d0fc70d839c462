/** Leaving and coming back, clocks, and games by post. Only time is not the real one. */
import { expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

async function scene(more: object, config: Parameters<typeof start>[0] = {}) {
  const time = new HandTime();
  const started = await start(config, { time });
  const [ana, bo] = [await started.guest('Ana'), await started.guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3, more);
  await ana.until(() => ana.tables.get(table)!.seq >= 2);
  await bo.until(() => bo.tables.get(table)!.seq >= 2);
  const gone = async (client: Client, other: Client): Promise<void> => {
    const { seat } = client.tables.get(table)!;
    client.disconnect();
    await other.until(() => !other.tables.get(table)!.info.seats[seat].here);
  };
  return { ...started, time, ana, bo, table, gone };
}

/** A clock that also notes what is waited for. */
function counted(): { time: HandTime; waits: number[] } {
  const time = new HandTime();
  const waits: number[] = [];
  const after = time.after.bind(time);
  time.after = (ms, call) => {
    waits.push(ms);
    return after(ms, call);
  };
  return { time, waits };
}

it('a bot plays for somebody who is away, until they return', async () => {
  const { ana, bo, table, time, gone, server } = await scene({ grace: 60 });
  await gone(bo, ana);
  await time.pass(MINUTE - 1);
  expect(ana.tables.get(table)!.info.seats[1]).toMatchObject({ here: false, away: false });
  await time.pass(1);
  await ana.until(() => ana.tables.get(table)!.info.seats[1].away);
  await playOn(ana, table, new Random('ana'), ({ events }) => events.filter(({ seat }) => seat === 1).length >= 3);

  await bo.connect();
  const known = await bo.join(table);
  expect(known.info.seats[1]).toMatchObject({ here: true, away: false });
  await ana.until(() => !ana.tables.get(table)!.info.seats[1].away);
  const playing = playOn(ana, table, new Random('on'), ({ seq }) => seq > 40);
  const act = async () => bo.act(table, (await bo.until(() => known.acts.length > 0 && known.acts))[0]);
  // An act of the bot's may have been on its way to the disk when Bo came.
  const first = await act();
  expect(first.code === 'stale' ? await act() : first).toMatchObject({ t: 'done' });
  await Promise.all([playing, playOn(bo, table, new Random('bo'), ({ seq }) => seq > 40)]);
  expect((await server.context.store.table(table))?.lines.length).toBeGreaterThan(40);
});

it('where nobody is left, the game waits', async () => {
  const { ana, bo, table, time, gone, server } = await scene({ grace: 1 });
  await gone(bo, ana);
  ana.disconnect();
  await time.pass(100);
  const live = server.tables.inUse(table)!;
  await expect.poll(() => live.audience.size, { timeout: 10_000 }).toBe(0);
  const before = live.game!.lines.length;
  await time.pass(DAY);
  expect(live.game!.lines).toHaveLength(before);
});

it('a move that takes too long is made by a bot', async () => {
  const { ana, bo, table, time } = await scene({ clock: { kind: 'move', seconds: 30 } });
  const [actor] = [ana, bo].filter((client) => client.tables.get(table)!.acts.length > 0);
  const known = actor.tables.get(table)!;
  expect(known.left?.[known.seat]).toBe(30_000);
  const { seq, seat } = known;
  await time.pass(29_999);
  expect(known.seq).toBe(seq);
  await time.pass(1);
  await actor.until(() => known.seq > seq);
  expect(known.events[seq]).toMatchObject({ ev: 'act', seat });
  // The late message does no harm.
  expect(await actor.act(table, { do: 'pass' }, { seen: seq })).toMatchObject({ t: 'error' });
});

it('where nobody is, a clock that has run out waits until somebody comes', async () => {
  const { ana, bo, table, time, server } = await scene({ clock: { kind: 'move', seconds: 30 } });
  const live = server.tables.inUse(table)!;
  for (const client of [ana, bo]) client.disconnect();
  await expect.poll(() => live.audience.size, { timeout: 10_000 }).toBe(0);
  const before = live.game!.lines.length;
  await time.pass(MINUTE);
  await expect.poll(() => live.idle, { timeout: 10_000 }).toBe(true);
  expect(live.game!.lines).toHaveLength(before);
  await ana.connect();
  await ana.join(table);
  await time.pass(1);
  await ana.until(() => ana.tables.get(table)!.seq > before);
});

it('a bank runs down over the game, and an act gives some back', async () => {
  const { ana, bo, table, time, server } = await scene({ clock: { kind: 'bank', seconds: 60, back: 5 } }, { rest: 1 });
  const [actor] = [ana, bo].filter((client) => client.tables.get(table)!.acts.length > 0);
  const known = actor.tables.get(table)!;
  const { seat, acts } = known;
  await time.pass(20_000);
  await actor.act(table, acts[0]);
  expect(known.left?.[seat]).toBe(45_000);
  // What is left is known again from the record.
  for (const client of [ana, bo]) client.disconnect();
  const live = server.tables.inUse(table)!;
  await expect.poll(() => live.idle, { timeout: 10_000 }).toBe(true);
  await time.pass(1500);
  server.tables.sweep();
  expect(server.tables.inUse(table)).toBeUndefined();
  await actor.connect();
  const again = await actor.join(table, 0);
  expect(again.left?.[seat]).toBe(again.acts.length > 0 ? 43_500 : 45_000);
});

it('a game by post lives for weeks, out of memory while nobody looks', async () => {
  const { ana, bo, table, time, server } = await scene({ grace: null });
  for (let week = 0; week < 3; week++) {
    for (const client of [ana, bo]) client.disconnect();
    await expect.poll(() => server.tables.inUse(table)?.idle, { timeout: 10_000 }).toBe(true);
    await time.pass(7 * DAY);
    server.tables.sweep();
    expect(server.tables.count).toBe(0);
    const [actor, other] = ana.tables.get(table)!.acts.length > 0 ? [ana, bo] : [bo, ana];
    await actor.connect();
    const known = await actor.join(table);
    const act = known.acts[0];
    if (act) expect(await actor.act(table, act)).toMatchObject({ t: 'done' });
    await other.connect();
    await other.join(table);
    await other.until(() => other.tables.get(table)!.seq >= known.seq);
  }
});

it('a bot that thinks acts no sooner where it has nothing to think about', async () => {
  const { time, waits } = counted();
  const { guest } = await start({ botPause: 700 }, { time });
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, { bot: 'master' });
  await playOn(ana, table, new Random('ana'), () => waits.includes(1200));
  expect(waits).not.toContain(700);
});

it('where the first who acts counts, the first bot leaves people one to four seconds', async () => {
  const { time, waits } = counted();
  const { guest } = await start({ botPause: 700 }, { time });
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'up-and-down', 5, { options: { opening: 'informal' }, bot: 'simple' });
  const known = ana.tables.get(table)!;
  await ana.until(() => known.acts.length > 0);
  // A bot waits when it has chosen.
  await expect.poll(() => waits.filter((ms) => ms >= 900 && ms <= 4000)).toHaveLength(1);
  expect(waits).not.toContain(700);
  await expect
    .poll(async () => {
      await time.pass(4000);
      return known.events.some(({ ev, seat }) => ev === 'act' && seat !== 0);
    })
    .toBe(true);
});

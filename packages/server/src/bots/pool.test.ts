/** Bots think beside the event loop, and one that fails is not waited for. */
import { botOf } from '@followsuit/bots';
import { filled, Random, seatsIn } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { playOn, tableFor } from '../testing/play.ts';
import { newFolder, start } from '../testing/start.ts';
import { BotPool } from './pool.ts';

it('chooses legal moves in every game, from views alone', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, metrics);
  const out = new Int32Array(4096);
  for (const game of games) {
    const players = game.players[0];
    const rules = game.setUp(players, filled(game, players));
    const s = rules.start();
    while (rules.due(s) !== null) rules.take(s, rules.draw(s, new Random(game.id)));
    const [seat] = seatsIn(rules.actors(s));
    const move = await pool.choose('simple', rules.view(s, seat));
    expect([...out.subarray(0, rules.moves(s, seat, out))]).toContain(move);
  }
  expect(metrics.botFailures).toBe(0);
  await pool.close();
});

it('a thread that was warmed up answers as any other, and its warm-up counts as no move', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, metrics);
  const [game] = games;
  const rules = game.setUp(3, filled(game, 3));
  const s = rules.start();
  rules.take(s, rules.draw(s, new Random('warm')));
  const [seat] = seatsIn(rules.actors(s));
  pool.warmUp('expert', game.id, 3, rules.options);
  pool.warmUp('nobody', game.id, 3, rules.options);
  expect(pool.waiting).toBe(0);
  // Asked while the warm-up goes on: it does not wait for it.
  expect(rules.refuse(s, seat, await pool.choose('simple', rules.view(s, seat)))).toBeNull();
  expect([metrics.botMoves, metrics.botFailures]).toEqual([1, 0]);
  await pool.close();
});

it('the event loop turns while bots think, and chance chooses for a bot that fails', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, metrics);
  const rules = games[0].setUp(3, filled(games[0], 3));
  const s = rules.start();
  rules.take(s, rules.draw(s, new Random('x')));
  const [seat] = seatsIn(rules.actors(s));
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const moves = await Promise.all(Array.from({ length: 50 }, () => pool.choose('simple', rules.view(s, seat))));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
  expect(moves).toHaveLength(50);
  expect(botOf('nobody')).toBeUndefined();
  expect(rules.refuse(s, seat, await pool.choose('nobody', rules.view(s, seat)))).toBeNull();
  expect(metrics.botFailures).toBe(1);
  await pool.close();
});

it('a bot that blocks its thread for seconds keeps only its own table waiting', async () => {
  const botWorker = new URL('../testing/slow-bots.mjs', import.meta.url);
  const { guest } = await start({ bots: 1 }, { botWorker });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const slow = await tableFor([ana], 'coralon', 3, { bot: 'random' });
  const quick = await tableFor([bo], 'coralon', 3, { bot: 'simple' });
  const acts = (): number => ana.tables.get(slow)!.events.filter(({ ev, seat }) => ev === 'act' && seat !== 0).length;
  const waits = playOn(ana, slow, new Random('ana'), () => acts() > 0);
  await expect.poll(() => ana.tables.get(slow)!.acts.length, { timeout: 10_000 }).toBe(0);
  // The one thread that counts is blocked; after a second another takes its place.
  await playOn(bo, quick, new Random('bo'), ({ seq }) => seq >= 25);
  expect(acts()).toBe(0);
  await waits;
});

it('a server that stops makes no move for a bot that was thinking', async () => {
  const botWorker = new URL('../testing/slow-bots.mjs', import.meta.url);
  const data = newFolder();
  const { guest, server, stop } = await start({ data }, { botWorker });
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, { bot: 'random' });
  const { lines } = server.tables.inUse(table)!.game!;
  // The bot to the dealer's left begins, and takes its time.
  await ana.until(() => ana.tables.get(table)!.view.phase === 'putting away');
  const before = lines.length;
  await stop();
  expect(lines).toHaveLength(before);
  expect((await (await start({ data })).server.context.store.table(table))?.lines).toHaveLength(before);
});

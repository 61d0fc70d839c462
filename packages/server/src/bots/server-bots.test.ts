/** Bots in real threads: they think beside the event loop, quick ones wait for nobody, and who fails plays the policy's move. */
import { botOf, legalMoves } from '@followsuit/bots';
import { filled, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import { expect, it, onTestFinished } from 'vitest';
import { builtScript } from '../built-script.ts';
import { Metrics } from '../metrics.ts';
import { tableFor } from '../testing/play.ts';
import { newFolder, start } from '../testing/start.ts';
import { HandTime } from '../testing/time.ts';
import { systemTime } from '../time.ts';
import { SearchQueue } from './search-queue.ts';
import { ServerBots } from './server-bots.ts';
import { ThreadPool } from './thread-pool.ts';

const script = (name: string): URL => new URL(`../testing/${name}`, import.meta.url);
const of = (person: string) => ({ network: person, person, table: `table of ${person}` });

function setUp({
  threads = 1,
  worker = builtScript('bots/worker.js'),
  time = systemTime,
  wait = 60_000,
  longest = 60_000,
} = {}) {
  const metrics = new Metrics();
  const limits = { perPerson: threads, perNetwork: threads, wait };
  const searches = new SearchQueue(new ThreadPool(threads, worker, longest), time, limits);
  const bots = new ServerBots(searches, metrics);
  onTestFinished(() => bots.close());
  return { metrics, searches, bots };
}

/** Views of seats that may act, from a game that random bots play. */
function viewsOf(id: string, n: number): View<Play>[] {
  const game = gameOf(id)!;
  const rules = game.setUp(game.players[0], filled(game, game.players[0]));
  const random = new Random(`views of ${id}`);
  const match = new Match(rules, () => {});
  const views: View<Play>[] = [];
  while (views.length < n) {
    if (match.due !== null) match.draw(`deal of ${id}`);
    const [seat] = seatsIn(rules.actors(match.state));
    const view = rules.view(match.state, seat);
    views.push({ ...view, state: view.state.slice() });
    match.move(seat, botOf('random')!.choose(view, random));
  }
  return views;
}

const free = (views: View<Play>[]): View<Play>[] => views.filter((view) => legalMoves(view).length > 1);
const simpleMove = (view: View<Play>): number => botOf('simple')!.choose(view, new Random('any'));

it('chooses legal moves in every game, from views alone', async () => {
  const { bots, metrics } = setUp();
  for (const { id } of games)
    for (const bot of ['simple', 'club']) {
      const [view] = viewsOf(id, 1);
      expect([...legalMoves(view)]).toContain(await bots.choose(bot, view, of('ana')));
    }
  expect([metrics.botMoves, metrics.botFailures, metrics.botsOverdue]).toEqual([2 * games.length, 0, 0]);
});

it('a thread that was warmed up answers as any other, and its warm-up counts as no move', async () => {
  const { bots, metrics, searches } = setUp();
  const [view] = free(viewsOf('coralon', 5));
  bots.warmUp('expert', 'coralon', view.rules.seats, view.rules.options);
  bots.warmUp('nobody', 'coralon', view.rules.seats, view.rules.options);
  expect(searches.waiting).toBe(0);
  // Asked while the warm-up goes on: it does not wait for it.
  expect([...legalMoves(view)]).toContain(await bots.choose('club', view, of('ana')));
  expect([metrics.botMoves, metrics.botFailures]).toEqual([1, 0]);
});

it('the event loop turns while bots search', async () => {
  const { bots } = setUp();
  const [view] = free(viewsOf('coralon', 5));
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await bots.choose('expert', view, of('ana'));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(3);
});

it('of hundreds of questions, the only one of another host is among the first answered', async () => {
  const { bots, searches, metrics } = setUp({ threads: 2 });
  const views = free(viewsOf('coralon', 40));
  const answered: string[] = [];
  const ask = (person: string, table: number): Promise<unknown> =>
    bots
      .choose('club', views[table % views.length], { ...of(person), table: `table ${table}` })
      .then(() => answered.push(person));
  const all = Array.from({ length: 300 }, (_, i) => ask('ana', i % 50));
  const other = ask('bo', 50);
  expect([searches.thinking, searches.waiting]).toEqual([2, 299]);
  await other;
  // Two bots were thinking already; answers that were on their way at the same time may come before it.
  expect(answered.length).toBeLessThan(10);
  await Promise.all(all);
  expect([answered.length, metrics.botFailures, metrics.botsOverdue]).toEqual([301, 0, 0]);
});

it('stand-ins and quick bots are answered while every thread is busy', async () => {
  const { bots, searches } = setUp({ threads: 2, worker: script('slow-bots.mjs') });
  const views = free(viewsOf('thief', 20));
  let slow = 0;
  for (const person of ['ana', 'bo', 'cy', 'di'])
    bots.choose('expert', views[0], of(person)).then(
      () => slow++,
      () => {},
    );
  expect([searches.thinking, searches.waiting]).toEqual([2, 2]);
  for (const view of views) {
    expect(await bots.choose('simple', view, of('ana'))).toBe(simpleMove(view));
    expect([...legalMoves(view)]).toContain(await bots.choose('random', view, of('ana')));
  }
  expect([searches.thinking, searches.waiting, slow]).toEqual([2, 2, 0]);
});

it('a forced move waits in the queue as a free one does', async () => {
  const { bots, searches } = setUp({ worker: script('slow-bots.mjs') });
  const views = viewsOf('coralon', 200);
  const forced = views.find((view) => legalMoves(view).length === 1)!;
  const answered: string[] = [];
  const ask = (what: string, bot: string, view: View<Play>): void => {
    bots.choose(bot, view, of('ana')).then(
      () => answered.push(what),
      () => {},
    );
  };
  ask('slow', 'expert', free(views)[0]);
  ask('free', 'club', free(views)[0]);
  ask('forced', 'club', forced);
  expect(searches.waiting).toBe(2);
  await bots.choose('simple', forced, of('ana'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([searches.waiting, answered]).toEqual([2, []]);
});

it.each(['club', 'expert', 'master', 'nobody'])(
  'a thought of %s that fails becomes the move of `simple`',
  async (bot) => {
    const time = new HandTime();
    const { bots, metrics } = setUp({ worker: script('failing-bots.mjs'), time });
    const ticking = setInterval(() => time.pass(500), 1);
    onTestFinished(() => clearInterval(ticking));
    const views = ['coralon', 'thief', 'stones', 'speed-run'].flatMap((id) => free(viewsOf(id, 12)).slice(0, 5));
    const moves: number[] = [];
    for (const view of views) moves.push(await bots.choose(bot, view, of('ana')));
    expect(moves).toEqual(views.map(simpleMove));
    // Chance would have chosen otherwise.
    expect(moves).not.toEqual(views.map((view) => botOf('random')!.choose(view, new Random('chance'))));
    expect([metrics.botFailures, metrics.botsOverdue, metrics.botMoves]).toEqual([views.length, 0, 0]);
  },
);

it('a bot that waits too long plays the move of `simple`, and the metrics tell', async () => {
  const time = new HandTime();
  const { bots, metrics } = setUp({ worker: script('slow-bots.mjs'), time, wait: 1000 });
  const views = free(viewsOf('bishop', 20));
  const blocked = bots.choose('expert', views[0], of('ana')).catch(() => {});
  const moves = Promise.all(views.map((view) => bots.choose('master', view, of('bo'))));
  await time.pass(1000);
  expect(await moves).toEqual(views.map(simpleMove));
  expect([metrics.botFailures, metrics.botsOverdue]).toEqual([0, views.length]);
  expect(await metrics.text()).toContain(`followsuit_bots_overdue_total ${views.length}`);
  expect(await metrics.text()).toContain('followsuit_bot_wait_seconds_count 1');
  await bots.close();
  await blocked;
});

it('a bot that blocks its thread keeps only its own table waiting', async () => {
  const time = new HandTime();
  const { bots, searches } = setUp({ worker: script('slow-bots.mjs'), time });
  const [view] = free(viewsOf('coralon', 5));
  const answered: string[] = [];
  const ask = (person: string, bot: string): Promise<unknown> =>
    bots.choose(bot, view, of(person)).then(
      () => answered.push(person),
      () => {},
    );
  ask('ana', 'expert');
  const bo = ask('bo', 'club');
  expect([searches.thinking, searches.waiting]).toEqual([1, 1]);
  // The only thread is blocked; after a while another takes its place.
  await time.pass(2000);
  expect([searches.thinking, searches.waiting]).toEqual([2, 0]);
  await bo;
  expect(answered).toEqual(['bo']);
});

it('a bot that thinks for too long plays the move of `simple`', async () => {
  const { bots, metrics } = setUp({ worker: script('slow-bots.mjs'), longest: 300 });
  const [view] = free(viewsOf('stones', 20));
  expect(await bots.choose('expert', view, of('ana'))).toBe(simpleMove(view));
  expect([metrics.botFailures, metrics.botMoves]).toEqual([1, 0]);
});

it('a server that stops makes no move for a bot that was thinking', async () => {
  const data = newFolder();
  const { guest, server, stop } = await start({ data }, { botWorker: script('slow-bots.mjs') });
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, { bot: 'expert' });
  const { lines } = server.tables.inUse(table)!.game!;
  // The bot to the dealer's left begins, and takes its time.
  await ana.until(() => ana.tables.get(table)!.view.phase === 'putting away');
  const before = lines.length;
  await stop();
  expect(lines).toHaveLength(before);
  expect((await (await start({ data })).server.context.store.table(table))?.lines).toHaveLength(before);
});

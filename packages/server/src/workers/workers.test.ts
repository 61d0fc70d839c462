/** Workers that think for bots through a real Redis: who thinks, what they are told, and what happens when they die. */
import { botOf, legalMoves } from '@followsuit/bots';
import { type Play, Random, type View } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { thinkingTimeOf } from '../bots/thinking-time.ts';
import { ThreadPool } from '../bots/thread-pool.ts';
import { builtScript } from '../built-script.ts';
import { playOn, tableFor } from '../testing/play.ts';
import { hasRedis, startRedis, type TestRedis, withRedis } from '../testing/redis.ts';
import { start } from '../testing/start.ts';
import { botsWith, freeView, patience, pretendWorker, workerOf } from '../testing/worker-scene.ts';
import { thinkingIn } from './thinking.ts';

const of = (person: string) => ({ network: person, person, table: `table of ${person}` });
const script = (name: string): string => new URL(`../testing/${name}`, import.meta.url).href;

const simpleMove = (view: View<Play>): number => botOf('simple')!.choose(view, new Random('any'));

describe.skipIf(!hasRedis)(withRedis, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.end());

  const bots = (longest?: number) => botsWith(redis, longest);
  const worker = (threads: number, threadScript?: string) => workerOf(redis, threads, threadScript);

  const jobsLeft = async (): Promise<string[]> =>
    (await redis.client.keys('followsuit:think:*')).filter(
      (key) => !/:(events|meta|stalled-check|marker|id)$/.test(key),
    );

  /** Asks until a worker has thought. */
  const workersThink = ({ service, search }: Awaited<ReturnType<typeof bots>>, view: View<Play>): Promise<void> =>
    expect
      .poll(async () => {
        await service.choose('club', view, of('ana'));
        return search.thoughts;
      }, patience)
      .toBeGreaterThan(0);

  it('workers think, on as many threads as they have together', async () => {
    await redis.flush();
    const { search, service, pool, metrics } = await bots();
    expect(search.atOnce).toBe(1);
    const [first] = [await worker(1), await worker(2)];
    await expect.poll(() => search.atOnce, patience).toBe(3);
    const views = trickGames.map(({ id }) => freeView(id));
    const moves = await Promise.all(views.map((view, i) => service.choose('club', view, of(`person ${i}`))));
    for (const [i, move] of moves.entries()) expect([...legalMoves(views[i])]).toContain(move);
    // Workers that a busy machine gives no time may have left some to the server, or to the policy.
    expect(search.thoughts + pool.thoughts + metrics.botFailures).toBe(views.length);
    expect(search.thoughts).toBeGreaterThan(0);
    // Nothing stays behind.
    await expect.poll(jobsLeft, patience).toEqual([]);
    first.child.kill('SIGTERM');
    expect((await first.ended)[0]).toBe(0);
    await expect.poll(() => search.atOnce, patience).toBe(2);
  });

  it('two servers share the threads of the workers', async () => {
    await redis.flush();
    const one = await bots();
    await worker(4);
    await expect.poll(() => one.search.atOnce, patience).toBe(4);
    const two = await bots();
    await expect.poll(() => [one.search.atOnce, two.search.atOnce], patience).toEqual([2, 2]);
    await two.close();
    await expect.poll(() => one.search.atOnce, patience).toBe(4);
  });

  it('SIGTERM lets a worker finish its thoughts', async () => {
    await redis.flush();
    const { search, service, searches, metrics } = await bots();
    const { child, ended } = await worker(1);
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('coralon');
    const thought = service.choose('master', view, of('ana'));
    await expect.poll(() => redis.client.llen('followsuit:think:active'), patience).toBe(1);
    expect(searches.thinking).toBe(1);
    child.kill('SIGTERM');
    expect([...legalMoves(view)]).toContain(await thought);
    expect([search.thoughts, metrics.botFailures]).toEqual([1, 0]);
    expect((await ended)[0]).toBe(0);
  });

  it('a worker is killed in the middle of a thought: the policy moves, and the next thought is the server’s own', async () => {
    await redis.flush();
    const { search, service, pool, metrics } = await bots();
    const { child, ended } = await worker(1, script('slow-bots.mjs'));
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('coralon');
    const thought = service.choose('expert', view, of('ana'));
    await expect.poll(() => redis.client.llen('followsuit:think:active'), patience).toBe(1);
    child.kill('SIGKILL');
    await ended;
    expect(await thought).toBe(simpleMove(view));
    expect([search.thoughts, metrics.botFailures]).toEqual([0, 1]);
    await expect.poll(() => search.threads, patience).toBe(0);
    expect([...legalMoves(view)]).toContain(await service.choose('club', view, of('ana')));
    expect(pool.thoughts).toBe(1);
  });

  it('a worker whose threads fail, or answer nonsense, is no reason to wait', async () => {
    await redis.flush();
    const { search, service, metrics } = await bots();
    await worker(1, script('failing-bots.mjs'));
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('thief');
    for (const bot of ['club', 'expert', 'master'])
      expect(await service.choose(bot, view, of('ana'))).toBe(simpleMove(view));
    expect(metrics.botFailures).toBe(3);
    await expect.poll(jobsLeft, patience).toEqual([]);
  });

  it('Redis is flushed in the middle of a thought: the policy moves, and workers are back by themselves', async () => {
    await redis.flush();
    const scene = await bots();
    const { search, service, metrics } = scene;
    await worker(1, script('slow-bots.mjs'));
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('coralon');
    const thought = service.choose('expert', view, of('ana'));
    await expect.poll(() => redis.client.llen('followsuit:think:active'), patience).toBe(1);
    await redis.flush();
    expect(await thought).toBe(simpleMove(view));
    expect(metrics.botFailures).toBe(1);
    // Its thread has given up by then, too, and it thinks again.
    await workersThink(scene, view);
  });

  it('Redis stops in the middle of a thought: the policy moves at once, own threads go on, and workers come back', async () => {
    await redis.flush();
    const scene = await bots();
    const { search, service, pool, metrics } = scene;
    await worker(1);
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('coralon');
    const thought = service.choose('master', view, of('ana'));
    await expect.poll(() => redis.client.llen('followsuit:think:active'), patience).toBe(1);
    await redis.stop();
    expect(await thought).toBe(simpleMove(view));
    expect(metrics.botFailures).toBe(1);
    expect([...legalMoves(view)]).toContain(await service.choose('club', view, of('ana')));
    expect([pool.thoughts, search.atOnce]).toEqual([1, 1]);
    await redis.start();
    await expect.poll(() => search.threads, patience).toBe(1);
    await workersThink(scene, view);
  });

  it('a job that nobody took in time is removed', async () => {
    await redis.flush();
    const { link, pool, search, service, metrics } = await bots(1000);
    pretendWorker(link, 1);
    await expect.poll(() => search.threads, patience).toBe(1);
    const view = freeView('coralon');
    const thought = service.choose('club', view, of('ana'));
    await expect.poll(() => redis.client.llen('followsuit:think:wait'), patience).toBe(1);
    expect(await thought).toBe(simpleMove(view));
    // The own threads rest while there is a worker.
    expect([metrics.botFailures, pool.thoughts]).toEqual([1, 0]);
    await expect.poll(jobsLeft, patience).toEqual([]);
  });

  it('a forced move stays with the worker as long as a free one', async () => {
    const pool = new ThreadPool(1, builtScript('bots/worker.js'));
    onTestFinished(() => pool.close());
    const { work } = thinkingIn(pool);
    const { rules, seat, state } = freeView('coralon');
    const asked = {
      bot: 'expert',
      game: 'coralon',
      players: rules.seats,
      options: rules.options,
      seat,
      state,
      seed: 'x',
    };
    const started = performance.now();
    // A thread that fails at once has the least to think about.
    const failing = new ThreadPool(1, new URL(script('failing-bots.mjs')));
    onTestFinished(() => failing.close());
    await expect(thinkingIn(failing).work(asked)).rejects.toThrow('The thread has ended.');
    const least = thinkingTimeOf('expert')!.answerAfter;
    expect(performance.now() - started).toBeGreaterThanOrEqual(least - 1);
    expect([...legalMoves(freeView('coralon'))]).toContain(await work(asked));
  });

  it('a table plays with bots that think at a worker, and the metrics say who thought', async () => {
    await redis.flush();
    await worker(2);
    const { guest, base } = await start({ redisUrl: redis.url });
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`${base}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
    };
    await expect.poll(() => metric('followsuit_worker_threads'), patience).toBe(2);
    expect(await metric('followsuit_redis_up')).toBe(1);
    const ana = await guest('Ana');
    const table = await tableFor([ana], 'coralon', 3, { bot: 'club' });
    await playOn(ana, table, new Random('workers'), ({ seq }) => seq > 12);
    expect(await metric('followsuit_thoughts_total{place="workers"}')).toBeGreaterThan(2);
    for (const place of ['threads', 'policy'])
      expect(await metric(`followsuit_thoughts_total{place="${place}"}`)).toBeGreaterThanOrEqual(0);
  });
});

/** Bots of a server that uses a Redis, and workers in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { botOf, legalMoves } from '@followsuit/bots';
import { filled, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { expect, onTestFinished } from 'vitest';
import { SearchQueue } from '../bots/search-queue.ts';
import { ServerBots } from '../bots/server-bots.ts';
import { ThreadPool } from '../bots/thread-pool.ts';
import { builtScript } from '../built-script.ts';
import { readConfig, searchLimits } from '../config.ts';
import { Metrics } from '../metrics.ts';
import { RedisLink } from '../redis/link.ts';
import { ProcessList } from '../redis/process-list.ts';
import { systemTime } from '../time.ts';
import { WorkerSearch } from '../workers/worker-search.ts';
import type { TestRedis } from './redis.ts';

export const patience = { timeout: 10_000 };
const quiet = { info: () => {}, warn: () => {} };

/** A view of a seat that has a choice. */
export function freeView(id: string): View<Play> {
  const game = gameOf(id)!;
  const rules = game.setUp(game.players[0], filled(game, game.players[0]));
  const random = new Random(`views of ${id}`);
  const match = new Match(rules, () => {});
  for (;;) {
    if (match.due !== null) match.draw(`deal of ${id}`);
    const [seat] = seatsIn(rules.actors(match.state));
    const view = rules.view(match.state, seat);
    if (legalMoves(view).length > 1) return { ...view, state: view.state.slice() };
    match.move(seat, botOf('random')!.choose(view, random));
  }
}

/** The bots of a server, with one thread of their own. */
export async function botsWith(redis: TestRedis, longest?: number) {
  const link = new RedisLink(redis.url, quiet, patience.timeout);
  const pool = new ThreadPool(1, builtScript('bots/worker.js'));
  const search = new WorkerSearch(redis.url, link, pool, longest);
  const metrics = new Metrics();
  const config = readConfig({ botWait: '60000' }, {});
  const searches = new SearchQueue(search, systemTime, searchLimits(config, search));
  const service = new ServerBots(searches, metrics);
  const close = async (): Promise<void> => {
    await service.close();
    link.close();
    metrics.close();
  };
  onTestFinished(close);
  await expect.poll(() => link.isUp, patience).toBe(true);
  return { link, pool, search, searches, service, metrics, close };
}

/** A worker in a process of its own; it runs the build. */
export async function workerOf(
  redis: TestRedis,
  threads = 1,
  threadScript?: string,
): Promise<{ child: ChildProcess; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [new URL('./worker.mjs', import.meta.url).pathname], {
    env: { ...process.env, REDIS_URL: redis.url, THREADS: String(threads), SCRIPT: threadScript ?? '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let told = '';
  child.stderr?.on('data', (chunk) => {
    told += chunk;
  });
  // A process that starts on a busy machine takes its time.
  await expect.poll(() => told, { timeout: 30_000 }).toContain('Redis answers');
  return { child, ended };
}

/** Says that there is a worker, which never takes a job. */
export function pretendWorker(link: RedisLink, threads: number): void {
  const presence = new ProcessList(link, 'workers:think');
  const timer = setInterval(() => presence.announce(threads), 200);
  onTestFinished(() => clearInterval(timer));
}

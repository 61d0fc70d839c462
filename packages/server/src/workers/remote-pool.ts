/** Jobs for workers on any machine, which do not get lost: what a worker takes with it when it dies, another does again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type LinkLog, RedisLink } from '../redis/link.ts';
import type { ProcessList } from '../redis/process-list.ts';
import type { JobKind } from './job-kinds.ts';
import { JobFailure, JobSender } from './job-sender.ts';
import { workersOf } from './worker.ts';

/** Milliseconds that Redis has for an answer. */
const TIMEOUT = 3000;
/** Milliseconds that Redis has to answer for the first time. */
const PATIENCE = 10_000;
/** A job at which workers have failed as often is given up. */
const FAILURES = 3;
/** Milliseconds before a lost job is sent again. */
const PAUSE = 100;

export interface RemotePoolOptions<I, O> {
  readonly url: string;
  /** Doing a job of this kind twice must do no harm. */
  readonly kind: JobKind<I, O>;
  readonly log: LinkLog;
  /** Milliseconds that Redis has to answer for the first time. */
  readonly patience?: number;
}

/** Sends jobs to workers until they are done. */
export class RemotePool<I, O> {
  private readonly link: RedisLink;
  private readonly sender: JobSender<I, O>;
  private readonly workers: ProcessList;
  private readonly waiting = new Set<() => void>();
  private threads = 0;
  private closed = false;

  /** `link` is up. */
  constructor({ url, kind }: RemotePoolOptions<I, O>, link: RedisLink) {
    this.link = link;
    this.sender = new JobSender(url, link, kind, link.now());
    this.workers = workersOf(link, kind);
    link.onBeat = () => this.look();
    link.onBreak = () => this.sender.giveUp('Redis is away.');
  }

  /** The answer of a worker; rejects if workers fail again and again. `input` is as it goes into Redis. */
  async run(input: unknown): Promise<O> {
    for (let failures = 0; ; await sleep(PAUSE)) {
      await this.up();
      try {
        return await this.sender.send(input);
      } catch (error) {
        if (this.closed) throw error;
        if (!(error instanceof JobFailure) || ++failures < FAILURES) continue;
        const why = error.reason || error.message;
        throw new Error(`Workers failed at a job ${FAILURES} times, the last time with: ${why}`);
      }
    }
  }

  /** The threads of all workers; 1 if there are none yet. */
  width(): number {
    return Math.max(1, this.threads);
  }

  /** Whether any worker is there. */
  get hasWorkers(): boolean {
    return this.threads > 0;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.link.onBeat = async () => {};
    await this.sender.withdraw();
    await this.sender.close();
    this.link.close();
    for (const wake of this.waiting) wake();
  }

  /** Resolves when Redis answers. */
  private async up(): Promise<void> {
    while (!this.link.isUp && !this.closed)
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    if (this.closed) throw new Error('The work was stopped.');
  }

  async look(): Promise<void> {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
    const { threads, ids } = await this.workers.all();
    if (!this.link.isUp) return;
    this.threads = threads;
    await this.sender.giveUpLost(ids);
  }
}

/**
 * Connects to Redis; rejects with a sentence if it does not answer.
 *
 * @example const pool = await openRemotePool({ url, kind: DOUBLE, log }); await pool.run(21); await pool.close();
 */
export async function openRemotePool<I, O>(options: RemotePoolOptions<I, O>): Promise<RemotePool<I, O>> {
  const { url, log, patience = PATIENCE } = options;
  let pool: RemotePool<I, O> | undefined;
  let reason = 'nobody answers there';
  const told: LinkLog = {
    info: (what, text) => pool && log.info(what, text),
    warn(what, text) {
      if (pool) log.warn(what, text);
      else reason = (what as { readonly reason?: string }).reason ?? reason;
    },
  };
  const link = new RedisLink(url, told, TIMEOUT);
  const until = performance.now() + patience;
  while (!link.isUp && performance.now() < until) await sleep(20);
  if (!link.isUp) {
    link.close();
    throw new Error(`Redis does not answer (${reason}).`);
  }
  pool = new RemotePool(options, link);
  await pool.look();
  return pool;
}

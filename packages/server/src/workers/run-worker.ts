/** Runs a worker until it receives a signal to stop. */
import { setTimeout } from 'node:timers/promises';
import { ThreadPool } from '../bots/thread-pool.ts';
import { builtScript } from '../built-script.ts';
import type { LinkLog } from '../redis/link.ts';
import type { JobWork } from './job-kinds.ts';
import { LONGEST_THOUGHT, thinkingIn } from './thinking.ts';

export interface RunOptions {
  readonly url: string;
  readonly threads: number;
  readonly log: LinkLog;
  /** Kinds of jobs besides thinking. */
  readonly more?: readonly JobWork<unknown, unknown>[];
  /** The script of the threads; tests replace it. */
  readonly script?: URL;
}

/**
 * Thinks for servers until SIGINT or SIGTERM; thoughts under way are finished. Resolves when it has stopped.
 *
 * @example await runWorker({ url: 'redis://localhost', threads: 4, log });
 */
export async function runWorker({ url, threads, log, more = [], script }: RunOptions): Promise<void> {
  // Loaded here, because the rest of the server does not need BullMQ without Redis.
  const { startWorker } = await import('./worker.ts');
  const pool = new ThreadPool(threads, script ?? builtScript('bots/worker.js'), LONGEST_THOUGHT);
  const worker = startWorker({ url, threads, table: [thinkingIn(pool), ...more], log });
  const signals = ['SIGINT', 'SIGTERM'] as const;
  await new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  // Redis may go away just now.
  await Promise.race([worker.close(), setTimeout(LONGEST_THOUGHT + 1000)]);
  await pool.close();
}

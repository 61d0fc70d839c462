/** Who does a command's jobs: threads of this machine, or with --workers processes on any machine. */
import { availableParallelism } from 'node:os';
import { type LabExecutor, openLabThreads } from '@followsuit/lab';
import { isOutside } from '@followsuit/outside-bots';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { wholeNumber } from '../numbers.ts';

/** The values that commander passes for the options of `withWorkers`. */
export interface WorkersFlags {
  readonly jobs?: string;
  readonly workers?: string | true;
}

/** Adds the options --jobs and --workers to a command; `what` is what is done at a time. */
export const withWorkers = (command: Command, what: string): Command =>
  command
    .option('--jobs <n>', `how many ${what} at a time`)
    .option(
      '--workers [redis-url]',
      'let followsuit worker processes on any machines do it, through Redis; without an address, that of REDIS_URL',
    );

/** Who does the jobs: so many threads, which end with each piece of work, or workers. */
export type Jobs = number | LabExecutor;

/** Refuses programs as bots for workers: a job from Redis must not name a command to run. */
export function refusePrograms({ workers }: WorkersFlags, bots: readonly string[]): void {
  if (workers !== undefined && bots.some(isOutside))
    throw new UserError('Workers start no programs: play exec: bots on this machine, without --workers.');
}

/**
 * Reads the flags, connects to the workers if there are to be any, and lets go of them after the work.
 *
 * @example await withJobs(flags, (jobs) => simulate(simulation, jobs, take))
 */
export async function withJobs<T>(flags: WorkersFlags, work: (jobs: Jobs) => Promise<T>): Promise<T> {
  if (flags.workers === undefined)
    return work(flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256));
  if (flags.jobs !== undefined)
    throw new UserError('--jobs and --workers exclude each other: each worker has its own number of threads.');
  // Loaded here, because nothing else needs Redis.
  const { openWorkers, readAddress } = await import('./open-workers.ts');
  const { executor, close } = await openWorkers(readAddress(flags.workers));
  try {
    return await work(executor);
  } finally {
    await close();
  }
}

/** The same with threads that stay for several pieces of work. */
export const withExecutor = <T>(flags: WorkersFlags, work: (executor: LabExecutor) => Promise<T>): Promise<T> =>
  withJobs(flags, async (jobs) => {
    if (typeof jobs !== 'number') return work(jobs);
    const threads = openLabThreads(jobs);
    try {
      return await work(threads);
    } finally {
      await threads.close();
    }
  });

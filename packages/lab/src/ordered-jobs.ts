/** Runs numbered jobs on one or more cores, and passes on their results in order. */
import { Tinypool } from 'tinypool';

export interface Work<Task, Result> {
  /** The jobs from `first` up to, not including, `last`, each created when it is due: a list of all could fill the memory. */
  readonly first: number;
  readonly last: number;
  readonly task: (i: number) => Task;
  /** Runs a job here, or in the built file with the same export: a worker thread cannot read TypeScript. */
  readonly run: (task: Task) => Result | Promise<Result>;
  readonly worker: string;
  readonly jobs: number;
  /** Threads that are kept for more work; by default they end with this one. */
  readonly pool?: Tinypool;
  /** Stops early; running jobs are lost. */
  readonly signal?: AbortSignal;
}

/** Threads for several rounds of work; whoever opens them calls `destroy`. @example openPool(worker, 2) */
export const openPool = (worker: string, jobs: number): Tinypool =>
  new Tinypool({ filename: worker, minThreads: 1, maxThreads: jobs });

/**
 * Runs all jobs, until `take` returns false or the signal is aborted.
 *
 * @example await runInOrder({ first: 0, last: 9, task: (i) => i, run: square, worker, jobs: 2 }, (n) => { sum += n; });
 */
export async function runInOrder<Task, Result>(
  { first, last, task, run, worker, jobs, pool: kept, signal }: Work<Task, Result>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most takers return nothing
  take: (result: Result) => boolean | void | Promise<boolean | void>,
): Promise<void> {
  if (first >= last || signal?.aborted) return;
  if (last - first === 1 && !kept) {
    await take(await run(task(first)));
    return;
  }
  // Also with one job: this lets an interrupt in while it works.
  const pool = kept ?? openPool(worker, jobs);
  try {
    // One job ahead per worker, so that none waits.
    const running: Promise<Result>[] = [];
    let next = first;
    while (running.length > 0 || next < last) {
      for (; next < last && running.length < jobs * 2; next++) {
        const piece = pool.run(task(next)) as Promise<Result>;
        piece.catch(() => {}); // it may fail, or be cancelled with the pool, before anybody waits for it
        running.push(piece);
      }
      const due = running.shift() as Promise<Result>;
      await settledOrAborted(due, signal);
      if (signal?.aborted || (await take(await due)) === false) return;
    }
  } finally {
    if (!kept) await pool.destroy();
  }
}

/**
 * Resolves when the job has finished or failed, or the signal is aborted. `Promise.race` with one promise for the signal would
 * keep every result until the end: each race leaves a reaction on that promise, which references its result.
 */
function settledOrAborted(piece: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      signal?.removeEventListener('abort', settle);
      resolve();
    };
    signal?.addEventListener('abort', settle);
    piece.then(settle, settle);
  });
}

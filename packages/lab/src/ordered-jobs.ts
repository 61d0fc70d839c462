/** Numbered pieces of work on one core or several, their results handed out in order. */
import { Tinypool } from 'tinypool';

export interface Work<Task, Result> {
  /** The pieces from `first` up to, not including, `last`, each made when it is due: a list of all could fill the memory. */
  readonly first: number;
  readonly last: number;
  readonly task: (i: number) => Task;
  /** Does a piece here, or in the file of the build that exports the same: a worker thread cannot read TypeScript. */
  readonly run: (task: Task) => Result;
  readonly worker: string;
  readonly jobs: number;
  /** Stops early; pieces under way are lost. */
  readonly signal?: AbortSignal;
}

/**
 * Does all pieces, until `take` says that it is enough (false) or the signal is aborted.
 *
 * @example await runInOrder({ first: 0, last: 9, task: (i) => i, run: square, worker, jobs: 2 }, (n) => { sum += n; });
 */
export async function runInOrder<Task, Result>(
  { first, last, task, run, worker, jobs, signal }: Work<Task, Result>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most takers return nothing
  take: (result: Result) => boolean | void | Promise<boolean | void>,
): Promise<void> {
  if (first >= last || signal?.aborted) return;
  if (last - first === 1) {
    await take(run(task(first)));
    return;
  }
  // Also where there is one job: an interrupt is heard while it works.
  const pool = new Tinypool({ filename: worker, minThreads: 1, maxThreads: jobs });
  try {
    // A piece ahead for each worker, so that none waits.
    const running: Promise<Result>[] = [];
    let next = first;
    while (running.length > 0 || next < last) {
      for (; next < last && running.length < jobs * 2; next++) {
        const piece = pool.run(task(next)) as Promise<Result>;
        piece.catch(() => {}); // it may fail, or be ended with the pool, before anybody waits for it
        running.push(piece);
      }
      const due = running.shift() as Promise<Result>;
      await settledOrAborted(due, signal);
      if (signal?.aborted || (await take(await due)) === false) return;
    }
  } finally {
    await pool.destroy();
  }
}

/**
 * Resolves when the piece is done or has failed, or the signal is aborted. `Promise.race` with one promise for the signal would
 * keep every result until the end: each race leaves a reaction at that promise, and its result hangs on it.
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

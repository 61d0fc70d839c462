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
  /** Stops early, after the pieces under way. */
  readonly signal?: AbortSignal;
}

/**
 * Does all pieces, until `take` says that it is enough (false) or the signal is aborted.
 *
 * @example await inOrder({ first: 0, last: 9, task: (i) => i, run: square, worker, jobs: 2 }, (n) => { sum += n; });
 */
export async function inOrder<Task, Result>(
  { first, last, task, run, worker, jobs, signal }: Work<Task, Result>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most takers return nothing
  take: (result: Result) => boolean | void | Promise<boolean | void>,
): Promise<void> {
  if (jobs <= 1 || last - first <= 1) {
    for (let i = first; i < last && !signal?.aborted; i++) {
      if ((await take(run(task(i)))) === false) return;
      await new Promise((resolve) => setImmediate(resolve)); // lets an interrupt in
    }
    return;
  }
  const pool = new Tinypool({ filename: worker, minThreads: 1, maxThreads: jobs });
  try {
    // A piece ahead for each worker, so that none waits; more would have to be waited for after an interrupt.
    const running: Promise<Result>[] = [];
    let next = first;
    while (running.length > 0 || next < last) {
      while (!signal?.aborted && next < last && running.length < jobs * 2)
        running.push(pool.run(task(next++)) as Promise<Result>);
      const due = running.shift();
      if (!due || (await take(await due)) === false) return;
    }
  } finally {
    await pool.destroy();
  }
}

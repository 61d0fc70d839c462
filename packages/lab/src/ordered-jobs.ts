/** Runs numbered jobs in threads or elsewhere, and passes on their results in order. */
import { Tinypool } from 'tinypool';

/** Runs jobs somewhere: in threads of this machine, or in processes on any machine. */
export interface Executor<Task, Result> {
  run(task: Task): Promise<Result>;
  /** How many jobs it runs at a time; may change. */
  width(): number;
}

export interface Work<Task, Result> {
  /** The jobs from `first` up to, not including, `last`, each created when it is due: a list of all could fill the memory. */
  readonly first: number;
  readonly last: number;
  readonly task: (i: number) => Task;
  /** Runs a job here, or in the built file with the same export: a worker thread cannot read TypeScript. */
  readonly run: (task: Task) => Result | Promise<Result>;
  readonly worker: string;
  /** How many threads run them, which end with this work; or who runs them instead. */
  readonly jobs: number | Executor<Task, Result>;
  /** Stops early; running jobs are lost. */
  readonly signal?: AbortSignal | undefined;
}

/** Threads of this machine. */
export interface Threads<Task, Result> extends Executor<Task, Result> {
  /** Aborting the signal ends the thread that runs the job. */
  run(task: Task, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

/** Milliseconds after which an unused thread ends, if others are there. */
const UNUSED = 60_000;

/**
 * Threads for several rounds of work, which start when they are needed.
 *
 * @example const threads = openThreads(worker, 2); await threads.run(task); await threads.close();
 */
export function openThreads<Task, Result>(worker: string, threads: number): Threads<Task, Result> {
  const pool = new Tinypool({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: UNUSED });
  return {
    run: (task, signal) => pool.run(task, signal ? { signal } : {}) as Promise<Result>,
    width: () => threads,
    close: () => pool.destroy(),
  };
}

/**
 * Runs all jobs, until `take` returns false or the signal is aborted.
 *
 * @example await runInOrder({ first: 0, last: 9, task: (i) => i, run: square, worker, jobs: 2 }, (n) => { sum += n; });
 */
export async function runInOrder<Task, Result>(
  { first, last, task, run, worker, jobs, signal }: Work<Task, Result>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most takers return nothing
  take: (result: Result) => boolean | void | Promise<boolean | void>,
): Promise<void> {
  if (first >= last || signal?.aborted) return;
  if (typeof jobs !== 'number') return runWith(jobs, { first, last, task, signal }, take);
  if (last - first === 1) {
    await take(await run(task(first)));
    return;
  }
  // Also with one thread: this lets an interrupt in while it works.
  const threads = openThreads<Task, Result>(worker, jobs);
  try {
    await runWith(threads, { first, last, task, signal }, take);
  } finally {
    await threads.close();
  }
}

async function runWith<Task, Result>(
  executor: Executor<Task, Result>,
  { first, last, task, signal }: Pick<Work<Task, Result>, 'first' | 'last' | 'task' | 'signal'>,
  take: Parameters<typeof runInOrder<Task, Result>>[1],
): Promise<void> {
  const running: Promise<Result>[] = [];
  let next = first;
  while (running.length > 0 || next < last) {
    // One job ahead per thread, so that none waits.
    for (; next < last && running.length < executor.width() * 2; next++) {
      const piece = executor.run(task(next));
      piece.catch(() => {}); // it may fail, or be cancelled with its thread, before anybody waits for it
      running.push(piece);
    }
    const due = running.shift() as Promise<Result>;
    await settledOrAborted(due, signal);
    if (signal?.aborted || (await take(await due)) === false) return;
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

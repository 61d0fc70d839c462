/** SQLite commits in its own thread, so that waiting for the disk blocks nothing else. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtScript } from '../built-script.ts';
import type { Statement } from './statements.ts';

/** What the thread answers: null, or what went wrong. */
export type WriteOutcome = { readonly error: string | null };

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A worker, and its unanswered transactions in order. */
interface Running {
  readonly worker: Worker;
  readonly waiting: Waiting[];
}

export class WriterThread {
  private readonly path: string;
  private running: Running | null = null;

  /** The thread starts with its first transaction. */
  constructor(path: string) {
    this.path = path;
  }

  /** Runs all statements in one transaction, or none; resolves when they are on the disk. */
  commit(statements: readonly Statement[]): Promise<void> {
    this.running ??= this.begin();
    const { worker, waiting } = this.running;
    worker.postMessage(statements.map(({ sql, parameters }) => ({ sql, parameters })));
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  /** Ends the thread, which closes the file. */
  async close(): Promise<void> {
    if (!this.running) return;
    const { worker } = this.running;
    const ended = once(worker, 'exit');
    worker.postMessage(null);
    await ended;
  }

  private begin(): Running {
    const worker = new Worker(builtScript('store/worker.js'), { workerData: { path: this.path } });
    const running: Running = { worker, waiting: [] };
    worker.on('message', ({ error }: WriteOutcome) => {
      const { resolve, reject } = running.waiting.shift() as Waiting;
      if (error === null) resolve();
      else reject(new Error(error));
    });
    // A thread that ends by itself loses its transaction; the next transaction starts another thread. Two events report the
    // end (`error` and `exit`): the second must not affect the new thread.
    const ended = (error: Error): void => {
      if (this.running === running) this.running = null;
      for (const { reject } of running.waiting.splice(0)) reject(error);
    };
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error('The thread that writes has ended.')));
    return running;
  }
}

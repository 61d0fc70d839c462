/** SQLite commits in its own thread, so that waiting for the disk blocks nothing else. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtScript } from '../built-script.ts';
import type { Guard } from './holds.ts';
import type { Statement, TableHold } from './statements.ts';
import { LeaseExpired, OutcomeUnknown, TablesLost } from './write-errors.ts';

/** What the thread is asked. */
export interface Transaction {
  readonly statements: readonly Statement[];
  readonly guard: Guard | null;
}

/** What it answers: no error, or what went wrong; the tables that the node no longer holds, or that its lease has run out. */
export interface WriteOutcome {
  readonly error: string | null;
  readonly lost?: readonly TableHold[] | 'lease';
}

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
  commit(statements: readonly Statement[], guard: Guard | null = null): Promise<void> {
    this.running ??= this.begin();
    const { worker, waiting } = this.running;
    const sent: Transaction = { statements: statements.map(({ sql, parameters }) => ({ sql, parameters })), guard };
    worker.postMessage(sent);
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
    let isOpen = false;
    worker.on('message', (answer: WriteOutcome | 'open') => {
      if (answer === 'open') {
        isOpen = true;
        return;
      }
      const { error, lost } = answer;
      const { resolve, reject } = running.waiting.shift() as Waiting;
      if (lost !== undefined) reject(lost === 'lease' ? new LeaseExpired() : new TablesLost(lost));
      else if (error === null) resolve();
      else reject(new Error(error));
    });
    // A thread that ends by itself may have committed its transaction, unless it could not even open the file; the next
    // transaction starts another thread. Two events report the end (`error` and `exit`): the second must not affect the new
    // thread.
    const ended = (error: Error): void => {
      if (this.running === running) this.running = null;
      for (const { reject } of running.waiting.splice(0)) reject(isOpen ? new OutcomeUnknown(error) : error);
    };
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error('The thread that writes has ended.')));
    return running;
  }
}

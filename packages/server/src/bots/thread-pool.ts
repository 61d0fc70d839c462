/** Threads of this process in which bots think. Who thinks next is decided elsewhere: see search-queue.ts. */
import { Worker } from 'node:worker_threads';
import type { Question, WarmUp } from './bot-questions.ts';
import type { SearchBackend } from './search-queue.ts';

/** Milliseconds after which the pool gives up on a question and ends its thread, if it is not told otherwise. */
const LONGEST = 10_000;
/** Milliseconds after which an unused thread ends. */
const UNUSED = 60_000;

/** What a thread answers. */
export type Reply = { readonly answer: number } | { readonly error: string };

interface Task {
  readonly resolve: (move: number) => void;
  readonly reject: (error: Error) => void;
  /** Ends the waiting for the answer. */
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  unused: NodeJS.Timeout | undefined;
  /** Whether it is about to end, and must not be asked any more. */
  ending: boolean;
}

export class ThreadPool implements SearchBackend {
  readonly atOnce: number;
  /** Questions answered. */
  thoughts = 0;
  private readonly script: URL;
  private readonly longest: number;
  private readonly all = new Set<Thread>();
  private readonly free: Thread[] = [];
  private closed = false;

  constructor(atOnce: number, script: URL, longest = LONGEST) {
    this.atOnce = atOnce;
    this.script = script;
    this.longest = longest;
  }

  async think(question: Question): Promise<number> {
    if (this.closed) throw new Error('The server stops.');
    const move = await this.give(this.free.pop() ?? this.begin(), question);
    this.thoughts++;
    return move;
  }

  /** Starts a thread and lets it compile the bot's code; does nothing if a thread is free or no more are needed. */
  warmUp(question: WarmUp): void {
    if (this.closed || this.free.length > 0 || this.all.size >= this.atOnce) return;
    this.give(this.begin(), question).catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map(({ worker }) => worker.terminate()));
  }

  private give(thread: Thread, question: Question | WarmUp): Promise<number> {
    clearTimeout(thread.unused);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('It took too long.'));
        this.end(thread);
      }, this.longest);
      timer.unref();
      thread.task = { resolve, reject, timer };
      thread.worker.postMessage(question);
    });
  }

  private begin(): Thread {
    const worker = new Worker(this.script);
    const thread: Thread = { worker, task: null, unused: undefined, ending: false };
    this.all.add(thread);
    worker.on('message', (reply: Reply) => {
      const task = finish(thread);
      if (!thread.ending) {
        this.free.push(thread);
        thread.unused = setTimeout(() => this.end(thread), UNUSED);
        thread.unused.unref();
      }
      if ('answer' in reply) task?.resolve(reply.answer);
      else task?.reject(new Error(reply.error));
    });
    worker.on('error', (error) => finish(thread)?.reject(error));
    worker.on('exit', () => {
      this.all.delete(thread);
      this.end(thread);
      finish(thread)?.reject(new Error('The thread has ended.'));
    });
    return thread;
  }

  /** Ends a thread. */
  private end(thread: Thread): void {
    thread.ending = true;
    if (this.free.includes(thread)) this.free.splice(this.free.indexOf(thread), 1);
    thread.worker.terminate();
  }
}

/** Frees a thread from its task, and returns the task. */
function finish(thread: Thread): Task | null {
  const { task } = thread;
  thread.task = null;
  clearTimeout(task?.timer);
  return task;
}

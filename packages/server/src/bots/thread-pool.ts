/**
 * A pool of threads that answer questions, a limited number at once. A slow question stops counting towards the limit: another
 * thread takes its place, so that later questions do not wait for it.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds after which a question counts as slow. */
const LONG = 1000;
/** Milliseconds after which the pool gives up on a question and ends its thread. */
const LONGEST = 20_000;
/** Extra threads that may be busy with slow questions. */
const SPARE = 8;
/** Milliseconds after which an unused thread ends. */
const UNUSED = 60_000;

/** What a thread answers. */
export type Reply<A> = { readonly answer: A } | { readonly error: string };

interface Task<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
  thread: Thread<Q, A> | null;
  counts: boolean;
  /** Ends the waiting for it. */
  timer: NodeJS.Timeout;
}

interface Thread<Q, A> {
  readonly worker: Worker;
  task: Task<Q, A> | null;
  unused: NodeJS.Timeout | undefined;
  /** Whether it is about to end, and must not be asked any more. */
  ending: boolean;
}

export class ThreadPool<Q, A> {
  private readonly atOnce: number;
  private readonly script: URL;
  private readonly all = new Set<Thread<Q, A>>();
  private readonly free: Thread<Q, A>[] = [];
  private readonly queue: Task<Q, A>[] = [];
  /** Questions in progress that are not slow yet. */
  private counted = 0;
  private closed = false;

  constructor(atOnce: number, script: URL) {
    this.atOnce = atOnce;
    this.script = script;
  }

  /** How many questions are queued. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Asks a question; rejects if the answer fails or takes far too long. */
  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(task), LONGEST);
      timer.unref();
      const task: Task<Q, A> = { question, resolve, reject, thread: null, counts: false, timer };
      this.queue.push(task);
      this.next();
    });
  }

  /**
   * Starts a thread with a question whose answer nobody needs, so that it is ready for later ones; does nothing if a thread is
   * free or no more may start. It does not count towards the limit, so that it delays no other question.
   */
  warmUp(question: Q): void {
    if (this.closed || this.free.length > 0 || this.all.size >= this.atOnce) return;
    const timer = setTimeout(() => this.giveUp(task), LONGEST);
    timer.unref();
    const task: Task<Q, A> = { question, resolve: () => {}, reject: () => {}, thread: null, counts: false, timer };
    this.give(this.begin(), task);
    this.countNoMore(task);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { timer, reject } of this.queue.splice(0)) {
      clearTimeout(timer);
      reject(new Error('The server stops.'));
    }
    await Promise.all([...this.all].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    while (!this.closed && this.counted < this.atOnce && this.queue.length > 0) {
      if (this.free.length === 0 && this.all.size >= this.atOnce + SPARE) return;
      this.give(this.free.pop() ?? this.begin(), this.queue.shift() as Task<Q, A>);
    }
  }

  private give(thread: Thread<Q, A>, task: Task<Q, A>): void {
    clearTimeout(thread.unused);
    thread.task = task;
    task.thread = thread;
    task.counts = true;
    this.counted++;
    setTimeout(() => this.countNoMore(task), LONG).unref();
    thread.worker.postMessage(task.question);
  }

  private countNoMore(task: Task<Q, A>): void {
    if (!task.counts) return;
    task.counts = false;
    this.counted--;
    this.next();
  }

  private begin(): Thread<Q, A> {
    const worker = new Worker(this.script);
    const thread: Thread<Q, A> = { worker, task: null, unused: undefined, ending: false };
    this.all.add(thread);
    worker.on('message', (reply: Reply<A>) => {
      const task = this.finish(thread);
      if ('answer' in reply) task?.resolve(reply.answer);
      else task?.reject(new Error(reply.error));
      if (thread.ending) return;
      this.free.push(thread);
      thread.unused = setTimeout(() => this.end(thread), UNUSED);
      thread.unused.unref();
      this.next();
    });
    worker.on('error', (error) => this.finish(thread)?.reject(error));
    worker.on('exit', () => {
      this.all.delete(thread);
      this.end(thread);
      this.finish(thread)?.reject(new Error('The thread has ended.'));
      this.next();
    });
    return thread;
  }

  /** Ends a thread. */
  private end(thread: Thread<Q, A>): void {
    thread.ending = true;
    if (this.free.includes(thread)) this.free.splice(this.free.indexOf(thread), 1);
    thread.worker.terminate();
  }

  /** Frees a thread from its task, and returns the task. */
  private finish(thread: Thread<Q, A>): Task<Q, A> | null {
    const { task } = thread;
    thread.task = null;
    if (!task) return null;
    clearTimeout(task.timer);
    this.countNoMore(task);
    return task;
  }

  private giveUp(task: Task<Q, A>): void {
    const { thread, reject } = task;
    if (thread) this.end(thread);
    else this.queue.splice(this.queue.indexOf(task), 1);
    reject(new Error('It took too long.'));
  }
}

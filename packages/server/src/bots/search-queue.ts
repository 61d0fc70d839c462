/**
 * The queue of bots that search. It decides whose bot thinks next, how many think at once and how long one may wait. Where they
 * think is behind a port. A place in the queue, and the time until the answer, depend on the bot and on the load, never on the
 * cards: a forced move waits and takes as long as a free one.
 */
import type { Time } from '@followsuit/table';
import type { Question, WarmUp } from './bot-questions.ts';
import { FairQueue, type Queued, type Requester, type ShareLimits } from './fair-queue.ts';
import type { ThinkingTime } from './thinking-time.ts';

/** A place where bots think: threads of this process, or processes elsewhere. */
export interface SearchBackend {
  /** How many questions it answers at once; it may take a few more while some are slow. */
  readonly atOnce: number;
  /** The move that a bot chooses. Rejects if there is no answer, for whatever reason; it must not keep the caller waiting for ever. */
  think(question: Question): Promise<number>;
  /** Prepares for questions, if that delays nobody. */
  warmUp(question: WarmUp): void;
  close(): Promise<void>;
}

export interface SearchLimits extends ShareLimits {
  /** Milliseconds that a question may wait before a bot begins to think. */
  readonly wait: number;
}

/** A question that waited too long: nobody has begun to think about it. */
export class Overdue extends Error {}

/** Milliseconds after which a question counts as slow: another takes its place, so that the others do not wait for it. */
const SLOW = 1500;
/** Slow questions that may go on beside the others. */
const SPARE = 4;
/** What a bot without a usual thinking time costs. */
const LEAST_COST = 5;

interface Task extends Queued {
  readonly question: Question;
  readonly time: ThinkingTime;
  readonly since: number;
  readonly resolve: (move: number) => void;
  readonly reject: (error: Error) => void;
  cancelWait: () => void;
}

export class SearchQueue {
  private readonly backend: SearchBackend;
  private readonly time: Time;
  private readonly wait: number;
  private readonly queue: FairQueue<Task>;
  private readonly waits = new Set<Task>();
  private closed = false;
  /** Called when a bot begins to think, with the milliseconds that it waited. */
  onBegin: (waited: number) => void = () => {};

  constructor(backend: SearchBackend, time: Time, limits: SearchLimits) {
    this.backend = backend;
    this.time = time;
    this.wait = limits.wait;
    this.queue = new FairQueue(limits);
  }

  /** How many questions wait. */
  get waiting(): number {
    return this.queue.waiting;
  }

  /** How many bots think. */
  get thinking(): number {
    return this.queue.inProgress;
  }

  /** For how many milliseconds the oldest question has waited. */
  get oldestWait(): number {
    const [oldest] = this.waits;
    return oldest ? performance.now() - oldest.since : 0;
  }

  /** Asks a bot; rejects if it waits too long (`Overdue`) or cannot answer. */
  ask(question: Question, requester: Requester, time: ThinkingTime): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new Error('The server stops.');
      const cost = Math.max(time.usual, LEAST_COST);
      const since = performance.now();
      const task: Task = { question, requester, time, cost, since, resolve, reject, cancelWait() {} };
      task.cancelWait = this.time.after(this.wait, () => this.giveUp(task));
      this.waits.add(task);
      this.queue.push(task);
      this.next();
    });
  }

  warmUp(question: WarmUp): void {
    if (!this.closed) this.backend.warmUp(question);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { cancelWait, reject } of this.queue.clear()) {
      cancelWait();
      reject(new Error('The server stops.'));
    }
    this.waits.clear();
    await this.backend.close();
  }

  private next(): void {
    const { backend, queue } = this;
    while (!this.closed && queue.inProgress < backend.atOnce + Math.min(queue.slowOnes, SPARE)) {
      const task = queue.shift();
      if (!task) return;
      this.begin(task);
    }
  }

  private begin(task: Task): void {
    const { question, time, since, resolve, reject, cancelWait } = task;
    cancelWait();
    this.waits.delete(task);
    this.onBegin(performance.now() - since);
    const cancelSlow = this.time.after(SLOW, () => {
      this.queue.markSlow(task);
      this.next();
    });
    const [usual, least] = [this.passed(time.usual), this.passed(time.answerAfter)];
    const thought = this.backend.think(question);
    Promise.allSettled([thought, usual]).then(() => {
      cancelSlow();
      this.queue.finish(task);
      this.next();
    });
    // A failure takes as long as an answer.
    Promise.allSettled([thought, least]).then(([answer]) => {
      if (answer.status === 'fulfilled') resolve(answer.value);
      else reject(answer.reason);
    });
  }

  private passed(milliseconds: number): Promise<void> | undefined {
    return milliseconds > 0 ? new Promise((resolve) => this.time.after(milliseconds, resolve)) : undefined;
  }

  private giveUp(task: Task): void {
    if (!this.queue.remove(task)) return;
    this.waits.delete(task);
    task.reject(new Overdue('No bot had time to think.'));
  }
}

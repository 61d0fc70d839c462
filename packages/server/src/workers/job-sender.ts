/** Sends jobs of one kind to workers, and waits for the answers. A job that is lost, for whatever reason, is given up in time. */
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { newId } from '../context.ts';
import { PREFIX, patientConnection, type RedisLink } from '../redis/link.ts';
import type { Envelope, JobKind } from './job-kinds.ts';

/** Events that Redis keeps for senders that read slowly. */
const EVENTS = 1000;
/** Milliseconds after which a job is looked for, in case it is lost. */
const OLD = 1000;
/** A job is not tried again, and leaves nothing behind. */
const ONCE = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** BullMQ's reason for a job whose worker no longer renews its lock. */
const STALLED = /stalled/;

/** A worker had the job and failed, so it may fail again. After any other error the job was only lost. */
export class JobFailure extends Error {
  /** What the worker says, on one line. */
  readonly reason: string;

  constructor(message: string, reason = '') {
    super(message);
    this.reason = reason
      .replace(/\s+/g, ' ')
      .replace(/[^\P{C} ]/gu, '')
      .slice(0, 200);
  }
}

interface Pending<O> {
  readonly resolve: (output: O) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly since: number;
  /** Whether it was not in Redis at the last look. */
  missing: boolean;
}

/** @example const move = await new JobSender(url, link, THINK).send(question); */
export class JobSender<I, O> {
  private readonly kind: JobKind<I, O>;
  private readonly link: RedisLink;
  private readonly connection: Redis;
  private readonly queue: Queue<Envelope>;
  private readonly events: QueueEvents;
  private readonly pending = new Map<string, Pending<O>>();

  /** `since`, by Redis's clock: no event after that is missed, even before the connection for events stands. */
  constructor(url: string, link: RedisLink, kind: JobKind<I, O>, since?: number) {
    this.kind = kind;
    this.link = link;
    this.connection = patientConnection(url);
    const more = { connection: this.connection, prefix: PREFIX };
    const maxLen = kind.events ?? EVENTS;
    this.queue = new Queue(kind.name, { ...more, defaultJobOptions: ONCE, streams: { events: { maxLen } } });
    this.events = new QueueEvents(kind.name, since === undefined ? more : { ...more, lastEventId: `${since}-0` });
    // The link reports what is wrong with Redis.
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
    this.events.on('completed', ({ jobId, returnvalue }) => this.answered(jobId, returnvalue));
    this.events.on('failed', ({ jobId, failedReason: why }) => {
      if (STALLED.test(why)) this.fail(jobId, 'The worker is gone.');
      else this.take(jobId)?.reject(new JobFailure('The worker failed.', why));
    });
  }

  /** The worker's answer; rejects if there is none in time. `input` is as it goes into Redis. */
  send(input: unknown): Promise<O> {
    if (!this.link.isUp) return Promise.reject(new Error('Redis is away.'));
    const id = newId(12);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.fail(id, 'No worker answered in time.');
        // Nobody needs to begin with it any more.
        this.link.try(() => this.queue.remove(id)).catch(() => {});
      }, this.kind.longest);
      this.pending.set(id, { resolve, reject, timer, since: performance.now(), missing: false });
      const until = this.link.now() + this.kind.longest;
      this.queue.add(this.kind.name, { until, input }, { jobId: id }).catch(() => this.fail(id, 'Redis is away.'));
    });
  }

  /** Gives up all jobs under way. */
  giveUp(why: string): void {
    for (const id of [...this.pending.keys()]) this.fail(id, why);
  }

  /** Gives up old jobs of workers that are not alive any more, and those that Redis has lost. */
  async giveUpLost(alive: ReadonlySet<string>): Promise<void> {
    for (const [id, pending] of [...this.pending]) {
      if (performance.now() - pending.since < OLD) continue;
      const found = await this.link.try(async () => ({ job: await this.queue.getJob(id) }));
      if (!found) return;
      const by = found.job?.processedBy;
      // A finished job is not in Redis either, but then its answer comes before the next look.
      if (!found.job && pending.missing) this.fail(id, 'Redis has lost the job.');
      else if (by !== undefined && !alive.has(by)) this.fail(id, 'The worker is gone.');
      pending.missing = !found.job;
    }
  }

  /** Takes back the jobs that no worker has begun. */
  async withdraw(): Promise<void> {
    const ids = [...this.pending.keys()];
    await this.link.try(() => Promise.allSettled(ids.map((id) => this.queue.remove(id))));
  }

  async close(): Promise<void> {
    this.giveUp('The server stops.');
    // Without Redis, they would wait for it.
    for (const each of [this.queue, this.events]) each.disconnect().catch(() => {});
    this.connection.disconnect();
  }

  private answered(id: string, given: unknown): void {
    const { success, output } = v.safeParse(this.kind.output, parsed(given));
    if (success) this.take(id)?.resolve(output);
    else this.take(id)?.reject(new JobFailure('The answer of the worker makes no sense.'));
  }

  private fail(id: string, why: string): void {
    this.take(id)?.reject(new Error(why));
  }

  private take(id: string): Pending<O> | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(found?.timer);
    return found;
  }
}

/** Older events have their values as JSON texts. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

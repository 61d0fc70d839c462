/** `followsuit worker`: a process that does jobs which others send through Redis. */
import { Worker } from 'bullmq';
import * as v from 'valibot';
import { type LinkLog, PREFIX, patientConnection, RedisLink } from '../redis/link.ts';
import { ProcessList } from '../redis/process-list.ts';
import { envelope, type JobKind, type JobWork } from './job-kinds.ts';
import { SharedSlots } from './shared-slots.ts';

/** Milliseconds that Redis has for an answer: nobody waits for it here, and the threads leave little time to read it. */
const TIMEOUT = 3000;

export interface WorkerProcess {
  /** Takes no more jobs, finishes those under way, and stops. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  readonly url: string;
  /** Its threads: servers send it as many jobs of a kind at once. */
  readonly threads: number;
  /** The kinds of jobs that it does. */
  readonly table: readonly JobWork<unknown, unknown>[];
  readonly log: LinkLog;
}

/** The workers that do jobs of a kind. */
export const workersOf = (link: RedisLink, { name }: Pick<JobKind<never, unknown>, 'name'>): ProcessList =>
  new ProcessList(link, `workers:${name}`);

/** @example const worker = startWorker({ url, threads: 4, table: [thinkingIn(pool)], log }); await worker.close(); */
export function startWorker({ url, threads, table, log }: WorkerOptions): WorkerProcess {
  const link = new RedisLink(url, log, TIMEOUT);
  const connection = patientConnection(url);
  const shared = new SharedSlots(threads);
  const lines = table.map(({ kind, work, slots = threads, isPatient = false }) => {
    const done = async ({ data }: { data: unknown }): Promise<unknown> => {
      const job = v.parse(envelope, data);
      return shared.use(async () => {
        if (job.until < link.now()) throw new Error('Nobody waits for the answer any more.');
        return v.parse(kind.output, await work(v.parse(kind.input, job.input)));
      }, isPatient);
    };
    const presence = workersOf(link, kind);
    const worker = new Worker(kind.name, done, {
      // Servers see from it whether the worker of a job is still alive.
      name: presence.id,
      connection,
      prefix: PREFIX,
      concurrency: slots,
      // A job that a killed worker had begun is not begun again: its answer would come too late.
      maxStalledCount: 0,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    worker.on('error', () => {}); // the link reports what is wrong with Redis
    return { worker, presence };
  });
  let offered = threads;
  link.onBeat = async () => {
    for (const { presence } of lines) await presence.announce(offered);
  };
  return {
    async close() {
      // It stays on the list, so that servers wait for what it is finishing.
      offered = 0;
      await link.onBeat();
      await Promise.all(lines.map(({ worker }) => worker.close(!link.isUp)));
      link.onBeat = async () => {};
      for (const { presence } of lines) await presence.withdraw();
      link.close();
      connection.disconnect();
    },
  };
}

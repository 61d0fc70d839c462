/** The jobs of the laboratory, and who does them: threads of this machine, or workers anywhere. */
import { fileURLToPath } from 'node:url';
import type { ChunkSums, GradientResult, GradientTask } from '@followsuit/study';
import { type Executor, openThreads, runInOrder, type Threads } from './ordered-jobs.ts';
import type { Chunk, ChunkResult } from './simulate.ts';
import type { StudyChunk } from './study/study-chunks.ts';
import type { BidCount, BidResult } from './tournament/bids.ts';
import type { Nth } from './tournament/contest.ts';
import type { PlayedDeal, Tournament } from './tournament/tournament.ts';

/** By kind of job: what it is about, and its result. A result depends on nothing else, so a job can be done again, anywhere. */
export interface LabJobs {
  readonly study: readonly [StudyChunk, ChunkSums];
  readonly simulate: readonly [Chunk, ChunkResult];
  readonly tournament: readonly [Nth<Tournament>, PlayedDeal];
  readonly bids: readonly [Nth<BidCount>, BidResult];
  readonly gradient: readonly [GradientTask, GradientResult];
}
export type LabJobKind = keyof LabJobs;

export interface LabJob<K extends LabJobKind = LabJobKind> {
  readonly job: K;
  readonly task: LabJobs[K][0];
}
export type LabResult<K extends LabJobKind = LabJobKind> = LabJobs[K][1];

/** Who does jobs of the laboratory, of all kinds. */
export type LabExecutor = Executor<LabJob, LabResult>;

/** The script of the threads: it exports `doLabJob`. */
export const LAB_WORKER = fileURLToPath(new URL('../dist/worker.js', import.meta.url));

/** Threads that do jobs of all kinds. @example const threads = openLabThreads(2); await simulate(simulation, threads, take) */
export const openLabThreads = (threads: number): Threads<LabJob, LabResult> => openThreads(LAB_WORKER, threads);

/** Jobs of one kind, as `runInOrder` takes them; `run` does one here. */
export interface LabWork<K extends LabJobKind> {
  readonly kind: K;
  readonly first: number;
  readonly last: number;
  readonly task: (i: number) => LabJobs[K][0];
  readonly run: (task: LabJobs[K][0]) => LabResult<K> | Promise<LabResult<K>>;
  readonly jobs: number | LabExecutor;
  readonly signal?: AbortSignal | undefined;
}

/** Runs jobs of one kind and passes on their results in order, until `take` returns false or the signal is aborted. */
export const runLabJobs = <K extends LabJobKind>(
  { kind, task, run, jobs, ...more }: LabWork<K>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most takers return nothing
  take: (result: LabResult<K>) => boolean | void | Promise<boolean | void>,
): Promise<void> =>
  runInOrder<LabJob<K>, LabResult<K>>(
    {
      ...more,
      task: (i) => ({ job: kind, task: task(i) }),
      run: (job) => run(job.task),
      worker: LAB_WORKER,
      // The result of a job is of its kind.
      jobs: jobs as number | Executor<LabJob<K>, LabResult<K>>,
    },
    take,
  );

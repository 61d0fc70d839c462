/** The laboratory's jobs as a kind of job for workers: how they travel, and who does them. */
import { codeHash, type LabExecutor, type LabJob, type LabResult, type Threads } from '@followsuit/lab';
import { entry, type JobKind, type JobWork, type RemotePool } from '@followsuit/server';
import type { ChunkSums, GradientResult, GradientTask } from '@followsuit/study';
import * as v from 'valibot';
import { labAnswer } from './lab-answer-schema.ts';
import { labJob } from './lab-job-schema.ts';
import { textOfNumbers } from './schema-parts.ts';

/** Milliseconds from sending a job to giving it up, and those that a worker spends on it. */
const LONGEST = 60 * 60_000;
const LONGEST_WORK = LONGEST - 60_000;
/** Events that Redis keeps: there are four for a job, one of them with its answer. */
const EVENTS = 200;

/** Only workers with the same code have this kind of job: others might give other numbers. */
export const labKind = (): JobKind<LabJob, LabResult> => ({
  name: `lab-${codeHash()}`,
  input: labJob,
  output: labAnswer,
  longest: LONGEST,
  events: EVENTS,
});

/** Workers as whoever does the laboratory's jobs. */
export const remoteExecutor = (pool: RemotePool<LabJob, LabResult>): LabExecutor => ({
  run: (job) => pool.run(jobMessage(job)),
  width: () => pool.width(),
});

/** What a worker does with these jobs. */
export const labWork = (threads: Threads<LabJob, LabResult>): JobWork<unknown, unknown> =>
  entry({
    kind: { ...labKind(), output: v.unknown() },
    isPatient: true,
    async work(job) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), LONGEST_WORK);
      try {
        return answerMessage(job, await threads.run(job, stop.signal));
      } finally {
        clearTimeout(timer);
      }
    },
  });

/** A job as it goes into Redis. */
export function jobMessage({ job, task }: LabJob): unknown {
  return job === 'gradient'
    ? { job, task: { ...task, weights: textOfNumbers((task as GradientTask).weights) } }
    : { job, task };
}

/** A result as it goes into Redis. */
export function answerMessage({ job }: LabJob, result: LabResult): unknown {
  if (job === 'study') return { study: { ...result, moments: textOfNumbers((result as ChunkSums).moments) } };
  if (job === 'gradient')
    return { gradient: { ...result, gradient: textOfNumbers((result as GradientResult).gradient) } };
  return { [job]: result };
}

/** What can be asked of workers. Every kind of job has a queue of its own in Redis, so that one kind does not wait for another. */
import * as v from 'valibot';

/** A kind of job: both ends check what they receive, since others may write to Redis too. */
export interface JobKind<I, O> {
  /** The name of its queue: lower-case letters and hyphens. */
  readonly name: string;
  readonly input: v.GenericSchema<unknown, I>;
  readonly output: v.GenericSchema<unknown, O>;
  /** Milliseconds from sending a job to giving it up. */
  readonly longest: number;
  /** Events that Redis keeps for senders that read slowly: fewer for kinds with long answers. */
  readonly events?: number;
}

/** A kind of job and who does it: an entry of a worker's table. */
export interface JobWork<I, O> {
  readonly kind: JobKind<I, O>;
  readonly work: (input: I) => Promise<O>;
  /** How many it takes at once, if that is not the number of threads. */
  readonly slots?: number;
  /** Whether it begins only while fewer jobs than threads are under way, of all kinds: nobody at a table waits for it. */
  readonly isPatient?: boolean;
}

/** An entry of any kind. @example const table = [entry({ kind: THINK, work: (question) => pool.think(question) })]; */
export const entry = <I, O>(work: JobWork<I, O>): JobWork<unknown, unknown> => work as JobWork<unknown, unknown>;

/** A job as it is in Redis: `until` is when nobody wants the answer any more, by Redis's clock. */
export const envelope = v.object({ until: v.pipe(v.number(), v.finite()), input: v.unknown() });
export type Envelope = v.InferOutput<typeof envelope>;

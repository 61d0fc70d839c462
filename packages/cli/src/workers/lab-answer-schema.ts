/** The results of the laboratory's jobs as they come back through Redis. */
import type { LabResult } from '@followsuit/lab';
import * as v from 'valibot';
import { float64, integer } from './schema-parts.ts';

const count = integer(0, 1e12);
const number = v.pipe(v.number(), v.finite());
const numbers = (most: number) => v.pipe(v.array(number), v.maxLength(most));
const pair = v.tuple([number, count]);

const ruleSums = v.strictObject({
  histograms: v.pipe(v.array(v.pipe(v.array(pair), v.maxLength(100_000))), v.maxLength(1000)),
  acts: v.record(v.pipe(v.string(), v.maxLength(200)), v.tuple([count, count, count, count])),
  unfinished: count,
});
const chunkSums = v.strictObject({
  deals: count,
  moments: float64,
  rules: v.tuple([ruleSums, ruleSums]),
  changed: v.pipe(v.array(v.strictObject({ deal: count, by: number })), v.maxLength(100)),
  different: count,
});
const outcome = v.strictObject({
  winners: numbers(16),
  finished: v.boolean(),
  total: numbers(16),
  hands: count,
  acts: count,
});
const games = v.strictObject({
  outcomes: v.pipe(v.array(outcome), v.maxLength(1000)),
  records: v.pipe(v.string(), v.maxLength(200_000_000)),
  // Only programs of one's own have incidents, and workers run none.
  incidents: v.strictObject({}),
});
const deal = v.strictObject({ result: numbers(16), incidents: v.strictObject({}) });
const bid = v.strictObject({ predicted: v.nullable(number), made: v.boolean() });
const bids = v.pipe(v.array(v.pipe(v.array(bid), v.maxLength(16))), v.maxLength(16));
const gradient = v.strictObject({
  gradient: float64,
  squares: numbers(100),
  states: v.pipe(v.array(v.pipe(v.array(integer(-(2 ** 31), 2 ** 31 - 1)), v.maxLength(4096))), v.maxLength(100)),
});

/** An answer: a result under the name of its kind of job. */
export const labAnswer: v.GenericSchema<unknown, LabResult> = v.union([
  v.pipe(
    v.strictObject({ study: chunkSums }),
    v.transform((one) => one.study),
  ),
  v.pipe(
    v.strictObject({ simulate: games }),
    v.transform((one) => one.simulate),
  ),
  v.pipe(
    v.strictObject({ tournament: deal }),
    v.transform((one) => one.tournament),
  ),
  v.pipe(
    v.strictObject({ bids }),
    v.transform((one) => one.bids),
  ),
  v.pipe(
    v.strictObject({ gradient }),
    v.transform((one) => one.gradient),
  ),
]);

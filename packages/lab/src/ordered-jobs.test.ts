import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { collectGarbage } from './heap.ts';
import { runInOrder } from './ordered-jobs.ts';

interface Large {
  readonly n: number;
}

const worker = fileURLToPath(new URL('testing/large-result.mjs', import.meta.url));
const PIECES = 60;

it.each([1, 2])('no result is kept once it was taken (jobs: %i)', async (jobs) => {
  const run = (): Large => {
    throw new Error('every piece is for the workers');
  };
  const taken: WeakRef<Large>[] = [];
  const kept: number[] = [];
  const task = (i: number): number => i;
  const { signal } = new AbortController();
  await runInOrder({ first: 0, last: PIECES, task, run, worker, jobs, signal }, async (result) => {
    expect(result.n).toBe(taken.length);
    taken.push(new WeakRef(result));
    if (taken.length % 20 > 0) return;
    // A WeakRef holds its target until the end of the turn of the event loop in which it was made.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    kept.push(taken.filter((each) => each.deref() !== undefined).length);
  });
  expect(taken).toHaveLength(PIECES);
  // The one that is being taken.
  for (const n of kept) expect(n).toBeLessThanOrEqual(1);
  expect(kept).toHaveLength(PIECES / 20);
});

it('an abort is heard while a piece is under way', async () => {
  const stop = new AbortController();
  const taken: number[] = [];
  const task = (i: number): number => i;
  const run = (n: number): Large => ({ n });
  await runInOrder({ first: 0, last: 1000, task, run, worker, jobs: 1, signal: stop.signal }, ({ n }) => {
    taken.push(n);
    setImmediate(() => stop.abort());
  });
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThan(1000);
});

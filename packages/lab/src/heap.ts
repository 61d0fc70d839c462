/** Measures how much a piece of work allocates. */
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Bytes allocated on the heap per unit that `work` counts. */
export async function bytesPer(work: () => number): Promise<number> {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  work(); // one-time setup is not counted
  collectGarbage();
  observer.observe({ entryTypes: ['gc'] });
  const before = getHeapStatistics().used_heap_size;
  const n = work();
  const after = getHeapStatistics().used_heap_size;
  await new Promise((resolve) => setTimeout(resolve, 20)); // observers are notified later
  observer.disconnect();
  // A collection in between means that each time at least a young generation was filled.
  return Math.max(0, after - before + collections * YOUNG_GENERATION) / n;
}

const YOUNG_GENERATION = 16 * 1024 * 1024;

/** Counts the deals of everything that a runner plays, and stops after so many: what a stopped study played can be played again. */
import type { ChunkRunner } from './run.ts';

/** A runner that counts, and a signal for `runStudy`, `runSweep` and `findBalance`. */
export interface DealCount {
  readonly run: ChunkRunner;
  /** The deals so far, under each rule, in all studies together. */
  readonly deals: number;
  /** Whether there were enough. */
  readonly aborted: boolean;
}

/**
 * @example const count = countDeals(run, 500); await runSweep(game, study, id, values, count.run, { signal: count });
 */
export function countDeals(
  run: ChunkRunner,
  most = Number.POSITIVE_INFINITY,
  signal?: { readonly aborted: boolean },
): DealCount {
  let deals = 0;
  const isOver = (): boolean => deals >= most;
  return {
    run: async (study, chunks, take) => {
      if (isOver()) return;
      await run(study, chunks, (sums) => {
        deals += sums.deals;
        return take(sums) && !isOver();
      });
    },
    get deals() {
      return deals;
    },
    get aborted() {
      return isOver() || signal?.aborted === true;
    },
  };
}

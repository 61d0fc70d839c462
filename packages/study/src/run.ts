/** Runs studies on whatever plays chunks: threads, browser workers, other machines. Results arrive in order. */
import { type ChunkSums, type DealRange, type RulePair, StudyPlayer } from './chunk.ts';
import { StudyResults } from './results.ts';
import { CHUNK, PILOT, type Study } from './study.ts';

/** Plays chunks and passes on their sums in the same order, until `take` returns false or it is stopped. */
export type ChunkRunner = (
  study: Study,
  chunks: readonly DealRange[],
  take: (sums: ChunkSums) => boolean,
) => Promise<void>;

export interface Watch {
  /** Called after each chunk; returns false to stop. */
  readonly progress?: (results: StudyResults) => boolean;
  /** Whether whoever waits has stopped the runner. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** How many studies are corrected together; 1 by default. */
  readonly comparisons?: number;
}

/** The chunks of the deals from `first` up to, not including, `last`; deals are numbered from 1. */
export function chunksOf(first: number, last: number, paired: boolean): DealRange[] {
  const chunks: DealRange[] = [];
  for (let at = first; at < last; at += CHUNK) chunks.push({ first: at, last: Math.min(at + CHUNK, last), paired });
  return chunks;
}

/**
 * Runs a study: a pilot on shared deals, then the rest as the pilot decides. Stopped early, it returns what it has so far.
 *
 * @example (await runStudy(study, rules, runner)).results()
 */
export async function runStudy(
  study: Study,
  rules: RulePair,
  run: ChunkRunner,
  { progress = () => true, signal, comparisons }: Watch = {},
): Promise<StudyResults> {
  const results = new StudyResults(study, rules, comparisons);
  let goesOn = true;
  const play = async (first: number, last: number, paired: boolean): Promise<void> => {
    const take = (sums: ChunkSums): boolean => {
      results.add(sums, paired);
      goesOn = progress(results);
      return goesOn;
    };
    if (first < last) await run(study, chunksOf(first, last, paired), take);
  };
  const end = study.deals + 1;
  if (study.pairing === 'fresh') {
    await play(1, end, false);
    return results;
  }
  await play(1, Math.min(PILOT + 1, end), true);
  if (results.deals < PILOT || !goesOn || signal?.aborted) return results;
  await play(PILOT + 1, end, results.decidePairing());
  return results;
}

/** The widest interval of a change of the wins, from end to end. */
export const widestWins = (results: StudyResults): number =>
  Math.max(...results.results().map(({ metric, change }) => (metric.kind === 'wins' ? 2 * change.within : 0)));

/** Whether the interval of every change of the wins is narrower than this. @example isNarrow(results, 0.02) */
export const isNarrow = (results: StudyResults, width: number): boolean => widestWins(results) < width;

/** Plays in this thread. @example await runStudy(study, rules, runHere(rules)) */
export function runHere(rules: RulePair): ChunkRunner {
  let player: StudyPlayer | undefined;
  return async (study, chunks, take) => {
    player ??= new StudyPlayer(study, rules);
    for (const chunk of chunks) if (!take(player.play(chunk))) return;
  };
}

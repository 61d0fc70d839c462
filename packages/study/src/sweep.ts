/** Sweeps: the same study for several values of one setting. */
import type { Game, Json } from '@followsuit/engine';
import type { StudyResults } from './results.ts';
import { type ChunkRunner, runStudy, type Watch } from './run.ts';
import type { Study } from './study.ts';
import { rulesOfStudy } from './versions.ts';

export interface SweepPoint {
  readonly value: Json;
  readonly results: StudyResults;
}

/** The study of one value. */
export const studyAt = (study: Study, id: string, value: Json): Study => ({
  ...study,
  changes: { ...study.changes, [id]: value },
});

/**
 * Runs a study for each value; stopped early, it returns the points that have deals. What is beyond chance is corrected over all values.
 *
 * @example await runSweep(game, study, 'target', [10, 20, 30], run)
 */
export async function runSweep(
  game: Game,
  study: Study,
  id: string,
  values: readonly Json[],
  run: ChunkRunner,
  { progress, signal }: { progress?: (points: readonly SweepPoint[]) => boolean; signal?: Watch['signal'] } = {},
): Promise<SweepPoint[]> {
  const points: SweepPoint[] = [];
  for (const value of values) {
    const one = studyAt(study, id, value);
    const before = [...points];
    const results = await runStudy(one, rulesOfStudy(game, one), run, {
      progress: (so) => progress?.([...before, { value, results: so }]) ?? true,
      signal,
      comparisons: values.length,
    });
    if (results.deals > 0) points.push({ value, results });
    if (signal?.aborted) break;
  }
  return points;
}

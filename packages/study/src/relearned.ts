/** The effect of a rule on players with the habits of the old one, and on players who have learned to play under each. */

import type { Metric } from './metrics/metric.ts';
import type { Interval, MetricResult, StudyResults } from './results.ts';
import type { Duel } from './train/duel.ts';

/**
 * Whether the rule changes a figure beyond chance: for whom, and in the same direction. What only one run of the training shows, or
 * what the runs show in sizes that their intervals do not explain, depends on luck in training.
 */
export type EffectVerdict = 'both' | 'reversed' | 'onlyHabits' | 'onlyRelearned' | 'luck' | 'neither';

export interface EffectPair {
  readonly metric: Metric;
  /** The change of the figure by the rule: with the habits of the old one, and with the players of each run of the training. */
  readonly habits: Interval;
  readonly relearned: readonly Interval[];
  readonly verdict: EffectVerdict;
}

/** The comparison with players who trained under each version for as long. */
export interface RelearnedRun {
  readonly results: StudyResults;
  /** How much more than players of old habits they score under the changed rule. */
  readonly gain: Duel;
}

/** The same training from several seeds. */
export interface Relearned {
  readonly runs: readonly RelearnedRun[];
}

/** @example effectPairs(results, relearned).filter(({ verdict }) => verdict === 'reversed') */
export function effectPairs(habits: StudyResults, { runs }: Relearned): EffectPair[] {
  const learned = runs.map(({ results }) => results.results());
  return habits.results().map((old, i) => {
    const own = learned.map((results) => results[i]);
    return {
      metric: old.metric,
      habits: old.change,
      relearned: own.map(({ change }) => change),
      verdict: verdictOn(old, own),
    };
  });
}

/** The direction of a change beyond chance; 0: there is none. */
const directionOf = ({ flagged, change }: MetricResult): number => (flagged ? Math.sign(change.mean) : 0);

/** Whether some intervals have nothing in common: then equally trained players differ by more than the luck of the deals. */
function areApart(runs: readonly MetricResult[]): boolean {
  const lows = runs.map(({ change: { mean, within } }) => mean - within);
  const highs = runs.map(({ change: { mean, within } }) => mean + within);
  return Math.max(...lows) > Math.min(...highs);
}

function verdictOn(habits: MetricResult, relearned: readonly MetricResult[]): EffectVerdict {
  const old = directionOf(habits);
  const [first, ...others] = relearned.map(directionOf);
  if (others.some((each) => each !== first) || (first !== 0 && areApart(relearned))) return 'luck';
  if (old === 0) return first === 0 ? 'neither' : 'onlyRelearned';
  if (first === 0) return 'onlyHabits';
  return old === first ? 'both' : 'reversed';
}

/** The effect of a rule on players with the habits of the old one, and on players who have learned to play under each. */

import type { Metric } from './metrics/metric.ts';
import type { Interval, MetricResult, StudyResults } from './results.ts';
import type { Duel } from './train/duel.ts';

/** Whether the rule changes a figure beyond chance: for whom, and in the same direction. */
export type EffectVerdict = 'both' | 'reversed' | 'onlyHabits' | 'onlyRelearned' | 'neither';

export interface EffectPair {
  readonly metric: Metric;
  /** The change of the figure by the rule: with the habits of the old one, and with players who have trained. */
  readonly habits: Interval;
  readonly relearned: Interval;
  readonly verdict: EffectVerdict;
}

/** What players learned who trained under each version for as long. */
export interface Relearned {
  readonly results: StudyResults;
  /** How much more than players of old habits they score under the changed rule. */
  readonly gain: Duel;
}

/** @example effectPairs(results, relearned.results).filter(({ verdict }) => verdict === 'reversed') */
export function effectPairs(habits: StudyResults, relearned: StudyResults): EffectPair[] {
  const learned = relearned.results();
  return habits.results().map((old, i) => ({
    metric: old.metric,
    habits: old.change,
    relearned: learned[i].change,
    verdict: verdictOn(old, learned[i]),
  }));
}

function verdictOn(habits: MetricResult, relearned: MetricResult): EffectVerdict {
  if (!habits.flagged && !relearned.flagged) return 'neither';
  if (!relearned.flagged) return 'onlyHabits';
  if (!habits.flagged) return 'onlyRelearned';
  return Math.sign(habits.change.mean) === Math.sign(relearned.change.mean) ? 'both' : 'reversed';
}

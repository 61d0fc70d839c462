/** What points are like in a game: measured on the hands of a pool before anything is fitted. */
import { handsInAll, knowledgeOf, type MeasuredScale, meanAndSpread, rounded } from '@followsuit/bots';
import type { Options, Rules } from '@followsuit/engine';
import { DELTA } from '@followsuit/engine/state';
import type { HandPool } from './hand-pool.ts';

/** Steps of the table of scores to the mean score, at most. */
const STEPS = 5;
/** The table ends where a score is rarer than this. */
const RARE = 0.002;

/** The scale of a variant, with `soften` still open. @example const scale = measureScale(rules, { zeroBids: 'zero' }, pool); */
export function measureScale(rules: Rules, options: Options, pool: HandPool): MeasuredScale {
  const first = pool.hands.map((hand) => {
    const s = rules.start();
    pool.score(rules, s, hand);
    return s;
  });
  const scores = first.flatMap((s) => rules.design.sides.map((_, side) => s[DELTA + side]));
  const { mean, spread } = meanAndSpread(scores);
  const points = { players: rules.seats, options, mean: rounded(mean), spread: rounded(spread) };
  const step = Math.max(1, Math.round(mean / STEPS));
  const scale = handsInAll(rules) > 0 ? points : { ...points, step, reach: reached(scores, step) };
  return knowledgeOf(rules.game).fitting?.measure?.(rules, scale, { first, ends: pool.ends }) ?? scale;
}

/** How often at least 0, 1, 2 … times `step` is scored. */
function reached(scores: readonly number[], step: number): number[] {
  const table: number[] = [];
  for (let share = 1; share > RARE; ) {
    share = scores.filter((score) => score >= table.length * step).length / scores.length;
    table.push(Number(share.toFixed(3)));
  }
  return table;
}

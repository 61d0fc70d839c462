/** What points are like in a game: measured on the hands of a pool before anything is fitted. */
import { handsInAll, type Scale } from '@followsuit/bots';
import type { Options, Rules, State } from '@followsuit/engine';
import { DELTA } from '@followsuit/engine/state';
import type { HandPool } from './hand-pool.ts';

/** Steps of the table of scores to the mean score, at most. */
const STEPS = 5;
/** The table ends where a score is rarer than this. */
const RARE = 0.002;
/** Tricks that a box of a sheet may hold at most. */
const TRICKS = 12;
/** STONES-SCORE-6: points that a bag costs in the long run. */
const BAG_COST = 10;

/** The scale of a variant, with `soften` still open. @example const scale = measureScale(rules, { zeroBids: 'zero' }, pool); */
export function measureScale(rules: Rules, options: Options, pool: HandPool): Omit<Scale, 'soften'> {
  const { scores, bags } = fresh(rules, pool);
  const { mean, spread } = measure(scores);
  const scale = { players: rules.seats, options, mean: rounded(mean), spread: rounded(spread) };
  if (rules.at.sheet !== undefined) return { ...scale, results: resultsOf(rules, pool.ends) };
  if (handsInAll(rules) > 0) return scale;
  const step = Math.max(1, Math.round(mean / STEPS));
  const race = { ...scale, step, reach: reached(scores, step) };
  if (rules.options.bagPenalty !== 'on') return race;
  const filling = measure(bags);
  const net = rounded(mean - BAG_COST * filling.mean);
  return { ...race, mean: net, bags: [rounded(filling.mean), rounded(filling.spread)] };
}

/** What each side got in each hand, as if it had been the first of its game. */
function fresh(rules: Rules, pool: HandPool): { scores: number[]; bags: number[] } {
  const scores: number[] = [];
  const bags: number[] = [];
  for (const hand of pool.hands) {
    const s = rules.start();
    pool.score(rules, s, hand);
    for (let side = 0; side < rules.design.sides.length; side++) {
      scores.push(s[DELTA + side]);
      if (rules.at.bags !== undefined) bags.push(s[rules.at.bags + side]);
    }
  }
  return { scores, bags };
}

/** Mean and standard deviation. */
function measure(numbers: readonly number[]): { mean: number; spread: number } {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return { mean, spread: Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length) };
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

/** How often each row of the sheet ends with 0, 1, 2 … tricks in a box. */
function resultsOf(rules: Rules, ends: readonly State[]): number[][] {
  const { width = 0 } = rules.design.layout.fields.find(({ name }) => name === 'sheet') ?? {};
  return Array.from({ length: width }, (_, row) => {
    const counts: number[] = Array(TRICKS + 1).fill(0);
    for (const s of ends)
      for (let seat = 0; seat < rules.seats; seat++) counts[s[rules.at.sheet + seat * width + row]]++;
    return counts.map((n) => Number((n / (ends.length * rules.seats)).toFixed(3)));
  });
}

/** Four digits are plenty. */
export const rounded = (n: number): number => Number(n.toPrecision(4));

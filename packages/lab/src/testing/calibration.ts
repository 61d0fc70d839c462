/** Calibration: the chances of a value model compared with the outcomes of games that it has not seen. */
import { type Bot, type Utility, utilityFor } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { HAND, TOTAL } from '@followsuit/engine/state';
import { type Bucket, curveOf } from '../curve.ts';
import { fromTheStart, playedPositions, type ScoredPosition } from '../value-data.ts';

export interface Calibration {
  readonly positions: number;
  /** Mean of −log of the chance given to the outcome: by the model, with even chances, and if only the leader mattered. */
  readonly loss: number;
  readonly even: number;
  readonly leader: number;
  readonly buckets: readonly Bucket[];
  /** The mean distance between said and won over all buckets. */
  readonly gap: number;
}

const LEAST = 1e-6;

/**
 * Plays games and compares chances with results, at all positions after the first hand.
 *
 * @example calibrate(rules, simple, 200, 'fresh').gap < 0.03
 */
export const calibrate = (rules: Rules, bot: Bot, games: number, seed: string): Calibration =>
  calibrationOf(
    playedPositions([rules], bot, games, fromTheStart, seed).filter(({ state }) => state[HAND] > 0),
    utilityFor(rules),
  );

/** Compares a utility with the outcomes of some positions. */
export function calibrationOf(positions: readonly ScoredPosition[], utility: Utility): Calibration {
  const { sides } = positions[0].rules.design;
  const chances: [number, number][] = [];
  const out = new Float64Array(positions[0].rules.seats);
  let loss = 0;
  for (const { state, shares } of positions) {
    utility.of(state, out);
    sides.forEach((seats, side) => {
      const chance = out[seats[0]];
      loss -= shares[side] * Math.log(Math.max(LEAST, chance));
      chances.push([chance, shares[side]]);
    });
  }
  const buckets = curveOf(chances);
  return {
    positions: positions.length,
    loss: loss / positions.length,
    even: Math.log(sides.length),
    leader: leaderLoss(positions),
    buckets,
    gap: buckets.reduce((sum, { count, said, won }) => sum + count * Math.abs(said - won), 0) / chances.length,
  };
}

/** The loss of a predictor that knows only how often the leading side wins (its best guess, from these very games). */
function leaderLoss(positions: readonly ScoredPosition[]): number {
  const { sides } = positions[0].rules.design;
  let won = 0;
  for (const { rules, state, shares } of positions) won += shares[leaderOf(rules, state)];
  const share = won / positions.length;
  return -share * Math.log(share) - (1 - share) * Math.log((1 - share) / (sides.length - 1));
}

/** The leading side. */
function leaderOf(rules: Rules, state: Int32Array): number {
  const sign = rules.wins === 'low' ? -1 : 1;
  let best = 0;
  for (let side = 1; side < rules.design.sides.length; side++)
    if (sign * state[TOTAL + side] > sign * state[TOTAL + best]) best = side;
  return best;
}

/**
 * Intervals that hold at all times at once: whoever watches them and stops when they please still errs with the stated
 * probability only. They are asymptotic confidence sequences (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
 * central limit theory and asymptotic confidence sequences", Annals of Statistics 52, 2024): a normal mixture (Robbins 1970) over
 * the estimated variance.
 */
import type { MeanEstimate } from './moments.ts';

/** The error probability of every interval, and of all verdicts of a study together. */
export const ERROR_RATE = 0.05;
/** Fewer deals than this give no interval: the normal limit is too far away. */
export const FEWEST_DEALS = 50;

/** The tuning of the mixture: intervals are narrowest near `deals`. */
const mixture = (deals: number): number => {
  const wide = -2 * Math.log(ERROR_RATE);
  return (wide + Math.log(wide) + 1) / deals;
};

/** The half width of the interval of a mean, at all times. @example halfWidth(figure, 10_000) */
export function halfWidth({ variance, deals }: MeanEstimate, planned: number, error: number = ERROR_RATE): number {
  if (!(deals >= FEWEST_DEALS)) return Number.POSITIVE_INFINITY;
  const t = deals * mixture(planned);
  return Math.sqrt(((variance / deals) * 2 * (t + 1) * Math.log(Math.sqrt(t + 1) / error)) / t);
}

/** The planned deals after which an interval is as narrow as `width` from end to end, if one deal has this variance. */
export function dealsForWidth(width: number, variance: number): number {
  const planned = 1000;
  return Math.ceil(planned * ((2 * halfWidth({ mean: 0, variance, deals: planned }, planned)) / width) ** 2);
}

/** The p-value of "the mean is `at`", valid at all times: the inverse of `halfWidth`. */
export function pValue({ mean, variance, deals }: MeanEstimate, planned: number, at = 0): number {
  if (!(deals >= FEWEST_DEALS)) return 1;
  const t = deals * mixture(planned);
  const z = ((mean - at) ** 2 * deals) / variance;
  return Math.min(1, Math.sqrt(t + 1) * Math.exp((-z * t) / (2 * (t + 1))));
}

/**
 * Holm's correction: adjusted p-values, such that the chance of even one false verdict "p ≤ error" is at most `error`, however the
 * metrics depend on each other.
 *
 * @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  const adjusted: number[] = Array(values.length).fill(1);
  let least = 0;
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, (values.length - rank) * values[i]));
    adjusted[i] = least;
  }
  return adjusted;
}

/** Means, intervals and ratios of paired numbers. */

/** Sample size from which on the deviation is known well enough. */
const ENOUGH = 30;

/** Half the width of a 95 % interval in standard errors: Student's t by degrees of freedom, while these are few. */
const WIDE = 1.96;
const STUDENT = [
  ...[12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14],
  ...[2.13, 2.12, 2.11, 2.1, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05],
];
const wide = (n: number): number => STUDENT[n - 2] ?? WIDE;

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

/** An estimate, and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** The mean of some numbers. @example estimate([0.1, -0.2, 0.4]).mean */
export function estimate(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  if (n === 0) return { mean: 0, within: Number.POSITIVE_INFINITY };
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  return { mean, within: n === 1 ? Number.POSITIVE_INFINITY : wide(n) * Math.sqrt(variance(numbers, mean) / n) };
}

/** The variance of some numbers. @example variance([1, 3]) === 2 */
export const variance = (numbers: readonly number[], mean = meanOf(numbers)): number =>
  numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (numbers.length - 1);

/**
 * The ratio of two means of paired numbers: how far along the way from 0 to `wholes` are `parts`?
 * The interval is that of parts − ratio · wholes (Fieller's, to first order).
 */
export function ratio(parts: readonly number[], wholes: readonly number[]): Estimate {
  const whole = estimate(wholes).mean;
  if (whole === 0) return { mean: Number.NaN, within: Number.POSITIVE_INFINITY };
  const mean = estimate(parts).mean / whole;
  const { within } = estimate(parts.map((part, i) => part - mean * wholes[i]));
  return { mean, within: within / Math.abs(whole) };
}

/** The Elo difference of a player who wins this share if `par` is even. */
export function elo(share: number, par: number): number {
  const odds = (p: number): number => Math.log10(p / (1 - p));
  return 400 * (odds(Math.min(Math.max(share, 1e-4), 1 - 1e-4)) - odds(par));
}

export type Decision = 'better' | 'not better' | 'open';

/** The error probabilities, of either kind. */
const ERROR = 0.05;

/**
 * A sequential test (Wald's, for a mean with an estimated deviation): is the mean `edge`, or 0? It may be called
 * after every number.
 */
export function decide(numbers: readonly number[], edge: number): Decision {
  const n = numbers.length;
  if (n < ENOUGH) return 'open';
  const { mean } = estimate(numbers);
  const square = variance(numbers, mean);
  if (square === 0) return mean >= edge / 2 ? 'better' : 'not better';
  const likelihood = (n * (mean * edge - (edge * edge) / 2)) / square;
  const limit = Math.log((1 - ERROR) / ERROR);
  return likelihood >= limit ? 'better' : likelihood <= -limit ? 'not better' : 'open';
}

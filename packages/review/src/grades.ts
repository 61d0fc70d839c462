/** What counts as a mistake, and as luck: all thresholds in one place. They are chances of winning the game. */

/** From the mildest to the worst. */
export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** A decision has a grade if it surely lost more than this. */
export const LOSS: Readonly<Record<Exclude<Grade, 'good'>, number>> = {
  inaccuracy: 0.01,
  mistake: 0.025,
  blunder: 0.06,
};

/** A decision was lucky or unlucky if how the cards lay changed the chance by at least this. */
export const LUCK = 0.025;

/** All bounds of a decision together fail one time in so many. */
const FAILS = 200;

/**
 * How many standard errors from a mean of `worlds` numbers a bound lies, if a decision has so many bounds: one for each
 * comparison, each time that it is looked at (Bonferroni).
 *
 * @example errorsFor(1, 1e9) // 2.58
 */
export function errorsFor(bounds: number, worlds: number): number {
  const z = normalQuantile(1 / (FAILS * Math.max(1, bounds)));
  const freedom = worlds - 1;
  // Student's t, by its expansion: the standard error is an estimate, too.
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** How many standard deviations a normal variable exceeds with a small chance (Abramowitz and Stegun, 26.2.23). */
function normalQuantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - above / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/** The grade of a loss that is at least `low`. @example gradeOf(0.03) === 'mistake' */
export function gradeOf(low: number): Grade {
  if (low > LOSS.blunder) return 'blunder';
  if (low > LOSS.mistake) return 'mistake';
  return low > LOSS.inaccuracy ? 'inaccuracy' : 'good';
}

/** Whether a loss between two bounds can have one grade only. */
export const hasOneGrade = (low: number, high: number): boolean => gradeOf(low) === gradeOf(high);

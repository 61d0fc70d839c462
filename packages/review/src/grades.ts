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

/** Standard errors of a bound, by the number of comparisons: together they fail one time in 200 (Bonferroni). */
const ERRORS = [2.58, 2.58, 2.81, 2.94, 3.02, 3.09, 3.14, 3.19, 3.23, 3.26, 3.29, 3.32];

/** How many standard errors from the mean a bound lies if so many candidates are compared with the played one. */
export const errorsFor = (comparisons: number): number => ERRORS[Math.min(comparisons, ERRORS.length - 1)];

/** The grade of a loss that is at least `low`. @example gradeOf(0.03) === 'mistake' */
export function gradeOf(low: number): Grade {
  if (low > LOSS.blunder) return 'blunder';
  if (low > LOSS.mistake) return 'mistake';
  return low > LOSS.inaccuracy ? 'inaccuracy' : 'good';
}

/** Whether a loss between two bounds can have one grade only. */
export const hasOneGrade = (low: number, high: number): boolean => gradeOf(low) === gradeOf(high);

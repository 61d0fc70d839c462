/** Predicted chances compared with outcomes, in buckets of similar chances. */
export interface Bucket {
  /** The number of predictions. */
  count: number;
  /** Their mean, and the share of them that came true. */
  said: number;
  won: number;
}

const BUCKETS = 10;

/**
 * A calibration curve of ten buckets: chances up to 0.1, up to 0.2 and so on, each with the mean outcome (0 to 1).
 *
 * @example curveOf([[0.42, 1], [0.48, 0]])[4] // { count: 2, said: 0.45, won: 0.5 }
 */
export function curveOf(chances: Iterable<readonly [said: number, won: number]>): Bucket[] {
  const buckets = Array.from({ length: BUCKETS }, (): Bucket => ({ count: 0, said: 0, won: 0 }));
  for (const [said, won] of chances) {
    const bucket = buckets[Math.min(BUCKETS - 1, Math.floor(said * BUCKETS))];
    bucket.count++;
    bucket.said += said;
    bucket.won += won;
  }
  for (const bucket of buckets) {
    bucket.said /= bucket.count || 1;
    bucket.won /= bucket.count || 1;
  }
  return buckets;
}

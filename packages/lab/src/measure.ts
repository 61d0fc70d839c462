/** Speeds by CPU time, over several rounds. */

/** The result of several rounds: the median, and the interquartile range as a share of it. */
export interface Measured {
  readonly median: number;
  readonly spread: number;
}

/** Counts of `run` per second of CPU time, which other work on the machine does not affect. */
export function perSecond(run: () => number): number {
  const begin = process.cpuUsage();
  const n = run();
  const { user, system } = process.cpuUsage(begin);
  return (n * 1_000_000) / (user + system);
}

/** @example measured([1, 2, 3, 4, 5]) // { median: 3, spread: 2 / 3 } */
export function measured(values: readonly number[]): Measured {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place - Math.floor(place));
  };
  return { median: at(0.5), spread: (at(0.75) - at(0.25)) / at(0.5) };
}

/** The ratios of figures that were measured together. */
export const quotients = (of: readonly number[], by: readonly number[]): number[] =>
  of.map((value, i) => value / by[i]);

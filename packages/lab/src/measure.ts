/** Speeds by CPU time, over several rounds. */

/** What several rounds gave: the middle one, and how far apart the middle half of them lies, as a share of it. */
export interface Measured {
  readonly median: number;
  readonly spread: number;
}

/** How often in a second of CPU time the thing happens that `run` counts. Other work on the machine costs none of it. */
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

/** The quotients of what was measured side by side. */
export const quotients = (of: readonly number[], by: readonly number[]): number[] =>
  of.map((value, i) => value / by[i]);

/** The hands of a record (or the turns of the solitaire) and their tricks, to jump to. */
import type { Line } from '@followsuit/engine';

interface Stop {
  /** The number of events at its beginning. */
  readonly n: number;
  readonly line: Line;
}

export interface Chapter extends Stop {
  readonly tricks: readonly Stop[];
  /** The number of events at its end. */
  readonly end: number;
}

const BEGINS = ['deal', 'setup', 'roll'];

/** @example chaptersOf(lines)[0].tricks.length // 13 */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const starts = lines.flatMap(({ ev }, i) => (BEGINS.includes(String(ev)) ? [i] : []));
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    const tricks = lines
      .slice(start, end)
      .flatMap((line, k) => (line.ev === 'trick' ? [{ n: start + k + 1, line }] : []));
    return { n: start + 1, line: lines[start], tricks, end };
  });
}

/** The chapter after `n` events. */
export const chapterAt = (chapters: readonly Chapter[], n: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.n <= n);

/** All places to jump to with one key: beginnings and complete tricks. */
const stops = (chapters: readonly Chapter[]): number[] =>
  chapters.flatMap(({ n, tricks }) => [n, ...tricks.map((trick) => trick.n)]);

/** The next place after `n`, or the end. */
export const stopAfter = (chapters: readonly Chapter[], n: number, length: number): number =>
  stops(chapters).find((stop) => stop > n) ?? length;

/** The place before `n`, or the beginning. */
export const stopBefore = (chapters: readonly Chapter[], n: number): number =>
  stops(chapters).findLast((stop) => stop < n) ?? 1;

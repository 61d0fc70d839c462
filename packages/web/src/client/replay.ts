/** A game that is looked back at. */
import type { Line } from '@followsuit/engine';
import type { TableInfo } from '@followsuit/protocol';
import type { Frames } from '../worker/messages.ts';
import type { ViewJson } from './types.ts';

/** What there was to see after some of the events. */
interface ReplayMoment {
  /** How many events have happened: 0 to `length`. */
  readonly n: number;
  readonly view: ViewJson;
  /** All events up to here. */
  readonly events: readonly Line[];
}

export interface Replay {
  /** The game, its options and the names at the seats, as a table has them. */
  readonly info: TableInfo;
  /** The good lines of the record; those after a fault are left out. */
  readonly lines: readonly Line[];
  /** How many events there are. */
  readonly length: number;
  /** What is wrong with the record after `lines`, in a sentence with the rule; null where all is well. */
  readonly fault: string | null;
  /** What there was to see after `n` events; the nearest there is where `n` is out of bounds. Quick: it was worked out before. */
  at(n: number): ReplayMoment;
}

/** @example const replay = makeReplay(frames, null); replay.at(replay.length).view.total */
export function makeReplay({ info, lines, changes }: Frames, fault: string | null): Replay {
  const views: ViewJson[] = [];
  for (const change of changes) views.push({ ...views.at(-1), ...change });
  return {
    info,
    lines,
    length: lines.length,
    fault,
    at(wanted) {
      const n = Math.max(0, Math.min(lines.length, Math.floor(wanted)));
      return { n, view: views[n], events: lines.slice(0, n) };
    },
  };
}

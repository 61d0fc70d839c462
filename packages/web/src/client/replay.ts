/** A replay of a game. */
import type { Line } from '@followsuit/engine';
import type { TableInfo } from '@followsuit/protocol';
import type { Frames } from '../worker/messages.ts';
import type { ViewJson } from './types.ts';

/** The position after some of the events. */
interface ReplayMoment {
  /** How many events have happened: 0 to `length`. */
  readonly n: number;
  readonly view: ViewJson;
  /** All events up to here. */
  readonly events: readonly Line[];
}

export interface Replay {
  /** The game, its options and the names at the seats, as in a table. */
  readonly info: TableInfo;
  /** The valid lines of the record; those after a fault are left out. */
  readonly lines: readonly Line[];
  /** The number of events. */
  readonly length: number;
  /** The fault after `lines`, as a sentence with the rule; null if the record is valid. */
  readonly fault: string | null;
  /** The position after `n` events, clamped to the valid range. Cheap: all positions are precomputed. */
  at(n: number): ReplayMoment;
}

/** Not even the first line of a record is valid; the message is a sentence. */
export class UnreadableRecord extends Error {}

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

/** The best results of this browser. */
import type { Line, Options } from '@followsuit/engine';
import { added, type Best, NONE } from '../best.ts';

const KEY = 'followsuit.solitaire';

/** Options as one text, independent of their order. */
const nameOf = (options: Options): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

function readAll(): Record<string, Best> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Best>) : {};
  } catch {
    return {}; // storage may be forbidden
  }
}

/** The best so far. */
export const bestFor = (options: Options): Best => ({ ...NONE, ...readAll()[nameOf(options)] });

/** Counts a finished game; returns the best results including it. */
export function keepBest(options: Options, table: string, over: Line): Best {
  const best = added(bestFor(options), table, over);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [nameOf(options)]: best }));
  } catch {
    // If storage fails, the result is not kept.
  }
  return best;
}

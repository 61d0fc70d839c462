/** The best results of this browser, apart for every set of options, since they make the game easier or harder. */
import type { Json, Line } from '@followsuit/engine';

export interface Best {
  readonly played: number;
  readonly won: number;
  /** The fewest turns of a game that was won, or null. */
  readonly turns: number | null;
  /** The most pawns home. */
  readonly home: number;
  /** The last tables that were counted, so that none is counted twice. */
  readonly tables: readonly string[];
}

type Options = Readonly<Record<string, Json>>;

const KEY = 'followsuit.solitaire';
/** Tables that are remembered; one that was finished before all of these is not opened again. */
const REMEMBERED = 100;
export const NONE: Best = { played: 0, won: 0, turns: null, home: 0, tables: [] };

/** Options as one text, in whatever order they come. */
const nameOf = (options: Options): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The best with one more game in it. @example added(best, 'table1', overLine) */
export function added(best: Best, table: string, { reason, turns, total }: Line): Best {
  if (best.tables.includes(table)) return best;
  const won = reason === 'home';
  const [home] = total as readonly number[];
  const fewest = won ? Math.min(best.turns ?? Number.POSITIVE_INFINITY, Number(turns)) : best.turns;
  return {
    played: best.played + 1,
    won: best.won + (won ? 1 : 0),
    turns: fewest,
    home: Math.max(best.home, home),
    tables: [...best.tables, table].slice(-REMEMBERED),
  };
}

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

/** Counts a game that is over; gives the best with it. */
export function keepBest(options: Options, table: string, over: Line): Best {
  const best = added(bestFor(options), table, over);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [nameOf(options)]: best }));
  } catch {
    // Then it is not kept.
  }
  return best;
}

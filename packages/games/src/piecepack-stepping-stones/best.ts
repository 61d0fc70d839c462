/** The best of some finished games. Options make the game easier or harder, so each set of them has a best of its own. */
import type { Line } from '@followsuit/engine';

export interface Best {
  readonly played: number;
  readonly won: number;
  /** The fewest turns of a game that was won, or null. */
  readonly turns: number | null;
  /** The most pawns home. */
  readonly home: number;
  /** The last games that were counted, by a name of theirs, so that none is counted twice. */
  readonly tables: readonly string[];
}

/** Tables that are remembered; one that was finished before all of these is not opened again. */
const REMEMBERED = 100;
export const NONE: Best = { played: 0, won: 0, turns: null, home: 0, tables: [] };

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

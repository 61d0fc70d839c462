/** The best results of finished games. Options make the game easier or harder, so each combination has its own best. */
import type { Line } from '@followsuit/engine';

export interface Best {
  readonly played: number;
  readonly won: number;
  /** The fewest turns of a won game, or null. */
  readonly turns: number | null;
  /** The most pawns home. */
  readonly home: number;
  /** The ids of the last games that were counted, so that none is counted twice. */
  readonly tables: readonly string[];
}

/** How many tables are remembered; older ones are not opened again. */
const REMEMBERED = 100;
export const NONE: Best = { played: 0, won: 0, turns: null, home: 0, tables: [] };

/** The best results including one more game. @example added(best, 'table1', overLine) */
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

/** The settings of a new table as changes in the laboratory, in its address. */
import { type Options, VARIANT } from '@followsuit/engine';

/** @example `/lab/stones?${changesQuery(4, { trickPoints: 12 })}` */
export function changesQuery(players: number, options: Options): string {
  const { [VARIANT]: _name, ...changes } = options;
  return `study=${encodeURIComponent(JSON.stringify({ players, changes }))}`;
}

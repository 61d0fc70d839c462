/** How the database stores the record of a game. */
import type { Line } from '@followsuit/engine';
import type { RecordRejection } from '@followsuit/protocol';
import type { LineRow, TableRow } from '../store/schema.ts';

/**
 * The rows of lines, numbered from `from`, with the time of day and of the server; `id` is the client's id of the act in the first line, and `actors` are the seats
 * that may act after the last.
 */
export function lineRows(
  table_id: string,
  lines: readonly Line[],
  from: number,
  id: string | null,
  { at, up }: Pick<LineRow, 'at' | 'up'>,
  actors: number,
): LineRow[] {
  return lines.map((line, i) => ({
    table_id,
    n: from + i,
    body: JSON.stringify(line),
    act_id: i === 0 ? id : null,
    at,
    up,
    actors: i === lines.length - 1 ? actors : null,
  }));
}

/** Stored in place of a result while the rules reject the record of a game that is not over. */
export const rejectionMark = ({ line, rule }: RecordRejection): string =>
  JSON.stringify({ ev: 'rejected', line, rule });

/** Whether a game in progress is marked as rejected. */
export const isRejected = ({ result }: TableRow): boolean => result !== null && JSON.parse(result).ev === 'rejected';

/** How the record of a game is kept. */
import type { Line } from '@followsuit/engine';
import type { Rejected } from '@followsuit/protocol';
import type { LineRow, TableRow } from '../store/schema.ts';

/**
 * Lines as they are kept, from line `from` on; `id` is the client's own name for the act that the first one is, and `actors`
 * the seats that may act after them.
 */
export function rowsOf(
  table_id: string,
  lines: readonly Line[],
  from: number,
  id: string | null,
  at: number,
  actors: number,
): LineRow[] {
  return lines.map((line, i) => ({
    table_id,
    n: from + i,
    body: JSON.stringify(line),
    act_id: i === 0 ? id : null,
    at,
    actors: i === lines.length - 1 ? actors : null,
  }));
}

/** What stands in the place of a result while the rules reject the record of a game that is not over. */
export const rejectionMark = ({ line, rule }: Rejected): string => JSON.stringify({ ev: 'rejected', line, rule });

/** Whether a game under way is known to be rejected. */
export const isRejected = ({ result }: TableRow): boolean => result !== null && JSON.parse(result).ev === 'rejected';

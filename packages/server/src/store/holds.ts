/**
 * The first statement of a transaction that changes tables: which of them the node still holds. In PostgreSQL it locks their
 * rows, so that nobody takes a table over before the transaction ends.
 */
import type { TableHold } from './statements.ts';

/** What a transaction may write: these tables, as this node. */
export interface Guard {
  readonly node: string;
  readonly holds: readonly TableHold[];
}

/** The columns of the statement. */
export interface HeldRow {
  readonly id: string;
  readonly fence: number;
}

/** The database's clock in milliseconds, by dialect. */
export const CLOCK = {
  postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
  sqlite: "cast((julianday('now') - 2440587.5) * 86400000 as integer)",
} as const;

/** The most milliseconds for which a lease may be valid. A time further ahead was written before the database's clock was set back. */
export const LONGEST_LEASE = 40_000;

/** The condition that the lease in a row of `nodes` is valid, by the clock of the database. */
const isLive = (clock: string): string => `expires_at > ${clock} and expires_at <= ${clock} + ${LONGEST_LEASE}`;
/** The same by dialect, for queries. */
export const LIVE_ROW = { postgres: isLive(CLOCK.postgres), sqlite: isLive(CLOCK.sqlite) } as const;

/** Whether the lease of a node is valid. Parameter: the node. */
export const LIVE = {
  postgres: `select 1 from nodes where id = $1 and ${LIVE_ROW.postgres}`,
  sqlite: `select 1 from nodes where id = ?1 and ${LIVE_ROW.sqlite}`,
} as const;

/** Parameters: the node, and the ids (an array, or JSON). */
export const HELD_TABLES = {
  postgres: `select id, fence from tables where owner = $1 and id = any($2) and exists (${LIVE.postgres})
    order by id for no key update`,
  sqlite: `select id, fence from tables where owner = ?1 and id in (select value from json_each(?2))
    and exists (${LIVE.sqlite})`,
} as const;

/** The SQLSTATE with which `heldOrFail` fails: a division by zero. */
export const NOT_HELD = '22012';

/**
 * A statement of PostgreSQL together with the check that the node holds the tables; it fails as a whole if it does not. Its parameters
 * come first, then the node, the ids and the fences.
 */
export function heldOrFail(sql: string, parameters: number): string {
  const held = HELD_TABLES.postgres.replace(/\$(\d)/g, (_, n) => `$${parameters + Number(n)}`);
  const [ids, fences] = [parameters + 2, parameters + 3];
  return `with written as (${sql}), held as materialized (${held}), expected as (
    select distinct id, fence from unnest($${ids}::text[], $${fences}::int[]) as given (id, fence))
    select 1 / (count(held.id) = count(*))::int from expected left join held using (id, fence)`;
}

/** The holds that are lost. */
export function lostHolds(holds: readonly TableHold[], rows: readonly HeldRow[]): TableHold[] {
  const fences = new Map(rows.map(({ id, fence }) => [id, fence]));
  return holds.filter(({ table, fence }) => fences.get(table) !== fence);
}

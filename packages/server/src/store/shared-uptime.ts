/**
 * How long the nodes of a cluster have been up, all together: players' clocks run on it. Each renewal of a lease adds the time since the
 * last one of any node, but no more than a lease is valid. So it stands still while all nodes are down, and a step of the database's
 * clock is not in it. It goes on where a server without a cluster has left its own uptime. docs/decisions/0211. PostgreSQL only.
 */
import { type RawBuilder, sql } from 'kysely';
import { CLOCK } from './holds.ts';
import type { Db } from './schema.ts';
import type { Statement } from './statements.ts';

/** The settings that hold the uptime, and when it was last added to. */
export const UPTIME = 'uptime';
const UPTIME_AT = 'uptime at';

/** Adds the time since the last renewal of any node, up to `longest` milliseconds. Nodes do this one at a time. */
export const addUptime = (db: Db, longest: number): Statement =>
  sql`
    with clock as materialized (select ${sql.raw(CLOCK.postgres)} as now),
      before as (select value::bigint as at from settings where name = ${UPTIME_AT}),
      noted as (
        insert into settings (name, value) select ${UPTIME_AT}, now::text from clock
        on conflict (name) do update set value = excluded.value)
    insert into settings (name, value) values (${UPTIME}, '0')
    on conflict (name) do update set value = (settings.value::bigint
      + coalesce((select least(${sql.lit(longest)}, greatest(0, now - at)) from clock, before), 0))::text`.compile(db);

/** The uptime now, as a column; null before it was first added to. */
export const uptimeColumn = (): RawBuilder<number | null> => sql<number | null>`
  (select value::bigint from settings where name = ${UPTIME})
  + greatest(0, ${sql.raw(CLOCK.postgres)} - (select value::bigint from settings where name = ${UPTIME_AT}))`;

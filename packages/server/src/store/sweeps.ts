/** Work that one of the nodes does now and then. */
import { sql } from 'kysely';
import { databaseClock } from './dialect.ts';
import type { Db } from './schema.ts';

/**
 * Claims a sweep for this node; false if some node has begun it within `every` milliseconds, on the database's clock. Of several
 * nodes that ask at the same moment, one gets it.
 *
 * @example if (await claimSweep(db, 'sessions', 3_600_000)) await removeExpired(store, Date.now(), config);
 */
export async function claimSweep(db: Db, name: string, every: number): Promise<boolean> {
  const now = databaseClock(db);
  // A time ahead was written before the clock was set back.
  const isDue = sql<boolean>`sweeps.run_at <= ${now} - ${sql.lit(every)} or sweeps.run_at > ${now}`;
  const claimed = await db
    .insertInto('sweeps')
    .values({ name, run_at: now })
    .onConflict((clash) => clash.column('name').doUpdateSet({ run_at: now }).where(isDue))
    .returning('name')
    .execute();
  return claimed.length > 0;
}

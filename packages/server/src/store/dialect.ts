/** What differs between the databases. */
import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { CLOCK, LIVE_ROW } from './holds.ts';
import type { Db } from './schema.ts';

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The database's clock, in milliseconds. */
export const databaseClock = (db: Db): RawBuilder<number> => sql.raw(isPostgres(db) ? CLOCK.postgres : CLOCK.sqlite);

/** The condition that the lease in a row of `nodes` is valid. @example db.selectFrom('nodes').where(hasLease(db)) */
export const hasLease = (db: Db): RawBuilder<SqlBool> => sql.raw(isPostgres(db) ? LIVE_ROW.postgres : LIVE_ROW.sqlite);

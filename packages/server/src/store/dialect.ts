/** What differs between the databases. */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { CLOCK } from './holds.ts';
import type { Db } from './schema.ts';

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The database's clock, in milliseconds. */
export const databaseClock = (db: Db): RawBuilder<number> => sql.raw(isPostgres(db) ? CLOCK.postgres : CLOCK.sqlite);

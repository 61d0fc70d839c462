/** PostgreSQL for the tests of one file. */
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseLocation } from '../store/database.ts';
import { hasPostgres, type Postgres, postgres } from './postgres.ts';
import { newFolder } from './start.ts';

/**
 * Starts PostgreSQL before the tests of a file, where it is available, and stops it after them. Returns a function that makes an
 * empty database and returns its address.
 *
 * @example const newDatabase = databases(); … await start({ databaseUrl: newDatabase() });
 */
export function databases(): () => string {
  let server: Postgres | null = null;
  let made = 0;
  beforeAll(async () => {
    if (hasPostgres) server = await postgres();
  }, 60_000);
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('PostgreSQL is not available; skip this test unless `hasPostgres`.');
    return server.database(`test${made++}`);
  };
}

/** Both kinds of databases, each with a function that makes an empty one. */
export const databaseKinds = (newDatabase: () => string): Record<string, () => DatabaseLocation> => ({
  SQLite: () => ({ data: newFolder(), url: null }),
  PostgreSQL: () => ({ data: newFolder(), url: newDatabase() }),
});

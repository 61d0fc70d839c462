/**
 * Locks a database for one server: two would each believe that they know the state of its tables. The system releases the
 * lock when the process ends, however it ends.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import type { DatabaseLocation } from './database.ts';
import { open } from './sqlite.ts';

/** The number of the advisory lock in PostgreSQL. */
const LOCK_KEY = 0x0f0110;
/** Milliseconds to wait for a server that is just stopping, and for a database to answer. */
const PATIENCE = 2000;
const ANSWER = 10_000;

/** Resolves to a function that releases the database. @example const release = await claim({ data: './data', url: null }); */
export const lockDatabase = ({ data, url }: DatabaseLocation): Promise<() => Promise<void>> =>
  url === null ? lockFolder(data) : lockPostgres(url);

async function lockFolder(data: string): Promise<() => Promise<void>> {
  const path = join(data, 'followsuit.lock');
  closeSync(openSync(path, 'a', 0o600));
  const lock = open(path);
  try {
    lock.exec(`pragma busy_timeout=${PATIENCE}; begin exclusive`);
  } catch (error) {
    lock.close();
    if (!/locked/.test((error as Error).message)) throw error;
    throw new ConfigError(
      `Another server uses the folder ${JSON.stringify(data)}; stop it, or give this one another with --data.`,
    );
  }
  return async () => lock.close();
}

async function lockPostgres(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const until = Date.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [LOCK_KEY]);
    if (rows[0].ours) return () => client.end();
    if (Date.now() > until) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
  throw new ConfigError('Another server uses the database at DATABASE_URL; stop it, or give this one another.');
}

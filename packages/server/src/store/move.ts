/**
 * Moves a data folder to PostgreSQL: copies every row in one transaction, reads the copy back, and commits only if it is the same.
 * No server can use either database meanwhile. The folder stays as it is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { openDatabase } from './database.ts';
import { explainDatabaseError } from './database-errors.ts';
import { hasLease } from './dialect.ts';
import { folderInUse, lockFolder } from './lock.ts';
import { migrationFault } from './migrations.ts';
import { connect, copyRows, MOVED, type MovedRows, type MoveOptions } from './row-copy.ts';
import type { Db, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import { checkFile, checkLog } from './sqlite-check.ts';

/**
 * Moves a folder to an empty database. Throws a `ConfigError` that says what is wrong, and `MoveStopped`; the target then has no
 * rows.
 *
 * @example const { people } = await moveToPostgres('./data', 'postgres://user@host/name');
 */
export async function moveToPostgres(data: string, url: string, options: MoveOptions = {}): Promise<MovedRows> {
  const path = join(data, 'followsuit.db');
  if (!existsSync(path))
    throw new ConfigError(`There is no database in ${JSON.stringify(data)}; name its folder with --data.`);
  const lock = lockFolder(data);
  try {
    await checkSource(data, path, lock.id);
    await mustBeEmpty(url);
    // As a server that is alone: it migrates the database, and its lease keeps others out.
    const target = await openDatabase({ data, url }, {});
    try {
      await mustHaveNoRows(target.db);
      return await copyRows(path, url, options);
    } finally {
      await target.close();
    }
  } finally {
    lock.release();
  }
}

async function checkSource(data: string, path: string, lock: string): Promise<void> {
  checkLog(path);
  const db = new Kysely<Schema>({ dialect: sqlite(path) });
  try {
    await checkFile(db);
    const fault = await migrationFault(db);
    if (fault === 'newer')
      throw new ConfigError(
        `The folder ${JSON.stringify(data)} is of a newer version of Followsuit; move it with that one.`,
      );
    if (fault === 'older')
      throw new ConfigError(
        `The folder ${JSON.stringify(data)} is of an earlier version; start this server on it once, stop it, and move it then.`,
      );
    // Somebody may have deleted the lock file of a server that runs: see lock.ts.
    const others = db.selectFrom('nodes').select('id').where(hasLease(db));
    if (await others.where('folder_lock', '!=', lock).executeTakeFirst()) throw new ConfigError(folderInUse(data));
  } catch (error) {
    throw explainDatabaseError(error, { data, url: null });
  } finally {
    await db.destroy();
  }
}

const NOT_EMPTY = 'The database at DATABASE_URL is not empty; make a new one with createdb, and move there.';

/** Refuses a database with tables that are not ours, before anything is written there. */
async function mustBeEmpty(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    const ours = new Set<string>([...MOVED, 'nodes', 'kysely_migration', 'kysely_migration_lock']);
    if (rows.some(({ name }) => !ours.has(name))) throw new ConfigError(NOT_EMPTY);
  } finally {
    await client.end();
  }
}

async function mustHaveNoRows(db: Db): Promise<void> {
  for (const table of MOVED) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new ConfigError(NOT_EMPTY);
  }
}

/** Opens the database: PostgreSQL if there is an address, otherwise a file in the data folder. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { explainDatabaseError } from './database-errors.ts';
import { lockDatabase } from './lock.ts';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import type { Statement } from './statements.ts';
import { WriterThread } from './writer-thread.ts';

export interface DatabaseLocation {
  /** The folder for the file. */
  readonly data: string;
  /** `postgres://…`, or null. */
  readonly url: string | null;
}

/** An open database. */
export interface Database {
  /** For everything that is not urgent. */
  readonly db: Db;
  /** Runs all statements in one transaction, or none; resolves when they are durable. */
  commit(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database, for this server alone if it claims it. Throws a `ConfigError` that says what is wrong.
 *
 * @example const store = new Store(await openDatabase({ data: './data', url: null }));
 */
export async function openDatabase(where: DatabaseLocation, exclusive = false): Promise<Database> {
  const { data, url } = where;
  const opened: (() => Promise<void>)[] = [];
  try {
    if (url === null) makeFolder(data);
    if (exclusive) opened.push(await lockDatabase(where));
    const database = url === null ? inFile(data) : inPostgres(url);
    opened.push(() => database.close());
    await migrate(database.db);
    return { ...database, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened).catch(() => {});
    throw explainDatabaseError(error, where);
  }
}

async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/** Creates a folder that only the server's user may read. One level at a time: `recursive` never returns in /proc. */
function makeFolder(path: string, unlessFile = 'EEXIST'): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: unlessFile });
    return;
  }
  makeFolder(dirname(resolve(path)), 'ENOTDIR');
  mkdirSync(path, { mode: 0o700 });
}

function inFile(data: string): Database {
  // Only the server's user may read it, even in a folder that others can read: it holds the secrets of deals.
  const path = join(data, 'followsuit.db');
  closeSync(openSync(path, 'a', 0o600));
  const db = new Kysely<Schema>({ dialect: sqlite(path) });
  const thread = new WriterThread(path);
  return {
    db,
    commit: (statements) => thread.commit(statements),
    async close() {
      await thread.close();
      await db.destroy();
    },
  };
}

function inPostgres(url: string): Database {
  const db = new Kysely<Schema>({ dialect: postgres(url) });
  return {
    db,
    commit: (statements) =>
      db.transaction().execute(async (trx) => {
        for (const { sql, parameters } of statements) await trx.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      }),
    close: () => db.destroy(),
  };
}

function postgres(url: string): PostgresDialect {
  // Times are bigint, which pg returns as text; they are well within the range of a number.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, types: types as pg.CustomTypesConfig });
  // The pool replaces a lost connection when it is needed, for example after the database restarts; a query that is using it
  // fails and reports the error itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** Opens the database: PostgreSQL where there is an address, otherwise a file in the data folder. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import type { Statement } from './statements.ts';
import { Thread } from './thread.ts';

export interface Where {
  /** The folder for the file. */
  readonly data: string;
  /** `postgres://…`, or null. */
  readonly url: string | null;
}

/** A database that is open. */
export interface Database {
  /** For whatever is not urgent. */
  readonly db: Db;
  /** Does all the statements in one transaction, or none; resolves when they are durable. */
  commit(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** @example const store = new Store(await openDatabase({ data: './data', url: null })); */
export async function openDatabase({ data, url }: Where): Promise<Database> {
  const database = url === null ? inFile(data) : inPostgres(url);
  await migrate(database.db);
  return database;
}

function inFile(data: string): Database {
  // Only whoever runs the server may read it, even in a folder that others may look into: secrets of deals lie there.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const path = join(data, 'followsuit.db');
  closeSync(openSync(path, 'a', 0o600));
  const db = new Kysely<Schema>({ dialect: sqlite(path) });
  const thread = new Thread(path);
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
  // Times are bigint, which pg gives as text; they are far below what a number can hold.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, types: types as pg.CustomTypesConfig });
  // A connection that is lost, as when the database starts anew, is replaced when it is needed; whoever uses it just then is
  // told by the failure of what they asked.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

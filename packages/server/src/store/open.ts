/** Opens the database: PostgreSQL where there is an address, otherwise a file in the data folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface Where {
  /** The folder for the file. */
  readonly data: string;
  /** `postgres://…`, or null. */
  readonly url: string | null;
}

/** @example const db = await openDatabase({ data: './data', url: null }); */
export async function openDatabase({ data, url }: Where): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: url === null ? file(data) : postgres(url) });
  await migrate(db);
  return db;
}

function file(data: string): ReturnType<typeof sqlite> {
  // Only whoever runs the server may read it: secrets of deals lie there.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return sqlite(join(data, 'followsuit.db'));
}

function postgres(url: string): PostgresDialect {
  // Times are bigint, which pg gives as text; they are far below what a number can hold.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString: url, max: 8, types: types as pg.CustomTypesConfig }),
  });
}

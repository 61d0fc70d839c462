/** SQLite in a file, through the API of `node:sqlite`: built in from Node 22 on, a package with the same API before. */
import { createRequire } from 'node:module';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** The part of `node:sqlite` that is used here. */
interface Sync {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): {
    all(...args: unknown[]): unknown[];
    run(...args: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(...args: unknown[]): IterableIterator<unknown>;
  };
  close(): void;
}

const require = createRequire(import.meta.url);

/** A SQLite file. */
export function open(path: string): Sync {
  const builtIn = Number(process.versions.node.split('.')[0]) >= 22;
  const { DatabaseSync } = require(builtIn ? 'node:sqlite' : '@photostructure/sqlite');
  return new DatabaseSync(path);
}

/** The number of cached prepared statements: the writer repeats the same ones. */
const READY = 200;

/** A connection for Kysely. In WAL mode with `synchronous=FULL` a commit is on the disk when it returns. */
export class SqliteConnection implements SqliteDatabase {
  private readonly sync: Sync;
  private readonly ready = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.sync = open(path);
    this.exec('pragma journal_mode=WAL; pragma synchronous=FULL; pragma busy_timeout=5000; pragma foreign_keys=ON');
  }

  get isInTransaction(): boolean {
    return this.sync.isTransaction;
  }

  exec(sql: string): void {
    this.sync.exec(sql);
  }

  prepare(sql: string): SqliteStatement {
    let found = this.ready.get(sql);
    if (found) return found;
    const statement = this.sync.prepare(sql);
    found = {
      reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
      all: (args) => statement.all(...args),
      run: (args) => statement.run(...args),
      iterate: (args) => statement.iterate(...args),
    };
    if (this.ready.size === READY) this.ready.delete(this.ready.keys().next().value as string);
    this.ready.set(sql, found);
    return found;
  }

  close(): void {
    this.ready.clear();
    // The package keeps the file open until its statements are collected as garbage, and only then would SQLite empty the log.
    try {
      this.exec('pragma wal_checkpoint');
    } catch {
      // The file is damaged or the disk is full; the log still has everything.
    }
    this.sync.close();
  }
}

/** A database file. */
export const sqlite = (path: string): SqliteDialect => new SqliteDialect({ database: new SqliteConnection(path) });

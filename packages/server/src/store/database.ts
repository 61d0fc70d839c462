/** Opens the database: PostgreSQL if there is an address, otherwise a file in the data folder. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { explainDatabaseError } from './database-errors.ts';
import { CLOCK, type Guard } from './holds.ts';
import { FILE_LEASE, LEASE, Lease, type LeaseDatabase, type LeaseTiming } from './lease.ts';
import { WritesNeedLease } from './lease-plugin.ts';
import { folderInUse, lockFolder } from './lock.ts';
import { migrate } from './migrations.ts';
import { LocalNews, type NewsChannel } from './news.ts';
import { ANSWER, PostgresWriter, poolCounts, postgresDialect, readerPool } from './postgres.ts';
import { PostgresNews } from './postgres-news.ts';
import type { Db, Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';
import { checkFile, checkLog } from './sqlite-check.ts';
import type { Statement } from './statements.ts';
import { WriterThread } from './writer-thread.ts';

export interface DatabaseLocation {
  /** The folder for the file. */
  readonly data: string;
  /** `postgres://…`, or null. */
  readonly url: string | null;
}

/** How a server uses a database; tests have less time. */
export interface NodeOptions {
  /** Whether other nodes may use it too. */
  readonly cluster?: boolean;
  readonly lease?: LeaseTiming;
  /** Milliseconds that PostgreSQL has to answer. */
  readonly answer?: number;
}

/** An open database. */
export interface Database {
  /** For everything that is not urgent. */
  readonly db: Db;
  /** The lease of this server; null for a command that does not hold tables. */
  readonly lease: Lease | null;
  /** How this node hears of changes; with PostgreSQL and a cluster, also of those of other nodes. */
  readonly news: NewsChannel;
  /** Runs all statements in one transaction, or none; resolves when they are durable. */
  commit(statements: readonly Statement[], guard?: Guard | null): Promise<void>;
  close(): Promise<void>;
  /** Only PostgreSQL has a pool of connections. */
  readonly pool?: () => PoolCounts;
}

/** Connections that queries use, those that are free, and queries that wait for one. */
export interface PoolCounts {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

type Opened = Omit<LeaseDatabase, 'commit'> & Pick<Database, 'commit' | 'close' | 'pool'>;

const IN_USE =
  'Another server uses the database at DATABASE_URL; stop it, give this one another, or start both with --cluster.';

/**
 * Opens the database; with `node`, as a server that takes a lease. Throws a `ConfigError` that says what is wrong.
 *
 * @example const store = new Store(await openDatabase({ data: './data', url: null }));
 */
export async function openDatabase(where: DatabaseLocation, node: NodeOptions | null = null): Promise<Database> {
  const opened: (() => unknown)[] = [];
  try {
    const { database, lease } =
      where.url === null ? openFile(where.data, node, opened) : openUrl(where.url, node, opened);
    if (lease && where.url === null) await checkFile(database.db);
    // Before any migration, if that can be: it would change the database of a server that is running.
    if (lease && (await hasNodes(database.db))) await take(lease, opened);
    if (where.url === null) await migrate(database.db);
    else await migrateUrl(where.url);
    if (lease) await take(lease, opened);
    await lease?.startUptime();
    const db = lease ? database.db.withPlugin(new WritesNeedLease(lease)) : database.db;
    const news =
      lease && where.url !== null && node?.cluster ? openNews(where.url, lease, node, opened) : new LocalNews();
    const { commit, pool } = database;
    return { db, lease, news, commit, pool, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened).catch(() => {});
    throw explainDatabaseError(error, where);
  }
}

function openNews(
  url: string,
  { node }: Lease,
  { answer = ANSWER }: NodeOptions,
  opened: (() => unknown)[],
): NewsChannel {
  const news = new PostgresNews(url, node, answer);
  opened.push(() => news.close());
  return news;
}

async function take(lease: Lease, opened: (() => unknown)[]): Promise<void> {
  await lease.take();
  opened.push(() => lease.close());
}

const hasNodes = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === 'nodes');

async function closeAll(opened: (() => unknown)[]): Promise<void> {
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

interface WithLease {
  readonly database: Opened;
  readonly lease: Lease | null;
}

function openFile(data: string, node: NodeOptions | null, opened: (() => unknown)[]): WithLease {
  makeFolder(data);
  const path = join(data, 'followsuit.db');
  const lock = node && lockFolder(data);
  if (lock) opened.push(lock.release);
  // Only the server's user may read it, even in a folder that others can read: it holds the secrets of deals.
  closeSync(openSync(path, 'a', 0o600));
  if (lock) checkLog(path);
  const db = new Kysely<Schema>({ dialect: sqlite(path) });
  const thread = new WriterThread(path);
  const database: Opened = {
    db,
    now: sql.raw(CLOCK.sqlite),
    lockNodes: [],
    commit: (statements, guard) => thread.commit(statements, guard),
    async close() {
      await thread.close();
      await db.destroy();
    },
  };
  opened.push(() => database.close());
  const setup = { cluster: false, timing: node?.lease ?? FILE_LEASE, refusal: folderInUse(data) };
  return { database, lease: lock && new Lease(database, { ...setup, lock: lock.id }) };
}

function openUrl(url: string, node: NodeOptions | null, opened: (() => unknown)[]): WithLease {
  const answer = node && (node.answer ?? ANSWER);
  const readers = readerPool(url, answer);
  const db = new Kysely<Schema>({ dialect: postgresDialect(readers) });
  const writer = new PostgresWriter(url, answer);
  // Thousands of tables may be looked for at once when a node dies: the lease waits behind none of that.
  const leaseWriter = new PostgresWriter(url, answer, 1);
  const clock = {
    now: sql.raw<number>(CLOCK.postgres),
    lockNodes: [{ sql: "select pg_advisory_xact_lock(hashtext('followsuit nodes'))", parameters: [] }],
  };
  const leaseDatabase: LeaseDatabase = {
    ...clock,
    db: new Kysely<Schema>({ dialect: postgresDialect(leaseWriter.pool) }),
    commit: (statements) => leaseWriter.commit(statements, null),
  };
  const database: Opened = {
    ...clock,
    db,
    commit: (statements, guard = null) => writer.commit(statements, guard),
    async close() {
      await writer.close();
      await leaseWriter.close();
      await db.destroy();
    },
    pool: () => poolCounts([readers, writer.pool, leaseWriter.pool]),
  };
  opened.push(() => database.close());
  const setup = { cluster: node?.cluster ?? false, timing: node?.lease ?? LEASE, refusal: IN_USE, lock: null };
  return { database, lease: node && new Lease(leaseDatabase, setup) };
}

/** Migrations may take longer than an answer. */
async function migrateUrl(url: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: postgresDialect(readerPool(url, null)) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

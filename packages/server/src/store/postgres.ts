/**
 * PostgreSQL. Nothing waits for it without end: not for a connection, not for an answer, and no lock outlives a node that has
 * lost its connection.
 */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PoolCounts } from './database.ts';
import { type Guard, HELD_TABLES, type HeldRow, heldOrFail, LIVE, lostHolds, NOT_HELD } from './holds.ts';
import { isInsertOfLines, type Statement } from './statements.ts';
import { isOwnershipFailure, LeaseExpired, OutcomeUnknown, TablesLost } from './write-errors.ts';

/** Milliseconds that the database has to answer; a server uses it, commands such as `export` wait for as long as it takes. */
export const ANSWER = 5000;
/** Milliseconds for a connection. */
const CONNECT = 10_000;
/** Connections for reading, and for writing: one each for steps and for taking tables over. The lease has another one. */
const READERS = 8;
const WRITERS = 2;

// Times are bigint, which pg returns as text; they are well within the range of a number.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

function newPool(connectionString: string, max: number, answer: number | null): pg.Pool {
  // The database gives up a little earlier, so that its error says for certain that nothing was done.
  const given = Math.round((answer ?? 0) * 0.8);
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(CONNECT, answer ?? CONNECT),
    ...(answer !== null && {
      query_timeout: answer,
      onConnect: async (client: pg.ClientBase) => {
        await client.query(`set statement_timeout = ${given}; set idle_in_transaction_session_timeout = ${given}`);
      },
    }),
  });
  // The pool replaces a lost connection when it is needed, for example after the database restarts; a query that is using it
  // fails and reports the error itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** A pool for Kysely that closes a connection on which an answer is missing: the next query would wait behind it. */
class ReaderPool implements PostgresPool {
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.pool.connect();
    let broken = false;
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        broken ||= !(error instanceof pg.DatabaseError);
        throw error;
      }
    };
    return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/** The connections for queries. */
export const readerPool = (url: string, answer: number | null): pg.Pool => newPool(url, READERS, answer);

/** @example new Kysely<Schema>({ dialect: postgresDialect(readerPool(url, ANSWER)) }) */
export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool: new ReaderPool(pool) });

/** Connections in use and free, and queries that wait for one, of all pools together. */
export function poolCounts(pools: readonly pg.Pool[]): PoolCounts {
  const sum = (of: (pool: pg.Pool) => number): number => pools.reduce((all, pool) => all + of(pool), 0);
  const [all, idle] = [sum(({ totalCount }) => totalCount), sum(({ idleCount }) => idleCount)];
  return { used: all - idle, idle, waiting: sum(({ waitingCount }) => waitingCount) };
}

/** Commits transactions on connections of its own, so that readers never keep it waiting. */
export class PostgresWriter {
  readonly pool: pg.Pool;

  constructor(url: string, answer: number | null, connections = WRITERS) {
    this.pool = newPool(url, connections, answer);
  }

  /** Runs all statements in one transaction, or none. Throws `OutcomeUnknown` if it may have committed, and only then. */
  async commit(statements: readonly Statement[], guard: Guard | null): Promise<void> {
    const client = await this.pool.connect();
    const [first, ...others] = statements;
    if (guard && others.length === 0 && isInsertOfLines(first)) return insertLines(client, first, guard);
    try {
      await client.query('begin');
      if (guard) await check(client, guard);
      for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
    } catch (error) {
      // Without an answer there is nothing to say on this connection: the database rolls back when it ends.
      const isAnswer = error instanceof pg.DatabaseError || isOwnershipFailure(error);
      const isRolledBack = isAnswer && (await client.query('rollback').then(Boolean, () => false));
      client.release(!isRolledBack);
      throw error;
    }
    try {
      await client.query('commit');
    } catch (error) {
      client.release(true);
      throw isRejected(error) ? error : new OutcomeUnknown(error);
    }
    client.release();
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * Most acts only add lines: one statement then checks the guard and writes them, and commits by itself. What is sent late cannot do
 * harm, since lines clash with those that are stored; an update would undo a later one. docs/decisions/0123.
 */
async function insertLines(client: pg.PoolClient, { sql, parameters }: Statement, guard: Guard): Promise<void> {
  const { node, holds } = guard;
  const held = [node, holds.map(({ table }) => table), holds.map(({ fence }) => fence)];
  try {
    await client.query(heldOrFail(sql, parameters.length), [...parameters, ...held]);
  } catch (error) {
    if (!isRejected(error)) {
      client.release(true);
      throw new OutcomeUnknown(error);
    }
    const failure = (error as pg.DatabaseError).code === NOT_HELD ? await whyNotHeld(client, guard) : error;
    client.release(!(failure instanceof pg.DatabaseError || isOwnershipFailure(failure)));
    throw failure;
  }
  client.release();
}

/** Whoever holds all tables a moment later had let the lease run out, and writes again. */
const whyNotHeld = (client: pg.PoolClient, guard: Guard): Promise<Error> =>
  check(client, guard).then(
    () => new LeaseExpired(),
    (reason) => reason,
  );

async function check(client: pg.PoolClient, { node, holds }: Guard): Promise<void> {
  const ids = holds.map(({ table }) => table);
  const { rows } = await client.query<HeldRow>(HELD_TABLES.postgres, [node, ids]);
  const lost = lostHolds(holds, rows);
  if (lost.length === 0) return;
  const live = await client.query(LIVE.postgres, [node]);
  throw live.rows.length > 0 ? new TablesLost(lost) : new LeaseExpired();
}

/** Whether the database itself says that it did not commit; 57P also comes after a commit, from one that is stopping. */
const isRejected = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && !/^(08|57P)/.test(error.code);

/** Copies all rows of a SQLite file to PostgreSQL in one transaction, reads them back, and commits only if they are the same. */
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { explainDatabaseError } from './database-errors.ts';
import { RowSum } from './row-sum.ts';
import type { Schema } from './schema.ts';
import { SqliteConnection } from './sqlite.ts';

/** Every table except `nodes`: which servers run is not moved. */
export const MOVED = [
  'settings',
  'people',
  'sessions',
  'tables',
  'seats',
  'lines',
  'fair',
  'results',
  'bans',
  'reports',
  'orders',
  'order_answers',
  'sweeps',
] as const satisfies readonly (keyof Schema)[];

/** Rows in one statement; PostgreSQL takes 65,535 values. */
const BATCH = 1000;

export interface MoveOptions {
  /** Ends the move; nothing is moved then. */
  readonly signal?: AbortSignal;
  /** Called now and then with the rows copied so far, and how many there are. */
  readonly progress?: (done: number, all: number) => void;
}

/** The rows of each table. */
export type MovedRows = Readonly<Record<(typeof MOVED)[number], number>>;

/** The move was ended by its signal. */
export class MoveStopped extends Error {}

/** Without time limits: the transaction may take long. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // the query under way fails
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explainDatabaseError(error, { data: '', url });
  }
}

/** Copies the rows of a file; throws a `ConfigError` or `MoveStopped`, and has copied nothing then. */
export async function copyRows(
  path: string,
  url: string,
  { signal, progress = () => {} }: MoveOptions,
): Promise<MovedRows> {
  const source = new SqliteConnection(path);
  const client = await connect(url).catch((error) => {
    source.close();
    throw error;
  });
  try {
    const count = (table: string): number =>
      Number((source.prepare(`select count(*) as n from ${table}`).all([])[0] as { n: number }).n);
    const counts = Object.fromEntries(MOVED.map((table) => [table, count(table)])) as MovedRows;
    const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
    let done = 0;
    await client.query('begin');
    for (const table of MOVED) {
      const sum = new RowSum();
      for (const rows of batches(source, table)) {
        if (signal?.aborted) throw new MoveStopped();
        await insert(client, table, rows);
        for (const row of rows) sum.add(row);
        done += rows.length;
        progress(done, all);
      }
      const stored = await sumOf(client, table, signal);
      if (sum.count !== counts[table] || !sum.equals(stored))
        throw new ConfigError(
          `The copy of ${table} is not the same as in the folder (${stored.count} of ${counts[table]} rows); nothing was moved. Try again.`,
        );
    }
    await client.query('commit');
    return counts;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof MoveStopped) throw error;
    throw new ConfigError(`Nothing was moved: ${(error as Error).message.replace(/\.$/, '')}.`);
  } finally {
    // Whatever is not committed is gone with the connection.
    await client.end().catch(() => {});
    source.close();
  }
}

type Row = Record<string, unknown>;

function* batches(source: SqliteConnection, table: string): Iterable<Row[]> {
  let rows: Row[] = [];
  for (const row of source.prepare(`select * from ${table}`).iterate([])) {
    rows.push(row as Row);
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function insert(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]);
  const places = rows.map((_, i) => `(${columns.map((_, j) => `$${i * columns.length + j + 1}`).join(',')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  await client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(',')}) values ${places.join(',')}`,
    values,
  );
}

/** The sum of all rows as PostgreSQL has them. */
async function sumOf(client: pg.Client, table: string, signal?: AbortSignal): Promise<RowSum> {
  const sum = new RowSum();
  await client.query(`declare moved cursor for select * from ${table}`);
  for (;;) {
    if (signal?.aborted) throw new MoveStopped();
    const { rows } = await client.query(`fetch ${BATCH} from moved`);
    if (rows.length === 0) break;
    for (const row of rows) sum.add(row);
  }
  await client.query('close moved');
  return sum;
}

/**
 * Group commit. What tables want to keep is gathered while a transaction is under way; the next transaction takes all of it.
 * A promise resolves when its change is on the disk, and not before: only then may anybody be shown it.
 */
import type { Transaction } from 'kysely';
import type { Db, FairRow, LineRow, Schema, SeatRow, TableRow } from './schema.ts';

/** What one table wants to keep, all of it or nothing. */
export interface Change {
  readonly table?: TableRow;
  readonly update?: { readonly id: string; readonly set: Partial<Omit<TableRow, 'id'>> };
  /** The id of a table that is to be no more; its game must not have begun. */
  readonly remove?: string;
  readonly seats?: readonly SeatRow[];
  readonly lines?: readonly LineRow[];
  readonly fair?: readonly FairRow[];
}

interface Waiting {
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Changes that go into one transaction at most. */
const BATCH = 2000;
/** Rows in one statement: below what any database takes. */
const ROWS = 256;

export class Writer {
  /** For the metrics. */
  readonly counts = { transactions: 0, changes: 0, lines: 0, failed: 0, milliseconds: 0 };
  private readonly db: Db;
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(db: Db) {
    this.db = db;
  }

  /** Resolves when the change is durable; rejects where it was not written at all. */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything asked for so far is written. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      // One turn of the event loop, so that all that has arrived by now goes together.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.waiting.splice(0, BATCH);
      const start = performance.now();
      await this.commit(batch);
      this.counts.milliseconds += performance.now() - start;
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.transaction(batch.map(({ change }) => change));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) {
        this.counts.failed++;
        batch[0].reject(error);
        return;
      }
      // One bad change must not take the others with it.
      for (const each of batch) await this.commit([each]);
    }
  }

  private async transaction(changes: readonly Change[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await insert(trx, changes);
    });
    this.counts.transactions++;
    this.counts.changes += changes.length;
    for (const { lines } of changes) this.counts.lines += lines?.length ?? 0;
  }
}

async function insert(trx: Transaction<Schema>, changes: readonly Change[]): Promise<void> {
  for (const rows of chunks(changes.flatMap(({ table }) => (table ? [table] : []))))
    await trx.insertInto('tables').values(rows).execute();
  for (const { update } of changes)
    if (update) await trx.updateTable('tables').set(update.set).where('id', '=', update.id).execute();
  for (const rows of chunks(changes.flatMap(({ seats }) => seats ?? [])))
    await trx
      .insertInto('seats')
      .values(rows)
      .onConflict((clash) =>
        clash.columns(['table_id', 'seat']).doUpdateSet((row) => ({
          kind: row.ref('excluded.kind'),
          person: row.ref('excluded.person'),
          name: row.ref('excluded.name'),
          bot: row.ref('excluded.bot'),
        })),
      )
      .execute();
  for (const rows of chunks(changes.flatMap(({ lines }) => lines ?? [])))
    await trx.insertInto('lines').values(rows).execute();
  for (const rows of chunks(changes.flatMap(({ fair }) => fair ?? [])))
    await trx.insertInto('fair').values(rows).execute();
  for (const { remove } of changes) if (remove !== undefined) await removeTable(trx, remove);
}

async function removeTable(trx: Transaction<Schema>, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('tables')
    .where('id', '=', id)
    .where('stage', '=', 'waiting')
    .executeTakeFirst();
  if (numDeletedRows > 0) await trx.deleteFrom('seats').where('table_id', '=', id).execute();
}

/** Rows in lists of 256, 128, 64, … so that few different statements are needed, each prepared once. */
function* chunks<T>(rows: readonly T[]): Iterable<T[]> {
  let from = 0;
  for (let size = ROWS; size > 0; ) {
    if (rows.length - from >= size) {
      yield rows.slice(from, from + size);
      from += size;
    } else size >>= 1;
  }
}

/** Turns changes into SQL statements. */
import { deletionStatements, type PersonDeletion } from './person-deletion.ts';
import type { Db, FairRow, LineRow, SeatRow, TableRow } from './schema.ts';

/** A change to the database: all of it is written, or nothing. */
export interface Change {
  readonly table?: TableRow;
  readonly update?: { readonly id: string; readonly set: Partial<Omit<TableRow, 'id'>> };
  /** The id of a table to remove; its game must not have begun. */
  readonly remove?: string;
  readonly seats?: readonly SeatRow[];
  readonly lines?: readonly LineRow[];
  readonly fair?: readonly FairRow[];
  /** People to delete. */
  readonly deletePeople?: PersonDeletion;
  /** Any other statements. */
  readonly also?: readonly Statement[];
}

/** A statement without a result. It can be sent to another thread. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Rows in one statement: below the limit of every database. */
const ROWS = 256;

type Inserted = 'tables' | 'seats' | 'lines' | 'fair';
const COLUMNS: Record<Inserted, readonly string[]> = {
  tables: 'id game options host listed stage settings made_at used_at over_at result rematch'.split(' '),
  seats: ['table_id', 'seat', 'kind', 'person', 'name', 'bot'],
  lines: ['table_id', 'n', 'body', 'act_id', 'at', 'actors'],
  fair: ['table_id', 'n', 'secret'],
};

export class Statements {
  private readonly db: Db;
  /** The texts of inserts by table and number of rows: composing one costs more than running it. */
  private readonly ready = new Map<string, string>();

  constructor(db: Db) {
    this.db = db;
  }

  /** The statements of changes, in an order that works. */
  of(changes: readonly Change[]): Statement[] {
    const statements = [
      ...this.insert(
        'tables',
        changes.flatMap(({ table }) => table ?? []),
      ),
    ];
    for (const { update } of changes) if (update) statements.push(this.update(update));
    statements.push(
      ...this.insert(
        'seats',
        changes.flatMap(({ seats }) => seats ?? []),
      ),
    );
    statements.push(
      ...this.insert(
        'lines',
        changes.flatMap(({ lines }) => lines ?? []),
      ),
    );
    statements.push(
      ...this.insert(
        'fair',
        changes.flatMap(({ fair }) => fair ?? []),
      ),
    );
    for (const { remove } of changes) if (remove !== undefined) statements.push(...this.remove(remove));
    // Last, so that it also covers what this transaction has written.
    for (const { deletePeople } of changes)
      if (deletePeople) statements.push(...deletionStatements(this.db, deletePeople));
    for (const { also } of changes) if (also) statements.push(...also);
    return statements;
  }

  private *insert(table: Inserted, rows: readonly object[]): Iterable<Statement> {
    const columns = COLUMNS[table];
    for (const some of chunks(rows)) {
      const parameters: unknown[] = [];
      for (const row of some as Record<string, unknown>[]) for (const column of columns) parameters.push(row[column]);
      yield { sql: this.insertText(table, some.length), parameters };
    }
  }

  private insertText(table: Inserted, rows: number): string {
    const key = `${table} ${rows}`;
    let text = this.ready.get(key);
    if (text !== undefined) return text;
    const row = Object.fromEntries(COLUMNS[table].map((column) => [column, 0])) as never;
    const insert = this.db.insertInto(table).values(new Array(rows).fill(row));
    // A new occupant of a seat replaces the old row.
    const upsert = insert.onConflict((clash) =>
      clash.columns(['table_id', 'seat'] as never).doUpdateSet((old) => ({
        kind: old.ref('excluded.kind' as never),
        person: old.ref('excluded.person' as never),
        name: old.ref('excluded.name' as never),
        bot: old.ref('excluded.bot' as never),
      })),
    );
    text = (table === 'seats' ? upsert : insert).compile().sql;
    this.ready.set(key, text);
    return text;
  }

  private update({ id, set }: NonNullable<Change['update']>): Statement {
    return this.db.updateTable('tables').set(set).where('id', '=', id).compile();
  }

  private remove(id: string): Statement[] {
    const waiting = this.db.selectFrom('tables').select('id').where('id', '=', id).where('stage', '=', 'waiting');
    return [
      this.db.deleteFrom('seats').where('table_id', 'in', waiting).compile(),
      this.db.deleteFrom('tables').where('id', '=', id).where('stage', '=', 'waiting').compile(),
    ];
  }
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

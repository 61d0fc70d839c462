/** Turns changes into SQL statements. */

import type { NodeNews } from './news.ts';
import { deletionStatements, type PersonDeletion } from './person-deletion.ts';
import { addingResult } from './results.ts';
import type { Db, FairRow, LineRow, ResultRow, SeatRow, TableRow } from './schema.ts';
import { tableRemoval } from './table-removal.ts';

/** A change to the database: all of it is written, or nothing. */
export interface Change {
  readonly table?: TableRow;
  readonly update?: { readonly id: string; readonly set: Partial<Omit<TableRow, 'id'>> };
  /** The id of a table to remove; its game must not have begun. */
  readonly remove?: string;
  /** The id of a table to remove with its game, whatever its stage. */
  readonly removeAnyway?: string;
  readonly seats?: readonly SeatRow[];
  readonly lines?: readonly LineRow[];
  readonly fair?: readonly FairRow[];
  /** The randomness that clients have given to a chance whose secret is stored. */
  readonly parts?: Omit<FairRow, 'secret'>;
  /** Of a game that ends: added to the results so far. */
  readonly results?: readonly ResultRow[];
  /** People to delete. */
  readonly deletePeople?: PersonDeletion;
  /** Any other statements. */
  readonly also?: readonly Statement[];
  /** What others who hold it in memory have to hear when it is written. */
  readonly news?: readonly NodeNews[];
  /** The id of a row that other nodes may change at the same time. Transactions change these rows in the order of their ids. */
  readonly shared?: string;
  /** The tables that it changes; nothing is written unless this node still holds them. */
  readonly holds?: readonly TableHold[];
}

/** A table as this node took it over. The hold is lost when another node takes the table over, which raises its fence. */
export interface TableHold {
  readonly table: string;
  readonly fence: number;
}

/** A statement without a result. It can be sent to another thread. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Rows in one statement: below the limit of every database. */
const ROWS = 256;
/** So many rows, or fewer, are always in one statement. */
const FEW = 8;

/** Whether a statement does nothing but insert lines. */
export const isInsertOfLines = ({ sql }: Statement): boolean => sql.startsWith('insert into "lines"');

type Inserted = 'tables' | 'seats' | 'lines' | 'fair';
const COLUMNS: Record<Inserted, readonly string[]> = {
  tables: 'id game options host listed stage settings made_at used_at over_at result rematch owner fence'.split(' '),
  seats: ['table_id', 'seat', 'kind', 'person', 'name', 'bot'],
  lines: ['table_id', 'n', 'body', 'act_id', 'at', 'up', 'actors'],
  fair: ['table_id', 'n', 'secret', 'given'],
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
    for (const { parts } of changes) if (parts) statements.push(this.parts(parts));
    // One by one: a statement of PostgreSQL cannot add to the same row twice.
    for (const { results } of changes)
      for (const row of results ?? []) statements.push(addingResult(this.db, row).compile());
    for (const { remove } of changes) if (remove !== undefined) statements.push(...this.remove(remove));
    for (const { removeAnyway } of changes)
      if (removeAnyway !== undefined) statements.push(...tableRemoval(this.db, removeAnyway));
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

  private parts({ table_id, n, given }: NonNullable<Change['parts']>): Statement {
    return this.db.updateTable('fair').set({ given }).where('table_id', '=', table_id).where('n', '=', n).compile();
  }

  private remove(id: string): Statement[] {
    const waiting = this.db.selectFrom('tables').select('id').where('id', '=', id).where('stage', '=', 'waiting');
    return [
      this.db.deleteFrom('seats').where('table_id', 'in', waiting).compile(),
      this.db.deleteFrom('tables').where('id', '=', id).where('stage', '=', 'waiting').compile(),
    ];
  }
}

/** Rows in lists of 256, 128, 64, … and at last up to 8, so that few different statements are needed, each prepared once. */
function* chunks<T>(rows: readonly T[]): Iterable<T[]> {
  let from = 0;
  for (let size = ROWS; size > FEW; ) {
    if (rows.length - from >= size) {
      yield rows.slice(from, from + size);
      from += size;
    } else size >>= 1;
  }
  for (; from < rows.length; from += FEW) yield rows.slice(from, from + FEW);
}

/** Reads and writes the database. */
import type { Database } from './database.ts';
import type { Db, FairRow, LineRow, SeatRow, TableRow } from './schema.ts';
import type { Change } from './statements.ts';
import { Writer } from './writer.ts';

/** How often to look up whether a change was written, and the milliseconds in between. */
const LOOKUPS = 60;
const LOOKUP_INTERVAL = 500;

/** All rows of a table. */
export interface TableRows {
  readonly table: TableRow;
  readonly seats: SeatRow[];
  readonly lines: LineRow[];
  readonly fair: FairRow[];
}

export class Store {
  readonly db: Db;
  readonly writer: Writer;
  /** People who are being deleted, or have just been: the store writes nothing more about them. */
  readonly deleted = new Set<string>();
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
    this.db = database.db;
    this.writer = new Writer(database);
  }

  /** Everything about a table, or null. */
  async table(id: string): Promise<TableRows | null> {
    const table = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const [seats, lines, fair] = await Promise.all([
      this.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute(),
      this.db.selectFrom('lines').selectAll().where('table_id', '=', id).orderBy('n').execute(),
      this.db.selectFrom('fair').selectAll().where('table_id', '=', id).orderBy('n').execute(),
    ]);
    return { table, seats, lines, fair };
  }

  /**
   * Writes a change. If the database is lost during a commit, the error alone does not say whether the change was written:
   * the store then looks it up, and throws only if it was certainly not written.
   */
  async write(change: Change): Promise<void> {
    if (this.deleted.size > 0 && this.concernsDeleted(change))
      throw new Error('Somebody of this table is being deleted.');
    try {
      await this.writer.write(change);
    } catch (error) {
      if (!(await this.retried(() => this.isStored(change)))) throw error;
    }
  }

  private concernsDeleted({ table, seats = [] }: Change): boolean {
    return (
      (table && this.deleted.has(table.host)) || seats.some(({ person }) => person !== null && this.deleted.has(person))
    );
  }

  /** Retries a query until it succeeds: the database may be unreachable for a while, and a guess could do an act twice or never. */
  private async retried<T>(ask: () => Promise<T>): Promise<T> {
    for (let asked = 1; ; asked++) {
      try {
        return await ask();
      } catch (error) {
        if (asked === LOOKUPS) throw error;
        await new Promise((resolve) => setTimeout(resolve, LOOKUP_INTERVAL));
      }
    }
  }

  /** Whether the lines of a change are stored, word for word, or its secrets, or its people deleted; other changes count as lost. */
  private async isStored({ lines = [], fair = [], deletePeople }: Change): Promise<boolean> {
    if (deletePeople) {
      const left = await this.db.selectFrom('people').select('id').where('id', 'in', deletePeople.people).execute();
      return left.length === 0;
    }
    if (lines.length === 0) return this.isSecretStored(fair);
    const found = await this.db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', lines[0].table_id)
      .where('n', '>=', lines[0].n)
      .orderBy('n')
      .execute();
    return lines.every(({ n, body, act_id, at }, i) => {
      const row = found[i];
      return row?.n === n && row.body === body && row.act_id === act_id && Number(row.at) === at;
    });
  }

  private async isSecretStored([first]: readonly FairRow[]): Promise<boolean> {
    if (!first) return false;
    const { table_id, n, secret } = first;
    const row = await this.db
      .selectFrom('fair')
      .select('secret')
      .where('table_id', '=', table_id)
      .where('n', '=', n)
      .executeTakeFirst();
    return row?.secret === secret;
  }

  /** The unused tables whose games have not begun, since a time. */
  async waitingSince(time: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'waiting')
      .where('made_at', '<', time)
      .where((test) => test.or([test('used_at', 'is', null), test('used_at', '<', time)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many tables of a host wait for their games to begin. */
  async waitingOf(host: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('tables')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('stage', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** A setting, created at first use, such as the key that signs cookies. */
  async setting(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((clash) => clash.column('name').doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }

  /** Finishes pending writes, and closes. */
  async close(): Promise<void> {
    await this.writer.idle();
    await this.database.close();
  }
}

/** Reads and writes the database. */
import type { Database, PoolCounts } from './database.ts';
import { isDuplicate, isStorageFailure } from './database-errors.ts';
import type { Lease } from './lease.ts';
import type { NewsChannel } from './news.ts';
import type { Db, FairRow, LineRow, SeatRow, TableRow } from './schema.ts';
import type { Change } from './statements.ts';
import { LeaseExpired, OutcomeUnknown, TableElsewhere, TablesLost } from './write-errors.ts';
import { Writer } from './writer.ts';

/** Milliseconds before the next attempts to learn what became of a change: at first, and at most. */
const SOON = 50;
const LATER = 1000;

/** All rows of a table. */
export interface TableRows {
  readonly table: TableRow;
  readonly seats: SeatRow[];
  readonly lines: LineRow[];
  readonly fair: FairRow[];
  /** Milliseconds for which no node had it, because its node had gone; missing if that did not happen. */
  readonly away?: number;
}

export class Store {
  readonly db: Db;
  readonly writer: Writer;
  /** People who are being deleted, or have just been: the store writes nothing more about them. */
  readonly deleted = new Set<string>();
  /** The lease of this server; null for commands. */
  readonly lease: Lease | null;
  /** What has changed in the database, here or at another node. */
  readonly news: NewsChannel;
  private readonly database: Database;
  /** Takes tables over, apart from the other changes: it may have to wait for a transaction of the node before. */
  private readonly claims: Writer;
  /** Since when changes wait whose outcome is not known. */
  private readonly inDoubtSince = new Set<number>();
  /** Called when a table is taken over from a node that has gone; set in a cluster. */
  tookOver: ((table: string, node: string) => void) | null = null;
  /** Whether the server stops: then nothing waits for the database to come back. */
  isClosing = false;

  constructor(database: Database) {
    this.database = database;
    this.db = database.db;
    this.lease = database.lease;
    this.news = database.news;
    this.writer = new Writer(database);
    this.claims = new Writer(database);
  }

  /**
   * Takes a table over, and reads it: from then on only this node writes it. Resolves to null if there is none. Throws
   * `TableElsewhere` if another node that is alive has it.
   */
  async claim(id: string): Promise<TableRows | null> {
    const { lease, tookOver } = this;
    const before = tookOver && (await this.ownerOf(id));
    if (lease) await this.claims.write({ also: [lease.claim(id)], shared: id });
    const found = await this.table(id);
    if (found && lease && found.table.owner !== lease.node) throw new TableElsewhere();
    if (!found || !lease || !before?.owner || before.owner === lease.node) return found;
    tookOver?.(id, before.owner);
    // If it is not known how long, as long as any.
    const away = before.up === null || lease.uptime === null ? Number.POSITIVE_INFINITY : lease.uptime - before.up;
    return { ...found, away: Math.max(0, away) };
  }

  private ownerOf(id: string): Promise<{ owner: string | null; up: number | null } | undefined> {
    const tables = this.db.selectFrom('tables').leftJoin('nodes', 'nodes.id', 'tables.owner');
    return tables.select(['owner', 'up']).where('tables.id', '=', id).executeTakeFirst();
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
   * Writes a change; throws if it was not written. If the connection is lost during a commit, nobody knows whether it was: the
   * store then writes the same change again until the database says so. That is safe: the second transaction waits for the
   * first, and a change that is stored either changes nothing or clashes with its own lines. Throws `TablesLost` if another node
   * has taken the table over: only the table as it is stored then says what became of the change.
   */
  async write(change: Change): Promise<void> {
    await this.store(change);
    if (change.news) this.news.deliver(change.news);
  }

  private async store(change: Change): Promise<void> {
    if (this.deleted.size > 0 && this.concernsDeleted(change))
      throw new Error('Somebody of this table is being deleted.');
    const since = performance.now();
    try {
      await this.writer.write(change);
    } catch (error) {
      if (isDuplicate(error)) return this.compare(change, error);
      if (!(error instanceof OutcomeUnknown)) throw error;
      this.inDoubtSince.add(since);
      await this.settle(change).finally(() => this.inDoubtSince.delete(since));
    }
  }

  /** Writes a change again that may be stored already. */
  private async settle(change: Change): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      await pause(attempt);
      try {
        await this.writer.write(change);
        return;
      } catch (error) {
        if (isDuplicate(error)) return this.compare(change, error);
        if (error instanceof TablesLost && (await this.retried(() => this.hasGivenUp(change)))) return;
        if (!isStorageFailure(error) || error instanceof TablesLost) throw error;
        if (this.isClosing || error instanceof LeaseExpired) throw new OutcomeUnknown(error);
      }
    }
  }

  /** Milliseconds since the oldest change came that is not certainly written; null if there is none. */
  get pendingAge(): number | null {
    const oldest = Math.min(...this.inDoubtSince);
    return oldest === Number.POSITIVE_INFINITY ? this.writer.pendingAge : performance.now() - oldest;
  }

  /** After a clash with stored rows: they may be those of the change itself, or the table is not as this node believes. */
  private async compare(change: Change, error: unknown): Promise<void> {
    if (await this.retried(() => this.isStored(change))) return;
    const { holds = [] } = change;
    throw holds.length > 0 ? new TablesLost([holds[0]], error) : error;
  }

  /**
   * Whether a change by which a node gives its own tables up is done: it has handed a table over, or removed it, or deleted people.
   * Written again, such a change finds the tables gone.
   */
  private async hasGivenUp({ update, remove, removeAnyway = remove, deletePeople }: Change): Promise<boolean> {
    const { db } = this;
    const id = removeAnyway ?? (update?.set.owner === undefined ? undefined : update.id);
    if (id !== undefined) {
      const row = await db.selectFrom('tables').select('owner').where('id', '=', id).executeTakeFirst();
      return row === undefined || (removeAnyway === undefined && row.owner !== this.lease?.node);
    }
    if (!deletePeople) return false;
    const left = db.selectFrom('people').select('id').where('id', 'in', deletePeople.people);
    return (await left.limit(1).execute()).length === 0;
  }

  private concernsDeleted({ table, seats = [] }: Change): boolean {
    return (
      (table && this.deleted.has(table.host)) || seats.some(({ person }) => person !== null && this.deleted.has(person))
    );
  }

  /** Retries a query until it succeeds: the database may be unreachable for a while, and a guess could do an act twice or never. */
  private async retried<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (this.isClosing) throw error;
        await pause(attempt);
      }
    }
  }

  /** Whether the rows of a change that can clash are stored, word for word: its lines, or its secret, or its table. */
  private async isStored({ table, lines = [], fair = [] }: Change): Promise<boolean> {
    if (lines.length === 0 && fair.length > 0) return this.isSecretStored(fair);
    if (lines.length === 0) return table !== undefined && (await this.table(table.id))?.table.made_at === table.made_at;
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
    return (await this.fairRow(first))?.secret === first.secret;
  }

  private fairRow({ table_id, n }: Pick<FairRow, 'table_id' | 'n'>): Promise<FairRow | undefined> {
    const found = this.db.selectFrom('fair').selectAll().where('table_id', '=', table_id).where('n', '=', n);
    return found.executeTakeFirst();
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

  /** A setting, created at first use, such as the key that signs cookies. */
  async setting(name: string, make: () => string): Promise<string> {
    // Starting may have taken longer than a lease, on a machine that is very busy.
    if (this.lease?.isHeld === false) await this.lease.renew();
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

  /** The connections to PostgreSQL by state, for the metrics; undefined for a file. */
  pool(): PoolCounts | undefined {
    return this.database.pool?.();
  }

  /** Finishes pending writes, and closes. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.writer.idle();
    await this.claims.idle();
    await this.database.close();
  }
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LATER, SOON * 2 ** attempt)));

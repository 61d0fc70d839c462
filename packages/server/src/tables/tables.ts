/** All tables. Those in use are in memory; the others are in the database, and come back by replaying their records. */

import { botOf } from '@followsuit/bots';
import { faultIn, filled, type Json } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { LIMITS, type NewTable, type Problem, problem } from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import { NEW_TABLE_DEFAULTS, type SeatRow, type TableRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { TableRows } from '../store/store.ts';
import { rejectionMark } from './record-rows.ts';
import type { TableSettings } from './roster.ts';
import { ServerTable } from './server-table.ts';

const IN_USE = problem('too-late', 'Somebody is at the table.');

export interface TablePerson {
  readonly id: string;
  readonly name: string;
}

export class Tables {
  private readonly context: ServerContext;
  private readonly live = new Map<string, ServerTable>();
  private readonly loading = new Map<string, Promise<ServerTable | null>>();
  /** How often people have been deleted: a table that was being loaded meanwhile must be loaded again. */
  private deletions = 0;
  /** Milliseconds after which an unused table leaves the memory. */
  private readonly idleTime: number;

  constructor(context: ServerContext, idleTime: number) {
    this.context = context;
    this.idleTime = idleTime;
  }

  get count(): number {
    return this.live.size;
  }

  /** The table with an id, or null. */
  async get(id: string): Promise<ServerTable | null> {
    const live = this.live.get(id);
    if (live) return live;
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** The table with an id if it is in memory. */
  inUse(id: string): ServerTable | undefined {
    return this.live.get(id);
  }

  private async load(id: string): Promise<ServerTable | null> {
    const { deletions } = this;
    const stored = await this.context.store.table(id);
    if (deletions !== this.deletions) return this.load(id);
    if (!stored) return null;
    return this.open(id, stored);
  }

  /** Loads a table into memory, and warms up its bots. */
  private open(id: string, stored: TableRows): ServerTable {
    const table = new ServerTable(this.context, stored);
    this.live.set(id, table);
    this.noteRejection(table);
    const bot = stored.seats.find((seat) => seat.bot !== null)?.bot;
    if (bot && stored.table.stage !== 'over')
      this.context.bots.warmUp(bot, stored.table.game, stored.seats.length, JSON.parse(stored.table.options));
    return table;
  }

  /** Lists read no records, so a rejection by the rules is noted in the table's row. */
  private noteRejection({ id, roster: { row, rejected } }: ServerTable): void {
    const { store, log } = this.context;
    if (rejected) log.warn({ table: id, ...rejected }, 'the rules reject a stored game; it is shown up to there');
    const result = rejected ? rejectionMark(rejected) : null;
    if (row.stage !== 'playing' || row.result === result) return;
    row.result = result;
    store
      .write({ update: { id, set: { result } } })
      .catch((error) => log.warn({ err: error, table: id }, 'that a game is rejected could not be noted'));
  }

  /** Creates a table, or returns a problem. */
  async create(host: TablePerson, wanted: NewTable): Promise<ServerTable | Problem> {
    const game = gameOf(wanted.game);
    if (!game) return problem('bad-options', 'There is no such game.');
    const fault = faultIn(game, wanted.seats.length, wanted.options);
    if (fault !== null) return problem('bad-options', fault);
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1)
      return problem('bad-options', 'You can have one seat at a table.');
    if (wanted.seats.some((seat) => seat.kind === 'bot' && !botOf(seat.bot)))
      return problem('bad-options', 'There is no bot of that level.');
    const waiting = await this.context.store.waitingOf(host.id);
    if (waiting >= LIMITS.hosted)
      return problem('too-many', `You have ${waiting} tables whose games have not begun; start or close one first.`);
    const settings: TableSettings = { grace: wanted.grace, clock: wanted.clock, seating: wanted.seating };
    const row: TableRow = {
      ...NEW_TABLE_DEFAULTS,
      ...this.newIdentity(),
      game: game.id,
      options: JSON.stringify(filled(game, wanted.seats.length, wanted.options as Record<string, Json>)),
      host: host.id,
      listed: wanted.listed ? 1 : 0,
      stage: 'waiting',
      settings: JSON.stringify(settings),
    };
    const seats = wanted.seats.map((seat, i): SeatRow => {
      const empty: SeatRow = { table_id: row.id, seat: i, kind: 'open', person: null, name: '', bot: null };
      if (seat.kind === 'me') return { ...empty, kind: 'person', person: host.id, name: host.name };
      return seat.kind === 'bot' ? { ...empty, kind: 'bot', name: seat.bot, bot: seat.bot } : empty;
    });
    return this.add(row, seats, {});
  }

  /** The id and the time of creation for a new table. */
  newIdentity(): Pick<TableRow, 'id' | 'made_at'> {
    const { random, time } = this.context;
    return { id: random.id(12), made_at: time.now() };
  }

  /** Stores a new table, together with the changes in `more`. */
  async add(row: TableRow, seats: SeatRow[], more: Change): Promise<ServerTable> {
    await this.context.store.write({ table: row, seats, ...more });
    return this.open(row.id, { table: row, seats, lines: [], fair: [] });
  }

  /** The host closes a table whose game has not begun. */
  closeByHost(table: ServerTable, person: string): Promise<Problem | null> {
    const isHost = table.roster.row.host === person;
    return this.remove(table, () => (isHost ? null : problem('forbidden', 'Only the host can close the table.')));
  }

  private remove(table: ServerTable, fault: () => Problem | null): Promise<Problem | null> {
    return table.remove(fault, () => this.live.delete(table.id));
  }

  /** Removes tables whose games have not begun and that nobody has used since a time. */
  async removeOld(since: number): Promise<number> {
    let removed = 0;
    for (const id of await this.context.store.waitingSince(since)) {
      if (this.live.has(id) || this.loading.has(id)) continue;
      const table = await this.get(id);
      // Somebody may have joined meanwhile, or be queued to take a seat.
      const used = (): Problem | null => (table?.audience.size || table?.waiting !== 1 ? IN_USE : null);
      if (table && (await this.remove(table, used)) === null) removed++;
    }
    return removed;
  }

  /** Follows the deletion of people from the database, where it also removed the tables that they host and have not started. */
  peopleDeleted(people: readonly string[]): void {
    this.deletions++;
    for (const [id, table] of this.live) {
      const { host, stage } = table.roster.row;
      if (stage !== 'waiting' || !people.includes(host)) continue;
      this.live.delete(id);
      table.end();
    }
  }

  /** Drops unused tables from memory. */
  sweep(): void {
    const before = this.context.time.now() - this.idleTime;
    for (const [id, table] of this.live) {
      if (!table.idle || table.usedAt > before) continue;
      table.close();
      this.live.delete(id);
      if (!table.begun) this.noteUse(id, table.usedAt);
    }
  }

  /** Only for tables whose games have not begun: they are removed some time after their last use. */
  private noteUse(id: string, used_at: number): void {
    const { store, log } = this.context;
    store
      .write({ update: { id, set: { used_at } } })
      .catch((error) => log.warn({ err: error, table: id }, 'the use of a table could not be noted'));
  }

  close(): void {
    for (const table of this.live.values()) table.close();
  }
}

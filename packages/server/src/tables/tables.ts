/** All tables. Those in use are in memory; the others are only kept, and come back by replaying when somebody asks. */

import { botOf } from '@followsuit/bots';
import { faultIn, filled, type Json } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { LIMITS, type NewTable } from '@followsuit/protocol';
import type { House } from '../house.ts';
import { FRESH, type SeatRow, type TableRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import { type Problem, problem } from './problem.ts';
import { rejectionMark } from './rows.ts';
import type { Settings } from './seating.ts';
import { Table } from './table.ts';

const IN_USE = problem('too-late', 'Somebody is at the table.');

export interface Person {
  readonly id: string;
  readonly name: string;
}

export class Tables {
  private readonly house: House;
  private readonly live = new Map<string, Table>();
  private readonly loading = new Map<string, Promise<Table | null>>();
  /** How often people have been deleted: a table that was being read meanwhile is to be read again. */
  private deletions = 0;
  /** Milliseconds after which a table that nobody uses is forgotten. */
  private readonly rest: number;

  constructor(house: House, rest: number) {
    this.house = house;
    this.rest = rest;
  }

  get count(): number {
    return this.live.size;
  }

  /** The table of an id, or null. */
  async get(id: string): Promise<Table | null> {
    const live = this.live.get(id);
    if (live) return live;
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** The table of an id if it is in use. */
  inUse(id: string): Table | undefined {
    return this.live.get(id);
  }

  private async load(id: string): Promise<Table | null> {
    const { deletions } = this;
    const kept = await this.house.store.table(id);
    if (deletions !== this.deletions) return this.load(id);
    if (!kept) return null;
    return this.open(id, kept);
  }

  /** Takes a table into use, and warms its bots up. */
  private open(id: string, kept: ConstructorParameters<typeof Table>[1]): Table {
    const table = new Table(this.house, kept);
    this.live.set(id, table);
    this.noteRejection(table);
    const bot = kept.seats.find((seat) => seat.bot !== null)?.bot;
    if (bot && kept.table.stage !== 'over')
      this.house.bots.warmUp(bot, kept.table.game, kept.seats.length, JSON.parse(kept.table.options));
    return table;
  }

  /** Lists look at no record: what they have to know of one that the rules reject is kept with its table. */
  private noteRejection({ id, seating: { row, rejected } }: Table): void {
    const { store, log } = this.house;
    if (rejected) log.warn({ table: id, ...rejected }, 'the rules reject a stored game; it is shown up to there');
    const result = rejected ? rejectionMark(rejected) : null;
    if (row.stage !== 'playing' || row.result === result) return;
    row.result = result;
    store
      .write({ update: { id, set: { result } } })
      .catch((error) => log.warn({ err: error, table: id }, 'that a game is rejected could not be noted'));
  }

  /** Makes a table, or says what stands against it. */
  async create(host: Person, wanted: NewTable): Promise<Table | Problem> {
    const game = gameOf(wanted.game);
    if (!game) return problem('bad-options', 'There is no such game.');
    const fault = faultIn(game, wanted.seats.length, wanted.options);
    if (fault !== null) return problem('bad-options', fault);
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1)
      return problem('bad-options', 'You can have one seat at a table.');
    if (wanted.seats.some((seat) => seat.kind === 'bot' && !botOf(seat.bot)))
      return problem('bad-options', 'There is no bot of that level.');
    const waiting = await this.house.store.waitingOf(host.id);
    if (waiting >= LIMITS.hosted)
      return problem('too-many', `You have ${waiting} tables whose games have not begun; start or close one first.`);
    const settings: Settings = { grace: wanted.grace, clock: wanted.clock, seating: wanted.seating };
    const row: TableRow = {
      ...FRESH,
      ...this.newPlace(),
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

  /** The id of a new table, and when it is made. */
  newPlace(): Pick<TableRow, 'id' | 'made_at'> {
    const { chance, time } = this.house;
    return { id: chance.id(12), made_at: time.now() };
  }

  /** Keeps a new table, and whatever else goes with that. */
  async add(row: TableRow, seats: SeatRow[], more: Change): Promise<Table> {
    await this.house.store.write({ table: row, seats, ...more });
    return this.open(row.id, { table: row, seats, lines: [], fair: [] });
  }

  /** The host closes a table whose game has not begun. */
  shut(table: Table, person: string): Promise<Problem | null> {
    const isHost = table.seating.row.host === person;
    return this.remove(table, () => (isHost ? null : problem('forbidden', 'Only the host can close the table.')));
  }

  private remove(table: Table, fault: () => Problem | null): Promise<Problem | null> {
    return table.remove(fault, () => this.live.delete(table.id));
  }

  /** Removes tables whose games have not begun and at which nobody has been since a time. */
  async removeOld(since: number): Promise<number> {
    let removed = 0;
    for (const id of await this.house.store.waitingSince(since)) {
      if (this.live.has(id) || this.loading.has(id)) continue;
      const table = await this.get(id);
      // Somebody may have come meanwhile, or be waiting behind this to sit down.
      const used = (): Problem | null => (table?.company.size || table?.waiting !== 1 ? IN_USE : null);
      if (table && (await this.remove(table, used)) === null) removed++;
    }
    return removed;
  }

  /** People have been deleted, and with them the tables that they host and whose games have not begun. */
  removed(people: readonly string[]): void {
    this.deletions++;
    for (const [id, table] of this.live) {
      const { host, stage } = table.seating.row;
      if (stage !== 'waiting' || !people.includes(host)) continue;
      this.live.delete(id);
      table.end();
    }
  }

  /** Forgets tables that have not been used for a while. */
  sweep(): void {
    const before = this.house.time.now() - this.rest;
    for (const [id, table] of this.live) {
      if (!table.idle || table.usedAt > before) continue;
      table.close();
      this.live.delete(id);
      if (!table.begun) this.noteUse(id, table.usedAt);
    }
  }

  /** Only for tables that wait: they are removed some time after their last use. */
  private noteUse(id: string, used_at: number): void {
    const { store, log } = this.house;
    store
      .write({ update: { id, set: { used_at } } })
      .catch((error) => log.warn({ err: error, table: id }, 'the use of a table could not be noted'));
  }

  close(): void {
    for (const table of this.live.values()) table.close();
  }
}

/** All tables. Those in use are in memory; the others are only kept, and come back by replaying when somebody asks. */

import { botOf } from '@followsuit/bots';
import { faultIn, filled, type Json } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { NewTable } from '@followsuit/protocol';
import type { House } from '../house.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { type Problem, problem } from './problem.ts';
import type { Settings } from './seating.ts';
import { Table } from './table.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export class Tables {
  private readonly house: House;
  private readonly live = new Map<string, Table>();
  private readonly loading = new Map<string, Promise<Table | null>>();
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
    const kept = await this.house.store.table(id);
    if (!kept) return null;
    const table = new Table(this.house, kept);
    this.live.set(id, table);
    return table;
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
    const { house } = this;
    const id = house.chance.id(12);
    const settings: Settings = { grace: wanted.grace, clock: wanted.clock };
    const row: TableRow = {
      id,
      game: game.id,
      options: JSON.stringify(filled(game, wanted.seats.length, wanted.options as Record<string, Json>)),
      host: host.id,
      listed: wanted.listed ? 1 : 0,
      stage: 'waiting',
      settings: JSON.stringify(settings),
      made_at: house.time.now(),
    };
    const seats = wanted.seats.map((seat, i): SeatRow => {
      const empty: SeatRow = { table_id: id, seat: i, kind: 'open', person: null, name: '', bot: null };
      if (seat.kind === 'me') return { ...empty, kind: 'person', person: host.id, name: host.name };
      return seat.kind === 'bot' ? { ...empty, kind: 'bot', name: seat.bot, bot: seat.bot } : empty;
    });
    await house.store.write({ table: row, seats });
    const table = new Table(house, { table: row, seats, lines: [], fair: [] });
    this.live.set(id, table);
    return table;
  }

  /** Forgets tables that have not been used for a while. */
  sweep(): void {
    const before = this.house.time.now() - this.rest;
    for (const [id, table] of this.live) {
      if (!table.idle || table.usedAt > before) continue;
      table.close();
      this.live.delete(id);
    }
  }

  close(): void {
    for (const table of this.live.values()) table.close();
  }
}

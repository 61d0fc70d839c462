/** All tables. Those in use are in memory; the others are in the database, and come back by replaying their records. */

import { faultIn, filled, type Options, VARIANT } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { LIMITS, type NewTable, type Problem, problem } from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import { idParts } from '../store/id-parts.ts';
import { NEW_TABLE_DEFAULTS, type SeatRow, type TableRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { Store, TableRows } from '../store/store.ts';
import { TableElsewhere, TablesLost } from '../store/write-errors.ts';
import { unlessElsewhere } from './elsewhere.ts';
import { Gathering } from './gathering.ts';
import { LobbyLimits } from './lobby-limits.ts';
import { rejectionMark } from './record-rows.ts';
import type { TableSettings } from './roster.ts';
import { ServerTable } from './server-table.ts';

/** The chosen options; free text such as a variant's name stays out of the lobby. */
const optionsFrom = ({ options, listed }: NewTable): Options => (listed ? { ...options, [VARIANT]: null } : options);

const IN_USE = problem('too-late', 'Somebody is at the table.');

/** How often, and after how many more milliseconds each time, a node asks another one for a table. */
const BRING_TRIES = 8;
const BRING_PAUSE = 250;

/** Milliseconds before the next attempt to learn which tables this node still holds. */
const CHECK_PAUSE = 500;

/** Tables that a node hands over at the same time: they are written together. */
const AT_ONCE = 10;

export interface TablePerson {
  readonly id: string;
  readonly name: string;
}

export class Tables {
  private readonly context: ServerContext;
  readonly gathering: Gathering;
  private readonly lobby: LobbyLimits;
  private readonly live = new Map<string, ServerTable>();
  private readonly loading = new Map<string, Promise<ServerTable | null>>();
  /** How often people have been deleted: a table that was being loaded meanwhile must be loaded again. */
  private deletions = 0;
  /** Milliseconds after which an unused table leaves the memory. */
  private readonly idleTime: number;
  /** Whether other nodes have to take the tables, since this one stops or cannot be reached: it loads none. */
  isLeaving = false;
  /** Whether it is not certain yet which tables this node still holds. */
  isChecking = false;
  private checks = 0;
  private handingOver: Promise<void> | null = null;
  /** Asks the node that has a table to give it up; set in a cluster. */
  askOwner: (id: string) => Promise<void> = async () => {};

  constructor(context: ServerContext, idleTime: number) {
    this.context = context;
    this.gathering = new Gathering(this, context);
    this.lobby = new LobbyLimits(context.store.db);
    this.idleTime = idleTime;
  }

  get count(): number {
    return this.live.size;
  }

  /** How many tables are in memory, by stage. */
  countByStage(): Record<TableRow['stage'], number> {
    const counts = { waiting: 0, playing: 0, over: 0 };
    for (const { roster } of this.live.values()) counts[roster.row.stage]++;
    return counts;
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

  /**
   * The table with an id, here: if another node has it, asks that node to give it up. Null if there is none. Its players are
   * not interrupted, but join again behind the scenes: for what is rare.
   */
  async bring(id: string): Promise<ServerTable | null> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.get(id);
      } catch (error) {
        if (!(error instanceof TableElsewhere) || tries === BRING_TRIES) throw error;
        await this.askOwner(id).catch(() => {}); // its node may have gone; then the lease has to run out
        await new Promise((resolve) => setTimeout(resolve, BRING_PAUSE * tries));
      }
    }
  }

  /** Gives a table up to a node, which loads it when somebody asks for it there; or to any, if `to` is null. */
  async handOver(id: string, to: string | null): Promise<void> {
    const table = await this.get(id);
    const { store } = this.context;
    await table?.handOver(() => store.write({ update: { id, set: { owner: to } }, holds: [table.writer.hold] }));
  }

  /**
   * A table at which nobody is goes to the node of whoever comes first: the others are likely to follow there, since proxies send the people
   * of one table to the same node (docs/decisions/0244). Returns whether it has been given up. What was said at a table stays where it is,
   * and so does one for a rematch that has not begun: its node brings it back for everybody who asks for the rematch.
   */
  async giveToFirst(table: ServerTable): Promise<boolean> {
    const { audience, begun, roster } = table;
    if (audience.size > 0 || audience.talk.length > 0 || (!begun && roster.settings.again)) return false;
    try {
      await this.handOver(table.id, null);
      return true;
    } catch (error) {
      this.context.log.warn({ err: error, table: table.id }, 'a table could not be handed over');
      return false;
    }
  }

  /** Gives up all tables, a few at a time. */
  handOverAll(): Promise<void> {
    this.handingOver ??= this.giveUp([...this.live.keys()]).finally(() => {
      this.handingOver = null;
    });
    return this.handingOver;
  }

  private async giveUp(ids: readonly string[]): Promise<void> {
    const giveUpOne = (id: string): Promise<void> =>
      this.handOver(id, null).catch((error) =>
        this.context.log.warn({ err: error, table: id }, 'a table could not be handed over'),
      );
    for (let i = 0; i < ids.length; i += AT_ONCE) await Promise.all(ids.slice(i, i + AT_ONCE).map(giveUpOne));
  }

  /**
   * After the lease had run out: lets go of the tables that other nodes have taken over meanwhile, and reads those again that nobody
   * has now. Tries again until it succeeds; `isChecking` says so, since until then tables in memory may be older than what people saw.
   */
  async checkHolds(): Promise<void> {
    const { log, store } = this.context;
    const check = ++this.checks;
    this.isChecking = true;
    // A later lapse begins a check of its own.
    while (check === this.checks && !store.isClosing) {
      try {
        await this.reloadLost();
        if (check === this.checks) this.isChecking = false;
        return;
      } catch (error) {
        log.warn({ err: error }, 'the own tables could not be checked');
        await new Promise((resolve) => setTimeout(resolve, CHECK_PAUSE));
      }
    }
  }

  private async reloadLost(): Promise<void> {
    const { db, lease } = this.context.store;
    const ids = [...this.live.keys()];
    if (ids.length === 0 || !lease) return;
    const fences = new Map<string, number>();
    for (const some of idParts(ids)) {
      const held = await db
        .selectFrom('tables')
        .select(['id', 'fence'])
        .where('owner', '=', lease.node)
        .where('id', 'in', some)
        .execute();
      for (const { id, fence } of held) fences.set(id, fence);
    }
    const tables = ids.flatMap((id) => this.live.get(id) ?? []);
    const lost = tables.filter(({ id, writer }) => fences.get(id) !== writer.hold.fence);
    await Promise.all(lost.map((table) => table.queue(() => table.reload())));
  }

  /** All tables in memory. */
  inMemory(): ServerTable[] {
    return [...this.live.values()];
  }

  /** The table with an id if it is in memory. */
  inUse(id: string): ServerTable | undefined {
    return this.live.get(id);
  }

  private async load(id: string): Promise<ServerTable | null> {
    const { deletions } = this;
    if (this.isLeaving) throw new TableElsewhere();
    const stored = await this.context.store.claim(id);
    if (deletions !== this.deletions) return this.load(id);
    if (!stored) return null;
    const table = this.open(id, stored);
    // Clocks of nodes may differ: then people may wait for others once more, or no longer.
    const age = Math.min(Math.max(this.context.time.now() - stored.table.made_at, 0), LIMITS.matchWait);
    table.madeAt = this.context.time.monotonic() - age;
    // Whoever was there has to come back within a while.
    this.gathering.left(table);
    return table;
  }

  /** Loads a table into memory, and warms up its bots. */
  private open(id: string, stored: TableRows): ServerTable {
    const table = new ServerTable(this.context, stored);
    table.personLeft = () => this.gathering.left(table);
    table.dropped = () => {
      if (this.live.get(id) === table) this.live.delete(id);
    };
    this.live.set(id, table);
    this.noteRejection(table);
    const bot = stored.seats.find((seat) => seat.bot !== null)?.bot;
    if (bot && stored.table.stage !== 'over')
      this.context.bots.warmUp(bot, stored.table.game, stored.seats.length, JSON.parse(stored.table.options));
    return table;
  }

  /** Lists read no records, so a rejection by the rules is noted in the table's row. */
  private noteRejection({ id, writer: { hold }, roster: { row, rejected } }: ServerTable): void {
    const { store, log } = this.context;
    if (rejected) log.warn({ table: id, ...rejected }, 'the rules reject a stored game; it is shown up to there');
    const result = rejected ? rejectionMark(rejected) : null;
    if (row.stage !== 'playing' || row.result === result) return;
    row.result = result;
    store
      .write({ update: { id, set: { result } }, holds: [hold] })
      .catch((error) => log.warn({ err: error, table: id }, 'that a game is rejected could not be noted'));
  }

  /** Creates a table, or returns a problem. */
  async create(
    host: TablePerson,
    wanted: NewTable,
    { network, ...more }: Pick<TableSettings, 'match'> & { readonly network?: string } = {},
  ): Promise<ServerTable | Problem> {
    const game = gameOf(wanted.game);
    if (!game) return problem('bad-options', 'There is no such game.');
    const fault = faultIn(game, wanted.seats.length, wanted.options);
    if (fault !== null) return problem('bad-options', fault);
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1)
      return problem('bad-options', 'You can have one seat at a table.');
    const { names } = this.context.bots;
    if (wanted.seats.some((seat) => seat.kind === 'bot' && !names.includes(seat.bot)))
      return problem('bad-options', 'There is no such bot.');
    const settings: TableSettings = { grace: wanted.grace, clock: wanted.clock, seating: wanted.seating, ...more };
    const row: TableRow = {
      ...NEW_TABLE_DEFAULTS,
      ...this.newIdentity(),
      game: game.id,
      options: JSON.stringify(filled(game, wanted.seats.length, optionsFrom(wanted))),
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
    return this.lobby.inTurn(host.id, network, async () => {
      const tooMany = await this.lobby.fault(host.id, network, wanted.listed);
      if (tooMany) return tooMany;
      const table = await this.add(row, seats, {});
      this.lobby.made(table.id, network);
      return table;
    });
  }

  /** The id of a new table, its time of creation, and that this node has it. */
  newIdentity(): Pick<TableRow, 'id' | 'made_at' | 'owner' | 'fence'> {
    const { random, time, store } = this.context;
    return { id: random.id(12), made_at: time.now(), owner: store.lease?.node ?? null, fence: 1 };
  }

  /** Stores a new table, together with the changes in `more`, which are those of `writer`'s table. */
  async add(
    row: TableRow,
    seats: SeatRow[],
    more: Change,
    writer: Pick<Store, 'write'> = this.context.store,
  ): Promise<ServerTable> {
    await writer.write({ table: row, seats, ...more });
    const table = this.open(row.id, { table: row, seats, lines: [], fair: [] });
    table.madeAt = this.context.time.monotonic();
    return table;
  }

  /** The host closes a table whose game has not begun. */
  closeByHost(table: ServerTable, person: string): Promise<Problem | null> {
    const isHost = table.roster.row.host === person;
    return this.remove(table, () => (isHost ? null : problem('forbidden', 'Only the host can close the table.')));
  }

  /** Closes a table that looks for players when nobody sits there any more. */
  async closeIfEmpty(table: ServerTable): Promise<void> {
    const isEmpty = (): boolean => table.roster.seats.every(({ kind }) => kind !== 'person');
    if (table.roster.settings.match && isEmpty()) await this.remove(table, () => (isEmpty() ? null : IN_USE));
  }

  /** The administrator removes a table with its game; false if there is none. */
  async removeAnyway(id: string): Promise<boolean> {
    const table = await this.get(id);
    const { store } = this.context;
    await table?.queue(async () => {
      await store.write({ removeAnyway: id, holds: [table.writer.hold] });
      this.live.delete(id);
      table.end();
    });
    return table !== null;
  }

  private remove(table: ServerTable, fault: () => Problem | null): Promise<Problem | null> {
    return table.remove(fault, () => this.live.delete(table.id));
  }

  /** Removes tables whose games have not begun and that nobody has used since a time. */
  async removeOld(since: number): Promise<number> {
    let removed = 0;
    for (const id of await this.context.store.waitingSince(since)) {
      if (this.live.has(id) || this.loading.has(id)) continue;
      const table = await unlessElsewhere(() => this.get(id));
      if (table === 'elsewhere') continue;
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
      this.release(table);
    }
  }

  /** Lets any node take the table. One whose game has not begun is removed some time after its last use. */
  private release({ id, writer: { hold }, begun, usedAt }: ServerTable): void {
    const { store, log } = this.context;
    const used = begun ? {} : { used_at: usedAt };
    store.write({ update: { id, set: { owner: null, ...used } }, holds: [hold] }).catch((error) => {
      // Whoever came back meanwhile has taken it over.
      if (!(error instanceof TablesLost)) log.warn({ err: error, table: id }, 'a table could not be released');
    });
  }

  close(): void {
    this.gathering.close();
    for (const table of this.live.values()) table.close();
  }
}

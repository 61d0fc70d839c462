/** All tables of this browser. Answers the messages and requests of the page. */
import type { ClientMessage, ErrorCode, ServerMessage } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import { words } from '../text/text.ts';
import { orNotLoaded } from './lazy-module.ts';
import { loadGameOf, loadGames } from './loaded-games.ts';
import { loadProver } from './loaded-prover.ts';
import { LocalTable } from './local-table.ts';
import type { BotQuestion, BotWarmUp, PageRequest, PageRequests, ToPage } from './messages.ts';
import type { TableStore } from './store.ts';
import { localTableInfo, newStoredTable, type StoredTable, withAllOptions } from './stored-table.ts';

/** What the tables need from their worker. */
export interface WorkerPorts {
  readonly store: TableStore;
  now(): number;
  monotonic(): number;
  after(ms: number, work: () => void): () => void;
  /** A new random id of letters and digits. */
  draw(): string;
  choose(question: BotQuestion): Promise<number>;
  advise(question: BotQuestion): Promise<Hint>;
  /** Announces that a bot will soon be asked. */
  warmUp(what: BotWarmUp): void;
  /** Locks a table, so that only one window plays at it. Resolves with the function that unlocks it; calls `wait` if that takes long. */
  hold(id: string, wait: () => void): Promise<() => void>;
  send(message: ToPage): void;
}

/** The bot that gives hints, and its thinking time. */
const ADVISER = { bot: 'expert', ms: 400 };

/** The store keeps this many finished tables. */
const MOST_FINISHED = 100;

const text = words.worker;

type Answers = {
  [K in keyof PageRequests]: (
    ask: PageRequests[K]['ask'],
    tell: (share: number) => void,
  ) => Promise<PageRequests[K]['get']> | PageRequests[K]['get'];
};

export class LocalTables {
  private readonly ports: WorkerPorts;
  private readonly open = new Map<string, Promise<LocalTable | null>>();
  private readonly held = new Map<string, Promise<() => void>>();
  /** Removed tables, which can be restored while the page is open. */
  private readonly removed = new Map<string, StoredTable>();
  private pace = 1;
  /** How many events the page has shown, at tables whose bots wait for it. */
  private readonly shown = new Map<string, number>();

  constructor(ports: WorkerPorts) {
    this.ports = ports;
  }

  /** Handles a message of the protocol. */
  async message(message: ClientMessage): Promise<void> {
    if (message.t === 'ping' || message.t === 'give') return;
    const refuse = (code: ErrorCode, text: string): void =>
      this.tell([JSON.stringify({ t: 'error', code, text, table: message.table } satisfies ServerMessage)]);
    // Unlocks first: a person who leaves and returns at once must find the table free.
    if (message.t === 'leave') this.letGo(message.table);
    try {
      if (message.t === 'join' && !(await this.hold(message.table, () => refuse('busy', text.elsewhere)))) return;
      const table = await this.at(message.table);
      if (!table) refuse('unknown-table', text.noTable);
      else if (message.t === 'join') await table.join(message.have ?? 0);
      else if (message.t === 'leave') this.close(message.table, table);
      else if (message.t === 'say') table.say(message);
      else await table.act(message);
    } catch {
      this.open.delete(message.table);
      refuse('mistake', text.cannotOpen);
    }
  }

  private tell(texts: readonly string[]): void {
    this.ports.send({ t: 'told', texts });
  }

  /** Locks a table; false if the person left again before the lock was free. */
  private async hold(id: string, wait: () => void): Promise<boolean> {
    const known = this.held.get(id);
    const holding = known ?? this.ports.hold(id, wait);
    this.held.set(id, holding);
    const letGo = await holding;
    const still = this.held.get(id) === holding;
    // Another window may have changed the table meanwhile: read it from the database again.
    if (still && !known) this.open.delete(id);
    if (!still) letGo();
    return still;
  }

  private letGo(id: string): void {
    this.held.get(id)?.then((letGo) => letGo());
    this.held.delete(id);
  }

  /** Closes a table, unless the person has already returned. */
  private close(id: string, table: LocalTable): void {
    table.leave();
    this.show(id, null, table);
    if (!this.held.has(id)) this.open.delete(id);
  }

  /** Answers a request of the page, with a sentence if it fails. */
  async ask({ n, what, ask }: PageRequest): Promise<void> {
    try {
      const answer = this.answers[what] as (ask: unknown, tell: (share: number) => void) => Promise<unknown>;
      const tell = (share: number): void => this.ports.send({ t: 'progress', n, share });
      this.ports.send({ t: 'got', n, value: await answer(ask, tell) });
    } catch (error) {
      this.ports.send({ t: 'sorry', n, text: error instanceof Error ? error.message : String(error) });
    }
  }

  private readonly answers: Answers = {
    make: async (wanted) => {
      await (wanted.from ? loadGameOf(wanted.from) : loadGames([wanted.game]));
      const make = wanted.from
        ? (await orNotLoaded(import('./table-from-record.ts'))).storedTableFromRecord
        : newStoredTable;
      const stored = make(wanted, this.ports.draw(), this.ports.draw(), this.ports.now());
      if (typeof stored === 'string') throw new Error(stored);
      await this.ports.store.put(stored);
      await this.prune().catch(() => {}); // the next new table prunes again
      return stored.id;
    },
    list: async () => {
      const all = await this.ports.store.all();
      await loadGames(all.map(({ game }) => game)).catch(() => {}); // the list is right without what options were
      return all
        .map(withAllOptions)
        .map(localTableInfo)
        .sort((a, b) => b.used - a.used);
    },
    glance: async (id) => {
      const stored = await this.ports.store.get(id);
      if (!stored) throw new Error(text.noTable);
      await loadGames([stored.game]);
      return (await orNotLoaded(import('./glance.ts'))).glanceAt(withAllOptions(stored));
    },
    results: async () => {
      const all = await this.ports.store.all();
      await loadGames(all.map(({ game }) => game));
      return (await orNotLoaded(import('./results.ts'))).localResults(all);
    },
    remove: async (id) => {
      (await this.open.get(id))?.leave();
      this.open.delete(id);
      const stored = await this.ports.store.get(id);
      await this.ports.store.remove(id);
      if (stored) this.removed.set(id, stored);
      return null;
    },
    restore: async (id) => {
      const stored = this.removed.get(id);
      if (!stored) throw new Error(text.noTable);
      this.removed.delete(id);
      await this.ports.store.put(stored);
      return null;
    },
    takeBack: async (id) => {
      await (await this.must(id)).takeBack();
      return null;
    },
    hint: async (id) => {
      const question = (await this.must(id)).question(ADVISER.bot, ADVISER.ms);
      if (!question) throw new Error(text.notYourTurn);
      return this.ports.advise(question);
    },
    way: async ({ table, act }) => (await this.must(table)).way(act),
    record: async (id) => {
      // If another window plays at the table, the database has the newest record.
      const stored = this.held.has(id) ? (await this.at(id))?.stored : await this.ports.store.get(id);
      if (!stored) throw new Error(text.noTable);
      return stored.lines;
    },
    replay: async ({ lines, seat }) => {
      await loadGameOf(lines);
      return (await orNotLoaded(import('./replay.ts'))).framesOf(lines, seat);
    },
    deals: async (lines) => {
      await loadGameOf(lines);
      return (await orNotLoaded(import('./deals.ts'))).checkedDeals(lines);
    },
    // Before the page joins, the table is not open yet.
    shown: async ({ table, events }) => {
      this.show(table, events, await this.open.get(table));
      return null;
    },
    coached: async (id, tell) => {
      const stored = (await this.must(id)).stored;
      const { coachedHand } = await orNotLoaded(import('./coached-hand.ts'));
      return coachedHand(stored, (question) => this.ports.choose(question), tell);
    },
    pace: (pace) => {
      this.pace = pace;
      return null;
    },
  };

  /** Removes the oldest finished tables, so that the list does not grow for ever. */
  private async prune(): Promise<void> {
    const over = (await this.ports.store.all()).filter(({ lines }) => lines.at(-1)?.ev === 'over');
    over.sort((a, b) => b.used - a.used);
    for (const { id } of over.slice(MOST_FINISHED)) await this.ports.store.remove(id);
  }

  /** Notes how much the page has shown of a table; null: its bots no longer wait for the page. */
  private show(id: string, events: number | null, table: LocalTable | null | undefined): void {
    if (events === null) this.shown.delete(id);
    else this.shown.set(id, events);
    table?.goOn();
  }

  private async must(id: string): Promise<LocalTable> {
    const table = await this.at(id);
    if (!table) throw new Error(text.noTable);
    return table;
  }

  private at(id: string): Promise<LocalTable | null> {
    const found = this.open.get(id) ?? this.bring(id);
    this.open.set(id, found);
    return found;
  }

  private async bring(id: string): Promise<LocalTable | null> {
    const { ports } = this;
    const stored = await ports.store.get(id);
    if (!stored) {
      this.open.delete(id);
      return null;
    }
    const bot = stored.seats.find((seat) => seat.kind === 'bot');
    const { game, options, seats } = stored;
    await loadGames([game]);
    if (stored.lines.some(({ ev }) => ev === 'claim')) await loadProver();
    if (bot?.kind === 'bot') ports.warmUp({ bot: bot.bot, game, options, players: seats.length });
    const tablePorts = {
      now: ports.now,
      monotonic: ports.monotonic,
      after: ports.after,
      pace: () => this.pace,
      shown: () => this.shown.get(id) ?? Number.POSITIVE_INFINITY,
      choose: ports.choose,
      keep: (table: StoredTable) => ports.store.put(table),
      tell: (texts: readonly string[]) => this.tell(texts),
    };
    return new LocalTable(withAllOptions(stored), tablePorts);
  }
}

/** All tables in this browser: answers what the page sends. */
import type { ClientMessage, ErrorCode, ServerMessage } from '@followsuit/protocol';
import type { Hint } from '../client/types.ts';
import { words } from '../text/text.ts';
import { type Kept, keptFrom, listed, withAllOptions } from './kept.ts';
import { loaded } from './loaded.ts';
import type { Store } from './store.ts';
import { Table } from './table.ts';
import type { Asked, Question, Thought, ToPage, WarmUp } from './talk.ts';

/** What all tables need of the world. */
export interface House {
  readonly store: Store;
  now(): number;
  after(ms: number, work: () => void): void;
  /** Letters and digits that nobody has drawn before. */
  draw(): string;
  choose(thought: Thought): Promise<number>;
  advise(thought: Thought): Promise<Hint>;
  /** A bot will soon be asked at a table. */
  warmUp(what: WarmUp): void;
  /** Has a table for itself, since two windows would play apart; resolves with how to let it go. `wait` is called if it takes long. */
  hold(id: string, wait: () => void): Promise<() => void>;
  send(message: ToPage): void;
}

/** Who gives hints, and for how long it thinks. */
const ADVISER = { bot: 'expert', ms: 400 };

/** Finished tables that are kept. */
const KEPT_OVER = 100;

const said = words.worker;

type Answers = { [K in keyof Asked]: (ask: Asked[K]['ask']) => Promise<Asked[K]['get']> | Asked[K]['get'] };

export class Tables {
  private readonly house: House;
  private readonly open = new Map<string, Promise<Table | null>>();
  private readonly held = new Map<string, Promise<() => void>>();
  /** Tables that were removed, as long as the page is open. */
  private readonly removed = new Map<string, Kept>();
  private pace = 1;

  constructor(house: House) {
    this.house = house;
  }

  /** Takes a message of the protocol. */
  async message(message: ClientMessage): Promise<void> {
    if (message.t === 'ping' || message.t === 'give') return;
    const refuse = (code: ErrorCode, text: string): void =>
      this.tell([JSON.stringify({ t: 'error', code, text, table: message.table } satisfies ServerMessage)]);
    // At once: somebody who leaves and comes back has to find it free.
    if (message.t === 'leave') this.letGo(message.table);
    try {
      if (message.t === 'join' && !(await this.hold(message.table, () => refuse('busy', said.elsewhere)))) return;
      const table = await this.at(message.table);
      if (!table) refuse('unknown-table', said.noTable);
      else if (message.t === 'join') table.join(message.have ?? 0);
      else if (message.t === 'leave') this.close(message.table, table);
      else if (message.t === 'say') table.say(message);
      else table.act(message);
    } catch {
      this.open.delete(message.table);
      refuse('mistake', said.cannotOpen);
    }
  }

  private tell(texts: readonly string[]): void {
    this.house.send({ t: 'told', texts });
  }

  /** Comes to a table; false where it was left again before it was to be had. */
  private async hold(id: string, wait: () => void): Promise<boolean> {
    const known = this.held.get(id);
    const holding = known ?? this.house.hold(id, wait);
    this.held.set(id, holding);
    const letGo = await holding;
    const still = this.held.get(id) === holding;
    // What another window has done meanwhile is in the database.
    if (still && !known) this.open.delete(id);
    if (!still) letGo();
    return still;
  }

  private letGo(id: string): void {
    this.held.get(id)?.then((letGo) => letGo());
    this.held.delete(id);
  }

  /** Nobody is at the table any more, unless they have come back already. */
  private close(id: string, table: Table): void {
    table.leave();
    if (!this.held.has(id)) this.open.delete(id);
  }

  /** Answers a question of the page; what cannot be done is answered with a sentence. */
  async ask({ n, what, ask }: Question): Promise<void> {
    try {
      const answer = this.answers[what] as (ask: unknown) => Promise<unknown>;
      this.house.send({ t: 'got', n, value: await answer(ask) });
    } catch (error) {
      this.house.send({ t: 'sorry', n, text: error instanceof Error ? error.message : String(error) });
    }
  }

  private readonly answers: Answers = {
    make: async (wanted) => {
      const make = wanted.from ? (await loaded(import('./going-on.ts'))).keptFromRecord : keptFrom;
      const kept = make(wanted, this.house.draw(), this.house.draw(), this.house.now());
      if (typeof kept === 'string') throw new Error(kept);
      await this.house.store.put(kept);
      await this.prune().catch(() => {}); // there will be another time
      return kept.id;
    },
    list: async () =>
      (await this.house.store.all())
        .map(withAllOptions)
        .map(listed)
        .sort((a, b) => b.used - a.used),
    remove: async (id) => {
      (await this.open.get(id))?.leave();
      this.open.delete(id);
      const kept = await this.house.store.get(id);
      await this.house.store.remove(id);
      if (kept) this.removed.set(id, kept);
      return null;
    },
    restore: async (id) => {
      const kept = this.removed.get(id);
      if (!kept) throw new Error(said.noTable);
      this.removed.delete(id);
      await this.house.store.put(kept);
      return null;
    },
    takeBack: async (id) => {
      (await this.must(id)).takeBack();
      return null;
    },
    hint: async (id) => {
      const question = (await this.must(id)).question(ADVISER.bot, ADVISER.ms);
      if (!question) throw new Error(said.notYourTurn);
      return this.house.advise(question);
    },
    way: async ({ table, act }) => (await this.must(table)).way(act),
    record: async (id) => {
      // A table that another window plays at is newest in the database.
      const kept = this.held.has(id) ? (await this.at(id))?.kept : await this.house.store.get(id);
      if (!kept) throw new Error(said.noTable);
      return kept.lines;
    },
    replay: async ({ lines, seat }) => (await loaded(import('./replay.ts'))).framesOf(lines, seat),
    deals: async (lines) => (await loaded(import('./deals.ts'))).dealsOf(lines),
    pace: (pace) => {
      this.pace = pace;
      return null;
    },
  };

  /** Removes the oldest finished tables, so that the list of them does not grow for ever. */
  private async prune(): Promise<void> {
    const over = (await this.house.store.all()).filter(({ lines }) => lines.at(-1)?.ev === 'over');
    over.sort((a, b) => b.used - a.used);
    for (const { id } of over.slice(KEPT_OVER)) await this.house.store.remove(id);
  }

  private async must(id: string): Promise<Table> {
    const table = await this.at(id);
    if (!table) throw new Error(said.noTable);
    return table;
  }

  private at(id: string): Promise<Table | null> {
    const found = this.open.get(id) ?? this.bring(id);
    this.open.set(id, found);
    return found;
  }

  private async bring(id: string): Promise<Table | null> {
    const { house } = this;
    const kept = await house.store.get(id);
    if (!kept) {
      this.open.delete(id);
      return null;
    }
    const bot = kept.seats.find((seat) => seat.kind === 'bot');
    const { game, options, seats } = kept;
    if (bot?.kind === 'bot') house.warmUp({ bot: bot.bot, game, options, players: seats.length });
    const room = {
      now: house.now,
      after: house.after,
      pace: () => this.pace,
      choose: house.choose,
      keep: (table: Kept) => house.store.put(table),
      tell: (texts: readonly string[]) => this.tell(texts),
    };
    return new Table(withAllOptions(kept), room);
  }
}

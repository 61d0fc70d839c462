/** All tables in this browser: answers what the page sends. */
import { gameOf } from '@followsuit/games';
import { checkDeals, type Message } from '@followsuit/protocol';
import type { Hint } from '../client/types.ts';
import { type Kept, keptFrom, listed } from './kept.ts';
import { framesOf } from './replay.ts';
import type { Store } from './store.ts';
import { Table } from './table.ts';
import type { Asked, Question, Thought, ToPage } from './talk.ts';

/** What all tables need of the world. */
export interface House {
  readonly store: Store;
  now(): number;
  after(ms: number, work: () => void): void;
  /** Letters and digits that nobody has drawn before. */
  draw(): string;
  choose(thought: Thought): Promise<number>;
  advise(thought: Thought): Promise<Hint>;
  send(message: ToPage): void;
}

/** Who gives hints, and for how long it thinks. */
const ADVISER = { bot: 'expert', ms: 400 };

type Answers = { [K in keyof Asked]: (ask: Asked[K]['ask']) => Promise<Asked[K]['get']> | Asked[K]['get'] };

export class Tables {
  private readonly house: House;
  private readonly open = new Map<string, Promise<Table | null>>();
  private pace = 1;

  constructor(house: House) {
    this.house = house;
  }

  /** Takes a message of the protocol. */
  async message(message: Message): Promise<void> {
    if (message.t === 'ping' || message.t === 'give' || message.t === 'say') return;
    const table = await this.at(message.table);
    if (!table) {
      const text = 'There is no such table in this browser.';
      this.house.send(JSON.stringify({ t: 'error', code: 'unknown-table', text, table: message.table }));
    } else if (message.t === 'join') table.join(message.have ?? 0);
    else if (message.t === 'leave') table.leave();
    else table.act(message);
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
      const kept = keptFrom(wanted, this.house.draw(), this.house.draw(), this.house.now());
      if (typeof kept === 'string') throw new Error(kept);
      await this.house.store.put(kept);
      return kept.id;
    },
    list: async () => (await this.house.store.all()).map(listed).sort((a, b) => b.used - a.used),
    remove: async (id) => {
      (await this.open.get(id))?.leave();
      this.open.delete(id);
      await this.house.store.remove(id);
      return null;
    },
    takeBack: async (id) => {
      (await this.must(id)).takeBack();
      return null;
    },
    hint: async (id) => {
      const question = (await this.must(id)).question(ADVISER.bot, ADVISER.ms);
      if (!question) throw new Error('It is not your turn.');
      return this.house.advise(question);
    },
    record: async (id) => (await this.must(id)).kept.lines,
    replay: ({ lines, seat }) => framesOf(lines, seat),
    deals: (lines) => checkDeals(lines, gameOf),
    pace: (pace) => {
      this.pace = pace;
      return null;
    },
  };

  private async must(id: string): Promise<Table> {
    const table = await this.at(id);
    if (!table) throw new Error('There is no such table in this browser.');
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
    const room = {
      now: house.now,
      after: house.after,
      pace: () => this.pace,
      choose: house.choose,
      // A table that could not be kept can still be played; it is only gone after a reload.
      keep: (table: Kept) => house.store.put(table).catch(() => {}),
      send: house.send,
    };
    return new Table(kept, room);
  }
}

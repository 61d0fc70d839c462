/** What the page and its workers say to each other besides the messages of the protocol. */
import type { Act, Heard, Json, Line, State } from '@followsuit/engine';
import type { ChanceCheck, ClientMessage, SeatingRule, TableInfo } from '@followsuit/protocol';
import type { Hint } from '../client/types.ts';

/** A seat of a table in this browser: the person's, or a bot's of a level. */
export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** A table that is to be made. */
export interface WantedTable {
  readonly game: string;
  /** Options left out have their usual values. */
  readonly options?: Readonly<Record<string, Json>>;
  /** One seat at the most is `me`; with none, one watches. */
  readonly seats: readonly LocalSeat[];
  /** Whether seats are drawn (VINES-TABLE-2), from the seed; everybody keeps theirs where it is left out. */
  readonly seating?: SeatingRule;
  /** From which the deals come; drawn where it is left out. */
  readonly seed?: string;
  /** Lines of a record to go on from, beginning with its game line; game and options are then those of the record. */
  readonly from?: readonly Line[];
}

/** What lists show of a table in this browser. */
export interface LocalTableInfo extends Pick<TableInfo, 'id' | 'game' | 'options' | 'seats' | 'stage'> {
  /** One's seat, or −1. */
  readonly seat: number;
  /** When it was last played at, in milliseconds since 1970. */
  readonly used: number;
  /** The last totals by side, and the winning seats where it is over. */
  readonly total: readonly number[] | null;
  readonly winners: readonly number[];
}

/** A game looked back at: for every event the fields of the view that changed with it. */
export interface Frames {
  readonly info: TableInfo;
  /** The good lines, as they may be told to whoever looks. */
  readonly lines: readonly Line[];
  readonly changes: readonly Readonly<Record<string, Json>>[];
  /** What is wrong with the first line that is not good, or null. */
  readonly fault: { readonly line: number; readonly rule: string; readonly detail: string } | null;
}

/** What the page may ask, and what it gets. */
export interface Asked {
  make: { ask: WantedTable; get: string };
  list: { ask: null; get: readonly LocalTableInfo[] };
  remove: { ask: string; get: null };
  /** Brings back a table that was removed since the page was opened. */
  restore: { ask: string; get: null };
  takeBack: { ask: string; get: null };
  hint: { ask: string; get: Hint };
  /** The squares over which an act takes a piece, for games on a board. */
  way: { ask: { table: string; act: Act }; get: readonly string[] };
  record: { ask: string; get: readonly Line[] };
  replay: { ask: { lines: readonly Line[]; seat: number | null }; get: Frames | string };
  deals: { ask: readonly Line[]; get: readonly ChanceCheck[] };
  /** How long bots pause: 1 is usual, 0 not at all. */
  pace: { ask: number; get: null };
}
export type Question = { [K in keyof Asked]: { t: 'ask'; n: number; what: K; ask: Asked[K]['ask'] } }[keyof Asked];

/** From the page; `port` leads to the worker that thinks. */
export type FromPage = ClientMessage | Question | { readonly t: 'port'; readonly port: MessagePort };
/**
 * To the page. `told`: answers of the protocol that belong together; `unkept`: a table is not kept for good; `no-bots`: the
 * worker that thinks does not answer.
 */
export type ToPage =
  | { t: 'told'; texts: readonly string[] }
  | { t: 'got'; n: number; value: unknown }
  | { t: 'sorry'; n: number; text: string }
  | { t: 'unkept' }
  | { t: 'no-bots' };

/** A bot that will be asked at a table of this game; nothing of the table's cards is in it. */
export type WarmUp = Pick<Thought, 'bot' | 'game' | 'players' | 'options'>;

/** A question to a bot. It carries a view, never a state: nothing that the seat may not see goes to the bot. */
export interface Thought {
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seat: number;
  readonly state: State;
  /** The phrases that were said in this hand. */
  readonly heard?: Heard;
  readonly seed: string;
  /** Milliseconds to think, where not the bot's usual ones. */
  readonly ms?: number;
}

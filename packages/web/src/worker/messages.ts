/** Messages between the page and its workers, besides those of the protocol. */
import type { Act, Heard, Json, Line, State } from '@followsuit/engine';
import type { ScriptedAct } from '@followsuit/present';
import type { ClientMessage, GameResults, SeatingRule, TableInfo } from '@followsuit/protocol';
import type { ChanceCheck } from '@followsuit/table';
import type { Hint } from '@followsuit/ui';

/** A seat of a table in this browser: the person's, or a bot's of a level. */
export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** The request for a new table. */
export interface WantedTable {
  readonly game: string;
  /** Missing options have their defaults. */
  readonly options?: Readonly<Record<string, Json>>;
  /** At most one seat is `me`; without one, the person watches. */
  readonly seats: readonly LocalSeat[];
  /** Whether seats are drawn from the seed (VINES-TABLE-2); by default everybody keeps theirs. */
  readonly seating?: SeatingRule;
  /** The seed of the deals; random by default. */
  readonly seed?: string;
  /** Lines of a record to continue, beginning with its game line, which then sets game and options. */
  readonly from?: readonly Line[];
  /** For a lesson: the acts of the bots as long as the person acts as scripted. */
  readonly script?: readonly ScriptedAct[];
  /** Begun from a moment of another game to try something: it is no result of the person's. */
  readonly trial?: true;
}

/** A table of this browser as lists show it. */
export interface LocalTableInfo extends Pick<TableInfo, 'id' | 'game' | 'options' | 'seats' | 'stage'> {
  /** The person's seat, or −1. */
  readonly seat: number;
  /** When somebody last played at it, in milliseconds since 1970. */
  readonly used: number;
  /** The last totals by side, and the winning seats of a finished game. */
  readonly total: readonly number[] | null;
  readonly winners: readonly number[];
  /** Whether it is a trial or a lesson: no result of the person's. */
  readonly trial: boolean;
}

/** A running table in a few words, as the person's seat sees it. */
export interface Glance {
  readonly turn: boolean;
  /** The number of the hand; 0 in games without hands. */
  readonly hand: number;
  /** The number of the trick; 0 if none is played. */
  readonly trick: number;
  /** The total of the person's side, and the total that ends the game. */
  readonly score: number | null;
  readonly target: number | null;
  /** Some of the person's cards. */
  readonly cards: readonly string[];
}

/** A replay: for every event the fields of the view that changed with it. */
export interface Frames {
  readonly info: TableInfo;
  /** The valid lines, as the viewer may see them. */
  readonly lines: readonly Line[];
  readonly changes: readonly Readonly<Record<string, Json>>[];
  /** The fault of the first invalid line, or null. */
  readonly fault: { readonly line: number; readonly rule: string; readonly detail: string } | null;
}

/** What the page may request, and the response. */
export interface PageRequests {
  make: { ask: WantedTable; get: string };
  list: { ask: null; get: readonly LocalTableInfo[] };
  glance: { ask: string; get: Glance };
  /** The person's results by game, from the finished tables. */
  results: { ask: null; get: readonly GameResults[] };
  remove: { ask: string; get: null };
  /** Restores a table that was removed since the page was opened. */
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
  /** How many events the page has shown: bots and deals wait until it has shown all. Null: they no longer wait. */
  shown: { ask: { table: string; events: number | null }; get: null };
  /** The table's first hand as the coach plays it from the person's seat: its record. It sends its progress. */
  coached: { ask: string; get: readonly Line[] };
}
export type PageRequest = {
  [K in keyof PageRequests]: { t: 'ask'; n: number; what: K; ask: PageRequests[K]['ask'] };
}[keyof PageRequests];

/** From the page; `port` leads to the worker with the bots. */
export type FromPage = ClientMessage | PageRequest | { readonly t: 'port'; readonly port: MessagePort };
/**
 * To the page. `told`: answers of the protocol that belong together; `unkept`: a table could not be stored; `no-bots`: the
 * worker with the bots does not answer; `progress`: how much of a long request is done, from 0 to 1.
 */
export type ToPage =
  | { t: 'told'; texts: readonly string[] }
  | { t: 'got'; n: number; value: unknown }
  | { t: 'sorry'; n: number; text: string }
  | { t: 'progress'; n: number; share: number }
  | { t: 'unkept' }
  | { t: 'no-bots' };

/** A bot that will be asked at a table of this game. It contains nothing about the cards. */
export type BotWarmUp = Pick<BotQuestion, 'bot' | 'game' | 'players' | 'options'>;

/** A question to a bot. It carries a view, never a state: the bot gets nothing that the seat may not see. */
export interface BotQuestion {
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seat: number;
  readonly state: State;
  /** The phrases said in this hand. */
  readonly heard?: Heard;
  readonly seed: string;
  /** Milliseconds to think, if not the bot's usual time. */
  readonly ms?: number;
}

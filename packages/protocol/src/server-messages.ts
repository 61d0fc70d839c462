/** The messages from the server to a client. Each is one JSON text. */
import type { Act, Json, Line } from '@followsuit/engine';
import type { ErrorCode } from './limits.ts';
import type { SeatingRule, TimeControl } from './requests.ts';

type TableStage = 'waiting' | 'playing' | 'over';

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  /** Whether the person has a connection at the table. */
  readonly here: boolean;
  /** Whether a bot plays for the person now. */
  readonly away: boolean;
  /** The level of a bot. */
  readonly bot: string | null;
}

/** The line of a stored record, from 1, that today's rules reject, and the rule that it breaks. */
export interface RecordRejection {
  readonly line: number;
  readonly rule: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatInfo[];
  /** The seat of the host, or null if the host has none. */
  readonly host: number | null;
  readonly listed: boolean;
  readonly stage: TableStage;
  readonly grace: number | null;
  readonly clock: TimeControl;
  readonly seating: SeatingRule;
  /** The pledge for the draw of seats, from the start of the game until the draw. */
  readonly draw: Pledge | null;
  readonly watchers: number;
  /** The table at which the same people play again, or null. */
  readonly rematch: string | null;
  /** Only at the table of a rematch before its game: the seats whose people are in. It begins when all people are. */
  readonly agreed?: readonly number[];
  /** Only before a game for which people look for players: it begins when all seats are taken. */
  readonly match?: true;
  /** Set if today's rules reject the game: it is shown up to that line, and cannot continue. */
  readonly rejected: RecordRejection | null;
}

/** A table as lists show it. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly stage: TableStage;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name'>[];
  /** When it was created, as ISO 8601. */
  readonly made: string;
}

/** A table of the person who asks. */
export interface MyTable extends ListedTable {
  /** The person's seat, or −1. */
  readonly seat: number;
  readonly host: boolean;
  /** Whether the person is to act, or the game waits for anybody to join. */
  readonly turn: boolean;
}

/** A finished game of the person who asks. */
export interface PlayedGame extends ListedTable {
  readonly seat: number;
  /** When it ended. */
  readonly over: string;
  /** How it ended: the last line of its record; null for an abandoned game. */
  readonly result: { readonly winners: readonly number[]; readonly total: readonly number[] } | null;
}

/** A person's results in one game. */
export interface GameResults {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** The average place, 1 being the best; null in a solitaire. */
  readonly place: number | null;
  /** The bids (or contracts) of the person, and those that were made. */
  readonly bids: number;
  readonly made: number;
  /** Games won in a row: now, and at best. */
  readonly streak: { readonly now: number; readonly best: number };
}

/** The legal acts; the held cards that may not be played now, each with the rule that forbids it. */
interface Offer {
  /** Whether anybody at the table may settle the hand, since nothing can change its score any more; left out if not. */
  readonly settle?: true;
  readonly acts: readonly Act[];
  readonly barred: Readonly<Record<string, string>>;
}

/** The next chance (the draw of seats, a deal, a roll): its number, and the server's promise of its part, see docs/fair-deals.md. */
export interface Pledge {
  readonly n: number;
  readonly hash: string;
}

/** The milliseconds that each seat has left; null if no clock runs for it. */
export type TimeLeft = readonly (number | null)[];

/** What the administrator of the server tells everybody. */
export interface Announcement {
  readonly text: string;
  readonly until: string;
}

export type ServerMessage =
  | { readonly t: 'welcome'; readonly version: number; readonly person: { id: string; name: string } | null }
  /** The public information about a table besides the game; sent when it changes. */
  | { readonly t: 'table'; readonly table: string; readonly info: TableInfo }
  /** After `join`: what the client is missing. `view` is the whole view, left out if nothing has happened since. */
  | ({
      readonly t: 'sync';
      readonly table: string;
      readonly seat: number;
      readonly seq: number;
      readonly events: readonly Line[];
      readonly view?: Readonly<Record<string, Json>>;
      readonly pledge: Pledge | null;
      readonly left: TimeLeft | null;
    } & Offer)
  /** Something happened: the events up to `seq`, the fields of the view that changed, and the legal acts. */
  | ({
      readonly t: 'step';
      readonly table: string;
      readonly seq: number;
      readonly events: readonly Line[];
      readonly view: Readonly<Record<string, Json>>;
      readonly pledge?: Pledge;
      readonly left?: TimeLeft;
    } & Offer)
  | { readonly t: 'done'; readonly table: string; readonly id: string; readonly seq: number }
  /** After `give`: what the client's seat adds to chance `n` is stored. Another device of the same person may have given it. */
  | { readonly t: 'given'; readonly table: string; readonly n: number; readonly random: string }
  | {
      readonly t: 'said';
      readonly table: string;
      readonly seat: number;
      readonly name: string;
      readonly phrase?: string;
      readonly emote?: string;
      readonly text?: string;
    }
  /** An announcement of the server's administrator, until a time (ISO 8601); after `welcome`, and when it is made. */
  | ({ readonly t: 'notice' } & Announcement)
  /** The host has closed the table before the game, or the administrator has removed it. */
  | { readonly t: 'closed'; readonly table: string }
  | { readonly t: 'pong'; readonly id?: string }
  | {
      readonly t: 'error';
      readonly code: ErrorCode;
      readonly text: string;
      readonly table?: string;
      readonly id?: string;
      readonly rule?: string;
      readonly seq?: number;
      /** After `give`: the chance to which it was to be added. */
      readonly n?: number;
    };

/** Why the server rejects a request: a value, never an exception. */
export type Problem = Extract<ServerMessage, { t: 'error' }>;

/** @example problem('stale', 'Something has happened since.', { table, id }) */
export const problem = (code: ErrorCode, text: string, more: Partial<Problem> = {}): Problem => ({
  t: 'error',
  code,
  text,
  ...more,
});

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && (value as { t?: unknown }).t === 'error';

/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds; nested values are JSON text. */
import type { Kysely } from 'kysely';

export interface PersonRow {
  id: string;
  name: string;
  /** The account's name in lower case, or null for a guest. */
  account: string | null;
  /** scrypt: salt and hash, or null. */
  password: string | null;
  /** For an agent: its owner. */
  owner: string | null;
  made_at: number;
}

export interface SessionRow {
  /** The hash of the token; the token itself is not stored. */
  id: string;
  person: string;
  /** A browser's cookie, or an agent's token. */
  kind: 'cookie' | 'token';
  made_at: number;
  used_at: number;
}

export interface TableRow {
  id: string;
  game: string;
  options: string;
  host: string;
  listed: number;
  stage: 'waiting' | 'playing' | 'over';
  /** Grace, clock and how seats are given. */
  settings: string;
  made_at: number;
  /** When it last left the memory. */
  used_at: number | null;
  /** When the game ended, and the last line of its record. */
  over_at: number | null;
  result: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** The defaults of a new table. */
export const NEW_TABLE_DEFAULTS = { used_at: null, over_at: null, result: null, rematch: null } as const;

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  /** Who sits there, or sat there before a bot took over for good. */
  person: string | null;
  name: string;
  bot: string | null;
}

/** A line of a table's record. */
export interface LineRow {
  table_id: string;
  n: number;
  body: string;
  /** The client's id of the act, so that a repeated act is recognised after a restart. */
  act_id: string | null;
  at: number;
  /** On the last line of a step: the set of seats that may act after it. */
  actors: number | null;
}

/** The server's secret for a chance; the clients' randomness is on the chance's own line, for the draw of seats on the first. */
export interface FairRow {
  table_id: string;
  n: number;
  secret: string;
}

interface SettingRow {
  name: string;
  value: string;
}

export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  tables: TableRow;
  seats: SeatRow;
  lines: LineRow;
  fair: FairRow;
  settings: SettingRow;
}

export type Db = Kysely<Schema>;

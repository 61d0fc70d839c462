/** The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds; nested values are JSON text. */
import type { Kysely } from 'kysely';

export interface PersonRow {
  id: string;
  name: string;
  /** The account's name in lower case, or null for a guest. */
  account: string | null;
  /** scrypt: cost, salt and hash, or null; see people/passwords.ts. */
  password: string | null;
  /** For an agent: its owner. */
  owner: string | null;
  made_at: number;
  /** For an account: what its name looks like, so that nobody takes one that can be mistaken for it. */
  skeleton: string | null;
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
  /** The node that has the table in memory, or had it last. Nobody else writes it while that node's lease is valid. */
  owner: string | null;
  /** How often nodes have taken the table over: whoever took it before writes nothing more. */
  fence: number;
}

/** The defaults of a new table. */
export const NEW_TABLE_DEFAULTS = {
  used_at: null,
  over_at: null,
  result: null,
  rematch: null,
  owner: null,
  fence: 0,
} as const;

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
  /** How long the server had been up in all; null in older databases and imported games. */
  up: number | null;
  /** On the last line of a step: the set of seats that may act after it. */
  actors: number | null;
}

/**
 * The server's secret for a chance. Once the chance is drawn, the clients' randomness is on the chance's own line, for the draw of
 * seats on the first.
 */
export interface FairRow {
  table_id: string;
  n: number;
  secret: string;
  /** What clients have given so far, by seat; null: nothing. */
  given: string | null;
}

/** The results of a person in one game, added up when a game ends. */
export interface ResultRow {
  person: string;
  game: string;
  played: number;
  won: number;
  /** The sum of places, and how many games had places. */
  places: number;
  placed: number;
  bids: number;
  made: number;
  /** Games won in a row up to the last one, and at best. */
  streak: number;
  best_streak: number;
}

/** A running server. */
export interface NodeRow {
  id: string;
  /** Whether it tolerates other nodes. */
  cluster: number;
  /** The lock that it holds on the data folder; null with PostgreSQL. */
  folder_lock: string | null;
  /** Until when its lease is valid, on the database's clock. */
  expires_at: number;
  /** Where other nodes reach it; null outside a cluster. */
  url: string | null;
  /** Since when it has said so, on the database's clock. */
  since: number | null;
  /** The ids of the nodes to which it has links, as JSON; null if it has not said so yet. */
  links: string | null;
  /** Which messages between nodes it speaks: `LinkVersions` as JSON; null if it is older than this column, or has not said so yet. */
  link_versions: string | null;
  /** The uptime of the cluster when it last renewed its lease; null outside a cluster. */
  up: number | null;
}

/** A person or a network that may not use the server. */
export interface BanRow {
  id: string;
  /** Exactly one of these is set. */
  person: string | null;
  network: string | null;
  reason: string;
  made_at: number;
  /** When it ends; null: never. */
  until: number | null;
}

/** What a person reported about another at a table, and what was said there last. */
export interface ReportRow {
  id: string;
  /** Who reports. */
  person: string;
  /** Who is reported. */
  about: string;
  table_id: string;
  reason: string;
  body: string;
  /** The last talk of the table: JSON. */
  talk: string;
  made_at: number;
}

/** Something an administrator has ordered: servers carry it out, in the order of `n`. */
export interface OrderRow {
  n: number;
  kind: 'bans' | 'person' | 'remove-table' | 'announce';
  body: string;
  made_at: number;
  /** When all servers had carried it out, and what they say about it together. */
  done_at: number | null;
  answer: string | null;
}

/** What one node says about an order that is not done everywhere yet. */
export interface OrderAnswerRow {
  n: number;
  node: string;
  answer: string;
}

/** Work that one of the nodes does now and then. */
export interface SweepRow {
  name: string;
  /** When a node last began it, on the database's clock. */
  run_at: number;
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
  results: ResultRow;
  bans: BanRow;
  reports: ReportRow;
  orders: OrderRow;
  order_answers: OrderAnswerRow;
  sweeps: SweepRow;
  settings: SettingRow;
  nodes: NodeRow;
}

export type Db = Kysely<Schema>;

/**
 * The server's HTTP API, one function per request: docs/protocol.md. Failures are thrown as a `Fault`, whose message is a
 * sentence for the player.
 */
import type { Json } from '@followsuit/engine';
import type {
  Announcement,
  GameResults,
  ListedTable,
  MyTable,
  PlayedGame,
  ReportReason,
  TableInfo,
  TimeControl,
  WantedSeat,
} from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { withBotNames } from './bot-names.ts';

export type { GameResults, ListedTable, MyTable, PlayedGame } from '@followsuit/protocol';

/** A request that the server rejected or that did not reach it. */
export class RequestError extends Error {
  /** One of the protocol's codes, or `offline` if the server cannot be reached. */
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
}

export interface Session {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly made: string;
  readonly used: string;
  /** Whether this is the session of this browser. */
  readonly this: boolean;
}

/** The request for a new table; missing fields have their defaults. */
export interface NewRemoteTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats: readonly WantedSeat[];
  readonly listed?: boolean;
  readonly grace?: number | null;
  readonly clock?: TimeControl;
}

/** What is reported about whoever sits at a seat under that name. */
export interface Report {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/** Messages for players that replace the server's messages for programs. */
const SENTENCES: Readonly<Record<string, string>> = words.notices.faults;

let signedOut = (): void => {};

/** Called when the server no longer recognizes the session: the person has signed out, perhaps in another window. */
export function whenSignedOut(work: () => void): void {
  signedOut = work;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(`/api/${path}`, init).catch(() => null);
  if (!response) throw new RequestError('offline', words.notices.offline);
  if (response.ok) return response;
  const { code, text } = await response.json().catch(() => ({}));
  // A response without a message comes from a proxy, not from the server.
  if (typeof text !== 'string') throw new RequestError('offline', words.notices.unreachable);
  if (code === 'signed-out') signedOut();
  throw new RequestError(String(code), SENTENCES[code] ?? text);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json();
const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

const named = <T extends ListedTable>({ tables }: { tables: readonly T[] }): { tables: readonly T[] } => ({
  tables: tables.map(withBotNames),
});

type OfPerson = { person: Person };
type OfTable = { table: TableInfo };

/** @example const { tables } = await http.tables() */
export const http = {
  me: () => json<{ person: Person | null; notice?: Announcement }>('GET', 'me'),
  guest: (name: string) => json<OfPerson>('POST', 'guest', { name }),
  rename: (name: string) => json<OfPerson>('PUT', 'me', { name }),
  signUp: (name: string, password: string) => json<OfPerson>('POST', 'account', { name, password }),
  /** `chosen` replaces a password that works once. */
  signIn: (name: string, password: string, chosen?: string) =>
    json<OfPerson>('POST', 'session', { name, password, ...(chosen && { new: chosen }) }),
  signOut: () => json<unknown>('DELETE', 'session'),
  setPassword: (old: string, password: string) => json<unknown>('PUT', 'account/password', { old, new: password }),
  deleteMe: (password?: string) => json<unknown>('DELETE', 'account', password === undefined ? {} : { password }),
  sessions: () => json<{ sessions: readonly Session[] }>('GET', 'sessions'),
  endSession: (id: string) => json<unknown>('DELETE', `sessions/${encodeURIComponent(id)}`),
  /** Tells the administrator about somebody at a table. */
  report: (about: Report) => json<unknown>('POST', 'reports', about),
  makeAgent: (name: string) => json<OfPerson & { token: string }>('POST', 'agents', { name }),

  /** Public tables. */
  tables: async () => named(await json<{ tables: readonly ListedTable[] }>('GET', 'tables')),
  /** The person's tables, finished games last. */
  myTables: async () => named(await json<{ tables: readonly MyTable[] }>('GET', 'tables/mine')),
  /** The person's finished games, newest first; `next` is the cursor of the next page. */
  myGames: async (from?: string) => {
    const query = from ? `?from=${encodeURIComponent(from)}` : '';
    const found = await json<{ games: readonly PlayedGame[]; next: string | null }>('GET', `games/mine${query}`);
    return { ...found, games: found.games.map(withBotNames) };
  },
  /** The bots of the server, by name: the levels, and those that its host has named. */
  bots: () => json<{ bots: readonly string[] }>('GET', 'games'),
  /** The person's results by game. */
  results: () => json<{ results: readonly GameResults[] }>('GET', 'results/mine'),
  /** A table with players for a game, or one to which they will come. */
  match: (game: string) => json<OfTable>('POST', 'match', { game }),
  makeTable: (wanted: NewRemoteTable) => json<OfTable>('POST', 'tables', wanted),
  table: (id: string) => json<OfTable>('GET', at(id)),
  closeTable: (id: string) => json<unknown>('DELETE', at(id)),
  sit: (id: string, seat?: number) => json<OfTable>('POST', `${at(id)}/seat`, seat === undefined ? {} : { seat }),
  stand: (id: string) => json<OfTable>('DELETE', `${at(id)}/seat`),
  start: (id: string, bot: string) => json<OfTable>('POST', `${at(id)}/start`, { bot }),
  rematch: (id: string) => json<OfTable>('POST', `${at(id)}/rematch`),
  /** The record of a finished game, as text. */
  record: async (id: string): Promise<string> => (await ask('GET', `${at(id)}/record`)).text(),
};

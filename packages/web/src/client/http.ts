/**
 * What is asked of the server over HTTP, one function a request: docs/protocol.md. What goes wrong is thrown as a `Fault`,
 * whose message is a sentence for people.
 */
import type { Json } from '@followsuit/engine';
import type { ListedTable, MyTable, PlayedGame, TableInfo, TimeControl, WantedSeat } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { withBotNames } from './bot-names.ts';

export type { ListedTable, MyTable, PlayedGame } from '@followsuit/protocol';

/** Something that the server does not do, or that it could not be asked. */
export class RequestError extends Error {
  /** One of the protocol's codes, or `offline` where the server cannot be reached. */
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
  /** Whether it is the one of this browser. */
  readonly this: boolean;
}

/** A table to be made; what is left out is as usual. */
export interface NewRemoteTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats: readonly WantedSeat[];
  readonly listed?: boolean;
  readonly grace?: number | null;
  readonly clock?: TimeControl;
}

/** Sentences of our own, where the server's are for programs. */
const SENTENCES: Readonly<Record<string, string>> = words.notices.faults;

let signedOut = (): void => {};

/** What is done where the server no longer knows who asks: they have signed out, maybe in another window. */
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
  // An answer without a sentence is not the server's own: something between says that it is not there.
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
  me: () => json<{ person: Person | null }>('GET', 'me'),
  guest: (name: string) => json<OfPerson>('POST', 'guest', { name }),
  rename: (name: string) => json<OfPerson>('PUT', 'me', { name }),
  signUp: (name: string, password: string) => json<OfPerson>('POST', 'account', { name, password }),
  signIn: (name: string, password: string) => json<OfPerson>('POST', 'session', { name, password }),
  signOut: () => json<unknown>('DELETE', 'session'),
  setPassword: (old: string, password: string) => json<unknown>('PUT', 'account/password', { old, new: password }),
  deleteMe: (password?: string) => json<unknown>('DELETE', 'account', password === undefined ? {} : { password }),
  sessions: () => json<{ sessions: readonly Session[] }>('GET', 'sessions'),
  endSession: (id: string) => json<unknown>('DELETE', `sessions/${encodeURIComponent(id)}`),
  makeAgent: (name: string) => json<OfPerson & { token: string }>('POST', 'agents', { name }),

  /** Tables that anybody may come to. */
  tables: async () => named(await json<{ tables: readonly ListedTable[] }>('GET', 'tables')),
  /** One's own tables; those whose games are over come last. */
  myTables: async () => named(await json<{ tables: readonly MyTable[] }>('GET', 'tables/mine')),
  /** Games that one has played to the end, the last one first; `next` leads to more of them. */
  myGames: async (from?: string) => {
    const query = from ? `?from=${encodeURIComponent(from)}` : '';
    const found = await json<{ games: readonly PlayedGame[]; next: string | null }>('GET', `games/mine${query}`);
    return { ...found, games: found.games.map(withBotNames) };
  },
  makeTable: (wanted: NewRemoteTable) => json<OfTable>('POST', 'tables', wanted),
  table: (id: string) => json<OfTable>('GET', at(id)),
  closeTable: (id: string) => json<unknown>('DELETE', at(id)),
  sit: (id: string, seat?: number) => json<OfTable>('POST', `${at(id)}/seat`, seat === undefined ? {} : { seat }),
  stand: (id: string) => json<OfTable>('DELETE', `${at(id)}/seat`),
  start: (id: string, bot: string) => json<OfTable>('POST', `${at(id)}/start`, { bot }),
  rematch: (id: string) => json<OfTable>('POST', `${at(id)}/rematch`),
  /** The record of a game that is over, as text. */
  record: async (id: string): Promise<string> => (await ask('GET', `${at(id)}/record`)).text(),
};

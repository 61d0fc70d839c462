/**
 * News: what a node has changed in the database that others may hold in memory. It is written in the same transaction as the
 * change, and reaches this node and all others when that is committed. News carries ids only, never names or tokens, so that
 * whoever reads it has to ask the database.
 */
import * as v from 'valibot';
import type { Statement } from './statements.ts';

/** The code with which sockets of ended sessions close: signed out, or to connect again with a new session. */
const closeCode = v.picklist([4001, 4003]);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(100));

const newsSchema = v.variant('t', [
  /** The sockets of these sessions are to close. */
  v.strictObject({ t: v.literal('sessions-ended'), sessions: ids, code: closeCode }),
  /** What is cached about a person and their sessions is out of date. */
  v.strictObject({ t: v.literal('person-changed'), person: id }),
  /** The same, and they have another name at their tables. */
  v.strictObject({ t: v.literal('person-renamed'), person: id }),
  v.strictObject({ t: v.literal('people-deleted'), people: ids }),
  /** Networks have been banned. */
  v.strictObject({ t: v.literal('bans') }),
  /** There are orders of an administrator, or answers to them. */
  v.strictObject({ t: v.literal('orders') }),
]);

export type NodeNews = v.InferOutput<typeof newsSchema>;

/** What a node hears: news, or that it has missed some and anything may have changed. */
export type HeardNews = NodeNews | { readonly t: 'anything' };

/** Called with each piece of news; `own` says that this node told it. */
export type NewsListener = (news: HeardNews, own: boolean) => void;

/** How nodes hear of each other's changes. Tell news with a change: `store.write({ also, news: [{ t: 'orders' }] })`. */
export interface NewsChannel {
  /** Whether news arrives. While it does not, nothing in memory is current. */
  readonly isCurrent: boolean;
  /** Whether it also arrives at once from commands, such as `followsuit admin`. */
  readonly hearsCommands: boolean;
  /** Sets who hears the news. */
  listen(listener: NewsListener): void;
  /** The statements that tell other nodes, for the transaction of the change. */
  statements(news: readonly NodeNews[]): Statement[];
  /** Tells this node, after the commit. */
  deliver(news: readonly NodeNews[]): void;
}

/** News within one process, for a server that is alone with its database. */
export class LocalNews implements NewsChannel {
  readonly isCurrent: boolean = true;
  readonly hearsCommands: boolean = false;
  private listener: NewsListener = () => {};

  listen(listener: NewsListener): void {
    this.listener = listener;
  }

  statements(_news: readonly NodeNews[]): Statement[] {
    return [];
  }

  deliver(news: readonly NodeNews[]): void {
    for (const each of news) this.listener(each, true);
  }
}

/** The channel of PostgreSQL. */
export const CHANNEL = 'followsuit';

/** The statement that sends news to all nodes; `from` is the node that tells it, or null for a command. */
export const notification = (from: string | null, news: NodeNews | null): Statement => ({
  sql: 'select pg_notify($1, $2)',
  parameters: [CHANNEL, JSON.stringify({ from, news })],
});

const messageSchema = v.strictObject({ from: v.nullable(v.string()), news: v.nullable(newsSchema) });

/** Reads what arrives on the channel; null if it is no news. Whoever may write the database may also write there. */
export function readNews(payload: string): v.InferOutput<typeof messageSchema> | null {
  try {
    const { success, output } = v.safeParse(messageSchema, JSON.parse(payload));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Lists of ids that fit into a notification, which holds 8000 bytes. */
function inParts<T>(list: readonly T[], size = 100): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

export const deletedPeople = (people: readonly string[]): NodeNews[] =>
  inParts(people).map((some) => ({ t: 'people-deleted', people: some }));

/** @example endedSessions(['hash'], 4001) */
export const endedSessions = (sessions: readonly string[], code: 4001 | 4003): NodeNews[] =>
  inParts(sessions).map((some) => ({ t: 'sessions-ended', sessions: some, code }));

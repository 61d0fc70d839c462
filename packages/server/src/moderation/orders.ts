/**
 * Orders of an administrator, in the database: `followsuit admin` writes them, and every server reads those that are new
 * twice a second, in a cluster at once. Whoever can write the database is an administrator; there is no other key. docs/decisions/0100.
 */
import { CompiledQuery, sql } from 'kysely';
import { hasLease, isPostgres } from '../store/dialect.ts';
import { notification } from '../store/news.ts';
import type { Db, OrderRow } from '../store/schema.ts';

/** What each kind of order says. */
export interface OrderBodies {
  /** The bans have changed; whose seats are to be given up, and whether to ban the networks that they use now. */
  bans: { readonly person?: string; readonly networksToo?: { readonly until: number | null; readonly reason: string } };
  /** Sessions of a person have ended. */
  person: { readonly person: string };
  'remove-table': { readonly table: string };
  /** A text for everybody until a time; an empty one takes the last back. */
  announce: { readonly text: string; readonly until: number };
}
export type OrderKind = keyof OrderBodies;

/** How often an order is tried again when another one took its number at the same moment. */
const TRIES = 5;

/** Stores an order, together with other changes; resolves to its number. */
export async function giveOrder<K extends OrderKind>(
  db: Db,
  kind: K,
  body: OrderBodies[K],
  now: number,
  also: (db: Db) => Promise<unknown> = async () => {},
): Promise<number> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(async (trx) => {
        // The next number: an order is seen only when those before it are, since its number follows from theirs.
        const { n } = await trx
          .insertInto('orders')
          .columns(['n', 'kind', 'body', 'made_at'])
          .expression((from) =>
            from
              .selectFrom('orders')
              .select((of) => [
                sql<number>`coalesce(max(${of.ref('n')}), 0) + 1`.as('n'),
                sql<string>`cast(${kind} as text)`.as('kind'),
                sql<string>`cast(${JSON.stringify(body)} as text)`.as('body'),
                sql<number>`cast(${now} as bigint)`.as('made_at'),
              ]),
          )
          .returning('n')
          .executeTakeFirstOrThrow();
        await also(trx);
        if (isPostgres(db)) {
          const { sql: text, parameters } = notification(null, { t: 'orders' });
          await trx.executeQuery(CompiledQuery.raw(text, [...parameters]));
        }
        return Number(n);
      });
    } catch (error) {
      const isTaken = /unique|duplicate/i.test((error as Error).message) && /orders/i.test((error as Error).message);
      if (!isTaken || tried === TRIES) throw error;
    }
  }
}

/** Whether a server runs that can carry out an order. */
export async function hasLiveNodes(db: Db): Promise<boolean> {
  const live = db.selectFrom('nodes').select('id').where(hasLease(db));
  return (await live.executeTakeFirst()) !== undefined;
}

/** What the servers answered to an order, or null if not all have carried it out within a time. */
export async function answerTo(db: Db, n: number, wait: number): Promise<string | null> {
  const until = Date.now() + wait;
  for (;;) {
    const row = await db.selectFrom('orders').select(['done_at', 'answer']).where('n', '=', n).executeTakeFirst();
    if (row && row.done_at !== null) return row.answer ?? '';
    if (Date.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Orders after a number, in their order. */
export const ordersAfter = (db: Db, n: number): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('n', '>', n).orderBy('n').limit(100).execute();

/** Removes unused sessions, old reports, bans that have ended, and guests who left nothing behind. */
import type { Config } from '../config.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** Days after which a report is removed. */
const KEEP_REPORTS = 180;
/** How many people one query checks: few enough not to delay others. */
const PAGE = 500;

/** @example await removeExpired(store, Date.now(), { keepSessions: 365, keepGuests: 30 }) */
export async function removeExpired(
  store: Store,
  now: number,
  { keepSessions, keepGuests }: Pick<Config, 'keepSessions' | 'keepGuests'>,
): Promise<void> {
  const { db } = store;
  await store.write({
    also: [
      db
        .deleteFrom('sessions')
        .where('used_at', '<', now - keepSessions * DAY)
        .compile(),
      db.deleteFrom('bans').where('until', '<', now).compile(),
      db
        .deleteFrom('reports')
        .where('made_at', '<', now - KEEP_REPORTS * DAY)
        .compile(),
    ],
  });
  for await (const guests of pages(db)) {
    const unused = unusedAmong(db, guests, now - keepGuests * DAY);
    if (!(await unused.executeTakeFirst())) continue;
    // The deletion repeats the query, since somebody may come back at this very moment.
    await store.write({
      also: [
        db.deleteFrom('sessions').where('person', 'in', unused).compile(),
        db.deleteFrom('people').where('id', 'in', unused).compile(),
      ],
    });
  }
}

/** Guests and agents, some at a time. */
async function* pages(db: Db): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('people')
      .select('id')
      .where('account', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    after = rows[rows.length - 1].id;
  }
}

/** People who have not returned since a time, and have no seat, no table, no game and no agent. */
const unusedAmong = (db: Db, ids: readonly string[], since: number) =>
  db
    .selectFrom('people')
    .select('people.id')
    .where('people.id', 'in', ids)
    .where('people.account', 'is', null)
    .where('people.made_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.used_at', '>=', since),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('people as agents').select('agents.id').whereRef('agents.owner', '=', 'people.id'))),
    );

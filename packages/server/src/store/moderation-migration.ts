/** The migration for moderation: bans, reports, orders of administrators, and what the names of accounts look like. */
import type { Kysely, Migration } from 'kysely';
import { skeletonOf } from '../people/names.ts';
import type { Db } from './schema.ts';

export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('skeleton', 'text').execute();
    await fillSkeletons(db as Db);
    // Unique, so that two people who sign up at the same moment do not get names that look alike.
    await db.schema.createIndex('people_skeleton').unique().on('people').column('skeleton').execute();
    await db.schema
      .createTable('bans')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('person', 'text')
      .addColumn('network', 'text')
      .addColumn('reason', 'text', (col) => col.notNull())
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .addColumn('until', 'bigint')
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('person', 'text', (col) => col.notNull())
      .addColumn('about', 'text', (col) => col.notNull())
      .addColumn('table_id', 'text', (col) => col.notNull())
      .addColumn('reason', 'text', (col) => col.notNull())
      .addColumn('body', 'text', (col) => col.notNull())
      .addColumn('talk', 'text', (col) => col.notNull())
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .execute();
    await db.schema.createIndex('reports_made').on('reports').column('made_at').execute();
    for (const column of ['person', 'about'] as const)
      await db.schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
    await db.schema
      .createTable('orders')
      .addColumn('n', 'integer', (col) => col.primaryKey())
      .addColumn('kind', 'text', (col) => col.notNull())
      .addColumn('body', 'text', (col) => col.notNull())
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('answer', 'text')
      .execute();
  },
};

/** Older accounts whose names look alike keep them; the oldest of them protects the look. */
async function fillSkeletons(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom('people')
    .select(['id', 'account'])
    .where('account', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const taken = new Set<string>();
  for (const { id, account } of accounts) {
    const skeleton = skeletonOf(account as string);
    if (taken.has(skeleton)) continue;
    taken.add(skeleton);
    await db.updateTable('people').set({ skeleton }).where('id', '=', id).execute();
  }
}

/** The migration for work that nodes share: what each has done about an order, and when each sweep last ran. */
import type { Kysely, Migration } from 'kysely';

export const sharedWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('order_answers')
      .addColumn('n', 'integer', (col) => col.notNull())
      .addColumn('node', 'text', (col) => col.notNull())
      .addColumn('answer', 'text', (col) => col.notNull())
      .addPrimaryKeyConstraint('order_answers_key', ['n', 'node'])
      .execute();
    await db.schema
      .createTable('sweeps')
      .addColumn('name', 'text', (col) => col.primaryKey())
      .addColumn('run_at', 'bigint', (col) => col.notNull())
      .execute();
  },
};

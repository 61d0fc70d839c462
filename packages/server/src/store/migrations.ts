/** The migrations of the database: each runs once, in order, on SQLite and PostgreSQL alike. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Db } from './schema.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('name', 'text', (col) => col.notNull())
      .addColumn('account', 'text', (col) => col.unique())
      .addColumn('password', 'text')
      .addColumn('owner', 'text')
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('person', 'text', (col) => col.notNull())
      .addColumn('kind', 'text', (col) => col.notNull())
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .addColumn('used_at', 'bigint', (col) => col.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('game', 'text', (col) => col.notNull())
      .addColumn('options', 'text', (col) => col.notNull())
      .addColumn('host', 'text', (col) => col.notNull())
      .addColumn('listed', 'integer', (col) => col.notNull())
      .addColumn('stage', 'text', (col) => col.notNull())
      .addColumn('settings', 'text', (col) => col.notNull())
      .addColumn('made_at', 'bigint', (col) => col.notNull())
      .execute();
    await db.schema.createIndex('tables_lobby').on('tables').columns(['listed', 'stage', 'made_at']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (col) => col.notNull())
      .addColumn('seat', 'integer', (col) => col.notNull())
      .addColumn('kind', 'text', (col) => col.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', (col) => col.notNull())
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('lines')
      .addColumn('table_id', 'text', (col) => col.notNull())
      .addColumn('n', 'integer', (col) => col.notNull())
      .addColumn('body', 'text', (col) => col.notNull())
      .addColumn('act_id', 'text')
      .addColumn('at', 'bigint', (col) => col.notNull())
      .addPrimaryKeyConstraint('lines_key', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('fair')
      .addColumn('table_id', 'text', (col) => col.notNull())
      .addColumn('n', 'integer', (col) => col.notNull())
      .addColumn('secret', 'text', (col) => col.notNull())
      .addPrimaryKeyConstraint('fair_key', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (col) => col.primaryKey())
      .addColumn('value', 'text', (col) => col.notNull())
      .execute();
  },
};

/** For lists: whose turn it is, and how games ended; and tables that follow others. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('lines').addColumn('actors', 'integer').execute();
    for (const [name, type] of [
      ['used_at', 'bigint'],
      ['over_at', 'bigint'],
      ['result', 'text'],
      ['rematch', 'text'],
    ] as const)
      await db.schema.alterTable('tables').addColumn(name, type).execute();
    await sql`
      update tables set
        over_at = (select max(at) from lines where table_id = tables.id),
        result = (select body from lines where table_id = tables.id order by n desc limit 1)
      where stage = 'over'`.execute(db);
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'made_at']).execute();
    await db.schema.createIndex('tables_waiting').on('tables').columns(['stage', 'made_at']).execute();
  },
};

/** For finding unused tables, sessions and people. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('sessions_used').on('sessions').column('used_at').execute();
    await db.schema.createIndex('people_owner').on('people').column('owner').execute();
  },
};

const provider: MigrationProvider = {
  getMigrations: async () => ({ '001-tables': first, '002-lists': second, '003-unused': third }),
};

/** Migrates a database to the newest version, or throws. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

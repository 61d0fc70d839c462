/** The migrations of the database: each runs once, in order, on SQLite and PostgreSQL alike. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { moderation } from './moderation-migration.ts';
import { fillResults } from './results.ts';
import type { Db } from './schema.ts';
import { sharedWork } from './shared-work-migration.ts';

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

/** The results of people, for their statistics; those of earlier games are read from the records. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('results')
      .addColumn('person', 'text', (col) => col.notNull())
      .addColumn('game', 'text', (col) => col.notNull())
      .addColumn('played', 'integer', (col) => col.notNull())
      .addColumn('won', 'integer', (col) => col.notNull())
      .addColumn('places', 'integer', (col) => col.notNull())
      .addColumn('placed', 'integer', (col) => col.notNull())
      .addColumn('bids', 'integer', (col) => col.notNull())
      .addColumn('made', 'integer', (col) => col.notNull())
      .addColumn('streak', 'integer', (col) => col.notNull())
      .addColumn('best_streak', 'integer', (col) => col.notNull())
      .addPrimaryKeyConstraint('results_key', ['person', 'game'])
      .execute();
    await fillResults(db as Db);
  },
};

/** Clocks that do not run while the server is down, and the clients' randomness for a chance that is not drawn yet. */
const fifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('lines').addColumn('up', 'bigint').execute();
    await db.schema.alterTable('fair').addColumn('given', 'text').execute();
  },
};

/** Which node runs, and which table it has. */
const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (col) => col.primaryKey())
      .addColumn('cluster', 'integer', (col) => col.notNull())
      .addColumn('folder_lock', 'text')
      .addColumn('expires_at', 'bigint', (col) => col.notNull())
      .execute();
    await db.schema.alterTable('tables').addColumn('owner', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('fence', 'integer', (col) => col.notNull().defaultTo(0))
      .execute();
  },
};

/** Where nodes reach each other. */
const ninth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('nodes').addColumn('url', 'text').execute();
  },
};

/** Which nodes reach each other. */
const tenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('nodes').addColumn('since', 'bigint').execute();
    await db.schema.alterTable('nodes').addColumn('links', 'text').execute();
  },
};

/** Until when each node was up, so that nobody is charged for the time in which its tables were nowhere. */
const eleventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('nodes').addColumn('up', 'bigint').execute();
  },
};

/** Which nodes understand each other. */
const twelfth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('nodes').addColumn('link_versions', 'text').execute();
  },
};

/** Migrations only add: a node of the version before goes on with the new database until it is replaced. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': first,
  '002-lists': second,
  '003-unused': third,
  '004-results': fourth,
  '005-clocks-and-parts': fifth,
  '006-nodes': sixth,
  '007-moderation': moderation,
  '008-shared-work': sharedWork,
  '009-node-addresses': ninth,
  '010-node-links': tenth,
  '011-node-uptimes': eleventh,
  '012-link-versions': twelfth,
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** Whether a database has other migrations than this version; null if it has the same. */
export async function migrationFault(db: Db): Promise<'older' | 'newer' | null> {
  const known = Object.keys(MIGRATIONS);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !known.includes(name))) return 'newer';
  return rows.length < known.length ? 'older' : null;
}

/** Migrates a database to the newest version, or to an older one for tests; or throws. */
export async function migrate(db: Db, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../testing/databases.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { postgresDialect, readerPool } from './postgres.ts';
import type { Schema } from './schema.ts';

const newDatabase = databases();

interface Column {
  readonly place: string;
  readonly type: string;
  readonly nullable: string;
  readonly preset: string | null;
}

describe.runIf(hasPostgres)('migrations', () => {
  it('only add: a node of the version before goes on with the new database', async () => {
    const db = new Kysely<Schema>({ dialect: postgresDialect(readerPool(newDatabase(), null)) });
    onTestFinished(() => db.destroy());
    const columns = async (): Promise<Map<string, Column>> => {
      const { rows } = await sql<Column>`select table_name || '.' || column_name as place, data_type as type,
        is_nullable as nullable, column_default as preset from information_schema.columns
        where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
      return new Map(rows.map((row) => [row.place, row]));
    };
    /** What the older version inserts must not break. */
    const rules = async (): Promise<string[]> => {
      const { rows } = await sql<{ text: string }>`select contype::text || ' ' || conrelid::regclass || ' ' ||
        pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace
        and conrelid::regclass::text not like 'kysely%' and contype <> 'n'`.execute(db);
      return rows.map(({ text }) => text);
    };
    let [before, limits] = [new Map<string, Column>(), [] as string[]];
    for (const name of Object.keys(MIGRATIONS)) {
      await migrate(db as never, name);
      const after = await columns();
      const places = [...before.keys()];
      expect([name, places.map((place) => after.get(place))]).toEqual([name, places.map((place) => before.get(place))]);
      const tables = new Set(places.map((place) => place.split('.')[0]));
      for (const { place, nullable, preset } of after.values()) {
        const isNew = !before.has(place) && tables.has(place.split('.')[0]);
        expect([name, place, isNew && nullable === 'NO' && preset === null]).toEqual([name, place, false]);
      }
      const now = await rules();
      const added = now.filter((text) => !limits.includes(text) && tables.has(text.split(' ')[1]));
      expect([name, added]).toEqual([name, []]);
      [before, limits] = [after, now];
    }
    expect(before.size).toBeGreaterThan(60);
  });
});

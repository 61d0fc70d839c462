/** Queries for lists of tables: the lobby, a person's own, and the games that a person has played. */
import { sql } from 'kysely';
import type { Db, SeatRow, TableRow } from './schema.ts';

/** A table and its seats. */
export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: SeatRow[];
}

/** The newest tables in the lobby. */
export async function lobbyTables(db: Db, limit = 100): Promise<TableWithSeats[]> {
  const tables = await db
    .selectFrom('tables')
    .selectAll()
    .where('listed', '=', 1)
    .where('stage', 'in', ['waiting', 'playing'])
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return withSeats(db, tables);
}

/** The oldest public tables of a game that wait for players. */
export async function openTablesOf(db: Db, game: string, limit = 50): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('listed', '=', 1)
    .where('stage', '=', 'waiting')
    .where('game', '=', game)
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('kind', '=', 'open'))
    .orderBy('made_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The unfinished tables at which a person sits. */
export async function unfinishedOf(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('stage', '!=', 'over')
    .where('id', 'in', seatsOf(db, person).where('kind', '=', 'person'))
    .execute();
  return rows.map(({ id }) => id);
}

const seatsOf = (db: Db, person: string) => db.selectFrom('seats').select('table_id').where('person', '=', person);

/** The newest tables where a person has a seat or is the host; unfinished ones come first. */
export async function tablesOf(db: Db, person: string, limit = 200): Promise<TableWithSeats[]> {
  const tables = await db
    .selectFrom('tables')
    .selectAll()
    .where((test) => test.or([test('host', '=', person), test('id', 'in', seatsOf(db, person))]))
    .orderBy((test) => test.case().when('stage', '=', 'over').then(1).else(0).end())
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return withSeats(db, tables);
}

/** Where a page of games begins. */
export interface PageStart {
  readonly over_at: number;
  readonly id: string;
}

/** The finished games of a person, latest end first. */
export async function playedBy(
  db: Db,
  person: string,
  limit: number,
  from: PageStart | null,
): Promise<TableWithSeats[]> {
  let query = db.selectFrom('tables').selectAll().where('stage', '=', 'over').where('id', 'in', seatsOf(db, person));
  if (from)
    query = query.where((test) =>
      test.or([
        test('over_at', '<', from.over_at),
        test.and([test('over_at', '=', from.over_at), test('id', '<=', from.id)]),
      ]),
    );
  return withSeats(db, await query.orderBy('over_at', 'desc').orderBy('id', 'desc').limit(limit).execute());
}

/** The set of seats that may act at each table; null if only a replay could tell. */
export async function actorsAt(db: Db, ids: readonly string[]): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lines')
    .select(['table_id', 'actors'])
    .where('table_id', 'in', ids)
    .where(sql<boolean>`n = (select max(last.n) from lines as last where last.table_id = lines.table_id)`)
    .execute();
  return new Map(rows.map(({ table_id, actors }) => [table_id, actors]));
}

async function withSeats(db: Db, tables: TableRow[]): Promise<TableWithSeats[]> {
  const ids = tables.map(({ id }) => id);
  if (ids.length === 0) return [];
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  return tables.map((table) => ({ table, seats: seats.filter(({ table_id }) => table_id === table.id) }));
}

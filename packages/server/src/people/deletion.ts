/**
 * Deletes a person with their sessions, agents and name; their games stay for the others, without the name. The database
 * changes in one transaction: a server that is killed meanwhile has deleted all of it or nothing.
 */
import type { Server } from '../app.ts';
import { SOMEBODY } from '../store/person-deletion.ts';
import type { Db, SeatRow } from '../store/schema.ts';
import { STAND_IN } from '../tables/roster.ts';
import type { ServerTable } from '../tables/server-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Visitor } from './people.ts';

/** Milliseconds after which no request of theirs can still be under way. */
const LONG = 60_000;

export async function deletePerson(server: Server, visitor: Visitor): Promise<void> {
  const { people, context, tables } = server;
  const { store, time } = context;
  store.deleted.add(visitor.id);
  const ids = await people.withAgents(visitor.id);
  for (const id of ids) store.deleted.add(id);
  try {
    // When this resolves, all earlier writes are done; from here on the store rejects writes about them.
    await store.write({});
    if (ids.length > 0)
      await withTablesBlocked(tables, await unfinishedTables(store.db, ids), () => erase(server, ids));
  } catch (error) {
    for (const id of [visitor.id, ...ids]) store.deleted.delete(id);
    throw error;
  }
  time.after(LONG, () => {
    for (const id of [visitor.id, ...ids]) store.deleted.delete(id);
  });
}

/** Their unfinished tables, always in the same order, so that two deletions never deadlock. */
async function unfinishedTables(db: Db, people: readonly string[]): Promise<string[]> {
  const seated = db.selectFrom('seats').select('table_id').where('person', 'in', people);
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('stage', '!=', 'over')
    .where((test) => test.or([test('host', 'in', people), test('id', 'in', seated)]))
    .execute();
  return rows.map(({ id }) => id).sort();
}

/** Runs `work` while it blocks the queues of some tables. */
async function withTablesBlocked(
  tables: Tables,
  [id, ...others]: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  if (id === undefined) return work();
  const table = await tables.get(id);
  const rest = (): Promise<void> => withTablesBlocked(tables, others, work);
  return table ? table.queue(rest) : rest();
}

async function erase({ people, context, tables, connections }: Server, ids: readonly string[]): Promise<void> {
  const { db } = context.store;
  const theirs = db.selectFrom('seats').select('table_id').where('person', 'in', ids);
  const seats = await db.selectFrom('seats').selectAll().where('person', 'in', ids).execute();
  const firsts = await db
    .selectFrom('lines')
    .select(['table_id', 'body'])
    .where('n', '=', 0)
    .where('table_id', 'in', theirs)
    .execute();
  const sessions = await db.selectFrom('sessions').select('id').where('person', 'in', ids).execute();
  const firstLines = firsts.map(({ table_id, body }) => {
    const nameless = seats.filter((row) => row.table_id === table_id).reduce(withoutName, JSON.parse(body));
    return { table_id, body: JSON.stringify(nameless) };
  });
  await context.store.write({ deletePeople: { people: ids, bot: STAND_IN, firstLines } });
  people.peopleDeleted(ids);
  tables.peopleDeleted(ids);
  for (const row of seats) removeNameAt(tables.inUse(row.table_id), row);
  for (const { id } of sessions) connections.end(id);
}

/** Updates a table in memory with what has been written about a seat. */
function removeNameAt(table: ServerTable | undefined, row: SeatRow): void {
  if (!table) return;
  const { game, roster, begun } = table;
  const free: SeatRow = { ...row, person: null, name: SOMEBODY };
  if (game?.lines[0]) game.lines[0] = withoutName(game.lines[0], row);
  if (row.kind !== 'person' || roster.row.stage === 'over') table.applySeats([free]);
  else table.applySeats([begun ? { ...free, kind: 'bot', bot: STAND_IN } : { ...free, kind: 'open', name: '' }]);
}

const withoutName = <T extends object>(line: T, { seat }: SeatRow): T => ({
  ...line,
  seats: (line as { seats?: string[] }).seats?.map((name, each) => (each === seat ? SOMEBODY : name)),
});

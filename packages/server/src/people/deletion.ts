/**
 * Deletes a person with their sessions, agents and name; their games stay for the others, without the name. The database
 * changes in one transaction: a server that is killed meanwhile has deleted all of it or nothing.
 */
import type { Server } from '../app.ts';
import { deletedPeople } from '../store/news.ts';
import { SOMEBODY } from '../store/person-deletion.ts';
import type { Db, SeatRow } from '../store/schema.ts';
import { TablesLost } from '../store/write-errors.ts';
import { STAND_IN } from '../tables/roster.ts';
import type { ServerTable } from '../tables/server-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Visitor } from './people.ts';

/** Milliseconds after which no request of theirs can still be under way. */
const LONG = 60_000;

export async function deletePerson(server: Server, visitor: Pick<Visitor, 'id'>): Promise<void> {
  const { people, context, tables } = server;
  const { store, time } = context;
  store.deleted.add(visitor.id);
  const ids = await people.withAgents(visitor.id);
  for (const id of ids) store.deleted.add(id);
  try {
    // When this resolves, all earlier writes are done; from here on the store rejects writes about them.
    await store.write({});
    if (ids.length > 0) {
      await withTablesBlocked(tables, await unfinishedTables(store.db, ids), (blocked) => erase(server, ids, blocked));
      await reloadFinished(server, ids);
    }
  } catch (error) {
    for (const id of [visitor.id, ...ids]) store.deleted.delete(id);
    throw error;
  }
  time.after(LONG, () => {
    for (const id of [visitor.id, ...ids]) store.deleted.delete(id);
  });
}

/**
 * Drops people from memory who have been deleted from the database. If another node did that, they may have sat down here at the
 * same moment, after it looked: then they lose that seat, too.
 */
export async function followDeletion(server: Server, people: readonly string[], own: boolean): Promise<void> {
  const { tables, connections, context } = server;
  const { store, time } = context;
  const isOneOfThem = (id: string | null): boolean => id !== null && people.includes(id);
  for (const id of people) server.people.forget(id);
  if (!own) for (const id of people) store.deleted.add(id);
  connections.closeWhere(({ person }) => isOneOfThem(person), 4001, 'signed out');
  tables.peopleDeleted(people);
  for (const table of inMemoryWith(tables, people)) {
    if (table.roster.row.stage === 'over') continue;
    const removeNames = async (): Promise<void> => {
      for (const row of table.roster.seats) if (isOneOfThem(row.person)) removeNameAt(table, row);
    };
    // Whoever deletes them has blocked the queues already.
    if (own) void removeNames();
    else await table.queue(removeNames);
  }
  // Whoever deletes them does the rest before answering.
  if (own) return;
  await reloadFinished(server, people);
  time.after(LONG, () => {
    for (const id of people) store.deleted.delete(id);
  });
  await store.write({});
  const here = (await tablesOf(store.db, people)).filter((id) => tables.inUse(id));
  if (here.length === 0) return;
  await withTablesBlocked(tables, here, (blocked) => erase(server, people, blocked));
  await reloadFinished(server, people);
}

const inMemoryWith = (tables: Tables, people: readonly string[]): ServerTable[] =>
  tables
    .inMemory()
    .filter(({ roster }) => roster.seats.some(({ person }) => person !== null && people.includes(person)));

/** Reads their finished games again, whose fences the deletion has raised; resolves when no name of theirs is left in memory. */
async function reloadFinished({ tables, context }: Server, people: readonly string[]): Promise<void> {
  const finished = inMemoryWith(tables, people).filter(({ roster }) => roster.row.stage === 'over');
  const reloadOne = (table: ServerTable): Promise<void> =>
    table
      .queue(() => table.reload())
      .catch((error) => context.log.warn({ err: error, table: table.id }, 'a table could not be read again'));
  await Promise.all(finished.map(reloadOne));
}

/** All tables that the database still connects with people, always in the same order. */
async function tablesOf(db: Db, people: readonly string[]): Promise<string[]> {
  const seated = await db.selectFrom('seats').select('table_id as id').where('person', 'in', people).execute();
  return [...new Set([...seated.map(({ id }) => id), ...(await unfinishedTables(db, people))])].sort();
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
  work: (blocked: readonly ServerTable[]) => Promise<void>,
  blocked: readonly ServerTable[] = [],
): Promise<void> {
  if (id === undefined) return work(blocked);
  const table = await tables.bring(id);
  if (!table) return withTablesBlocked(tables, others, work, blocked);
  return table.queue(() => withTablesBlocked(tables, others, work, [...blocked, table]));
}

async function erase({ context }: Server, ids: readonly string[], blocked: readonly ServerTable[]): Promise<void> {
  const { db } = context.store;
  const theirs = db.selectFrom('seats').select('table_id').where('person', 'in', ids);
  const seats = await db.selectFrom('seats').selectAll().where('person', 'in', ids).execute();
  const firsts = await db
    .selectFrom('lines')
    .select(['table_id', 'body'])
    .where('n', '=', 0)
    .where('table_id', 'in', theirs)
    .execute();
  const firstLines = firsts.map(({ table_id, body }) => {
    const nameless = seats.filter((row) => row.table_id === table_id).reduce(withoutName, JSON.parse(body));
    return { table_id, body: JSON.stringify(nameless) };
  });
  const holds = blocked.map(({ writer }) => writer.hold);
  try {
    await context.store.write({
      deletePeople: { people: ids, bot: STAND_IN, firstLines },
      holds,
      news: deletedPeople(ids),
    });
  } catch (error) {
    if (error instanceof TablesLost)
      for (const table of blocked) if (error.holds.some((hold) => hold.table === table.id)) await table.reload();
    throw error;
  }
}

/** Updates a table in memory with what has been written about a seat. */
function removeNameAt(table: ServerTable, row: SeatRow): void {
  const { game, begun } = table;
  const free: SeatRow = { ...row, person: null, name: SOMEBODY };
  if (game?.lines[0]) game.lines[0] = withoutName(game.lines[0], row);
  if (row.kind !== 'person') table.applySeats([free]);
  else table.applySeats([begun ? { ...free, kind: 'bot', bot: STAND_IN } : { ...free, kind: 'open', name: '' }]);
}

const withoutName = <T extends object>(line: T, { seat }: SeatRow): T => ({
  ...line,
  seats: (line as { seats?: string[] }).seats?.map((name, each) => (each === seat ? SOMEBODY : name)),
});

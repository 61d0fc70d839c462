/** Deletes a person: their sessions, agents and name go; the games they played stay for the others, without their name. */
import type { Server } from '../app.ts';
import type { SeatRow } from '../store/schema.ts';
import { stand } from '../tables/sitting.ts';
import type { Table } from '../tables/table.ts';
import type { Visitor } from './people.ts';

/** The name under which games of deleted people stay. */
export const SOMEBODY = 'Somebody';

export async function forget(server: Server, visitor: Visitor): Promise<void> {
  const { people, house, tables, sockets } = server;
  const { db } = house.store;
  for (const { id, sessions } of await people.remove(visitor.id)) {
    for (const session of sessions) sockets.end(session);
    const going = await db
      .selectFrom('tables')
      .select(['id', 'stage'])
      .where('stage', '!=', 'over')
      .where((test) =>
        test.or([
          test('host', '=', id),
          test('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', id)),
        ]),
      )
      .execute();
    for (const each of going) {
      const table = await tables.get(each.id);
      if (!table) continue;
      // A host's own table goes with the host, where its game has not begun.
      if (!(await tables.shut(table, id))) continue;
      await stand(table, { id, name: '' });
    }
    await removeName(server, id);
  }
}

/** Takes somebody's name out of everything that is kept, and out of the tables in use. */
async function removeName({ house, tables }: Server, person: string): Promise<void> {
  const { db } = house.store;
  const seats = await db.selectFrom('seats').selectAll().where('person', '=', person).execute();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('seats').set({ name: SOMEBODY, person: null }).where('person', '=', person).execute();
    for (const { table_id, seat } of seats) {
      const first = await trx
        .selectFrom('lines')
        .select('body')
        .where('table_id', '=', table_id)
        .where('n', '=', 0)
        .executeTakeFirst();
      if (!first) continue;
      const body = JSON.stringify(nameless(JSON.parse(first.body), seat));
      await trx.updateTable('lines').set({ body }).where('table_id', '=', table_id).where('n', '=', 0).execute();
    }
  });
  for (const row of seats) removeNameAt(tables.inUse(row.table_id), row);
}

function removeNameAt(table: Table | undefined, { seat }: SeatRow): void {
  if (!table) return;
  const { seats } = table.seating;
  seats[seat] = { ...seats[seat], name: SOMEBODY, person: null };
  if (table.game) table.game.lines[0] = nameless(table.game.lines[0], seat);
  table.company.tell();
}

const nameless = <T extends object>(line: T, seat: number): T => ({
  ...line,
  seats: (line as { seats?: string[] }).seats?.map((name, each) => (each === seat ? SOMEBODY : name)),
});

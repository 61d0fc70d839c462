/** The new name of a person at their unfinished tables. */
import type { Server } from '../app.ts';
import { unfinishedOf } from '../store/table-lists.ts';
import { unlessElsewhere } from '../tables/elsewhere.ts';
import { renameSeat } from '../tables/seat-changes.ts';
import type { TablePerson } from '../tables/tables.ts';

type Services = Pick<Server, 'context' | 'tables'>;

/** Renames a person at all their tables, except those of other nodes: these hear of it. */
export async function renameSeats({ context, tables }: Services, person: TablePerson): Promise<void> {
  for (const id of await unfinishedOf(context.store.db, person.id)) {
    const table = await unlessElsewhere(() => tables.get(id));
    if (table && table !== 'elsewhere') await renameSeat(table, person);
  }
}

/** Gives a person whom another node has renamed their name at the tables that are in memory here. */
export async function followRenaming({ context, tables }: Services, person: string): Promise<void> {
  const { db } = context.store;
  const found = await db.selectFrom('people').select(['id', 'name']).where('id', '=', person).executeTakeFirst();
  if (!found) return;
  for (const table of tables.inMemory()) if (table.roster.seatOf(person) >= 0) await renameSeat(table, found);
}

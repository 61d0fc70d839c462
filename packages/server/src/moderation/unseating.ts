/** What becomes of the seats and tables of a banned person. */
import { isProblem, type Problem } from '@followsuit/protocol';
import type { Server } from '../app.ts';
import { unfinishedOf } from '../store/table-lists.ts';
import { unlessElsewhere } from '../tables/elsewhere.ts';
import { leaveSeat } from '../tables/seat-changes.ts';
import type { ServerTable } from '../tables/server-table.ts';

type Services = Pick<Server, 'context' | 'tables'>;

/** Bots play on for a banned person; tables that wait for them are closed. Returns how many tables other nodes have. */
export async function unseat({ tables, context }: Services, person: string): Promise<number> {
  let left = 0;
  const at = async (id: string, work: (table: ServerTable) => Promise<Problem | null>): Promise<void> => {
    const table = await unlessElsewhere(() => tables.get(id));
    if (table === null) return;
    const done = table === 'elsewhere' ? table : await unlessElsewhere(() => work(table));
    // A table that another node has just taken over has left the memory.
    if (done === 'elsewhere' || (isProblem(done) && tables.inUse(id) !== table)) left++;
  };
  const { db } = context.store;
  for (const id of await unfinishedOf(db, person)) await at(id, (table) => leaveSeat(table, { id: person, name: '' }));
  const hosted = db.selectFrom('tables').select('id').where('host', '=', person).where('stage', '=', 'waiting');
  for (const { id } of await hosted.execute()) await at(id, (table) => tables.closeByHost(table, person));
  return left;
}

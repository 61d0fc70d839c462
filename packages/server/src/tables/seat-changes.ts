/** Who takes a seat, and who leaves one. */

import { type Problem, problem } from '@followsuit/protocol';
import type { SeatRow } from '../store/schema.ts';
import { STAND_IN } from './roster.ts';
import type { ServerTable } from './server-table.ts';
import type { TablePerson } from './tables.ts';

/** Gives a person the seat they want, or the first open one. */
export function takeSeat(table: ServerTable, person: TablePerson, wanted: number | undefined): Promise<Problem | null> {
  const { roster } = table;
  return table.reseat(() => {
    if (roster.seatOf(person.id) >= 0) return problem('seat-taken', 'You have a seat at this table already.');
    const seated = (row: SeatRow): SeatRow => ({
      ...row,
      kind: 'person',
      person: person.id,
      name: person.name,
      bot: null,
    });
    if (table.begun) {
      // People who left may return to their own seat; anybody else may have seen other cards.
      const left = roster.seats.find(({ kind, person: who }) => kind === 'bot' && who === person.id);
      return left ? [seated(left)] : problem('too-late', 'The game has begun; you can watch it.');
    }
    const open = roster.seats.filter(({ kind, seat }) => kind === 'open' && (wanted === undefined || seat === wanted));
    return open.length > 0 ? [seated(open[0])] : problem('seat-taken', 'That seat is not free.');
  });
}

/** A person leaves their seat for good: before the game it is open again, afterwards a bot has it. */
export function leaveSeat(table: ServerTable, person: TablePerson): Promise<Problem | null> {
  const { roster } = table;
  return table.reseat(() => {
    const row = roster.seats[roster.seatOf(person.id)];
    if (!row) return problem('not-your-seat', 'You have no seat at this table.');
    if (table.begun) return [{ ...row, kind: 'bot', bot: STAND_IN }];
    return [{ ...row, kind: 'open', person: null, name: '' }];
  });
}

/** A person's new name at an unfinished table; the record keeps the name under which the game began. */
export function renameSeat(table: ServerTable, person: TablePerson): Promise<Problem | null> {
  const { roster } = table;
  return table.reseat(() => {
    const row = roster.seats[roster.seatOf(person.id)];
    return row && roster.row.stage !== 'over' ? [{ ...row, name: person.name }] : [];
  });
}

/** Taking a seat and leaving one. */
import type { SeatRow } from '../store/schema.ts';
import { STAND_IN } from './going.ts';
import { type Problem, problem } from './problem.ts';
import type { Table } from './table.ts';
import type { Person } from './tables.ts';

/** Somebody takes a seat: the one asked for, or the first that is open. */
export function sit(table: Table, person: Person, wanted: number | undefined): Promise<Problem | null> {
  const { seating } = table;
  return table.reseat(() => {
    if (seating.seatOf(person.id) >= 0) return problem('seat-taken', 'You have a seat at this table already.');
    const mine = (row: SeatRow): SeatRow => ({
      ...row,
      kind: 'person',
      person: person.id,
      name: person.name,
      bot: null,
    });
    if (table.begun) {
      // Who left may come back to their own seat; nobody else may, having perhaps seen other cards.
      const left = seating.seats.find(({ kind, person: who }) => kind === 'bot' && who === person.id);
      return left ? [mine(left)] : problem('too-late', 'The game has begun; you can watch it.');
    }
    const open = seating.seats.filter(({ kind, seat }) => kind === 'open' && (wanted === undefined || seat === wanted));
    return open.length > 0 ? [mine(open[0])] : problem('seat-taken', 'That seat is not free.');
  });
}

/** Somebody leaves their seat for good: before the game it is open again, afterwards a bot has it. */
export function stand(table: Table, person: Person): Promise<Problem | null> {
  const { seating } = table;
  return table.reseat(() => {
    const row = seating.seats[seating.seatOf(person.id)];
    if (!row) return problem('not-your-seat', 'You have no seat at this table.');
    if (table.begun) return [{ ...row, kind: 'bot', bot: STAND_IN }];
    return [{ ...row, kind: 'open', person: null, name: '' }];
  });
}

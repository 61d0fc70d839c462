/** The same people and bots once more, each one seat further on, so that another deals first: no new draw, and partners stay. */
import { faultInSetup } from '../setups.ts';
import { FRESH, type SeatRow, type TableRow } from '../store/schema.ts';
import { type Problem, problem } from './problem.ts';
import type { Settings } from './seating.ts';
import type { Table } from './table.ts';
import type { Person, Tables } from './tables.ts';

/** The table at which a game that is over is played again: made when somebody first asks, the same for all who ask later. */
export function rematch(tables: Tables, table: Table, person: Person): Promise<Table | Problem> {
  return table.queue(async () => {
    const { row, seats, options, rejected } = table.seating;
    if (!seats.some((seat) => seat.person === person.id))
      return problem('not-your-seat', 'Only those who played here can ask for another game.');
    if (row.stage !== 'over' && !rejected) return problem('too-early', 'You can play again when this game is over.');
    const made = row.rematch === null ? null : await tables.get(row.rematch);
    if (made) return made;
    const fault = faultInSetup(row, seats.length, options);
    if (fault !== null) return problem('bad-options', fault);
    const settings = JSON.stringify({ ...table.seating.settings, seating: 'fixed' } satisfies Settings);
    const place = { ...FRESH, ...tables.newPlace(), host: person.id, stage: 'waiting' } as const;
    const next: TableRow = { ...row, options: JSON.stringify(options), settings, ...place };
    const update = { id: table.id, set: { rematch: next.id } };
    const again = await tables.add(next, turned(seats, next.id, person), { update });
    row.rematch = next.id;
    table.company.tell();
    return again;
  });
}

/** Everybody sits one seat further on. A bot stays for somebody who left, unless it is they who ask. */
function turned(seats: readonly SeatRow[], table_id: string, asks: Person): SeatRow[] {
  const next = seats.map((old): SeatRow => {
    const row = { ...old, table_id, seat: (old.seat + 1) % seats.length };
    if (old.person === asks.id) return { ...row, kind: 'person', name: asks.name, bot: null };
    if (old.kind === 'bot') return { ...row, person: null, name: old.bot ?? old.name };
    return old.person === null ? { ...row, kind: 'open', name: '' } : row;
  });
  return next.sort((a, b) => a.seat - b.seat);
}

/**
 * A rematch: the same people and bots, each one seat further on, so that somebody else deals first. No new draw; partners
 * stay. It begins when all people are in.
 */
import { isProblem, type Problem, problem } from '@followsuit/protocol';
import { faultInSetup } from '../game-setups.ts';
import { NEW_TABLE_DEFAULTS, type SeatRow, type TableRow } from '../store/schema.ts';
import { agree } from './gathering.ts';
import type { TableSettings } from './roster.ts';
import type { ServerTable } from './server-table.ts';
import type { TablePerson, Tables } from './tables.ts';

/** The table of the rematch: created for the first player who asks, the same for all who ask later. Whoever asks is in. */
export async function rematch(tables: Tables, table: ServerTable, person: TablePerson): Promise<ServerTable | Problem> {
  const next = await table.queue(() => nextTable(tables, table, person));
  if (isProblem(next) || next.roster.row.stage === 'over') return next;
  const old = table.roster.seats.findIndex((row) => row.person === person.id);
  const fault = await agree(next, person, (old + 1) % table.roster.seats.length);
  // Somebody else may have the seat by now: then the person can watch.
  return fault && fault.code !== 'seat-taken' ? fault : next;
}

async function nextTable(tables: Tables, table: ServerTable, person: TablePerson): Promise<ServerTable | Problem> {
  const { row, seats, options, rejected } = table.roster;
  if (!seats.some((seat) => seat.person === person.id))
    return problem('not-your-seat', 'Only those who played here can ask for another game.');
  if (row.stage !== 'over' && !rejected) return problem('too-early', 'You can play again when this game is over.');
  const made = row.rematch === null ? null : await tables.bring(row.rematch);
  if (made) return made;
  const fault = faultInSetup(row, seats.length, options);
  if (fault !== null) return problem('bad-options', fault);
  const { match: _match, ...kept } = table.roster.settings;
  const settings: TableSettings = { ...kept, seating: 'fixed', again: { of: table.id, agreed: [] } };
  const fresh = { ...NEW_TABLE_DEFAULTS, ...tables.newIdentity(), host: person.id, stage: 'waiting' } as const;
  const next: TableRow = { ...row, options: JSON.stringify(options), settings: JSON.stringify(settings), ...fresh };
  const update = { id: table.id, set: { rematch: next.id } };
  const again = await tables.add(next, rotated(seats, next.id), { update }, table.writer);
  row.rematch = next.id;
  table.audience.info();
  // Those who have left the old table already are not waited for.
  tables.gathering.checkLater(next.id);
  return again;
}

/** Everybody moves one seat on. A bot keeps the seat of a person who left, unless that person asks for the rematch. */
function rotated(seats: readonly SeatRow[], table_id: string): SeatRow[] {
  const next = seats.map((old): SeatRow => {
    const row = { ...old, table_id, seat: (old.seat + 1) % seats.length };
    if (old.kind === 'bot') return { ...row, person: null, name: old.bot ?? old.name };
    return old.person === null ? { ...row, kind: 'open', name: '' } : row;
  });
  return next.sort((a, b) => a.seat - b.seat);
}

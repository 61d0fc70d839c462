/**
 * Games that begin by themselves: a rematch when everybody is in, a match when all seats are taken. Whoever leaves meanwhile
 * is not waited for.
 */
import { LIMITS, type Problem, problem } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import type { ServerContext } from '../context.ts';
import type { SeatRow } from '../store/schema.ts';
import { unlessElsewhere } from './elsewhere.ts';
import { STAND_IN } from './roster.ts';
import { leaveSeat } from './seat-changes.ts';
import type { ServerTable } from './server-table.ts';
import type { TablePerson, Tables } from './tables.ts';

/** Milliseconds that somebody may be gone before nobody waits for them: long enough to load a page again. */
export const GONE = 8000;

/** Why a person cannot start a table's game, or null. */
export function startFault({ roster, madeAt }: ServerTable, person: string, time: Time): Problem | null {
  const { row, settings } = roster;
  if (!settings.match) return row.host === person ? null : problem('forbidden', 'Only the host can start the game.');
  if (roster.seatOf(person) < 0) return problem('forbidden', 'Only those who sit here can start the game.');
  if (time.monotonic() - madeAt >= LIMITS.matchWait) return null;
  return problem('too-early', 'Give other players a moment to come.');
}

/** Starts a game that begins by itself, if it may begin now. */
export async function startIfComplete(table: ServerTable): Promise<void> {
  if (table.begun || !table.roster.isComplete) return;
  const unready = problem('too-early', 'Somebody has left.');
  await table.start(STAND_IN, () => (table.roster.isComplete ? null : unready));
}

/**
 * A person is in for a rematch, at their own seat: `seat`, or the one they have. Whoever comes when the game has begun gets
 * the seat back from the bot.
 */
export async function agree(table: ServerTable, person: TablePerson, seat: number): Promise<Problem | null> {
  const { roster } = table;
  const own = (): SeatRow | undefined => {
    const row = roster.seats[roster.seatOf(person.id)] ?? roster.seats[seat];
    return row.person === person.id || (row.kind !== 'person' && !table.begun) ? row : undefined;
  };
  const fault = await table.reseat(
    () => {
      const row = own();
      if (!row) return problem('seat-taken', 'Somebody else has your seat.');
      return [{ ...row, kind: 'person', person: person.id, name: person.name, bot: null }];
    },
    () => {
      const { again, ...settings } = roster.settings;
      const agreed = [...new Set([...(again?.agreed ?? []), person.id])];
      return again ? { ...settings, again: { ...again, agreed } } : settings;
    },
  );
  if (fault === null) await startIfComplete(table);
  return fault;
}

/** Watches who leaves tables that gather people. */
export class Gathering {
  private readonly tables: Tables;
  private readonly context: ServerContext;
  private readonly stops = new Set<() => void>();

  constructor(tables: Tables, context: ServerContext) {
    this.tables = tables;
    this.context = context;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops.clear();
  }

  /** A person's last connection has left a table. */
  left({ id, roster: { row, settings } }: ServerTable): void {
    if (row.stage === 'waiting' && (settings.match || settings.again)) this.checkLater(id);
    if (row.rematch !== null) this.checkLater(row.rematch);
  }

  /** Looks after a while who is still there. */
  checkLater(id: string): void {
    const stop = this.context.time.after(GONE, () => {
      this.stops.delete(stop);
      this.check(id).catch((error) =>
        this.context.log.warn({ err: error, table: id }, 'absent people could not be dropped'),
      );
    });
    this.stops.add(stop);
  }

  private async check(id: string): Promise<void> {
    const table = await unlessElsewhere(() => this.tables.get(id));
    // A node that has taken it looks for itself.
    if (!table || table === 'elsewhere' || table.begun) return;
    if (table.roster.settings.match) await this.dropFromMatch(table);
    else if (table.roster.settings.again) await this.dropFromRematch(table, table.roster.settings.again.of);
  }

  /** Their seats are open again; an empty table is closed. */
  private async dropFromMatch(table: ServerTable): Promise<void> {
    for (const { kind, person, name } of [...table.roster.seats])
      if (kind === 'person' && person !== null && !table.audience.has(person))
        await leaveSeat(table, { id: person, name });
    await this.tables.closeIfEmpty(table);
  }

  /** A bot gets the seats of those who are neither in nor at the old table, where they could still join. */
  private async dropFromRematch(table: ServerTable, of: string): Promise<void> {
    const before = this.tables.inUse(of);
    const isGone = ({ kind, person }: SeatRow): boolean =>
      kind === 'person' &&
      person !== null &&
      !table.roster.isIn(person) &&
      !table.audience.has(person) &&
      !before?.audience.has(person);
    if (!table.roster.seats.some(isGone)) return;
    await table.reseat(() =>
      table.begun ? [] : table.roster.seats.filter(isGone).map((row) => ({ ...row, kind: 'bot', bot: STAND_IN })),
    );
    await startIfComplete(table);
  }
}

/** The lists of a person's own tables and games. */
import type { ListedTable, MyTable, PlayedGame } from '@followsuit/protocol';
import { hasSeat } from '@followsuit/table';
import { optionsOf } from '../game-setups.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { actorsAt, type PageStart, playedBy, type TableWithSeats, tablesOf } from '../store/table-lists.ts';
import { TableElsewhere } from '../store/write-errors.ts';
import { isRejected } from './record-rows.ts';
import type { Tables } from './tables.ts';

const iso = (time: number): string => new Date(time).toISOString();

/** What every list shows of a table. */
export const toListedTable = ({ table, seats }: TableWithSeats): ListedTable => ({
  id: table.id,
  game: table.game,
  options: optionsOf(table),
  stage: table.stage,
  seats: seats.map(({ kind, name }) => ({ kind, name })),
  made: iso(table.made_at),
});

const seatIn = (seats: readonly SeatRow[], person: string): number =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);

/** A person's tables, and at which of them it is their turn. */
export async function listMyTables(store: Store, tables: Tables, person: string): Promise<MyTable[]> {
  const found = await tablesOf(store.db, person);
  const playing = found.filter(({ table }) => table.stage === 'playing').map(({ table: { id } }) => id);
  const stored = await actorsAt(
    store.db,
    playing.filter((id) => !tables.inUse(id)),
  );
  const list: MyTable[] = [];
  for (const { table, seats } of found) {
    const seat = seatIn(seats, person);
    const actors =
      stored.get(table.id) ?? (playing.includes(table.id) ? await actorsHere(tables, table.id) : undefined);
    const live = tables.inUse(table.id);
    const rejected = live ? live.roster.rejected !== null : isRejected(table);
    const isAttended = (live?.audience.size ?? 0) > 0;
    const turn = !rejected && seat >= 0 && actors !== undefined && isTurn(seats, seat, actors, isAttended);
    list.push({ ...toListedTable({ table, seats }), seat, host: table.host === person, turn });
  }
  return list;
}

/** The seats that may act at a table that says so only in memory; at another node's nobody has to know. */
async function actorsHere(tables: Tables, id: string): Promise<number | undefined> {
  try {
    return (await tables.get(id))?.actors;
  } catch (error) {
    if (error instanceof TableElsewhere) return undefined;
    throw error;
  }
}

/** A table without connections is idle: if bots or a deal are next, it waits for the first person to join. */
function isTurn(seats: readonly SeatRow[], seat: number, actors: number, isAttended: boolean): boolean {
  const waits = !seats.some(({ kind }, each) => kind === 'person' && hasSeat(actors, each));
  return hasSeat(actors, seat) || (waits && !isAttended);
}

/** A page of the games that a person has played, and where the next page begins. */
export async function listPlayedGames(
  store: Store,
  person: string,
  limit: number,
  from: string | undefined,
): Promise<{ games: PlayedGame[]; next: string | null }> {
  const found = await playedBy(store.db, person, limit + 1, from === undefined ? null : readPageStart(from));
  const after = found[limit]?.table;
  const games = found.slice(0, limit).map(
    ({ table, seats }): PlayedGame => ({
      ...toListedTable({ table, seats }),
      seat: seats.findIndex((seat) => seat.person === person),
      over: iso(table.over_at ?? table.made_at),
      result: resultIn(table.result),
    }),
  );
  return { games, next: after ? `${after.over_at}.${after.id}` : null };
}

function readPageStart(text: string): PageStart {
  const [time, id] = text.split('.');
  return { over_at: Number(time), id };
}

function resultIn(text: string | null): PlayedGame['result'] {
  const { ev, winners, total } = JSON.parse(text ?? '{}');
  return ev === 'over' ? { winners, total } : null;
}

/** The results of people: added up for each person and game, in the transaction that ends a game. */
import { type Line, seatResult } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { GameResults } from '@followsuit/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Db, ResultRow, SeatRow, TableRow } from './schema.ts';

/** How many earlier games one step of the migration reads. */
const PAGE = 100;

/** What a finished game adds to the results of its people; nothing if its record is not finished, or the game is unknown. */
export function resultRows(name: string, seats: readonly SeatRow[], lines: readonly Line[]): ResultRow[] {
  const game = gameOf(name);
  if (!game) return [];
  return seats.flatMap(({ seat, person, kind }) => {
    const found = person === null ? null : seatResult(game, lines, seat);
    if (person === null || found === null) return [];
    // A bot has finished the game of whoever gave up the seat: they have played and not won.
    const { won, place, bids, made } = kind === 'person' ? found : { won: false, place: null, bids: 0, made: 0 };
    const one = Number(won);
    const placed = place === null ? 0 : 1;
    return [
      {
        person,
        game: name,
        played: 1,
        won: one,
        places: place ?? 0,
        placed,
        bids,
        made,
        streak: one,
        best_streak: one,
      },
    ];
  });
}

/** Adds a game to the results of a person. */
export function addingResult(db: Db, row: ResultRow) {
  const names = ['played', 'won', 'places', 'placed', 'bids', 'made'] as const;
  const sums = names.map((name) => [name, sql`${sql.ref(`results.${name}`)} + ${sql.ref(`excluded.${name}`)}`]);
  const now = sql`case when excluded.won = 1 then results.streak + 1 else 0 end`;
  const best = sql`case when excluded.won = 1 and results.streak + 1 > results.best_streak
    then results.streak + 1 else results.best_streak end`;
  const adding: Record<string, RawBuilder<unknown>> = { ...Object.fromEntries(sums), streak: now, best_streak: best };
  return db
    .insertInto('results')
    .values(row)
    .onConflict((clash) => clash.columns(['person', 'game']).doUpdateSet(adding as never));
}

/** A person's results by game, the most played first: one row for each game. */
export async function resultsOf(db: Db, person: string): Promise<GameResults[]> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', person)
    .orderBy('played', 'desc')
    .orderBy('game')
    .execute();
  return rows.map(({ game, played, won, places, placed, bids, made, streak, best_streak }) => ({
    game,
    played,
    won,
    place: placed === 0 ? null : Math.round((100 * places) / placed) / 100,
    bids,
    made,
    streak: { now: streak, best: best_streak },
  }));
}

/** Adds up the games that ended before there were results, in the order in which they ended. */
export async function fillResults(db: Db): Promise<void> {
  const theirs = db.selectFrom('seats').select('table_id').where('person', 'is not', null);
  for (let from = 0; ; from += PAGE) {
    const tables = await db
      .selectFrom('tables')
      .select(['id', 'game'])
      .where('stage', '=', 'over')
      .where('id', 'in', theirs)
      .orderBy('over_at')
      .orderBy('id')
      .limit(PAGE)
      .offset(from)
      .execute();
    for (const table of tables) await fillTable(db, table);
    if (tables.length < PAGE) return;
  }
}

async function fillTable(db: Db, { id, game }: Pick<TableRow, 'id' | 'game'>): Promise<void> {
  const lines = await db.selectFrom('lines').select('body').where('table_id', '=', id).orderBy('n').execute();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  const record = lines.map(({ body }): Line => JSON.parse(body));
  for (const row of resultRows(game, seats, record)) await addingResult(db, row).execute();
}

/** Writes a database with people and tables directly: thousands of requests would measure something else. */
import { createHash, randomBytes } from 'node:crypto';
import { filled, type Game } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { openDatabase } from '../store/database.ts';
import { NEW_TABLE_DEFAULTS, type PersonRow, type SeatRow, type SessionRow, type TableRow } from '../store/schema.ts';
import { Store } from '../store/store.ts';

/** A table, and the tokens of the people at its seats. */
export interface Prepared {
  readonly id: string;
  readonly tokens: readonly string[];
}

const ROWS = 500;

/** The number of people at each table. */
export const TABLE_SEATS = 4;
/** The game of all tables: the first that is for exactly this many. */
export const GAME = games.find(({ players }) => players.join() === String(TABLE_SEATS)) as Game;

/** Tables with people at every seat. @example await prepare('./data', 2000) */
export async function prepare(data: string, count: number): Promise<Prepared[]> {
  const store = new Store(await openDatabase({ data, url: null }));
  const people: PersonRow[] = [];
  const sessions: SessionRow[] = [];
  const tables: TableRow[] = [];
  const seats: SeatRow[] = [];
  const prepared: Prepared[] = [];
  const now = Date.now();
  for (let i = 0; i < count; i++) {
    const table = randomBytes(12).toString('base64url');
    const tokens: string[] = [];
    for (let seat = 0; seat < TABLE_SEATS; seat++) {
      const token = randomBytes(24).toString('base64url');
      const person = `${i}-${seat}`;
      tokens.push(token);
      people.push({
        id: person,
        name: `P${seat}`,
        account: null,
        password: null,
        skeleton: null,
        owner: null,
        made_at: now,
      });
      const hash = createHash('sha256').update(token).digest('base64url');
      sessions.push({ id: hash, person, kind: 'token', made_at: now, used_at: now });
      seats.push({ table_id: table, seat, kind: 'person', person, name: `P${seat}`, bot: null });
    }
    tables.push({
      id: table,
      game: GAME.id,
      options: JSON.stringify(filled(GAME, TABLE_SEATS)),
      host: `${i}-0`,
      listed: 0,
      stage: 'waiting',
      settings: JSON.stringify({ grace: null, clock: { kind: 'none' }, seating: 'fixed' }),
      made_at: now,
      ...NEW_TABLE_DEFAULTS,
    });
    prepared.push({ id: table, tokens });
  }
  await store.db.transaction().execute(async (trx) => {
    for (let i = 0; i < people.length; i += ROWS) {
      await trx
        .insertInto('people')
        .values(people.slice(i, i + ROWS))
        .execute();
      await trx
        .insertInto('sessions')
        .values(sessions.slice(i, i + ROWS))
        .execute();
      await trx
        .insertInto('seats')
        .values(seats.slice(i, i + ROWS))
        .execute();
    }
    for (let i = 0; i < tables.length; i += ROWS)
      await trx
        .insertInto('tables')
        .values(tables.slice(i, i + ROWS))
        .execute();
  });
  await store.close();
  return prepared;
}

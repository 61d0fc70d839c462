/** Everything that the server stores about a person, for the person. Secrets (tokens, hashes) stay out. */
import { recordOf } from '../records.ts';
import { resultsOf } from '../store/results.ts';
import type { Db, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/**
 * The text of a JSON object, piece by piece: there may be many games.
 *
 * @example Readable.from(dataOf(store, visitor.id, Date.now()))
 */
export async function* dataOf(store: Store, person: string, now: number): AsyncGenerator<string> {
  yield `${JSON.stringify({ made: iso(now), ...(await withoutTables(store.db, person)) }).slice(0, -1)},"tables":[`;
  let comma = '';
  for await (const table of tablesOf(store, person)) {
    yield `${comma}\n${JSON.stringify(table)}`;
    comma = ',';
  }
  yield ']}\n';
}

async function withoutTables(db: Db, person: string) {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'account', 'owner', 'made_at'])
    .where((test) => test.or([test('id', '=', person), test('owner', '=', person)]))
    .execute();
  const ids = people.map(({ id }) => id);
  const own = people.find(({ id }) => id === person);
  const sessions = await db.selectFrom('sessions').selectAll().where('person', 'in', ids).execute();
  const reports = await db.selectFrom('reports').selectAll().where('person', '=', person).orderBy('made_at').execute();
  const bans = await db.selectFrom('bans').selectAll().where('person', 'in', ids).execute();
  return {
    person: own && { id: own.id, name: own.name, account: own.account !== null, made: iso(own.made_at) },
    sessions: sessions.map(({ person: of, kind, made_at, used_at }) => ({
      of,
      kind,
      made: iso(made_at),
      used: iso(used_at),
    })),
    agents: await Promise.all(
      people
        .filter(({ owner }) => owner === person)
        .map(async ({ id, name, made_at }) => ({ id, name, made: iso(made_at), results: await resultsOf(db, id) })),
    ),
    results: await resultsOf(db, person),
    reports: reports.map(({ id, table_id, reason, body, made_at }) => ({
      id,
      table: table_id,
      reason,
      text: body,
      made: iso(made_at),
    })),
    bans: bans.map(({ reason, made_at, until }) => ({ reason, made: iso(made_at), until: iso(until) })),
  };
}

/** Tables at which the person or an agent of theirs sits, has sat, or which they made; with the records of finished games. */
async function* tablesOf(store: Store, person: string) {
  const { db } = store;
  const agents = db.selectFrom('people').select('id').where('owner', '=', person);
  const theirs = db
    .selectFrom('seats')
    .select('table_id')
    .where((test) => test.or([test('person', '=', person), test('person', 'in', agents)]));
  const ids = await db
    .selectFrom('tables')
    .select('id')
    .where((test) => test.or([test('host', '=', person), test('host', 'in', agents), test('id', 'in', theirs)]))
    .orderBy('made_at')
    .execute();
  for (const { id } of ids) {
    const stored = await store.table(id);
    if (!stored) continue;
    const { table, seats } = stored;
    const own = seats.find((row: SeatRow) => row.person === person);
    yield {
      id,
      game: table.game,
      options: JSON.parse(table.options),
      stage: table.stage,
      made: iso(table.made_at),
      over: iso(table.over_at),
      host: table.host === person,
      seat: own?.seat ?? null,
      name: own?.name ?? null,
      // A game that is not over would reveal the cards of others.
      record: table.stage === 'over' ? linesOf(recordOf(stored)) : null,
    };
  }
}

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The statements that delete people. Their games stay for the others, without their names. */
import { isPostgres } from './dialect.ts';
import type { Db } from './schema.ts';
import type { Statement } from './statements.ts';

/** The name of deleted people in their games. */
export const SOMEBODY = 'Somebody';

export interface PersonDeletion {
  readonly people: readonly string[];
  /** The bot that takes over their seats. */
  readonly bot: string;
  /** The first lines of their games, without their names. */
  readonly firstLines: readonly { readonly table_id: string; readonly body: string }[];
}

/** Deletes people and their agents, their sessions, and the tables that they host and whose games have not begun. */
export function deletionStatements(db: Db, { people, bot, firstLines }: PersonDeletion): Statement[] {
  const agents = db.selectFrom('people').select('id').where('owner', 'in', people);
  const at = (stage: 'waiting' | 'playing') => db.selectFrom('tables').select('id').where('stage', '=', stage);
  const hosted = at('waiting').where('host', 'in', people);
  const seats = db.updateTable('seats').where('person', 'in', people);
  const sitting = seats.where('kind', '=', 'person');
  const seated = db.selectFrom('seats').select('table_id').where('person', 'in', people);
  const taken = db
    .selectFrom('tables')
    .select('id')
    .where('stage', '=', 'over')
    .where('id', 'in', seated)
    .orderBy('id');
  return [
    // Finished games are taken over first, so that no node writes them on as it knows them; in one order, for other deletions.
    ...(isPostgres(db) ? [taken.forUpdate()] : []),
    db
      .updateTable('tables')
      .set(({ eb }) => ({ fence: eb('fence', '+', 1), owner: null }))
      .where('stage', '=', 'over')
      .where('id', 'in', seated),
    db.deleteFrom('sessions').where((test) => test.or([test('person', 'in', people), test('person', 'in', agents)])),
    db.deleteFrom('people').where((test) => test.or([test('id', 'in', people), test('owner', 'in', people)])),
    db.deleteFrom('results').where('person', 'in', people),
    db.deleteFrom('bans').where('person', 'in', people),
    db.deleteFrom('reports').where((test) => test.or([test('person', 'in', people), test('about', 'in', people)])),
    db.deleteFrom('seats').where('table_id', 'in', hosted),
    db.deleteFrom('tables').where('host', 'in', people).where('stage', '=', 'waiting'),
    sitting.set({ kind: 'open', person: null, name: '' }).where('table_id', 'in', at('waiting')),
    sitting.set({ kind: 'bot', bot }).where('table_id', 'in', at('playing')),
    seats.set({ person: null, name: SOMEBODY }),
    ...firstLines.map(({ table_id, body }) =>
      db.updateTable('lines').set({ body }).where('table_id', '=', table_id).where('n', '=', 0),
    ),
  ].map((query) => query.compile());
}

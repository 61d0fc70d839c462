/** The statements that remove a table with its game, whatever its stage. */
import type { Db } from './schema.ts';
import type { Statement } from './statements.ts';

export const tableRemoval = (db: Db, id: string): Statement[] =>
  [
    db.deleteFrom('lines').where('table_id', '=', id),
    db.deleteFrom('fair').where('table_id', '=', id),
    db.deleteFrom('seats').where('table_id', '=', id),
    db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id),
    db.deleteFrom('tables').where('id', '=', id),
  ].map((query) => query.compile());

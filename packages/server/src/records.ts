/** Export and import of records. */

import { type Fault, type Game, type Line, optionsIn, rejectionIn } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { NEW_TABLE_DEFAULTS, type TableRow } from './store/schema.ts';
import type { Store, TableRows } from './store/store.ts';

/** The record of a table as text. The secrets of its deals are published once the game is over, and not before. */
export function recordOf({ table, lines, fair }: TableRows): string {
  const secrets = new Map(fair.map(({ n, secret }) => [n, secret]));
  const written = lines.map(({ body, n }) => {
    if (n === 0) return `${JSON.stringify(firstLine(body, table, secrets))}\n`;
    if (table.stage !== 'over' || !body.includes('"fair":')) return `${body}\n`;
    const line = JSON.parse(body);
    const secret = secrets.get(line.fair?.n);
    // An imported line has its own secret, or its field of that name is something else.
    if (secret === undefined) return `${body}\n`;
    return `${JSON.stringify({ ...line, fair: { ...line.fair, secret } })}\n`;
  });
  return written.join('');
}

/** A game line with the table's id and the secret of the draw of seats; an imported one keeps its own. */
function firstLine(body: string, { id, stage }: TableRow, secrets: ReadonlyMap<number, string>): Line {
  const kept: Line = JSON.parse(body);
  const line = Object.hasOwn(kept, 'table') ? kept : { ...kept, table: id };
  const draw = line.draw as { n?: number } | undefined;
  const secret = stage === 'over' && draw?.n !== undefined ? secrets.get(draw.n) : undefined;
  return secret === undefined ? line : { ...line, draw: { ...draw, secret } };
}

/** All records, table by table, oldest first. Running games come without their secrets. */
export async function* exportAll(store: Store): AsyncGenerator<string> {
  const ids = await store.db.selectFrom('tables').select('id').orderBy('made_at').orderBy('id').execute();
  for (const { id } of ids) {
    const kept = await store.table(id);
    if (kept && kept.lines.length > 0) yield recordOf(kept);
  }
}

/** The result of an import; for a rejected game a sentence that says why, and its line. */
export type ImportResult =
  | { readonly is: 'taken' | 'there' }
  | { readonly is: 'refused'; readonly why: string; readonly line?: number };

/**
 * Imports one game of a file. A game that is there already stays as it is.
 * @example await importGame(store, lines, 'a-name-if-it-has-none', Date.now()) // { is: 'taken' }
 */
export async function importGame(store: Store, lines: readonly Line[], id: string, now: number): Promise<ImportResult> {
  const found = rejectionIn(lines, gameOf);
  if (found)
    return { is: 'refused', why: brokenBy(found.fault), line: found.line < lines.length ? found.line : undefined };
  const first = lines[0];
  const bodies = lines.map((line) => JSON.stringify(line));
  // Under its own id, unless another game has that id here.
  let table = id;
  for (const name of typeof first.table === 'string' ? [first.table, id] : [id]) {
    const there = await store.table(name);
    if (there && isPartOf(lines, there)) return { is: 'there' };
    table = name;
    if (!there) break;
  }
  const names = first.seats as string[];
  await store.write({
    table: {
      id: table,
      game: first.game as string,
      options: JSON.stringify(optionsIn(gameOf(first.game as string) as Game, first)),
      host: '',
      listed: 0,
      stage: 'over', // nobody can continue an unfinished imported game
      settings: JSON.stringify({ grace: null, clock: { kind: 'none' } }),
      ...NEW_TABLE_DEFAULTS,
      made_at: now,
      over_at: now,
      result: JSON.stringify(lines[lines.length - 1]),
    },
    seats: names.map((name, seat) => ({ table_id: table, seat, kind: 'bot', person: null, name, bot: 'simple' })),
    lines: bodies.map((body, n) => ({ table_id: table, n, body, act_id: null, at: now, up: null, actors: null })),
  });
  return { is: 'taken' };
}

/** Whether a table's record begins with these lines, regardless of later lines. */
function isPartOf(lines: readonly Line[], { lines: kept }: TableRows): boolean {
  return lines.length <= kept.length && lines.every((line, n) => bare(line) === bare(JSON.parse(kept[n].body)));
}

/** A line without the fields that a server adds. */
const bare = ({ table: _table, draw: _draw, fair: _fair, ...line }: Line): string => JSON.stringify(line);

const brokenBy = ({ rule, detail }: Fault): string => `It breaks ${rule}. ${detail ?? ''}`.trim();

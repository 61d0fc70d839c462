/**
 * What people ask of one table over HTTP. The node that has the table answers; another node forwards the request to it
 * (cluster/table-router.ts), so requests and answers are plain JSON.
 */
import {
  isProblem,
  matchBody,
  type Problem,
  problem,
  type ReportReason,
  readBody,
  reportBody,
  startTableBody,
  takeSeatBody,
} from '@followsuit/protocol';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ServerContext } from '../context.ts';
import { agree, startFault, startIfComplete } from './gathering.ts';
import { joinMatch, keepLooking } from './matches.ts';
import { rematch } from './rematch.ts';
import { STAND_IN } from './roster.ts';
import { leaveSeat, takeSeat } from './seat-changes.ts';
import type { ServerTable } from './server-table.ts';
import { TableMoved } from './table-place.ts';
import type { TablePerson, Tables } from './tables.ts';

export const NO_TABLE = problem('unknown-table', 'There is no such table.');

export interface TableRequest {
  readonly op: TableOperation;
  readonly table: string;
  readonly person: TablePerson;
  /** The body of the HTTP request. */
  readonly body?: unknown;
}

interface Asked {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly table: ServerTable;
  readonly person: TablePerson;
  readonly body: unknown;
}

type Answer = object | Problem;

const outcome = (table: ServerTable, fault: Problem | null): Answer => fault ?? { table: table.roster.info() };

function bodyOf<S extends GenericSchema>(schema: S, given: unknown): InferOutput<S> | Problem {
  const body = readBody(schema, given);
  return typeof body === 'string' ? problem('bad-request', body) : body.value;
}

const OPERATIONS = {
  info: async ({ table }: Asked): Promise<Answer> => outcome(table, null),

  close: async ({ tables, table, person }: Asked) => (await tables.closeByHost(table, person.id)) ?? {},

  async sit({ table, person, body }: Asked) {
    const wanted = bodyOf(takeSeatBody, body);
    if (isProblem(wanted)) return wanted;
    const { roster } = table;
    const own = (): number => roster.seatOf(person.id);
    const isRematch = !table.begun && roster.settings.again !== undefined;
    const fault = isRematch && own() >= 0 ? null : await takeSeat(table, person, wanted.seat);
    // Whoever sits down at the table of a rematch is in.
    if (fault === null) await (isRematch ? agree(table, person, own()) : startIfComplete(table));
    return outcome(table, fault);
  },

  async leave({ tables, table, person }: Asked) {
    const fault = await leaveSeat(table, person);
    if (fault === null) await tables.closeIfEmpty(table);
    if (fault === null) await startIfComplete(table);
    return outcome(table, fault);
  },

  async start({ context, table, person, body }: Asked) {
    const wanted = bodyOf(startTableBody, body);
    if (isProblem(wanted)) return wanted;
    const { bot = STAND_IN } = wanted;
    if (!context.bots.names.includes(bot)) return problem('bad-options', 'There is no such bot.');
    return outcome(table, await table.start(bot, () => startFault(table, person.id, context.time)));
  },

  async rematch({ tables, table, person }: Asked) {
    const next = await rematch(tables, table, person);
    return isProblem(next) ? next : outcome(next, null);
  },

  match: async ({ context, table, person }: Asked) => outcome(table, await joinMatch(table, person, context.time)),

  async keepLooking({ tables, table, person, body }: Asked) {
    const wanted = bodyOf(matchBody, body);
    return isProblem(wanted) ? wanted : outcome(table, await keepLooking(tables, table, person, wanted.game));
  },

  /** Whether the rules reject the table's record. */
  rejected: async ({ table }: Asked) => ({ rejected: table.roster.rejected !== null }),

  async report({ context, table, person, body }: Asked) {
    const wanted = bodyOf(reportBody, body);
    if (isProblem(wanted)) return wanted;
    const { seat, name, reason, text } = wanted;
    const { store, random, time } = context;
    if (!isAt(table, person.id)) return NOT_HERE;
    const about = personAt(table, seat, name);
    if (about === null || about === person.id) return problem('not-found', 'Nobody whom you could report sits there.');
    const row = {
      id: random.id(9),
      person: person.id,
      about,
      table_id: table.id,
      reason: reason satisfies ReportReason,
      body: text,
      talk: JSON.stringify(table.audience.talk),
      made_at: time.now(),
    };
    await store.write({ also: [store.db.insertInto('reports').values(row).compile()] });
    return {};
  },
};
export type TableOperation = keyof typeof OPERATIONS;
/** What is done once more by each request; all others find it done the second time. */
export const ONCE_ONLY: readonly TableOperation[] = ['report'];
export const TABLE_OPERATIONS = Object.keys(OPERATIONS) as TableOperation[];

/** Who has never been at a table cannot tell whether it exists. */
export const NOT_HERE = problem('not-here', 'You can report somebody at a table where you are.');

/** Answers a request about a table that this node has, or takes over now; rejects with `TableMoved` if it has gone meanwhile. */
export async function answerTableRequest(
  { context, tables }: { readonly context: ServerContext; readonly tables: Tables },
  { op, table: id, person, body }: TableRequest,
): Promise<Answer> {
  const table = await tables.get(id);
  if (!table) return NO_TABLE;
  const answer = await OPERATIONS[op]({ context, tables, table, person, body });
  // It was given up while the request waited for its turn: the node that has it now knows better.
  if (isProblem(answer) && table.hasMoved) throw new TableMoved();
  return answer;
}

const isAt = (table: ServerTable, person: string): boolean =>
  table.audience.has(person) || table.roster.seats.some((row) => row.person === person);

/** The person at a seat; if a name is given and others sit there now, whoever spoke there under it last. */
function personAt({ roster, audience }: ServerTable, seat: number, name: string | undefined): string | null {
  const row = roster.seats[seat];
  if (row && row.person !== null && (name === undefined || row.name === name)) return row.person;
  return audience.talk.findLast((line) => line.seat === seat && line.name === name)?.person ?? null;
}

/** Games and tables over HTTP: all that is not urgent. Playing goes over the socket. */
import { bots } from '@followsuit/bots';
import { games } from '@followsuit/games';
import {
  isProblem,
  LIMITS,
  newTableBody,
  type Problem,
  pageQuery,
  startTableBody,
  takeSeatBody,
} from '@followsuit/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import type { Visitor } from '../people/people.ts';
import { recordOf } from '../records.ts';
import { lobbyTables } from '../store/table-lists.ts';
import { listMyTables, listPlayedGames, toListedTable } from '../tables/my-tables.ts';
import { rematch } from '../tables/rematch.ts';
import { STAND_IN } from '../tables/roster.ts';
import { leaveSeat, takeSeat } from '../tables/seat-changes.ts';
import type { ServerTable } from '../tables/server-table.ts';
import { sendProblem } from './problem-reply.ts';
import { parseBody, perMinute, requireVisitor } from './request.ts';

interface OfTable {
  Params: { id: string };
}

const NO_TABLE = { code: 'unknown-table', text: 'There is no such table.' } as const;

/** Lists of games and tables. */
export function listRoutes(app: FastifyInstance, server: Server): void {
  const { tables, context } = server;

  app.get('/api/games', async () => ({
    games: games.map(({ id, name, players, options, pages }) => ({
      id,
      name,
      players,
      pages,
      options: options.map((option) => ({
        id: option.id,
        values: option.values,
        standard: Object.fromEntries(players.map((n) => [n, option.standard(n)])),
      })),
    })),
    bots: bots.map(({ name }) => name),
  }));

  app.get('/api/games/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const query = visitor && parseBody(pageQuery, request.query, reply);
    if (!visitor || !query) return reply;
    return listPlayedGames(context.store, visitor.id, query.limit, query.from);
  });

  app.get('/api/tables', async () => ({ tables: (await lobbyTables(context.store.db)).map(toListedTable) }));

  app.get('/api/tables/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    return visitor ? { tables: await listMyTables(context.store, tables, visitor.id) } : reply;
  });
}

/** One table: creating it, taking a seat, starting, rematch. */
export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { tables, context, rateLimits } = server;

  /** The table and the visitor of a request; null if it has replied that one is missing. */
  async function tableAndVisitor(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
  ): Promise<[ServerTable, Visitor] | null> {
    const visitor = await requireVisitor(server, request, reply);
    const table = visitor && (await tables.get(request.params.id));
    if (visitor && table) return [table, visitor];
    if (visitor) sendProblem(reply, NO_TABLE);
    return null;
  }

  const outcome = (reply: FastifyReply, table: ServerTable, fault: Problem | null) =>
    fault ? sendProblem(reply, fault) : { table: table.roster.info() };

  app.post('/api/tables', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = visitor && parseBody(newTableBody, request.body, reply);
    if (!visitor || !body) return reply;
    const made = await tables.create(visitor, body);
    return isProblem(made) ? sendProblem(reply, made) : { table: made.roster.info() };
  });

  app.get<OfTable>('/api/tables/:id', async (request, reply) => {
    const table = await tables.get(request.params.id);
    return table ? { table: table.roster.info() } : sendProblem(reply, NO_TABLE);
  });

  app.delete<OfTable>('/api/tables/:id', async (request, reply) => {
    const found = await tableAndVisitor(request, reply);
    if (!found) return reply;
    const fault = await tables.closeByHost(found[0], found[1].id);
    return fault ? sendProblem(reply, fault) : {};
  });

  /** The same for taking or leaving a seat, with a rate limit. */
  async function rateLimitedTableAndVisitor(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
  ): Promise<[ServerTable, Visitor] | null> {
    const found = await tableAndVisitor(request, reply);
    if (!found || rateLimits.maySit(found[1].id)) return found;
    sendProblem(reply, { code: 'rate', text: 'You change seats too often; wait a few seconds.' });
    return null;
  }

  app.post<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const found = await rateLimitedTableAndVisitor(request, reply);
    const body = found && parseBody(takeSeatBody, request.body, reply);
    if (!found || !body) return reply;
    const [table, visitor] = found;
    return outcome(reply, table, await takeSeat(table, visitor, body.seat));
  });

  app.delete<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const found = await rateLimitedTableAndVisitor(request, reply);
    if (!found) return reply;
    return outcome(reply, found[0], await leaveSeat(...found));
  });

  app.post<OfTable>('/api/tables/:id/start', async (request, reply) => {
    const found = await tableAndVisitor(request, reply);
    const body = found && parseBody(startTableBody, request.body, reply);
    if (!found || !body) return reply;
    const { bot = STAND_IN } = body;
    if (!bots.some(({ name }) => name === bot))
      return sendProblem(reply, { code: 'bad-options', text: 'There is no bot of that level.' });
    const [table, visitor] = found;
    return outcome(reply, table, await table.start(visitor.id, bot));
  });

  app.post<OfTable>('/api/tables/:id/rematch', async (request, reply) => {
    const found = await tableAndVisitor(request, reply);
    if (!found) return reply;
    const next = await rematch(tables, ...found);
    return isProblem(next) ? sendProblem(reply, next) : { table: next.roster.info() };
  });

  app.get<OfTable>('/api/tables/:id/record', async (request, reply) => {
    const stored = await context.store.table(request.params.id);
    if (!stored) return sendProblem(reply, NO_TABLE);
    // An unfinished imported game may still be played elsewhere; a game that the rules reject cannot go on anywhere.
    const finished =
      stored.table.stage === 'over' && JSON.parse(stored.lines[stored.lines.length - 1].body).ev === 'over';
    const stopped = !finished && stored.lines.length > 0 && (await tables.get(stored.table.id))?.roster.rejected;
    if (!finished && !stopped)
      return sendProblem(reply, { code: 'too-early', text: 'A game can be downloaded when it is over.' });
    return reply.type('application/jsonl; charset=utf-8').send(recordOf(stored));
  });
}

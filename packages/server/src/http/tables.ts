/** Games and tables over HTTP: everything that is not urgent. Play uses the socket. */
import { bots } from '@followsuit/bots';
import { games } from '@followsuit/games';
import { LIMITS, newTableBody, type Problem, pageQuery, startTableBody, takeSeatBody } from '@followsuit/protocol';
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
import { RequestProblem, succeeded } from './problem-reply.ts';
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
    const query = parseBody(pageQuery, request.query);
    return listPlayedGames(context.store, visitor.id, query.limit, query.from);
  });

  app.get('/api/tables', async () => ({ tables: (await lobbyTables(context.store.db)).map(toListedTable) }));

  app.get('/api/tables/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    return { tables: await listMyTables(context.store, tables, visitor.id) };
  });
}

/** One table: creating it, taking a seat, starting, rematch. */
export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { tables, context, rateLimits } = server;

  /** The table and the visitor of a request. */
  async function tableAndVisitor(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
  ): Promise<[ServerTable, Visitor]> {
    const visitor = await requireVisitor(server, request, reply);
    return [await tableOf(request), visitor];
  }

  async function tableOf(request: FastifyRequest<OfTable>): Promise<ServerTable> {
    const table = await tables.get(request.params.id);
    if (!table) throw new RequestProblem(NO_TABLE);
    return table;
  }

  const outcome = (table: ServerTable, fault: Problem | null) => {
    succeeded(fault);
    return { table: table.roster.info() };
  };

  app.post('/api/tables', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(newTableBody, request.body);
    return { table: succeeded(await tables.create(visitor, body)).roster.info() };
  });

  app.get<OfTable>('/api/tables/:id', async (request) => ({ table: (await tableOf(request)).roster.info() }));

  app.delete<OfTable>('/api/tables/:id', async (request, reply) => {
    const [table, visitor] = await tableAndVisitor(request, reply);
    succeeded(await tables.closeByHost(table, visitor.id));
    return {};
  });

  /** The table and the visitor of a request to take or leave a seat, with a rate limit. */
  async function rateLimitedTableAndVisitor(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
  ): Promise<[ServerTable, Visitor]> {
    const found = await tableAndVisitor(request, reply);
    if (rateLimits.maySit(found[1].id)) return found;
    throw new RequestProblem({ code: 'rate', text: 'You change seats too often; wait a few seconds.' });
  }

  app.post<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const [table, visitor] = await rateLimitedTableAndVisitor(request, reply);
    const body = parseBody(takeSeatBody, request.body);
    return outcome(table, await takeSeat(table, visitor, body.seat));
  });

  app.delete<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const found = await rateLimitedTableAndVisitor(request, reply);
    return outcome(found[0], await leaveSeat(...found));
  });

  app.post<OfTable>('/api/tables/:id/start', async (request, reply) => {
    const [table, visitor] = await tableAndVisitor(request, reply);
    const { bot = STAND_IN } = parseBody(startTableBody, request.body);
    if (!bots.some(({ name }) => name === bot))
      throw new RequestProblem({ code: 'bad-options', text: 'There is no bot of that level.' });
    return outcome(table, await table.start(visitor.id, bot));
  });

  app.post<OfTable>('/api/tables/:id/rematch', async (request, reply) => {
    const next = await rematch(tables, ...(await tableAndVisitor(request, reply)));
    return { table: succeeded(next).roster.info() };
  });

  app.get<OfTable>('/api/tables/:id/record', async (request, reply) => {
    const stored = await context.store.table(request.params.id);
    if (!stored) throw new RequestProblem(NO_TABLE);
    // An unfinished imported game may still be played elsewhere; a game that the rules reject cannot continue anywhere.
    const finished =
      stored.table.stage === 'over' && JSON.parse(stored.lines[stored.lines.length - 1].body).ev === 'over';
    const stopped = !finished && stored.lines.length > 0 && (await tables.get(stored.table.id))?.roster.rejected;
    if (!finished && !stopped)
      throw new RequestProblem({ code: 'too-early', text: 'A game can be downloaded when it is over.' });
    return reply.type('application/jsonl; charset=utf-8').send(recordOf(stored));
  });
}

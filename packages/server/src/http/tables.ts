/** Games and tables over HTTP: everything that is not urgent. Play uses the socket. */
import { games } from '@followsuit/games';
import { LIMITS, matchBody, newTableBody, pageQuery } from '@followsuit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import { recordOf } from '../records.ts';
import { resultsOf } from '../store/results.ts';
import { lobbyTables } from '../store/table-lists.ts';
import { Matches } from '../tables/matches.ts';
import { listMyTables, listPlayedGames, toListedTable } from '../tables/my-tables.ts';
import { NO_TABLE, type TableOperation } from '../tables/table-requests.ts';
import type { TablePerson } from '../tables/tables.ts';
import { networkOf } from './address.ts';
import { RequestProblem, succeeded } from './problem-reply.ts';
import { parseBody, perMinute, requireVisitor } from './request.ts';

interface OfTable {
  Params: { id: string };
}

/** Whoever may ask without a name. */
const NOBODY: TablePerson = { id: '', name: '' };

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
    bots: context.bots.names,
  }));

  app.get('/api/games/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const query = parseBody(pageQuery, request.query);
    return listPlayedGames(context.store, visitor.id, query.limit, query.from);
  });

  app.get('/api/results/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    return { results: await resultsOf(context.store.db, visitor.id) };
  });

  app.get('/api/tables', async () => ({ tables: (await lobbyTables(context.store.db)).map(toListedTable) }));

  app.get('/api/tables/mine', async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    return { tables: await listMyTables(context.store, tables, visitor.id) };
  });
}

/** One table: creating it, taking a seat, starting, rematch. */
export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { tables, context, rateLimits, router } = server;
  const matches = new Matches(server);

  /** Asks a table on behalf of the visitor. */
  async function ask(op: TableOperation, request: FastifyRequest<OfTable>, person: TablePerson): Promise<object> {
    const { params, body } = request;
    return succeeded(await router.ask({ op, table: params.id, person, body }));
  }

  /** The network to which limits apply; load tests turn them off. */
  const limited = ({ ip }: FastifyRequest) => (server.config.limits ? { network: networkOf(ip) } : {});

  app.post('/api/tables', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const body = parseBody(newTableBody, request.body);
    return { table: succeeded(await tables.create(visitor, body, limited(request))).roster.info() };
  });

  app.post('/api/match', perMinute(LIMITS.made), async (request, reply) => {
    const visitor = await requireVisitor(server, request, reply);
    const { game } = parseBody(matchBody, request.body);
    if (!(await rateLimits.mayMatch(visitor.id)))
      throw new RequestProblem({ code: 'rate', text: 'You look for players too often; wait a few seconds.' });
    return { table: succeeded(await matches.find({ ...visitor, ...limited(request) }, game)) };
  });

  app.get<OfTable>('/api/tables/:id', async (request) => ask('info', request, NOBODY));

  for (const [method, path, op] of [
    ['DELETE', '', 'close'],
    ['POST', '/start', 'start'],
    ['POST', '/rematch', 'rematch'],
  ] as const)
    app.route<OfTable>({
      method,
      url: `/api/tables/:id${path}`,
      handler: async (request, reply) => ask(op, request, await requireVisitor(server, request, reply)),
    });

  for (const [method, op] of [
    ['POST', 'sit'],
    ['DELETE', 'leave'],
  ] as const)
    app.route<OfTable>({
      method,
      url: '/api/tables/:id/seat',
      handler: async (request, reply) => {
        const visitor = await requireVisitor(server, request, reply);
        if (!(await rateLimits.maySit(visitor.id)))
          throw new RequestProblem({ code: 'rate', text: 'You change seats too often; wait a few seconds.' });
        return ask(op, request, visitor);
      },
    });

  app.get<OfTable>('/api/tables/:id/record', async (request, reply) => {
    const stored = await context.store.table(request.params.id);
    if (!stored) throw new RequestProblem(NO_TABLE);
    // An unfinished imported game may still be played elsewhere; a game that the rules reject cannot continue anywhere.
    const finished =
      stored.table.stage === 'over' && JSON.parse(stored.lines[stored.lines.length - 1].body).ev === 'over';
    const stopped = !finished && stored.lines.length > 0 && (await ask('rejected', request, NOBODY));
    if (!finished && !(stopped && (stopped as { rejected: boolean }).rejected))
      throw new RequestProblem({ code: 'too-early', text: 'A game can be downloaded when it is over.' });
    return reply.type('application/jsonl; charset=utf-8').send(recordOf(stored));
  });
}

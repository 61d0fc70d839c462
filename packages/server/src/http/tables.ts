/** Games and tables over HTTP: what is not urgent. Playing goes over the socket. */
import { bots } from '@followsuit/bots';
import { games } from '@followsuit/games';
import { newTable, readBody, startTable, takeSeat } from '@followsuit/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../app.ts';
import type { Visitor } from '../people/people.ts';
import { recordOf } from '../records.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { isProblem, type Problem } from '../tables/problem.ts';
import { sit, stand } from '../tables/sitting.ts';
import { STAND_IN, type Table } from '../tables/table.ts';
import { refuse } from './answer.ts';
import { visitorOf } from './guard.ts';

interface OfTable {
  Params: { id: string };
}

const NO_TABLE = { code: 'unknown-table', text: 'There is no such table.' } as const;

/** What a list shows of a table. */
const inList = ({ table, seats }: { table: TableRow; seats: SeatRow[] }) => ({
  id: table.id,
  game: table.game,
  options: JSON.parse(table.options),
  stage: table.stage,
  seats: seats.map(({ kind, name }) => ({ kind, name })),
  made: new Date(table.made_at).toISOString(),
});

export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { tables, people, house } = server;

  /** Finds the table and whoever asks, or answers that there is none. */
  async function both(request: FastifyRequest<OfTable>, reply: FastifyReply): Promise<[Table, Visitor] | null> {
    const visitor = await visitorOf(people, request);
    const table = visitor && (await tables.get(request.params.id));
    if (visitor && table) return [table, visitor];
    refuse(reply, visitor ? NO_TABLE : { code: 'signed-out', text: 'Say who you are first.' });
    return null;
  }

  const outcome = (reply: FastifyReply, table: Table, fault: Problem | null) =>
    fault ? refuse(reply, fault) : { table: table.seating.info() };

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

  app.get('/api/tables', async () => ({ tables: (await house.store.listed()).map(inList) }));

  app.get('/api/tables/mine', async (request, reply) => {
    const visitor = await visitorOf(people, request);
    if (!visitor) return refuse(reply, { code: 'signed-out', text: 'Say who you are first.' });
    return { tables: (await house.store.tablesOf(visitor.id)).map(inList) };
  });

  app.post('/api/tables', async (request, reply) => {
    const visitor = await visitorOf(people, request);
    if (!visitor) return refuse(reply, { code: 'signed-out', text: 'Say who you are first.' });
    const body = readBody(newTable, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const made = await tables.create(visitor, body.value);
    return isProblem(made) ? refuse(reply, made) : { table: made.seating.info() };
  });

  app.get<OfTable>('/api/tables/:id', async (request, reply) => {
    const table = await tables.get(request.params.id);
    return table ? { table: table.seating.info() } : refuse(reply, NO_TABLE);
  });

  app.post<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const found = await both(request, reply);
    if (!found) return reply;
    const body = readBody(takeSeat, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const [table, visitor] = found;
    return outcome(reply, table, await sit(table, visitor, body.value.seat));
  });

  app.delete<OfTable>('/api/tables/:id/seat', async (request, reply) => {
    const found = await both(request, reply);
    if (!found) return reply;
    return outcome(reply, found[0], await stand(...found));
  });

  app.post<OfTable>('/api/tables/:id/start', async (request, reply) => {
    const found = await both(request, reply);
    if (!found) return reply;
    const body = readBody(startTable, request.body);
    if (typeof body === 'string') return refuse(reply, { code: 'bad-request', text: body });
    const { bot = STAND_IN } = body.value;
    if (!bots.some(({ name }) => name === bot))
      return refuse(reply, { code: 'bad-options', text: 'There is no bot of that level.' });
    const [table, visitor] = found;
    return outcome(reply, table, await table.start(visitor.id, bot));
  });

  app.get<OfTable>('/api/tables/:id/record', async (request, reply) => {
    const kept = await house.store.table(request.params.id);
    if (!kept) return refuse(reply, NO_TABLE);
    if (kept.table.stage !== 'over')
      return refuse(reply, { code: 'too-late', text: 'A game can be downloaded when it is over.' });
    return reply.type('application/jsonl; charset=utf-8').send(recordOf(kept));
  });
}

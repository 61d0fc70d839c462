/** Reports about people at a table, for the administrator: docs/self-hosting.md. */
import { isProblem, LIMITS, reportBody } from '@followsuit/protocol';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../app.ts';
import { NOT_HERE } from '../tables/table-requests.ts';
import { RequestProblem, succeeded } from './problem-reply.ts';
import { parseBody, perMinute, requireVisitor } from './request.ts';

export function reportRoutes(app: FastifyInstance, server: Server): void {
  const { router, rateLimits } = server;

  app.post('/api/reports', perMinute(LIMITS.accounts), async (request, reply) => {
    const person = await requireVisitor(server, request, reply);
    const { table } = parseBody(reportBody, request.body);
    if (!(await rateLimits.mayReport(person.id)))
      throw new RequestProblem({ code: 'rate', text: 'You have reported a lot; wait a while.' });
    const answer = await router.ask({ op: 'report', table, person, body: request.body });
    // Who has never been at a table cannot tell whether it exists.
    return succeeded(isProblem(answer) && answer.code === 'unknown-table' ? NOT_HERE : answer);
  });
}

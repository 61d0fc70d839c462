/** Whether the server works, for service managers and load balancers. */
import type { FastifyInstance } from 'fastify';
import type { Connections } from '../connections.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Where load balancers ask. */
export const READY = '/ready';
/** Milliseconds after which a pending write says that writes do not get through: the database has this long to answer. */
const SLOW = 5000;
/** Milliseconds after which a failed write no longer counts: perhaps nobody has changed anything since. */
const FORGOTTEN = 5000;

const ms = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Resolves when the database has answered; the connection's timeouts limit how long that takes. */
const answers = (store: Store): Promise<boolean> =>
  store.db
    .selectFrom('settings')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );

/** Why the server is not ready, or null. */
function faultIn({ lease, writer, pendingAge }: Store, isAnswered: boolean): string | null {
  if (!isAnswered) return 'The database does not answer.';
  if (lease && !lease.isHeld) return 'The lease on the database has run out, so nothing is written.';
  if ((writer.failureAge ?? FORGOTTEN) < FORGOTTEN) return 'The last change could not be written.';
  return (pendingAge ?? 0) > SLOW ? 'Changes wait too long to be written.' : null;
}

/** `/health`: the process runs and its database answers. `/ready`: it can write, too. */
export function healthRoutes(
  app: FastifyInstance,
  store: Store,
  tables: Pick<Tables, 'count' | 'isChecking'>,
  connections: Pick<Connections, 'isClosing' | 'isCutOff'>,
): void {
  app.get('/health', async (_request, reply) => {
    if (await answers(store)) return { ok: true };
    return reply.code(503).send({ ok: false, reason: 'The database does not answer.' });
  });
  app.get(READY, async (_request, reply) => {
    const fault = connections.isClosing ? 'The server stops.' : faultIn(store, await answers(store));
    const isStale = tables.isChecking ? 'The lease had run out; the server looks which tables it still holds.' : null;
    const reason = fault ?? isStale ?? (connections.isCutOff ? 'Other nodes do not reach this one.' : null);
    const { lease, writer, pendingAge } = store;
    return reply.code(reason === null ? 200 : 503).send({
      ready: reason === null,
      ...(reason !== null && { reason }),
      oldestPendingWriteMs: ms(pendingAge),
      lastCommitMs: ms(writer.commitAge),
      lease: lease && { node: lease.node, held: lease.isHeld, leftMs: ms(Math.max(0, lease.left)) },
      tables: tables.count,
    });
  });
}

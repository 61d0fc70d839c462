/** Counts and times requests by route. */
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { type Metrics, TIME_BUCKETS } from '../metrics.ts';

/** Paths without a route of their own: a client may ask for any. */
const NO_ROUTE = 'none';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'followsuit_http_requests_total',
    help: 'Requests answered, without sockets.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'followsuit_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route'],
    buckets: TIME_BUCKETS,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method: METHODS.includes(method) ? method : 'other', route: routeOptions.url ?? NO_ROUTE };
    requests.inc({ ...labels, status: reply.statusCode });
    times.observe(labels, reply.elapsedTime / 1000);
  });
}

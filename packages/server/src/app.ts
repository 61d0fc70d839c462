/** Assembles the server. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Time } from '@followsuit/table';
import Fastify, { type FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { type Config, ConfigError } from './config.ts';
import { Connections } from './connections.ts';
import { type ServerContext, type ServerRandom, systemRandom } from './context.ts';
import { networkOf } from './http/address.ts';
import { guardOrigin, guardPath } from './http/guards.ts';
import { peopleRoutes } from './http/people.ts';
import { RequestProblem, sendProblem } from './http/problem-reply.ts';
import { listRoutes, tableRoutes } from './http/tables.ts';
import { FILES_OF_APP, serveWebApp, webFolder } from './http/web-app.ts';
import { Metrics } from './metrics.ts';
import { removeExpired } from './people/expiry.ts';
import { People } from './people/people.ts';
import { RateLimits } from './rate-limits.ts';
import { openDatabase } from './store/database.ts';
import { isStorageFailure } from './store/database-errors.ts';
import { Store } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { systemTime } from './time.ts';

/** Milliseconds between sweeps for unused tables in memory. */
const SWEEP = 10_000;
/** Milliseconds between sweeps for abandoned tables, sessions and guests in the database. */
const HOUR = 3_600_000;
/** The most bytes of a request's body. */
const BODY = 16 * 1024;

export interface Server {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly people: People;
  readonly connections: Connections;
  readonly rateLimits: RateLimits;
  /** The address at which it listens. */
  readonly address: string;
  /** Finishes pending writes, and stops. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  readonly time?: Time;
  readonly random?: ServerRandom;
  /** The script of the bots' threads. */
  readonly botWorker?: URL;
}

/** @example const server = await serve(readConfig({}, process.env)); await server.close(); */
export async function serve(config: Config, replaced: Overrides = {}): Promise<Server> {
  const { time = systemTime, random = systemRandom, botWorker } = replaced;
  const web = webFolder(config);
  const store = new Store(await openDatabase({ data: config.data, url: config.databaseUrl }, true));
  const app = newApp(config);
  const metrics = new Metrics();
  const bots = new BotPool(config.bots, metrics, botWorker);
  const { botPause, dealWait } = config;
  const context: ServerContext = { store, bots, time, random, metrics, log: app.log, botPause, dealWait };
  const tables = new Tables(context, config.rest * 1000);
  const people = new People(store, time, random, config.keepSessions);
  const connections = new Connections();
  const stopSweeps = startSweeps(tables, config, context);
  const server = {
    app,
    config,
    context,
    tables,
    people,
    connections,
    rateLimits: new RateLimits(time, config.limits),
    address: '',
    async close() {
      stopSweeps();
      await connections.close();
      await app.close();
      tables.close();
      await bots.close();
      await store.close();
    },
  };
  registerMetrics(metrics, server, bots);
  try {
    await register(app, server, web);
    server.address = await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw listenError(error, config);
  }
  return server;
}

/** Turns a failure to listen into a sentence; other errors stay as they are. */
function listenError(error: unknown, { host, port }: Config): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is in use; choose another one with --port.`);
  if (code === 'EACCES')
    return new ConfigError(`This user may not listen at port ${port}; choose one above 1023 with --port.`);
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return new ConfigError(`--host cannot be ${JSON.stringify(host)}: this machine has no such address.`);
  return error;
}

/** Starts the periodic sweeps; returns a function that stops them. */
function startSweeps(tables: Tables, config: Config, { store, time, log }: ServerContext): () => void {
  const inTheBackground = (work: () => Promise<unknown>, text: string) => (): void => {
    work().catch((error) => log.error({ err: error }, text));
  };
  const removeOld = inTheBackground(
    () => tables.removeOld(time.now() - config.keepWaiting * HOUR),
    'old tables could not be removed',
  );
  const clear = inTheBackground(() => removeExpired(store, time.now(), config), 'old sessions could not be removed');
  const timers = [setInterval(() => tables.sweep(), SWEEP), setInterval(removeOld, HOUR), setInterval(clear, HOUR)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

function newApp(config: Config): FastifyInstance {
  return Fastify({
    // Cookies and tokens never reach the log: only method, address and path do.
    logger: config.log === 'silent' ? false : { level: config.log, serializers: { req: requestInLog } },
    bodyLimit: BODY,
    // A client that sends a request byte by byte must not hold a connection for ever.
    requestTimeout: 30_000,
    // Trusts only the last proxy: a client may have made up the addresses before it.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
}

const requestInLog = (request: { method: string; url: string; ip: string }) => ({
  method: request.method,
  path: request.url.split('?')[0],
  address: request.ip,
});

async function register(app: FastifyInstance, server: Server, web: string | null): Promise<void> {
  const { config, context, connections } = server;
  const secret = await context.store.setting('cookie key', context.random.secret);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Bots think in workers; a service worker keeps the app for when there is no network.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  guardPath(app);
  guardOrigin(app, config);
  await app.register(cookie, { secret });
  if (config.limits)
    await app.register(rateLimit, {
      max: 600,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: tooFast,
      // A first visit loads all files of the app, so that it works offline: a few people behind one address are not an attack.
      allowList: ({ routeOptions }) => routeOptions.url === FILES_OF_APP,
    });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RequestProblem) return sendProblem(reply, { code: error.code, text: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (status >= 500 && isStorageFailure(error)) return sendProblem(reply, STORAGE_FAILED);
    const text = status >= 500 ? 'The server has made a mistake.' : error.message;
    reply.code(status).send({ code: status >= 500 ? 'mistake' : status === 429 ? 'rate' : 'bad-request', text });
  });
  app.get('/health', async () => {
    await context.store.db.selectFrom('settings').select('name').limit(1).execute();
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await context.metrics.text()),
  );
  await connections.register(app, server);
  peopleRoutes(app, server);
  listRoutes(app, server);
  tableRoutes(app, server);
  serveWebApp(app, web);
}

const STORAGE_FAILED = {
  code: 'storage',
  text: 'The server cannot reach or write its database just now, so this was not done; try again in a while.',
} as const;
const tooFast = () => Object.assign(new Error('You ask too fast; wait a minute.'), { statusCode: 429 });

function registerMetrics(metrics: Metrics, { context, connections, tables }: Server, bots: BotPool): void {
  const { counts } = context.store.writer;
  metrics.gauge('followsuit_sockets', 'Connections.', () => connections.count);
  metrics.gauge('followsuit_tables', 'Tables in memory.', () => tables.count);
  metrics.gauge('followsuit_bot_queue', 'Questions to bots that wait.', () => bots.waiting);
  metrics.counter('followsuit_transactions_total', 'Transactions that wrote.', () => counts.transactions);
  metrics.counter('followsuit_lines_total', 'Lines of records written.', () => counts.lines);
  metrics.counter('followsuit_writes_failed_total', 'Changes that could not be written.', () => counts.failed);
  metrics.counter('followsuit_write_seconds_total', 'Time spent writing.', () => counts.milliseconds / 1000);
}

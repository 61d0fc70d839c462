/** Assembles the server. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Time } from '@followsuit/table';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { HostBots } from './bots/host-bots.ts';
import { SearchQueue } from './bots/search-queue.ts';
import { ServerBots } from './bots/server-bots.ts';
import { ThreadPool } from './bots/thread-pool.ts';
import { builtScript } from './built-script.ts';
import { ClientLog } from './client-log.ts';
import { Cluster } from './cluster/cluster.ts';
import type { LinkVersions } from './cluster/link-versions.ts';
import { type Config, ConfigError, searchLimits } from './config.ts';
import { Connections } from './connections.ts';
import { type ServerContext, type ServerRandom, systemRandom } from './context.ts';
import { followNews } from './follow-news.ts';
import { forwardedAddress, networkOf } from './http/address.ts';
import { guardAddress, guardNetwork, guardOrigin, guardPath } from './http/guards.ts';
import { healthRoutes, READY } from './http/health.ts';
import { measureRequests } from './http/http-metrics.ts';
import { peopleRoutes } from './http/people.ts';
import { RequestProblem, sendProblem } from './http/problem-reply.ts';
import { reportRoutes } from './http/reports.ts';
import { limitSites, TOO_FAST } from './http/site-limits.ts';
import { listRoutes, tableRoutes } from './http/tables.ts';
import { FILES_OF_APP, serveWebApp, webFolder } from './http/web-app.ts';
import { Metrics } from './metrics.ts';
import { Bans } from './moderation/bans.ts';
import { Moderation } from './moderation/moderation.ts';
import { removeExpired } from './people/expiry.ts';
import { type PasswordCost, Passwords } from './people/passwords.ts';
import { People, SHORTLY } from './people/people.ts';
import { TooBusy } from './people/task-queue.ts';
import { RateLimits } from './rate-limits.ts';
import type { SharedLimits } from './redis/shared-limits.ts';
import type { SharedServices, SharingOptions } from './redis/shared-services.ts';
import { type NodeOptions, openDatabase } from './store/database.ts';
import { isStorageFailure } from './store/database-errors.ts';
import { Store } from './store/store.ts';
import { claimSweep } from './store/sweeps.ts';
import { localRouter, type TableRouter } from './tables/table-router.ts';
import { Tables } from './tables/tables.ts';
import { resumeUptime, sharedUptime, systemTime } from './time.ts';

/** Milliseconds between sweeps for unused tables in memory. */
const SWEEP = 10_000;
/** Milliseconds between sweeps for abandoned tables, sessions and guests in the database. */
const HOUR = 3_600_000;
/** Milliseconds between looks whether one of them is due: another node may have done it. */
const LOOK = 300_000;
const MINUTE = 60_000;
/** The most bytes of a request's body. */
const BODY = 16 * 1024;
/** Requests of one network a minute. */
const REQUESTS = 600;

export interface Server {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly context: ServerContext;
  readonly tables: Tables;
  /** Finds tables, also at other nodes. */
  readonly router: TableRouter;
  readonly people: People;
  readonly connections: Connections;
  readonly rateLimits: RateLimits;
  /** The counts that it shares with other servers, or null. */
  readonly shared: SharedLimits | null;
  readonly bans: Bans;
  readonly moderation: Moderation;
  /** How many other nodes of the cluster have a link to this one. */
  readonly linkedNodes: number;
  /** The address at which it listens. */
  readonly address: string;
  /** Resolves, to the reason, when another server has taken over the database; this one then writes nothing more. */
  readonly lost: Promise<Error>;
  /** Finishes pending writes, and stops. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface Overrides {
  readonly time?: Time;
  readonly random?: ServerRandom;
  /** The script of the bots' threads. */
  readonly botWorker?: URL;
  /** How the database is used: shorter times. */
  readonly node?: NodeOptions;
  /** Which messages it speaks with other nodes, as if it were of another version. */
  readonly linkVersions?: LinkVersions;
  /** Where log lines go instead of standard output. */
  readonly logStream?: LogStream;
  /** Milliseconds that Redis has for an answer: more of them, on a busy machine. */
  readonly redisTimeout?: number;
  /** A lower cost of password hashes, for tests with many. */
  readonly passwordCost?: PasswordCost;
}

export interface LogStream {
  write(line: string): void;
}

/** @example const server = await serve(readConfig({}, process.env)); await server.close(); */
export async function serve(config: Config, replaced: Overrides = {}): Promise<Server> {
  const { random = systemRandom, botWorker = builtScript('bots/worker.js'), node = {} } = replaced;
  const { logStream, passwordCost } = replaced;
  const web = webFolder(config);
  const { cluster } = config;
  const clock = replaced.time ?? systemTime;
  const { outsideBots: commands, outsideBotTime, botWait } = config;
  const hostBots = await HostBots.start({ commands, botTime: outsideBotTime, wait: botWait }, clock);
  const store = new Store(await openDatabase({ data: config.data, url: config.databaseUrl }, { cluster, ...node }));
  const { time, uptime, save: saveUptime } = cluster ? sharedUptime(clock, store) : await resumeUptime(store, clock);
  const app = newApp(config, logStream);
  const metrics = new Metrics();
  const threads = new ThreadPool(config.bots, botWorker);
  const redis = await openRedis(config, async () => {
    const secret = await store.setting('limit key', random.secret);
    return { threads, secret, log: app.log, timeout: replaced.redisTimeout };
  });
  const shared = redis?.limits ?? null;
  const backend = redis?.search ?? threads;
  const searches = new SearchQueue(backend, time, searchLimits(config, backend));
  const bots = new ServerBots(searches, metrics, hostBots);
  const { botPause, dealWait } = config;
  const clientLog = new ClientLog(app.log, time);
  const services = { store, bots, time, uptime, random, metrics, clientLog, log: app.log };
  const context: ServerContext = { ...services, botPause, dealWait };
  const tables = new Tables(context, config.rest * 1000);
  if (store.lease) store.lease.onLapse = () => void tables.checkHolds();
  const nodes = cluster ? await Cluster.join({ context, tables }, config, replaced.linkVersions) : null;
  const router = nodes?.router ?? localRouter({ context, tables });
  const people = new People(
    store,
    new Passwords(passwordCost),
    time,
    random,
    config.keepSessions,
    cluster ? SHORTLY : undefined,
  );
  const connections = new Connections();
  const bans = new Bans(time);
  const moderation = new Moderation({ context, tables, people, connections, bans });
  const stopSweeps = startSweeps(tables, config, context, saveUptime);
  const lost = new Promise<Error>((resolve) => {
    if (store.lease) store.lease.onLost = resolve;
  });
  const server = {
    app,
    config,
    context,
    tables,
    router,
    people,
    connections,
    bans,
    moderation,
    rateLimits: new RateLimits({ time, shared }, config.limits, (limit) => metrics.limitHit(limit)),
    shared,
    address: '',
    get linkedNodes() {
      return nodes?.linked ?? 0;
    },
    lost,
    async close() {
      stopSweeps();
      await moderation.stop();
      await connections.close();
      await nodes?.leave();
      await app.close();
      tables.close();
      await bots.close();
      redis?.link.close();
      await saveUptime().catch((error) => app.log.warn({ err: error }, 'the uptime could not be saved'));
      await store.close();
      clientLog.close();
      metrics.close();
    },
  };
  registerMetrics(metrics, server, searches);
  metrics.gauge('followsuit_nodes_linked', 'Other nodes with a link to this one.', () => server.linkedNodes);
  followNews(server);
  registerThoughts(metrics, threads, redis);
  const wrong = 'What went wrong with the bots that the host has named, by kind.';
  metrics.counters('followsuit_outside_bot_incidents_total', wrong, 'kind', () => ({ ...hostBots.incidents }));
  try {
    await moderation.start();
    await register(app, server, web);
    // Players whom this node can no longer serve find another one.
    nodes?.start(app.server, (isCutOff) => {
      connections.isCutOff = isCutOff;
      if (isCutOff) connections.closeWhere(() => true, 1012, 'this server is cut off');
    });
    server.address = await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw listenError(error, config);
  }
  return server;
}

/** What the server shares through Redis; null without Redis, whose libraries are then not even loaded. */
async function openRedis(
  { redisUrl: url }: Config,
  options: () => Promise<Omit<SharingOptions, 'url'>>,
): Promise<SharedServices | null> {
  if (url === null) return null;
  const { shareThroughRedis } = await import('./redis/shared-services.ts');
  return shareThroughRedis({ url, ...(await options()) });
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
function startSweeps(
  tables: Tables,
  config: Config,
  { store, time, log }: ServerContext,
  saveUptime: () => Promise<void>,
): () => void {
  const inTheBackground = (work: () => Promise<unknown>, text: string) => (): void => {
    work().catch((error) => log.error({ err: error }, text));
  };
  const hourly = (name: string, work: () => Promise<unknown>, text: string): (() => void) =>
    inTheBackground(async () => {
      if (await claimSweep(store.db, name, HOUR)) await work();
    }, text);
  const removeOld = hourly(
    'tables',
    () => tables.removeOld(time.now() - config.keepWaiting * HOUR),
    'old tables could not be removed',
  );
  const clear = hourly('people', () => removeExpired(store, time.now(), config), 'old sessions could not be removed');
  const uptime = inTheBackground(saveUptime, 'the uptime could not be saved');
  const timers = [
    setInterval(() => tables.sweep(), SWEEP),
    setInterval(removeOld, LOOK),
    setInterval(clear, LOOK),
    setInterval(uptime, MINUTE),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

function newApp(config: Config, stream?: LogStream): FastifyInstance {
  const options = { level: config.log, serializers: { req: requestInLog }, ...(stream ? { stream } : {}) };
  return Fastify({
    // Cookies and tokens never reach the log: only method, address and path do.
    logger: config.log === 'silent' ? false : options,
    bodyLimit: BODY,
    // A client that sends a request byte by byte must not hold a connection for ever.
    requestTimeout: 30_000,
    // Trusts only the last proxy: a client may have made up the addresses before it.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
}

const requestInLog = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  path: request.url.split('?')[0],
  address: forwardedAddress(request.ip ?? '') ?? 'unknown',
});

async function register(app: FastifyInstance, server: Server, web: string | null): Promise<void> {
  const { config, context, connections, tables } = server;
  guardAddress(app, config, context);
  measureRequests(app, context.metrics);
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
  guardNetwork(app, server.bans);
  await app.register(cookie, { secret });
  if (config.limits) await limitRequests(app, server);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RequestProblem) return sendProblem(reply, { code: error.code, text: error.message });
    if (error instanceof TooBusy) return sendProblem(reply, { code: 'busy', text: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    if (status >= 500 && isStorageFailure(error)) return sendProblem(reply, STORAGE_FAILED);
    const text = status >= 500 ? 'The server has made a mistake.' : error.message;
    reply.code(status).send({ code: status >= 500 ? 'mistake' : status === 429 ? 'rate' : 'bad-request', text });
  });
  healthRoutes(app, context.store, tables, connections);
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await context.metrics.text()),
  );
  await connections.register(app, server);
  peopleRoutes(app, server);
  reportRoutes(app, server);
  listRoutes(app, server);
  tableRoutes(app, server);
  serveWebApp(app, web);
}

/** Limits requests: in this process, then with Redis over all servers, then by site. */
async function limitRequests(app: FastifyInstance, { config, context, shared }: Server): Promise<void> {
  const { time, metrics } = context;
  // A first visit loads all files of the app, so that it works offline: a few people behind one address are not an attack. The proxy of a
  // cluster asks whether a node is ready before each socket, in the name of whoever wants it; from outside nobody can ask.
  const free = [FILES_OF_APP, ...(config.cluster ? [READY] : [])];
  const options = {
    max: REQUESTS,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    errorResponseBuilder: () => TOO_FAST,
    onExceeded: () => metrics.limitHit('requests'),
    allowList: ({ routeOptions }: FastifyRequest) => free.includes(routeOptions.url as string),
  };
  await app.register(rateLimit, options);
  if (shared) {
    await app.register(rateLimit, {
      ...options,
      redis: shared.link.client,
      nameSpace: 'followsuit:limit:requests:',
      skipOnError: true,
      keyGenerator: (request) => shared.hidden(options.keyGenerator(request)),
      allowList: (request) => !shared.link.isUp || options.allowList(request),
    });
  }
  limitSites(app, metrics, { time, shared }, { free, max: REQUESTS });
}

const STORAGE_FAILED = {
  code: 'storage',
  text: 'The server cannot reach or write its database just now; look again in a while.',
} as const;

function registerMetrics(metrics: Metrics, { context, connections, tables }: Server, searches: SearchQueue): void {
  const { store } = context;
  const { writer } = store;
  const { counts } = writer;
  metrics.gauge('followsuit_sockets', 'Connections.', () => connections.count);
  metrics.gauge('followsuit_tables', 'Tables in memory.', () => tables.count);
  metrics.gauges('followsuit_tables_by_stage', 'Tables in memory, by stage.', 'stage', () => tables.countByStage());
  metrics.gauge('followsuit_bot_queue', 'Bots that wait to think.', () => searches.waiting);
  metrics.gauge(
    'followsuit_bot_queue_oldest_seconds',
    'How long the first of them has waited.',
    () => searches.oldestWait / 1000,
  );
  metrics.gauge('followsuit_bots_thinking', 'Bots that think.', () => searches.thinking);
  metrics.counter('followsuit_transactions_total', 'Transactions that wrote.', () => counts.transactions);
  metrics.counter('followsuit_lines_total', 'Lines of records written.', () => counts.lines);
  metrics.counter('followsuit_writes_failed_total', 'Changes that could not be written.', () => counts.failed);
  metrics.counter('followsuit_write_seconds_total', 'Time spent writing.', () => counts.milliseconds / 1000);
  metrics.gauge('followsuit_write_queue', 'Changes that are not on the disk yet.', () => writer.pending);
  metrics.gauge('followsuit_write_queue_seconds', 'Age of the oldest of them.', () => (store.pendingAge ?? 0) / 1000);
  metrics.gauges(
    'followsuit_database_pool',
    'Connections to PostgreSQL, and queries that wait for one.',
    'state',
    () => ({
      ...context.store.pool(),
    }),
  );
}

/** Who thought for bots, and whether Redis is there. */
function registerThoughts(metrics: Metrics, threads: ThreadPool, redis: SharedServices | null): void {
  metrics.gauge('followsuit_redis_up', '1 if Redis answers; 0 if not, or without Redis.', () =>
    redis?.link.isUp ? 1 : 0,
  );
  metrics.gauge('followsuit_worker_threads', 'Threads of all workers.', () => redis?.search.threads ?? 0);
  metrics.counters('followsuit_thoughts_total', 'Moves of bots that search, by who chose them.', 'place', () => ({
    threads: threads.thoughts,
    workers: redis?.search.thoughts ?? 0,
    policy: metrics.botFailures + metrics.botsOverdue,
  }));
}

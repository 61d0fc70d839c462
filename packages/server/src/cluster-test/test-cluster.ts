/** A database and the nodes on it, each process of its own, with a proxy for every connection between them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtScript } from '../built-script.ts';
import { type NodeOptions, openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import type { Postgres } from '../testing/postgres.ts';
import type { TestRedis } from '../testing/redis.ts';
import { installAudit, withClient } from './audit.ts';
import { NodeProcess } from './node-process.ts';

/** The servers that all scenarios share. */
export interface Backends {
  readonly postgres: Postgres;
  /** Null if it is not installed. */
  readonly redis: TestRedis | null;
}

let databases = 0;

/** The clusters that run, for whoever stops the test. */
export const running = new Set<TestCluster>();

interface ClusterSettings {
  readonly count: number;
  readonly options: NodeOptions;
  /** Whether the database writes down who writes. */
  readonly audit?: boolean;
  /** Whether the nodes share Redis, and a worker thinks for their bots. */
  readonly redis?: boolean;
  /** Whether each node has a network of its own; otherwise proxies make the cuts. */
  readonly networks?: boolean;
  /** Called before the nodes start, to put filters and taps on their proxies. */
  readonly prepare?: (node: NodeProcess) => void;
}

export class TestCluster {
  readonly nodes: readonly NodeProcess[];
  /** The database without a proxy. */
  readonly database: string;
  /** Where the nodes' logs are. */
  readonly folder: string;

  private readonly worker: ChildProcess | null;

  private constructor(nodes: readonly NodeProcess[], database: string, folder: string, worker: ChildProcess | null) {
    this.worker = worker;
    this.nodes = nodes;
    this.database = database;
    this.folder = folder;
  }

  /** Starts nodes on a new database. */
  static async start(
    { postgres, redis: server }: Backends,
    { count, options, audit = true, redis = false, networks = false, prepare }: ClusterSettings,
  ): Promise<TestCluster> {
    if (redis && !server) throw new Error('Redis is not here.');
    const database = postgres.database(`cluster${databases++}`);
    const folder = mkdtempSync(join(tmpdir(), 'followsuit-cluster-'));
    const place = {
      database: new URL(database),
      redis: redis && server ? new URL(server.url) : null,
      folder,
      options,
      cluster: count > 1,
      networks,
    };
    const nodes = await Promise.all(Array.from({ length: count }, (_, i) => NodeProcess.make(i + 1, place)));
    const cluster = new TestCluster(nodes, database, folder, place.redis && startWorker(place.redis));
    running.add(cluster);
    if (prepare) nodes.forEach(prepare);
    try {
      const [first, ...others] = cluster.nodes;
      await first.start();
      if (audit) await installAudit(database);
      await Promise.all(others.map((node) => node.start()));
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Makes people, and returns their tokens. */
  async people(count: number): Promise<string[]> {
    const store = new Store(await openDatabase({ data: '', url: this.database }));
    const now = Date.now();
    const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
    const none = { account: null, password: null, skeleton: null, owner: null };
    const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
    try {
      for (let i = 0; i < count; i += 500) {
        const some = tokens.slice(i, i + 500);
        await store.db
          .insertInto('people')
          .values(some.map((_, j) => ({ id: `p${i + j}`, name: `P${i + j}`, made_at: now, ...none })))
          .execute();
        await store.db
          .insertInto('sessions')
          .values(
            some.map((token, j) => ({
              id: hash(token),
              person: `p${i + j}`,
              kind: 'token' as const,
              made_at: now,
              used_at: now,
            })),
          )
          .execute();
      }
    } finally {
      await store.close();
    }
    return tokens;
  }

  /** How many games in progress each process has, by its name. */
  async owners(): Promise<Map<string, number>> {
    const { rows } = await withClient(this.database, (client) =>
      client.query<{ process: string; count: string }>(
        `select process, count(*) from tables join
           (select distinct owner, process from audit where relation = 'tables' and owner is not null) names using (owner)
         where stage = 'playing' group by process`,
      ),
    );
    return new Map(rows.map(({ process, count }) => [process, Number(count)]));
  }

  /** CPU seconds of all nodes so far. */
  cpu(): number {
    return this.nodes.reduce((sum, node) => sum + node.cpu(), 0);
  }

  async stop(): Promise<void> {
    running.delete(this);
    this.worker?.kill('SIGKILL');
    await Promise.all(this.nodes.map((node) => node.kill()));
    for (const node of this.nodes) node.close();
  }

  /** Removes the logs. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function startWorker(redis: URL): ChildProcess {
  const script = fileURLToPath(builtScript('cluster-test/worker.js'));
  const env = { ...process.env, REDIS_URL: String(redis) };
  return spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

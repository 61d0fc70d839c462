/** A Redis server of its own, for the duration of a test file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { findRedis } from '../../../../scripts/redis.mjs';
import { freePort } from './free-port.ts';

const program = findRedis();
/** Whether Redis is available for tests; `npm test` installs it if it may. */
export const hasRedis = program !== undefined;
/** For `describe.skipIf(!hasRedis)`, so that a skipped test says what is missing. */
export const withRedis = hasRedis ? 'with Redis' : 'with Redis (missing: apt-get install redis-server)';

export interface TestRedis {
  readonly url: string;
  /** A client for looking into it; it reconnects by itself. */
  readonly client: Redis;
  /** Loses everything. */
  flush(): Promise<void>;
  /** Stops it, as a crash would: nothing is saved. */
  stop(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  /** Suspends it: connections stay open, and nothing answers. */
  suspend(): void;
  resume(): void;
  end(): Promise<void>;
}

/** @example const redis = await startRedis(); afterAll(() => redis.end()); */
export async function startRedis(password?: string): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  if (password !== undefined) flags.push('--requirepass', password);
  let server: ChildProcess;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => {});
  const start = async (): Promise<void> => {
    server = spawn(program as string, flags, { stdio: 'ignore' });
    await client.ping();
  };
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    client,
    start,
    stop,
    suspend: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    async flush() {
      await client.flushall();
    },
    async end() {
      client.disconnect();
      await stop();
    },
  };
}

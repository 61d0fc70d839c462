/** `followsuit worker`, the real command with a real Redis. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findRedis } from '../../../../scripts/redis.mjs';
import { followsuit, refused } from '../testing/run.ts';

beforeAll(() => void followsuit(['games']), 120_000);

const patience = { timeout: 20_000 };
const bin = fileURLToPath(new URL('../../bin/followsuit.mjs', import.meta.url));

function worker(url: string) {
  const child = spawn(process.execPath, [bin, 'worker', '--threads', '2'], { env: { ...process.env, REDIS_URL: url } });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let told = '';
  child.stderr.on('data', (chunk) => {
    told += chunk;
  });
  return { child, ended, told: () => told };
}

it('says in a sentence what is missing or wrong, and never repeats the address', async () => {
  expect(await refused(['worker'])).toMatchObject({
    code: 2,
    err: 'A worker needs the Redis of its servers: name it with --redis-url or REDIS_URL.\n',
  });
  expect(await refused(['worker', '--redis-url', 'http://:secret@host'])).toMatchObject({
    code: 2,
    err: '--redis-url cannot be what it is; it may be an address such as redis://host:6379.\n',
  });
  expect(await refused(['worker', '--redis-url', 'redis://host', '--threads', '0'])).toMatchObject({
    code: 2,
    err: '--threads cannot be "0"; it may be a whole number from 1 to 64.\n',
  });
});

const program = findRedis();
const withRedis = program ? 'with Redis' : 'with Redis (missing: apt-get install redis-server)';

describe.skipIf(!program)(withRedis, () => {
  it('waits for Redis, and stops at SIGTERM, whether Redis is there or not', async () => {
    const port = await freePort();
    const url = `redis://:top-secret@127.0.0.1:${port}`;
    const [staying, leaving] = [worker(url), worker(url)];
    for (const { told } of [staying, leaving]) await expect.poll(told, patience).toContain('Redis is away (');
    leaving.child.kill('SIGTERM');
    expect((await leaving.ended)[0]).toBe(0);
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    const redis = spawn(program as string, [...flags, '--requirepass', 'top-secret'], { stdio: 'ignore' });
    onTestFinished(() => void redis.kill());
    await expect.poll(staying.told, patience).toContain('Ready for bots and experiments with 2 threads.\n');
    staying.child.kill('SIGTERM');
    expect((await staying.ended)[0]).toBe(0);
    for (const { told } of [staying, leaving]) expect(told()).not.toMatch(/top-secret|redis:\/\//);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Limits that several servers share through a real Redis, which stops, stalls and forgets. */
import { LIMITS } from '@followsuit/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PasswordAttempts } from '../people/password-attempts.ts';
import { RateLimits } from '../rate-limits.ts';
import { Client } from '../testing/client.ts';
import { hasRedis, startRedis, type TestRedis, withRedis } from '../testing/redis.ts';
import { start } from '../testing/start.ts';
import { HandTime } from '../testing/time.ts';
import { systemTime } from '../time.ts';
import { RedisLink } from './link.ts';
import { SharedLimits } from './shared-limits.ts';

const quiet = { info: () => {}, warn: () => {} };
const patience = { timeout: 10_000 };
const SLOW = { redisTimeout: patience.timeout };

describe.skipIf(!hasRedis)(withRedis, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.end());

  /** What one server has of the limits; its own clock stands still, so that nothing but Redis's time passes. */
  async function node(secret = 'a secret', timeout?: number) {
    const link = new RedisLink(redis.url, quiet, timeout ?? patience.timeout);
    onTestFinished(() => link.close());
    await expect.poll(() => link.isUp, patience).toBe(true);
    const source = { time: new HandTime(), shared: new SharedLimits(link, secret) };
    return { link, limits: new RateLimits(source, true), attempts: new PasswordAttempts(source) };
  }

  const count = async (n: number, take: (i: number) => Promise<boolean>): Promise<number> => {
    let allowed = 0;
    for (let i = 0; i < n; i++) if (await take(i)) allowed++;
    return allowed;
  };

  it('what somebody may do once too often, they may not do at another server', async () => {
    await redis.flush();
    const [one, two] = [await node(), await node()];
    const either = (i: number): RateLimits => (i % 2 === 0 ? one : two).limits;
    // Those that fill up again slowly: none does so while this test runs.
    expect(await count(9, (i) => either(i).mayRename('ana'))).toBe(LIMITS.renames.burst);
    expect(await count(9, (i) => either(i).mayReport('ana'))).toBe(5);
    expect(await either(0).mayRename('bo')).toBe(true);
    const seats = await count(60, (i) => either(i).maySit('ana'));
    expect(seats).toBeGreaterThanOrEqual(LIMITS.sits.burst);
    // Without a shared count it would be twice as many.
    expect(seats).toBeLessThan(2 * LIMITS.sits.burst);
  });

  it('a network whose connections were closed by one server is refused by the other', async () => {
    await redis.flush();
    const [one, two] = [await node(), await node()];
    expect(await two.limits.mayConnect('192.0.2.1')).toBe(true);
    for (let i = 0; i < LIMITS.kicks.burst; i++) one.limits.noteKick('192.0.2.1');
    for (let i = 0; i < LIMITS.kicks.burst; i++) two.limits.noteKick('192.0.2.1');
    // The buckets of this server alone would be full for a third one.
    const three = await node();
    await expect.poll(() => three.limits.mayConnect('192.0.2.1'), patience).toBe(false);
    expect(await three.limits.mayConnect('192.0.2.2')).toBe(true);
  });

  it('guesses of passwords are counted over all servers, and a right one clears them', async () => {
    await redis.flush();
    const nodes = [await node(), await node()];
    const place = { name: 'ana', network: '192.0.2.1', device: null };
    const tries = (n: number) => count(n, async (i) => (await nodes[i % 2].attempts.check(place)) === null);
    expect(await tries(4)).toBe(4);
    nodes[0].attempts.succeeded(place);
    await expect.poll(() => redis.client.keys('followsuit:limit:passwords:places*'), patience).toEqual([]);
    nodes[1].attempts.succeeded(place);
    expect(await tries(9)).toBe(5);
  });

  it('servers with another secret, and so another database, share nothing', async () => {
    await redis.flush();
    const [one, other] = [await node(), await node('another secret')];
    expect(await count(9, () => one.limits.mayRename('ana'))).toBe(LIMITS.renames.burst);
    expect(await count(9, () => other.limits.mayRename('ana'))).toBe(LIMITS.renames.burst);
  });

  it('no address, name or id can be read from Redis, and every count expires', async () => {
    await redis.flush();
    const { limits, attempts } = await node();
    await limits.mayJoin('a-table', 'a-person', '198.51.100.77');
    await attempts.check({ name: 'typed-by-mistake', network: '198.51.100.77', device: null });
    const keys = await redis.client.keys('*');
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) {
      expect(key).not.toMatch(/198|a-table|a-person|typed/);
      expect([key, await redis.client.pttl(key)]).not.toEqual([key, -1]);
    }
  });

  it('Redis flushed: counting begins anew, and each server still has its own', async () => {
    await redis.flush();
    const [one, two] = [await node(), await node()];
    expect(await count(9, () => one.limits.mayRename('ana'))).toBe(LIMITS.renames.burst);
    expect(await two.limits.mayRename('ana')).toBe(false);
    await redis.flush();
    expect(await one.limits.mayRename('ana')).toBe(false);
    expect(await (await node()).limits.mayRename('ana')).toBe(true);
  });

  it('Redis stopped: each server limits alone, and shares again when Redis is back', async () => {
    await redis.flush();
    const [one, two] = [await node(), await node()];
    await redis.stop();
    await expect.poll(() => [one.link.isUp, two.link.isUp], patience).toEqual([false, false]);
    expect(await count(9, () => one.limits.mayRename('ana'))).toBe(LIMITS.renames.burst);
    expect(await count(9, () => two.limits.mayRename('ana'))).toBe(LIMITS.renames.burst);
    await redis.start();
    await expect.poll(() => [one.link.isUp, two.link.isUp], patience).toEqual([true, true]);
    expect(await count(9, (i) => (i % 2 === 0 ? one : two).limits.mayRename('bo'))).toBe(LIMITS.renames.burst);
  });

  it('Redis stalled: one command waits for a moment, and the next do not', async () => {
    const { limits, link } = await node('a secret', 500);
    redis.suspend();
    onTestFinished(() => redis.resume());
    expect(await limits.mayRename('cy')).toBe(true);
    expect(link.isUp).toBe(false);
    // Ten thousand that each waited for a timeout would take more than an hour.
    expect(await count(10_000, (i) => limits.maySit(`person ${i}`))).toBe(10_000);
    redis.resume();
    await expect.poll(() => link.isUp, patience).toBe(true);
  });

  it('requests are limited over two real servers, which go on without Redis and come back to it', async () => {
    await redis.flush();
    const given = { limits: true, redisUrl: redis.url };
    const [one, two] = [await start(given, SLOW), await start(given, SLOW)];
    // They have a database each here; on one database they would have one secret.
    const secret = await one.server.context.store.setting('limit key', () => '');
    Object.assign(two.server.shared as object, { secret });
    const isUp = async (): Promise<number[]> =>
      Promise.all([one, two].map(async ({ server }) => upIn(await server.context.metrics.text())));
    await expect.poll(isUp, patience).toEqual([1, 1]);
    const statuses = async (n: number): Promise<number[]> => {
      const found: number[] = [];
      for (let i = 0; i < n; i++) {
        const client = new Client([one, two][i % 2].base);
        found.push((await client.request('POST', '/api/guest', { name: `Guest ${i}` })).status);
      }
      return found;
    };
    const first = await statuses(LIMITS.made + 4);
    expect(first.slice(0, LIMITS.made)).toEqual(Array(LIMITS.made).fill(200));
    expect(first.slice(LIMITS.made)).toEqual(Array(4).fill(429));
    await redis.stop();
    await expect.poll(isUp, patience).toEqual([0, 0]);
    // Each has used half of its own limit.
    expect(await statuses(10)).toEqual(Array(10).fill(200));
    await redis.start();
    await expect.poll(isUp, patience).toEqual([1, 1]);
    expect(await statuses(10)).toEqual(Array(10).fill(200));
  });

  it('a server starts without Redis, and never logs its password', async () => {
    const secret = 'hunter2-hunter2';
    const locked = await startRedis(secret);
    onTestFinished(() => locked.end());
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    for (const password of ['wrong-and-secret', secret]) {
      const redisUrl = locked.url.replace(secret, password);
      const { base, stop, server } = await start({ redisUrl, log: 'debug' }, { logStream, time: systemTime });
      expect((await fetch(`${base}/health`)).status).toBe(200);
      const expected = password === secret ? 1 : 0;
      await expect.poll(async () => upIn(await server.context.metrics.text()), patience).toBe(expected);
      await expect.poll(() => lines.join(''), patience).toContain(expected ? 'Redis answers' : 'Redis is away');
      await stop();
    }
    expect(lines.join('')).not.toMatch(/hunter2|wrong-and-secret/);
  });
});

const upIn = (text: string): number => Number(/^followsuit_redis_up (\d)$/m.exec(text)?.[1]);

/** Jobs of any kind: both ends check what they get, and nothing is done that nobody waits for. */
import { Queue } from 'bullmq';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RedisLink } from '../redis/link.ts';
import { hasRedis, startRedis, type TestRedis, withRedis } from '../testing/redis.ts';
import { entry, type JobKind } from './job-kinds.ts';
import { JobSender } from './job-sender.ts';
import { THINK } from './thinking.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => {}, warn: () => {} };
const patience = { timeout: 10_000 };
const DOUBLE: JobKind<number, number> = { name: 'double', input: v.number(), output: v.number(), longest: 10_000 };
const SHOUT: JobKind<string, string> = { name: 'shout', input: v.string(), output: v.string(), longest: 10_000 };

describe.skipIf(!hasRedis)(withRedis, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.end());

  async function senderOf<I, O>(kind: JobKind<I, O>): Promise<JobSender<I, O>> {
    const link = new RedisLink(redis.url, quiet);
    const sender = new JobSender(redis.url, link, kind);
    onTestFinished(async () => {
      await sender.close();
      link.close();
    });
    await expect.poll(() => link.isUp, patience).toBe(true);
    return sender;
  }

  /** A worker of two kinds, and what it has begun with. */
  function doubling(answer: (n: number) => unknown = (n) => 2 * n) {
    const begun: unknown[] = [];
    const double = entry({
      kind: { ...DOUBLE, output: v.unknown() },
      work: async (n) => {
        begun.push(n);
        return answer(n);
      },
    });
    const shout = entry({ kind: SHOUT, work: async (text) => text.toUpperCase() });
    const worker = startWorker({ url: redis.url, threads: 1, table: [double, shout], log: quiet });
    onTestFinished(() => worker.close());
    return begun;
  }

  it('a worker does every kind of its table', async () => {
    doubling();
    expect(await (await senderOf(DOUBLE)).send(21)).toBe(42);
    expect(await (await senderOf(SHOUT)).send('psst')).toBe('PSST');
  });

  it('a worker begins with nothing that it cannot read, nor with what is too late', async () => {
    const sender = await senderOf(DOUBLE);
    const queue = new Queue('double', { connection: redis.client, prefix: 'followsuit' });
    onTestFinished(() => queue.disconnect());
    const soon = Date.now() + 60_000;
    for (const data of ['text', { input: 1 }, { until: soon, input: 'one' }, { until: Date.now() - 10, input: 1 }])
      await queue.add('double', data, { removeOnFail: true });
    const begun = doubling();
    // The queue is in order: what comes last is done last.
    expect(await sender.send(4)).toBe(8);
    expect(begun).toEqual([4]);
    await expect
      .poll(() => queue.getJobCounts(), patience)
      .toMatchObject({ failed: 0, waiting: 0, active: 0, completed: 0 });
  });

  it.each([['text'], [null], [{ move: 3 }]])('an answer that is no number, %j, is refused', async (answer) => {
    const sender = await senderOf(DOUBLE);
    doubling(() => answer);
    await expect(sender.send(1)).rejects.toThrow('The answer of the worker makes no sense.');
  });
});

it('a question with anything more, or with other numbers than a state has, is none', () => {
  const asked = { bot: 'club', game: 'coralon', players: 3, options: {}, seat: 0, state: [1, 2], seed: 'x' };
  const isRead = (more: object): boolean => v.is(THINK.input, { ...asked, ...more });
  expect(v.parse(THINK.input, asked)).toEqual({ ...asked, state: Int32Array.of(1, 2) });
  expect(isRead({})).toBe(true);
  expect([{ hands: [] }, { state: [0.5] }, { state: [2 ** 31] }, { state: 'x' }, { seat: -1 }].map(isRead)).toEqual(
    Array(5).fill(false),
  );
});

/** Jobs of any kind: both ends check what they get, and nothing is done that nobody waits for. */
import { Queue } from 'bullmq';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RedisLink } from '../redis/link.ts';
import { freePort } from '../testing/free-port.ts';
import { hasRedis, startRedis, type TestRedis, withRedis } from '../testing/redis.ts';
import { entry, type JobKind } from './job-kinds.ts';
import { JobSender } from './job-sender.ts';
import { openRemotePool } from './remote-pool.ts';
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

  it('patient jobs begin only while a thread is free, all others at once', async () => {
    const steps: string[] = [];
    const ends = new Map<string, () => void>();
    const slow = (name: string, isPatient: boolean) =>
      entry({
        kind: { name, input: v.number(), output: v.number(), longest: 10_000 },
        isPatient,
        async work(n) {
          steps.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return n;
        },
      });
    const urgent = slow('urgent', false);
    const patient = slow('patient', true);
    const worker = startWorker({ url: redis.url, threads: 1, table: [urgent, patient], log: quiet });
    onTestFinished(() => worker.close());
    const [first, second] = [await senderOf(urgent.kind), await senderOf(patient.kind)];
    const one = first.send(1);
    await expect.poll(() => steps, patience).toEqual(['urgent']);
    const two = second.send(2);
    await expect.poll(() => redis.client.llen('followsuit:patient:active'), patience).toBe(1);
    expect(steps).toEqual(['urgent']);
    ends.get('urgent')?.();
    expect(await one).toBe(1);
    await expect.poll(() => steps, patience).toEqual(['urgent', 'patient']);
    const again = first.send(3);
    await expect.poll(() => steps, patience).toEqual(['urgent', 'patient', 'urgent']);
    for (const end of ends.values()) end();
    expect(await Promise.all([two, again])).toEqual([2, 3]);
  });

  describe('a remote pool', () => {
    const pooled = async (kind = DOUBLE) => {
      const pool = await openRemotePool({ url: redis.url, kind, log: quiet });
      onTestFinished(() => pool.close());
      return pool;
    };

    it('waits for workers, and knows how many threads they have', async () => {
      const pool = await pooled();
      expect([pool.hasWorkers, pool.width()]).toEqual([false, 1]);
      const answer = pool.run(21);
      doubling();
      expect(await answer).toBe(42);
      await expect.poll(() => pool.hasWorkers, patience).toBe(true);
    });

    it('gives up a job at which workers fail three times, and says why', async () => {
      const pool = await pooled({ ...DOUBLE, name: 'fails' });
      let tries = 0;
      const fails = entry({
        kind: { ...DOUBLE, name: 'fails' },
        async work() {
          tries++;
          throw new Error(`No ${'luck'}\u001b[31m\n${'x'.repeat(1000)}`);
        },
      });
      const worker = startWorker({ url: redis.url, threads: 1, table: [fails], log: quiet });
      onTestFinished(() => worker.close());
      await expect(pool.run(1)).rejects.toThrow(
        /^Workers failed at a job 3 times, the last time with: No luck\[31m x{180,190}$/,
      );
      expect(tries).toBe(3);
    });

    it('sends again what Redis has lost', async () => {
      const pool = await pooled({ ...DOUBLE, name: 'lost' });
      const answers = [1, 2, 3].map((n) => pool.run(n));
      await expect.poll(() => redis.client.llen('followsuit:lost:wait'), patience).toBe(3);
      await redis.stop();
      await redis.start();
      const double = entry({ kind: { ...DOUBLE, name: 'lost' }, work: async (n) => 2 * n });
      const worker = startWorker({ url: redis.url, threads: 1, table: [double], log: quiet });
      onTestFinished(() => worker.close());
      expect(await Promise.all(answers)).toEqual([2, 4, 6]);
    });

    it('takes back what nobody has begun when it closes', async () => {
      const pool = await pooled({ ...DOUBLE, name: 'taken-back' });
      const answer = pool.run(1);
      await expect.poll(() => redis.client.llen('followsuit:taken-back:wait'), patience).toBe(1);
      await Promise.all([expect(answer).rejects.toThrow(), pool.close()]);
      expect(await redis.client.llen('followsuit:taken-back:wait')).toBe(0);
    });

    it('says in a sentence that Redis does not answer', async () => {
      const url = `redis://:secret@127.0.0.1:${await freePort()}`;
      const opening = openRemotePool({ url, kind: DOUBLE, log: quiet, patience: 100 });
      await expect(opening).rejects.toThrow(/^Redis does not answer \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)\.$/);
    });
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

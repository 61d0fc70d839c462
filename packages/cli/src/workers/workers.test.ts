/** Experiments on workers in processes of their own, through a real Redis: the same numbers, whatever happens to the workers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knowledgeOf } from '@followsuit/bots';
import { gameOf } from '@followsuit/games';
import { codeHash } from '@followsuit/lab';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: both packages' tests start Redis in the same way
import { hasRedis, startRedis, type TestRedis, withRedis } from '../../../server/src/testing/redis.ts';
import { followsuit, newFolder, refused } from '../testing/run.ts';

const bin = fileURLToPath(new URL('../../bin/followsuit.mjs', import.meta.url));
const patience = { timeout: 30_000 };
const folder = newFolder();

/** The figures of a command: all of its JSON but how long it took. */
const figures = async (args: string[]): Promise<unknown> => {
  const { code, out, err } = await refused([...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  const { seconds: _, gamesPerSecond: __, ...rest } = JSON.parse(out);
  return rest;
};

it('says in a sentence what does not go together', async () => {
  const told = async (...args: string[]): Promise<string> => {
    const { code, err } = await refused(args);
    expect(code).toBe(2);
    return err;
  };
  const workers = ['--workers', 'redis://:secret@127.0.0.1:1'];
  expect(await told('simulate', 'stones', ...workers, '--jobs', '2')).toBe(
    '--jobs and --workers exclude each other: each worker has its own number of threads.\n',
  );
  const refusal = 'Workers start no programs: play exec: bots on this machine, without --workers.\n';
  expect(await told('simulate', 'stones', '--bots', 'exec:./mybot', ...workers)).toBe(refusal);
  expect(await told('tournament', 'stones', '--against', 'exec:./mybot', ...workers)).toBe(refusal);
  expect(await told('simulate', 'stones', '--workers', 'http://:secret@host')).toBe(
    '--workers cannot be what it is; it may be an address such as redis://host:6379.\n',
  );
});

describe.skipIf(!hasRedis)(withRedis, () => {
  let redis: TestRedis;
  let workers: string[];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    followsuit(['games']); // builds, if that is needed
    redis = await startRedis('top-secret');
    workers = ['--workers', redis.url];
    await Promise.all([startWorker(), startWorker()]);
  }, 120_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await redis.end();
  });

  async function startWorker(): Promise<ChildProcess> {
    const env = { ...process.env, REDIS_URL: redis.url };
    const child = spawn(process.execPath, [bin, 'worker', '--threads', '1'], { env });
    children.push(child);
    let told = '';
    child.stderr.on('data', (chunk) => {
      told += chunk;
    });
    await vi.waitFor(() => expect(told).toContain('Ready'), patience);
    return child;
  }

  it('two workers give the same numbers and records as this machine', async () => {
    const lab = ['lab', 'chevalier', '--change', 'buried=blocks', '--deals', '225', '--seed', 'w'];
    const own = await figures([...lab, '--jobs', '1']);
    expect(await figures([...lab, ...workers])).toEqual(own);
    expect(JSON.stringify(own)).not.toMatch(/redis|secret/);
    const bids = ['tournament', 'stones', '--bids', '--simulations', '5', '--deals', '1', '--seed', 'w'];
    expect(await figures([...bids, ...workers])).toEqual(await figures(bids));
    const records = (name: string, ...more: string[]): Promise<string> => {
      const file = join(folder, name);
      const args = ['simulate', 'coralon', '-g', '5', '--seed', 'w', '--records', file];
      return figures([...args, ...more]).then(() => readFileSync(file, 'utf8'));
    };
    expect(await records('there', ...workers)).toBe(await records('here'));
  });

  it('two workers train the same model', async () => {
    const from = join(folder, 'from.json');
    writeFileSync(from, JSON.stringify(knowledgeOf(gameOf('thieves')!).policy));
    const model = async (name: string, ...more: string[]): Promise<unknown> => {
      const out = join(folder, name);
      const args = ['train', 'thieves', '--deals', '24', '--from', from, '--out', out, '--check', '0'];
      expect(await refused([...args, ...more])).toMatchObject({ code: 0, err: '' });
      return JSON.parse(readFileSync(out, 'utf8'));
    };
    expect(await model('there.json', ...workers)).toEqual(await model('here.json', '--jobs', '1'));
  });

  it('a worker is killed in the middle, then Redis loses everything: the numbers are the same', async () => {
    const long = ['tournament', 'stones', '--bots', 'expert', '--simulations', '60', '--deals', '3', '--seed', 'w'];
    const own = await figures([...long, '--jobs', '1']);
    const kind = `lab-${codeHash()}`;
    const active = `followsuit:${kind}:active`;
    const killed = refused([...long, ...workers, '--json']);
    await expect.poll(() => redis.client.llen(active), patience).toBe(2);
    children[0].kill('SIGKILL');
    await once(children[0], 'exit');
    expect(await killed.then(({ out }) => JSON.parse(out))).toEqual(own);
    // The job that died with its worker is on the list for another half a minute.
    await redis.flush();
    await expect.poll(() => redis.client.exists(`followsuit:workers:${kind}`), patience).toBe(1);
    const lost = refused([...long, ...workers, '--json']);
    await expect.poll(() => redis.client.llen(active), patience).toBeGreaterThan(0);
    await redis.stop();
    await redis.start();
    const { code, out, err } = await lost;
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(own);
    expect(err).toMatch(/^Redis is away \(.*\); the work goes on when it answers\.\nRedis answers again\.\n$/);
  });
});

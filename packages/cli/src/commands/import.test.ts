/** A server's database returns imported records unchanged. */
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { followsuit, newFolder, refused as run } from '../testing/run.ts';

// The first run may print that it builds.
beforeAll(() => void followsuit(['games']), 120_000);

it('takes games in, and leaves out those with a line that cannot be read, but not the game before', async () => {
  const folder = newFolder();
  const file = join(folder, 'games.jsonl');
  followsuit(['simulate', 'coralon', '--games', '1', '--seed', '3', '--records', file]);
  const record = readFileSync(file);
  for (const bad of [Buffer.from('{\n'), Buffer.from([0xff, 0x0a])]) {
    const cut = record.subarray(0, record.lastIndexOf('{'));
    writeFileSync(file, Buffer.concat([record, bad, record, cut, bad]));
    const data = join(folder, `data${bad.length}${bad[0]}`);
    const taken = await run(['import', file, '--data', data]);
    expect(taken.out).toContain('1 game taken in');
    const count = lines(String(record)).length;
    const told = lines(taken.err).map((line) => line.replace(/This line is .*/, '...'));
    expect(told).toEqual([count + 1, 3 * count + 1].map((n) => `${file}:${n}: a game was left out. ...`));
    expect(lines((await run(['export', '--data', data])).out)).toHaveLength(lines(String(record)).length);
    // A game that is there already is not imported again, though the record has no name.
    expect((await run(['import', file, '--data', data])).out).toContain('0 games taken in');
    expect(lines((await run(['export', '--data', data])).out)).toHaveLength(lines(String(record)).length);
  }
});

it('reads no more of a file than it may, and keeps what it has read', async () => {
  const folder = newFolder();
  const [file, data] = ['games.jsonl', 'data'].map((name) => join(folder, name));
  followsuit(['simulate', 'coralon', '--games', '3', '--seed', '5', '--records', file]);
  const few = await run(['import', file, '--data', data, '--max-games', '2']);
  expect(few).toMatchObject({ code: 1, out: `2 games taken in from ${file}\n` });
  expect(few.err).toBe(`${file} was read up to 2 games; more with --max-games. The rest was left out.\n`);
  expect(await run(['import', file, '--data', data, '--max-games', '3'])).toMatchObject({ code: 0, err: '' });
  expect((await run(['import', file, '--data', data, '--max-games', '0'])).err).toMatch(/^--max-games cannot be "0"/);
  // Sparse: larger than it may be, without taking room.
  truncateSync(file, 3 * 2 ** 20);
  const large = await run(['import', file, '--data', join(folder, 'none'), '--max-size', '2']);
  expect([large.code, large.err]).toEqual([
    2,
    `${file} is larger than 2 MiB; split it, or raise the limit with --max-size.\n`,
  ]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it('leaves out a game that is longer than any, in little memory, and takes the next', async () => {
  const folder = newFolder();
  const [file, data] = ['games.jsonl', 'data'].map((name) => join(folder, name));
  followsuit(['simulate', 'coralon', '--games', '1', '--seed', '6', '--records', file]);
  const record = readFileSync(file, 'utf8');
  const endless = `${lines(record)[0]}\n${`${JSON.stringify({ ev: 'x', much: 'y'.repeat(2000) })}\n`.repeat(30_000)}`;
  writeFileSync(file, endless + record);
  // 60 MiB are read with 64 MiB of memory, in which the program itself and one game at a time have room.
  const taken = followsuit(['import', file, '--data', data], { env: { NODE_OPTIONS: '--max-old-space-size=64' } });
  expect(taken.out).toBe(`1 game taken in from ${file}\n`);
  expect(lines(taken.err)).toHaveLength(1);
  expect(taken.err).toContain('No game has more than 20000 lines or 8 MiB.');
});

it('says where a file holds no game, and takes in another game of the same name', async () => {
  const folder = newFolder();
  const [empty, file, other] = ['empty', 'games.jsonl', 'other.jsonl'].map((name) => join(folder, name));
  const data = join(folder, 'data');
  writeFileSync(empty, '\n');
  const nothing = await run(['import', empty, '--data', data]);
  expect([nothing.out, nothing.code]).toEqual(['', 2]);
  expect(nothing.err).toBe(`${empty} holds no game; a record begins with a game line.\n`);
  for (const [seed, name] of [
    ['3', file],
    ['4', other],
  ]) {
    followsuit(['simulate', 'coralon', '--games', '1', '--seed', seed, '--records', name]);
    writeFileSync(name, readFileSync(name, 'utf8').replace('"ev":"game"', '"ev":"game","table":"blue"'));
  }
  expect((await run(['import', file, '--data', data])).out).toBe(`1 game taken in from ${file}\n`);
  expect((await run(['import', file, '--data', data])).out).toBe(
    `0 games taken in from ${file}; 1 was there already\n`,
  );
  // Another game of the same name is imported too, and keeps its name in the record.
  expect((await run(['import', other, '--data', data])).out).toBe(`1 game taken in from ${other}\n`);
  expect((await run(['import', other, '--data', data])).out).toContain('1 was there already');
  const out = lines((await run(['export', '--data', data])).out).filter((line) => line.includes('"ev":"game"'));
  expect(out.map((line) => JSON.parse(line).table)).toEqual(['blue', 'blue']);
});

it('keeps fields it does not know as they are, also such as look like its own', async () => {
  const folder = newFolder();
  const file = join(folder, 'games.jsonl');
  followsuit(['simulate', 'coralon', '--games', '1', '--seed', '3', '--records', file]);
  const odd = [{ table: 'green' }, { fair: { n: 0, secret: 'x' } }, { fair: { n: 0, secret: 'y' } }, { fair: [1, 2] }];
  const record = lines(readFileSync(file, 'utf8')).map((line) => JSON.parse(line));
  const places = record.flatMap(({ ev }, i) => (ev === 'deal' || ev === 'trick' ? [i] : []));
  for (const [i, more] of odd.entries()) Object.assign(record[places[i]], more);
  Object.assign(record[0], { table: 'blue' });
  const text = record.map((line) => JSON.stringify(line));
  writeFileSync(file, text.join('\n'));
  const data = join(folder, 'data');
  expect((await run(['import', file, '--data', data])).out).toContain('1 game taken in');
  const out = lines((await run(['export', '--data', data])).out);
  expect(out.map((line) => JSON.parse(line))).toEqual(record);
});

it('says in a sentence where no database is, or none can be', async () => {
  const folder = newFolder();
  const nowhere = await run(['export', '--data', join(folder, 'typo')]);
  expect(nowhere.err).toMatch(/^There is no database in ".*typo"; name its folder with --data\.\n$/);
  expect(existsSync(join(folder, 'typo'))).toBe(false);
  writeFileSync(join(folder, 'file'), '');
  const missing = await run(['import', join(folder, 'missing'), '--data', join(folder, 'none')]);
  expect([missing.err, missing.code]).toEqual([expect.stringMatching(/missing cannot be read/), 2]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
  const served = await run(['serve', '--port', '0', '--data', join(folder, 'file')]);
  expect([served.err, served.code]).toEqual([expect.stringMatching(/^--data cannot be ".*file": .*\.\n$/), 2]);
});

const lines = (text: string): string[] => text.trimEnd().split('\n');

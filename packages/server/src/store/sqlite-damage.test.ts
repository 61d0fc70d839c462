/** A damaged database file is noticed at the start, and a deleted lock file lets no second server in. */
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config.ts';
import { newFolder, start } from '../testing/start.ts';
import { openDatabase } from './database.ts';
import { NEW_TABLE_DEFAULTS } from './schema.ts';
import { open } from './sqlite.ts';
import { Store } from './store.ts';

const FRAME = 24 + 4096;
const TABLES = 30;

/** The files of a server that was killed after some transactions; its log is not empty. */
async function killed(): Promise<{ data: string; file: string; log: string }> {
  const [data, copy] = [newFolder(), newFolder()];
  const store = new Store(await openDatabase({ data, url: null }));
  for (let i = 0; i < TABLES; i++) {
    const row = { id: `t${i}`, game: 'coralon', options: '{}', host: 'ana', listed: 0, stage: 'waiting' as const };
    await store.write({ table: { ...row, settings: '{}', made_at: i, ...NEW_TABLE_DEFAULTS } });
  }
  for (const name of ['followsuit.db', 'followsuit.db-wal']) copyFileSync(join(data, name), join(copy, name));
  await store.close();
  return { data: copy, file: join(copy, 'followsuit.db'), log: join(copy, 'followsuit.db-wal') };
}

/** Flips a bit of a file. */
function damage(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] ^= 4;
  writeFileSync(path, bytes);
}

async function sentenceOf(data: string): Promise<string> {
  const error = await start({ data }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).toMatch(/^[^\n]+\.$/);
  return error.message;
}

async function tablesIn(data: string): Promise<number> {
  const { server } = await start({ data });
  const rows = await server.context.store.db.selectFrom('tables').select('id').execute();
  return rows.length;
}

/** The frames of the log, at which a transaction ends. */
function commitsIn(log: string): number[] {
  const bytes = readFileSync(log);
  const salt = bytes.readBigUInt64BE(16);
  return Array.from({ length: Math.floor((bytes.length - 32) / FRAME) }, (_, i) => 32 + i * FRAME).filter(
    (at) => bytes.readUInt32BE(at + 4) > 0 && bytes.readBigUInt64BE(at + 8) === salt,
  );
}

describe('the log', () => {
  it('that is whole is read', async () => {
    const { data, log } = await killed();
    expect(commitsIn(log).length).toBeGreaterThan(TABLES);
    expect(await tablesIn(data)).toBe(TABLES);
  });

  it('is in the file when the server has stopped, so that the file alone can be copied', async () => {
    const { data } = await killed();
    const { stop } = await start({ data });
    await stop();
    const copy = newFolder();
    copyFileSync(join(data, 'followsuit.db'), join(copy, 'followsuit.db'));
    expect(await tablesIn(copy)).toBe(TABLES);
  });

  it.each([
    ['the page', 24 + 100],
    ['the number', 2],
    ['the salt', 9],
    ['the checksum', 17],
  ])('with a bit flipped in %s of a frame is refused, and nothing of it is lost', async (_where, offset) => {
    const { data, log } = await killed();
    const commits = commitsIn(log);
    damage(log, commits[commits.length - 5] + offset);
    const before = readFileSync(log);
    expect(await sentenceOf(data)).toMatch(
      /followsuit\.db-wal is damaged, .*restore a backup, or run sqlite3 ".*" "pragma/,
    );
    expect(readFileSync(log).equals(before)).toBe(true);
  });

  it('with a damaged beginning is refused', async () => {
    const { data, log } = await killed();
    damage(log, 20);
    expect(await sentenceOf(data)).toMatch(/followsuit\.db-wal is damaged/);
  });

  it('whose last transaction was torn by a power cut is read up to there', async () => {
    const torn = await killed();
    const last = commitsIn(torn.log).at(-1)!;
    truncateSync(torn.log, last + 1000);
    expect(await tablesIn(torn.data)).toBe(TABLES - 1);
    const mixed = await killed();
    damage(mixed.log, commitsIn(mixed.log).at(-1)! + 200);
    expect(await tablesIn(mixed.data)).toBe(TABLES - 1);
  });
});

it('a file whose pages are damaged, or missing, is refused', async () => {
  const { data, file } = await killed();
  const database = open(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const whole = readFileSync(file);
  const { size } = statSync(file);
  truncateSync(file, size - 4 * 4096);
  expect(await sentenceOf(data)).toMatch(
    /followsuit\.db in it is damaged, or no database; put a backup in its place\.$/,
  );
  writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(4096, 7), whole.subarray(8192)]));
  expect(await sentenceOf(data)).toMatch(/followsuit\.db in it is damaged/);
  writeFileSync(file, whole);
  expect(await tablesIn(data)).toBe(TABLES);
});

it('a lock file that somebody deletes lets no second server in', async () => {
  const data = newFolder();
  const node = { lease: { renew: 100, valid: 3000 } };
  const first = await start({ data }, { node });
  rmSync(join(data, 'followsuit.lock'));
  await expect(start({ data }, { node })).rejects.toThrow(/^Another server uses the folder/);
  await first.guest('Ana');
  await first.stop();
  const again = await start({ data }, { node });
  onTestFinished(() => again.stop());
});

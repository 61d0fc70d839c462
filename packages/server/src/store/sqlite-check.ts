/**
 * Looks for damage in a database file before the server uses it. SQLite reads its write-ahead log up to the first frame whose
 * checksum is wrong, and silently drops the rest; so damage in the middle would lose acts that players were told are stored.
 * The format: https://www.sqlite.org/fileformat2.html#walformat
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Db } from './schema.ts';

const HEADER = 32;
const FRAME_HEADER = 24;

/** Throws a `ConfigError` if acknowledged transactions in the log of a database cannot be read. Call it before SQLite opens the file. */
export function checkLog(path: string): void {
  let file: number;
  try {
    file = openSync(`${path}-wal`, 'r');
  } catch {
    return; // there is none
  }
  try {
    if (isLogDamaged(file)) throw new ConfigError(damagedLog(path));
  } finally {
    closeSync(file);
  }
}

const damagedLog = (path: string): string =>
  `${path}-wal is damaged, so the last games cannot be read completely; restore a backup, or run ` +
  `sqlite3 ${JSON.stringify(path)} "pragma wal_checkpoint(truncate)" to go on without what is lost.`;

/**
 * Whether there is a transaction behind a damaged frame. A power cut damages only the last transaction, which nobody was told
 * of: each is on the disk before the next begins.
 */
function isLogDamaged(file: number): boolean {
  const { size } = fstatSync(file);
  const header = Buffer.alloc(HEADER);
  if (size < HEADER || readSync(file, header, 0, HEADER, 0) < HEADER) return false;
  const magic = header.readUInt32BE(0);
  const isBig = (magic & 1) === 1;
  const sum = new Checksum(isBig);
  sum.add(header.subarray(0, 24));
  const page = header.readUInt32BE(8);
  const isHeader = magic >>> 1 === 0x377f0682 >>> 1 && sum.equals(header, 24);
  // SQLite writes the header before any frame; without it, it would drop all of them.
  if (!isHeader) return size > HEADER;
  const frame = Buffer.alloc(FRAME_HEADER + page);
  let isWhole = true;
  let commits = 0;
  for (let at = HEADER; at + frame.length <= size; at += frame.length) {
    readSync(file, frame, 0, frame.length, at);
    // Frames of another salt are damaged, or older than the log: SQLite overwrites it from the beginning.
    const isOurs = frame.readBigUInt64BE(8) === header.readBigUInt64BE(16);
    if (isOurs && commits > 0) return true;
    sum.add(frame.subarray(0, 8));
    sum.add(frame.subarray(FRAME_HEADER));
    isWhole &&= isOurs && sum.equals(frame, 16);
    // Damaged or not, the next frame counts on from what is written here.
    sum.set(frame, 16);
    if (!isWhole && isOurs && frame.readUInt32BE(4) > 0) commits++;
  }
  return false;
}

/** The running checksum of a log. */
class Checksum {
  private readonly isBig: boolean;
  private a = 0;
  private b = 0;

  constructor(isBig: boolean) {
    this.isBig = isBig;
  }

  add(bytes: Buffer): void {
    const { isBig } = this;
    let { a, b } = this;
    for (let i = 0; i < bytes.length; i += 8) {
      a = (a + (isBig ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i)) + b) >>> 0;
      b = (b + (isBig ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4)) + a) >>> 0;
    }
    this.a = a;
    this.b = b;
  }

  equals(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.a && bytes.readUInt32BE(at + 4) === this.b;
  }

  set(bytes: Buffer, at: number): void {
    this.a = bytes.readUInt32BE(at);
    this.b = bytes.readUInt32BE(at + 4);
  }
}

/** Throws SQLite's error if the structure of a database file is damaged: 214 MB take 0.14 s. */
export async function checkFile(db: Db): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check;
  if (found !== 'ok') throw new Error(`database disk image is malformed: ${found}`);
}

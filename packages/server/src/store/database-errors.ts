/** Explains database errors to the operator of the server. */
import { ConfigError } from '../config.ts';
import type { DatabaseLocation } from './database.ts';
import { isOwnershipFailure, OutcomeUnknown } from './write-errors.ts';

interface Failure {
  readonly code?: string;
  readonly message: string;
}

/** Errors of the file system. */
const OF_FILES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is not a folder',
  EEXIST: 'there is a file of that name',
  EISDIR: 'followsuit.db in it is a folder',
  ENOENT: 'there can be no folder there',
  ENAMETOOLONG: 'the name is too long',
};

/** Errors of SQLite about its file. */
const OF_SQLITE: readonly (readonly [RegExp, string])[] = [
  [/not a database|malformed/, 'followsuit.db in it is damaged, or no database; put a backup in its place'],
  [/disk is full/, 'the disk is full'],
  [/readonly|read-only/, 'followsuit.db in it is read-only'],
  [/unable to open/, 'followsuit.db in it cannot be opened'],
  [/disk I\/O error/, 'the disk does not work as it should'],
  [/locked/, 'another program holds followsuit.db in it'],
];

/** Errors of connecting and signing in to PostgreSQL. */
const OF_POSTGRES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer; is it running?',
  ENOTFOUND: 'is on a machine that cannot be found; is its name right?',
  EAI_AGAIN: 'is on a machine that cannot be found; is its name right?',
  ETIMEDOUT: 'does not answer; is there a firewall before it?',
  '28P01': 'does not accept this user and password.',
  '28000': 'does not let this user in.',
  '3D000': 'is not there; make it with createdb.',
  '42501': 'does not let this user make tables.',
};

const LOST_CONNECTION = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether storage failed for an external reason: a full disk, or an unreachable database. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof OutcomeUnknown || isOwnershipFailure(error)) return true;
  const { code = '', message = '' } = error as Partial<Failure>;
  // PostgreSQL's classes 08 (connection), 53 (resources) and 57 (somebody stopped it), and a transaction that waited too long.
  if (/^((08|53|57)...|25P03)$/.test(code) || code in OF_POSTGRES || LOST_CONNECTION.has(code)) return true;
  return OF_SQLITE.some(([text]) => text.test(message)) || /connection (terminated|error)|timeout/i.test(message);
}

/** Whether a row clashes with one that is stored. */
export const isDuplicate = (error: unknown): boolean =>
  (error as Partial<Failure>).code === '23505' ||
  /UNIQUE constraint failed/.test((error as Partial<Failure>).message ?? '');

/** The error as a sentence for the operator of the server. */
export function explainDatabaseError(error: unknown, { data, url }: DatabaseLocation): unknown {
  const failure = error as Failure;
  if (error instanceof ConfigError) return error;
  const newer = /previously executed migration (\S+) is missing/.exec(failure.message)?.[1];
  if (newer !== undefined)
    return new ConfigError(
      `The database was made by a newer version of Followsuit (it has ${newer}); run that version, or restore a backup from before.`,
    );
  if (url !== null) return new ConfigError(`The database at DATABASE_URL ${ofPostgres(failure)}`);
  const why = OF_FILES[failure.code ?? ''] ?? OF_SQLITE.find(([text]) => text.test(failure.message))?.[1];
  return new ConfigError(`--data cannot be ${JSON.stringify(data)}: ${why ?? failure.message}.`);
}

function ofPostgres({ code = '', message }: Failure): string {
  if (/timeout/.test(message)) return OF_POSTGRES.ETIMEDOUT;
  return OF_POSTGRES[code] ?? `cannot be used: ${message.replace(/\.$/, '')}.`;
}

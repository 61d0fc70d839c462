/**
 * Locks the folder of a database file for one server. The system releases the lock when the process ends, however it ends. The
 * lease in the database holds even if somebody deletes the lock file: see `folder_lock` in schema.ts.
 */
import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { open } from './sqlite.ts';

/** Milliseconds to wait for a server that is just stopping. */
const PATIENCE = 2000;

export interface FolderLock {
  /** Identifies the lock file: another file of the same name is another lock. */
  readonly id: string;
  release(): void;
}

export const folderInUse = (data: string): string =>
  `Another server uses the folder ${JSON.stringify(data)}; stop it, or give this one another with --data.`;

/** @example const { release } = lockFolder('./data'); */
export function lockFolder(data: string): FolderLock {
  const path = join(data, 'followsuit.lock');
  closeSync(openSync(path, 'a', 0o600));
  const lock = open(path);
  try {
    lock.exec(`pragma busy_timeout=${PATIENCE}; begin exclusive`);
    const { dev, ino } = statSync(path, { bigint: true });
    return { id: `${dev}:${ino}`, release: () => lock.close() };
  } catch (error) {
    lock.close();
    throw /locked/.test((error as Error).message) ? new ConfigError(folderInUse(data)) : error;
  }
}

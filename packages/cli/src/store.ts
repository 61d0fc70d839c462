/** The server's database, for commands that use it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, openDatabase, readConfig, Store } from '@followsuit/server';
import { UserError } from './errors.ts';

interface Flags {
  readonly data?: string;
}

/** Opens the database that flags and environment name, and closes it afterwards; creates it if it is missing. */
export async function withStore(flags: Flags, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await open(flags);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

/** The same for a database that must exist. */
export async function withOldStore(flags: Flags, use: (store: Store) => Promise<void>): Promise<void> {
  const { data, databaseUrl } = read(flags);
  if (databaseUrl === null && !existsSync(join(data, 'followsuit.db')))
    throw new UserError(`There is no database in ${JSON.stringify(data)}; name its folder with --data.`);
  return withStore(flags, use);
}

async function open(flags: Flags): Promise<Store> {
  const { data, databaseUrl } = read(flags);
  try {
    return new Store(await openDatabase({ data, url: databaseUrl }));
  } catch (error) {
    throw asUserError(error);
  }
}

function read({ data }: Flags): Config {
  try {
    return readConfig({ data }, process.env);
  } catch (error) {
    throw asUserError(error);
  }
}

/** Turns errors that the user can fix into a sentence; returns any other error as it is. */
export const asUserError = (error: unknown): unknown =>
  error instanceof ConfigError ? new UserError(error.message) : error;

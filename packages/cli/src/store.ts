/** The server's database, for commands that look into it. */
import { ConfigError, openDatabase, readConfig, Store } from '@followsuit/server';
import { reason, UserError } from './errors.ts';

/** Opens the database that flags and environment name, and closes it afterwards. */
export async function withStore(flags: { data?: string }, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await open(flags);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

async function open(flags: { data?: string }): Promise<Store> {
  try {
    const { data, databaseUrl } = readConfig(flags, process.env);
    return new Store(await openDatabase({ data, url: databaseUrl }));
  } catch (error) {
    if (error instanceof ConfigError) throw new UserError(error.message);
    const why = reason(error);
    throw why === undefined ? error : new UserError(`The database cannot be opened: ${why}.`);
  }
}

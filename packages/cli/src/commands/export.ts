/** `followsuit export`: writes all records of a server's database to one file. */
import { exportAll } from '@followsuit/server';
import type { Command } from 'commander';
import { withOldStore } from '../store.ts';

export function define(command: Command): void {
  command
    .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; DATABASE_URL for PostgreSQL)')
    .action((flags: { data?: string }) =>
      withOldStore(flags, async (store) => {
        for await (const record of exportAll(store))
          if (!process.stdout.write(record)) await new Promise((resolve) => process.stdout.once('drain', resolve));
      }),
    );
}

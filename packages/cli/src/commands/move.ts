/** `followsuit move`: moves a server's data folder to PostgreSQL. */
import { counted } from '@followsuit/present';
import { type MovedRows, MoveStopped, moveToPostgres, readConfig } from '@followsuit/server';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { ProgressBar } from '../progress.ts';
import { asUserError } from '../store.ts';

interface Flags {
  readonly data?: string;
  readonly databaseUrl?: string;
}

export function define(command: Command): void {
  command
    .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; ./data unless said otherwise)')
    .option('--database-url <url>', 'the empty PostgreSQL database to move to (or DATABASE_URL)')
    .action(async ({ data, databaseUrl }: Flags) => {
      const bar = new ProgressBar();
      try {
        const config = readConfig({ data, databaseUrl }, process.env);
        if (config.databaseUrl === null)
          throw new UserError('Say where to move: --database-url postgres://user@host/name, or DATABASE_URL.');
        const url = config.databaseUrl;
        const progress = (done: number, all: number): void => bar.show(done / all, `${done} of ${all} rows`);
        const { result } = await stoppable((signal) => moveToPostgres(config.data, url, { signal, progress }));
        bar.clear();
        process.stdout.write(summary(result, config.data));
      } catch (error) {
        bar.clear();
        if (!(error instanceof MoveStopped)) throw asUserError(error);
        process.stderr.write('Stopped; nothing was moved.\n');
        process.exitCode = 130;
      }
    });
}

const summary = (rows: MovedRows, data: string): string =>
  `Moved ${counted(rows.people, ['person', 'people'])}, ${counted(rows.tables, ['table', 'tables'])} and ` +
  `${counted(rows.lines, ['line', 'lines'])} of records; every row was read back and is the same.\n` +
  `Start the server with DATABASE_URL now. ${JSON.stringify(data)} is as it was: keep it until you have a backup, then delete it.\n`;

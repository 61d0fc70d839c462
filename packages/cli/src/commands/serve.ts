/** `followsuit serve`: tables for people and bots, over the network. */
import { ConfigError, ENTRIES, flagOf, readConfig, run } from '@followsuit/server';
import { type Command, Option } from 'commander';
import { reason, UserError } from '../errors.ts';

export function register(program: Command): void {
  const command = program
    .command('serve')
    .description('run the server: tables for people and bots in the browser, kept in a database');
  for (const [name, { env, standard, help }] of Object.entries(ENTRIES)) {
    const usual = standard === null ? '' : `; ${standard} unless said otherwise`;
    command.addOption(new Option(`${flagOf(name)} <value>`, `${help} (or ${env}${usual})`));
  }
  command.action(async (flags: Record<string, string | undefined>) => {
    try {
      const { address } = await run(readConfig(flags, process.env));
      process.stderr.write(`Followsuit is at ${address}\n`);
      await new Promise(() => {}); // until it is told to stop
    } catch (error) {
      throw inWords(error);
    }
  });
}

/** What the user has to put right, in a sentence; anything else as it is. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError) return new UserError(error.message);
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return new UserError(`Port ${port} is in use; choose another one with --port.`);
  if (code === 'ECONNREFUSED') return new UserError('The database at DATABASE_URL does not answer; is it running?');
  const why = reason(error);
  return why === undefined ? error : new UserError(`The server cannot start: ${why}.`);
}

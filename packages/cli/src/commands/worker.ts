/** `followsuit worker`: thinks for the bots of servers, and plays for experiments; both send their jobs through Redis. */
import { openLabThreads } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import { flagOf, readSetting, runWorker, SETTINGS, WORKER_THREADS } from '@followsuit/server';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { asUserError } from '../store.ts';
import { labWork } from '../workers/lab-kind.ts';

interface Flags {
  readonly redisUrl?: string;
  readonly threads?: string;
}

export function define(command: Command): void {
  const { env, help, standard } = WORKER_THREADS;
  command
    .option(`${flagOf('redisUrl')} <value>`, `the Redis of the servers (or ${SETTINGS.redisUrl.env})`)
    .option('--threads <value>', `${help} (or ${env}; ${standard} unless said otherwise)`)
    .action(async (flags: Flags) => {
      const { url, threads } = read(flags);
      const say = (text: string): unknown => process.stderr.write(`${text}\n`);
      const ready = `Ready for bots and experiments with ${counted(threads, ['thread', 'threads'])}.`;
      const log = {
        info: () => say(ready),
        warn: (what: { readonly reason?: string }) =>
          say(`Redis is away (${what.reason}); trying again until it answers.`),
      };
      const lab = openLabThreads(threads);
      await runWorker({ url, threads, log, more: [labWork(lab)] });
      await lab.close();
      process.exit(0);
    });
}

function read(flags: Flags): { url: string; threads: number } {
  try {
    const url = readSetting('redisUrl', SETTINGS.redisUrl, flags.redisUrl, process.env);
    if (url === null)
      throw new UserError('A worker needs the Redis of its servers: name it with --redis-url or REDIS_URL.');
    return { url, threads: readSetting('threads', WORKER_THREADS, flags.threads, process.env) };
  } catch (error) {
    throw asUserError(error);
  }
}

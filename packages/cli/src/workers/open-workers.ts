/** The workers that --workers names. */
import type { LabExecutor } from '@followsuit/lab';
import { openRemotePool, SETTINGS } from '@followsuit/server';
import { UserError } from '../errors.ts';
import { labKind, remoteExecutor } from './lab-kind.ts';

/** Connects to the workers; says what is missing. */
export async function openWorkers(url: string): Promise<{ executor: LabExecutor; close(): Promise<void> }> {
  const say = (text: string): unknown => process.stderr.write(`${text}\n`);
  const log = {
    info: () => say('Redis answers again.'),
    warn: (what: { readonly reason?: string }) =>
      say(`Redis is away (${what.reason}); the work goes on when it answers.`),
  };
  const pool = await openRemotePool({ url, kind: labKind(), log }).catch((error: Error) => {
    throw new UserError(`${error.message} Check the address of --workers, and that Redis runs there.`);
  });
  if (!pool.hasWorkers)
    say('No worker with this version of Followsuit is there yet; start some with followsuit worker.');
  return { executor: remoteExecutor(pool), close: () => pool.close() };
}

/** The address of Redis from the flag or the environment; it may contain a password, so it is not repeated. */
export function readAddress(flag: string | true): string {
  const given = flag === true ? process.env[SETTINGS.redisUrl.env] : flag;
  if (given === undefined || given === '')
    throw new UserError(`--workers needs the address of a Redis, such as redis://host:6379, there or in REDIS_URL.`);
  const url = SETTINGS.redisUrl.read(given);
  if (url) return url;
  throw new UserError(
    `${flag === true ? 'REDIS_URL' : '--workers'} cannot be what it is; it may be ${SETTINGS.redisUrl.may}.`,
  );
}

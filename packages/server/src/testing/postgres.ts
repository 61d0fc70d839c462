/** A PostgreSQL server in a folder of its own, for the duration of a test file or of the cluster test. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { freePort } from './free-port.ts';

const bin = findPostgres() ?? null;
/** Whether PostgreSQL is available for tests; `npm test` installs it if it may. */
export const hasPostgres = bin !== null;

export interface Postgres {
  /** The address of a new, empty database. */
  database(name: string): string;
  /** Ends it as a crash would, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as the user that Debian creates for it. */
function asOther(program: string, args: string[]): [string, string[]] {
  const path = join(bin as string, program);
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
}

export async function postgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'followsuit-pg-'));
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout));
    chownSync(folder, uid, gid);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  run(...asOther('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']));
  const flags = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const base = ['-h', '127.0.0.1', '-p', String(port), '-U', 'test'];
  let ended: Promise<unknown> = Promise.resolve();
  const start = async (): Promise<void> => {
    const server = spawn(...asOther('postgres', flags), { stdio: 'ignore' });
    ended = new Promise((resolve) => server.once('exit', resolve));
    for (let tries = 0; spawnSync(join(bin as string, 'pg_isready'), base).status !== 0; tries++) {
      if (tries > 100) throw new Error('PostgreSQL does not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (): Promise<void> => {
    spawnSync(...asOther('pg_ctl', ['stop', '-D', data, '-m', 'immediate']));
    await ended;
  };
  await start();
  return {
    database(name) {
      run(join(bin as string, 'createdb'), [...base, name]);
      return `postgres://test@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(stderr);
}

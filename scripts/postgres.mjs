// Finds the programs of a PostgreSQL server for the storage tests; if there are none and apt-get may be used, installs Debian's.
// The tests start their own server with them.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** Debian does not put them on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the programs, or undefined. */
export function findPostgres() {
  const places = (process.env.PATH ?? '').split(delimiter);
  if (existsSync(DEBIAN)) places.push(...readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')));
  const found = places.map((place) => join(place, 'initdb')).find((path) => existsSync(path));
  return found && dirname(realpathSync(found));
}

/** Installs them if they are missing; reports if that is impossible. */
export function wantPostgres() {
  if (findPostgres() || aptInstall('Installing PostgreSQL for the tests of storage…', 'postgresql')) return;
  console.error('PostgreSQL is not here, so the tests with it are skipped. On Debian: apt-get install postgresql');
}

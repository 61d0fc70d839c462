// Finds redis-server for the tests of shared limits and workers; if it is missing and apt-get may be used, installs Debian's.
// The tests start their own server with it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** The path of redis-server, or undefined. */
export function findRedis() {
  const places = (process.env.PATH ?? '').split(delimiter);
  return places.map((place) => join(place, 'redis-server')).find((path) => existsSync(path));
}

/** Installs it if it is missing; reports if that is impossible. */
export function wantRedis() {
  if (findRedis() || aptInstall('Installing Redis for the tests of shared limits and workers…', 'redis-server')) return;
  console.error('Redis is not here, so the tests with it are skipped. On Debian: apt-get install redis-server');
}

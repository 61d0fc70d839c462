// Finds nginx for the test of deploy/nginx.conf; if it is missing and apt-get may be used, installs Debian's. The test starts its own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** The program, or undefined. Debian puts it where only root has a PATH to. */
export function findNginx() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => join(place, 'nginx')).find((path) => existsSync(path));
}

/** Installs it if it is missing; reports if that is impossible. */
export function wantNginx() {
  if (findNginx() || aptInstall('Installing nginx for the test of deploy/nginx.conf…', 'nginx-light')) return;
  console.error('nginx is not here, so the test with it is skipped. On Debian: apt-get install nginx-light');
}

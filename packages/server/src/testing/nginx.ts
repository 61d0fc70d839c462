/** nginx with deploy/nginx.conf: only ports, nodes and the certificate are those of the test. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findNginx } from '../../../../scripts/nginx.mjs';
import { freePort } from './free-port.ts';
import { waitFor } from './nodes.ts';
import { newFolder } from './start.ts';

const program = findNginx() ?? null;
/** Whether nginx and openssl are available; `npm test` installs nginx if it may. */
export const hasNginx = program !== null && spawnSync('openssl', ['version']).status === 0;

const FILE = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));
const PATHS = '/etc/letsencrypt/live/cards.example.org';

export interface Nginx {
  /** The address for browsers, and the one that sends them there. */
  readonly https: string;
  readonly http: string;
}

/** Starts nginx in front of three nodes, given by their ports. */
export async function startNginx(nodes: readonly [number, number, number]): Promise<Nginx> {
  const folder = newFolder();
  const [http, https] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const replaced: [string | RegExp, string][] = [
    ...nodes.map((port, i): [string, string] => [`10.0.0.${i + 1}:8080`, `127.0.0.1:${port}`]),
    [/\n *listen \[::\]:\d+.*;/g, ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    [/cards\.example\.org;/g, 'localhost;'],
    [`${PATHS}/fullchain.pem`, join(folder, 'fullchain.pem')],
    [`${PATHS}/privkey.pem`, join(folder, 'privkey.pem')],
  ];
  let text = readFileSync(FILE, 'utf8');
  for (const [from, to] of replaced) {
    const next = text.replaceAll(from, to);
    if (next === text) throw new Error(`deploy/nginx.conf has no ${from} any more`);
    text = next;
  }
  writeFileSync(join(folder, 'followsuit.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'main.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; daemon off; worker_processes 1; events {}
     http { access_log off; ${temporary.join(' ')} include ${folder}/followsuit.conf; }`,
  );
  const running = spawn(
    program as string,
    ['-p', folder, '-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  running.stderr.on('data', (data) => {
    said += data;
  });
  const ended = once(running, 'exit');
  onTestFinished(async () => {
    running.kill('SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${http}`;
  await waitFor(async () => {
    if (running.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
    return fetch(address, { redirect: 'manual' }).then(
      ({ status }) => status === 301,
      () => false,
    );
  });
  return { http: address, https: `https://127.0.0.1:${https}` };
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const { status, stderr } = spawnSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', ...files], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

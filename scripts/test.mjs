// npm test: sets everything up, then runs every check in turn. Further arguments go to vitest and skip the browser tests:
// npm test -- packages/engine
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needChromium, wantHeadlessShell } from './chromium.mjs';
import { wantNginx } from './nginx.mjs';
import { wantPostgres } from './postgres.mjs';
import { ready } from './ready.mjs';
import { wantRedis } from './redis.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const chosen = process.argv.slice(2);
const steps = [
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json'],
  ['Types of the web app', 'node_modules/typescript/bin/tsc', '-p', 'packages/web'],
  ['Tests', 'node_modules/vitest/vitest.mjs', 'run', ...chosen],
];
if (chosen.length === 0) steps.push(['Browser', 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e']);

timed('Set-up', () => {
  ready({ web: true });
  wantPostgres();
  wantRedis();
  wantNginx();
  if (chosen.length > 0) return;
  needChromium();
  wantHeadlessShell();
});
for (const [name, ...command] of steps) {
  timed(name, () => {
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status === 0) return;
    console.error(`${name} failed: see above.`);
    process.exit(status || 1);
  });
}

function timed(name, work) {
  const start = performance.now();
  work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

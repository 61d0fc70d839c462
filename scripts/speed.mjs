// npm run speed: sets everything up, then measures how fast the web app responds. Further arguments go to Playwright:
// npm run speed -- -g bishop
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';
import { ready } from './ready.mjs';

ready({ web: true });
needChromium();
console.log(`The load of this machine is ${loadavg()[0].toFixed(1)}; figures are right where it is below 1.`);
const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/speed', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exit(status ?? 1);

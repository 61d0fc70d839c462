// npm run build:static [-- folder]: builds the app without a server, for any web host, in ./static-site or in another folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { at, WEB } from './inputs.mjs';
import { ready } from './ready.mjs';

const into = resolve(process.argv[2] ?? 'static-site');
if (!mayReplace(into)) {
  console.error(`${into} is not an empty folder. Name another one: npm run build:static -- FOLDER`);
  process.exit(2);
}
ready();
process.stderr.write('Building the static site…\n');
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [at('node_modules/vite/bin/vite.js'), 'build', '--mode', 'static', '--outDir', into, '--emptyOutDir'],
  { cwd: at(WEB), encoding: 'utf8' },
);
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}The static site could not be built, for the reasons above.\n`);
  process.exit(1);
}
process.stdout.write(`The static site is in ${relative('', into) || '.'}; put it on any web host.\n`);

/** The build empties its folder: only one that has nothing to lose, or an earlier build. */
function mayReplace(folder) {
  if (!existsSync(folder)) return true;
  try {
    const manifest = join(folder, 'followsuit.webmanifest');
    return readdirSync(folder).length === 0 || JSON.parse(readFileSync(manifest, 'utf8')).name === 'Followsuit';
  } catch {
    return false;
  }
}

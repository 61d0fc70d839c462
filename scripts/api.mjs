// npm run api: writes the reference of the published packages to ./api, from their doc comments.
// TypeDoc does not read TypeScript 7 yet, so it brings a compiler of its own, which is installed the first time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './inputs.mjs';
import { LIBRARIES, publicExports } from './pack/library.mjs';

const TOOLS = { typedoc: '0.28.20', typescript: '5.9.3' };
const folder = at('node_modules/.cache/followsuit/typedoc');
const typedoc = join(folder, 'node_modules/typedoc/bin/typedoc');

const wanted = JSON.stringify({ private: true, dependencies: TOOLS });
const manifest = join(folder, 'package.json');
if (!existsSync(typedoc) || readFileSync(manifest, 'utf8') !== wanted) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, wanted);
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], folder);
}

const entries = LIBRARIES.flatMap((name) =>
  publicExports(name).map(([, { source }]) => `packages/${name}/${source.slice(2)}`),
);
run(process.execPath, [
  typedoc,
  ...entries.flatMap((entry) => ['--entryPoints', entry]),
  ...['--tsconfig', 'tsconfig.test.json', '--out', 'api', '--name', 'Followsuit', '--readme', 'README.md'],
  ...['--skipErrorChecking', '--excludeInternal', '--disableSources', '--logLevel', 'Error'],
]);
process.stdout.write('The reference is at api/index.html.\n');

function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) return;
  process.stderr.write(`The reference could not be made${error ? `: ${error.message}` : ', for the reasons above'}.\n`);
  process.exit(1);
}

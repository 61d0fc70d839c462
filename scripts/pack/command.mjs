// Stages the command: its own build, and inside it all packages that it needs, as bundled dependencies. Server, lab and
// tables are no libraries with a stable interface, so nobody can install them by themselves.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, compiled, WEB } from '../inputs.mjs';
import { copy, manifestOf, publishConfig, write } from './files.mjs';
import { stagePages } from './games.mjs';

const BIN = `#!/usr/bin/env node
const { watchStreams } = await import('../dist/streams.js');
watchStreams();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
`;

/** Stages the command in a folder, and returns the folder. */
export async function stageCommand(folder) {
  const inner = compiled().filter((name) => name !== 'cli');
  const { engines } = manifestOf('..');
  const { version, license } = manifestOf('cli');
  for (const name of inner) await stageInner(name, join(folder, 'node_modules/@followsuit', name));
  // The server looks for the web app beside itself.
  cpSync(at(WEB, 'dist'), join(folder, 'node_modules/@followsuit/web/dist'), { recursive: true });
  write(join(folder, 'node_modules/@followsuit/web/package.json'), text({ name: '@followsuit/web', version, license }));
  copyBuild('cli', folder);
  write(join(folder, 'bin/followsuit.mjs'), BIN);
  const outer = ['cli', ...inner].flatMap((name) => Object.entries(manifestOf(name).dependencies ?? {}));
  const bundled = [...inner, 'web'].map((name) => `@followsuit/${name}`);
  const manifest = {
    name: 'followsuit',
    version,
    description: 'Play, simulate and serve trick-taking card games from the command line',
    license,
    type: 'module',
    bin: { followsuit: 'bin/followsuit.mjs' },
    engines,
    publishConfig,
    dependencies: Object.fromEntries([
      ...outer.filter(([name]) => !name.startsWith('@followsuit/')).sort(),
      ...bundled.map((name) => [name, version]),
    ]),
    bundledDependencies: bundled,
  };
  write(join(folder, 'package.json'), text(manifest));
  copy(at('packages/cli/README.md'), join(folder, 'README.md'));
  copy(at('LICENSE'), join(folder, 'LICENSE'));
  return folder;
}

const text = (json) => `${JSON.stringify(json, null, 2)}\n`;

async function stageInner(name, folder) {
  const { name: full, version, license, exports } = manifestOf(name);
  copyBuild(name, folder);
  const kept = Object.entries(exports).filter(([, { default: code }]) => code !== undefined);
  const codes = Object.fromEntries(kept.map(([path, { default: code }]) => [path, code]));
  write(join(folder, 'package.json'), text({ name: full, version, license, type: 'module', exports: codes }));
  if (name === 'games') await stagePages(folder);
}

/** What runs of a build: neither types nor source maps. */
function copyBuild(name, folder) {
  const files = readdirSync(at('packages', name, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => /\.(m?js|json)$/.test(each)))
    copy(at('packages', name, 'dist', file), join(folder, 'dist', file));
}

/** The tarballs: installed into an empty project, where their READMEs' examples run, type-check and bundle. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { games } from '@followsuit/games';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OtherNode, otherNodes, WANTED } from './testing/nodes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The games of this checkout. */
const LISTED = games.length;
const LIBRARIES = ['engine', 'bots', 'games', 'double-dummy', 'protocol'];
const folder = mkdtempSync(join(tmpdir(), 'followsuit-packed-'));
const project = join(folder, 'project');
const run = promisify(execFile);

/** Without what npm hands to its scripts, such as the settings of this repository. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/i.test(name)));
const node = (args: string[], cwd = project) => run(process.execPath, args, { cwd, env });
const installed = (name: string): string => join(project, 'node_modules', name);

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), folder], { stdio: 'pipe', env });
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    '{ "name": "empty", "version": "1.0.0", "private": true, "type": "module" }',
  );
  // The one dependency of the libraries that is not ours, from where it is installed already.
  const valibot = join(root, 'node_modules/valibot');
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: project, env, stdio: 'pipe' });
  npm('pack', '--silent', '--ignore-scripts', '--pack-destination', folder, valibot);
  const tarballs = readdirSync(folder).filter((name) => /\.tgz$/.test(name) && !/^followsuit-\d/.test(name));
  npm(
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...tarballs.map((name) => join(folder, name)),
  );
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

/** The examples of a README in a language. */
const examplesIn = (name: string, language: RegExp): string[] => {
  const readme = readFileSync(join(installed(name), 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/```(\w*)\n(.*?)```/gs))
    .filter(([, tag]) => language.test(tag))
    .map(([, , code]) => code);
};

/** What publint says against a package. */
async function complaintsAbout(pkgDir: string): Promise<(string | undefined)[]> {
  const { messages } = await publint({ pkgDir, strict: true, pack: false });
  const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
  // The web app in the command's package is for browsers, which read `type="module"` and no package.json.
  const complaints = messages.filter(({ type, code }) => type !== 'suggestion' && code !== 'FILE_INVALID_FORMAT');
  return complaints.map((each) => formatMessage(each, manifest));
}

const filesIn = (pkgDir: string): string[] => readdirSync(pkgDir, { recursive: true, encoding: 'utf8' });

/** What nobody who installs a package needs. */
const NEEDLESS = /\.test\.|\.tsbuildinfo$|(?<!\.d)\.tsx?$|^src/;

it.each(LIBRARIES)('%s: publint has no complaint, and the tarball has no more than it needs', async (name) => {
  const pkgDir = installed(`@followsuit/${name}`);
  expect(await complaintsAbout(pkgDir)).toEqual([]);
  const files = filesIn(pkgDir);
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist']));
  expect(files.filter((file) => NEEDLESS.test(file) || file.endsWith('.map'))).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
  expect(manifest.private).toBeUndefined();
  expect(manifest.publishConfig).toEqual({ access: 'public' });
  expect(JSON.stringify(manifest)).not.toContain('source');
});

const nodes: OtherNode[] = [{ version: process.version, path: process.execPath }, ...otherNodes()];
const missing = WANTED.filter((each) => !nodes.some(({ version }) => version.startsWith(`v${each}.`)));
if (missing.length > 0) console.info(`Node.js ${missing.join(' and ')}: not on this machine, so not tested.`);

it.each(LIBRARIES)('%s: the examples of the README run, on every Node.js that is here', async (name) => {
  const examples = examplesIn(`@followsuit/${name}`, /^(js|ts)$/);
  expect(examples.length).toBeGreaterThan(0);
  for (const { path } of nodes)
    for (const [i, code] of examples.entries()) {
      const file = `${name}-${i}.mjs`;
      writeFileSync(join(project, file), code);
      const { stdout, stderr } = await run(path, [file], { cwd: project, env });
      expect(stdout.trim()).not.toBe('');
      expect(stderr).toBe('');
    }
});

it('every subpath can be imported, and the rules pages are there', async () => {
  const paths = LIBRARIES.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(installed(`@followsuit/${name}`), 'package.json'), 'utf8'));
    return Object.keys(exports).map((path) => `@followsuit/${name}${path.slice(1)}`);
  });
  const script = `for (const path of ${JSON.stringify(paths)}) await import(path);
    const { games } = await import('@followsuit/games');
    const { sentencesOf } = await import('@followsuit/games/pages');
    console.log(games.map((game) => sentencesOf(game).size).join(' '));`;
  const { stdout, stderr } = await node(['--input-type=module', '-e', script]);
  const sizes = stdout.trim().split(' ').map(Number);
  expect(stderr).toBe('');
  expect(sizes.length).toBeGreaterThanOrEqual(14);
  expect(Math.min(...sizes)).toBeGreaterThan(20);
});

it.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('TypeScript finds the types with moduleResolution %s', async (moduleResolution, module) => {
  const [example] = examplesIn('@followsuit/games', /^ts$/);
  const more = `import { stones } from '@followsuit/games/stones';
const bags: readonly number[] = stones.create().view(0).bags;
// @ts-expect-error: Stones has no such field.
stones.create().view(0).thief;
console.log(bags);`;
  const file = `types-${moduleResolution}.ts`;
  writeFileSync(join(project, file), `${example}\n${more}\n`);
  const flags = { moduleResolution, module, target: 'es2023', lib: 'es2023,dom', types: '' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await node([tsc, '--strict', '--noEmit', '--ignoreConfig', ...args, file]).catch(({ stdout }) =>
    expect(stdout).toBe(''),
  );
});

it('Vite bundles an example for browsers: one game, without the others and without Node', async () => {
  writeFileSync(join(project, 'browser.js'), examplesIn('@followsuit/games', /^ts$/)[0]);
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: join(project, 'browser.js') } },
  });
  const { output } = built as Rollup.RollupOutput;
  const code = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).toContain('CORALON-BID-3');
  expect(code).not.toMatch(/STONES-PLAY-1|["']node:|process\.env/);
  writeFileSync(join(project, 'bundle.mjs'), code);
  const { stdout } = await node(['bundle.mjs']);
  expect(stdout).toMatch(/\[/);
});

it('the command runs from its tarball', async () => {
  const at = join(folder, 'command/node_modules');
  mkdirSync(join(at, 'followsuit'), { recursive: true });
  const [tarball] = readdirSync(folder).filter((name) => /^followsuit-\d.*\.tgz$/.test(name));
  execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', join(at, 'followsuit')]);
  const { dependencies, bundledDependencies } = JSON.parse(readFileSync(join(at, 'followsuit/package.json'), 'utf8'));
  for (const name of bundledDependencies) expect(existsSync(join(at, 'followsuit/node_modules', name))).toBe(true);
  for (const name of Object.keys(dependencies).filter((each) => !bundledDependencies.includes(each))) {
    mkdirSync(join(at, name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(at, name), 'junction');
  }
  expect(await complaintsAbout(join(at, 'followsuit'))).toEqual([]);
  const files = filesIn(join(at, 'followsuit'));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'bin']));
  const ours = files.filter((file) => /^(?!node_modules)|^node_modules\/@followsuit\//.test(file));
  expect(ours.filter((file) => NEEDLESS.test(file))).toEqual([]);
  const [example] = examplesOfCommand(join(at, 'followsuit/README.md'));
  const bin = join(at, 'followsuit/bin/followsuit.mjs');
  for (const line of example) {
    const args = Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word).slice(1);
    const { stdout } = await node([bin, ...args], folder);
    expect(stdout.trim(), line).not.toBe('');
  }
  const web = join(at, 'followsuit/node_modules/@followsuit/web/dist/index.html');
  expect(existsSync(web)).toBe(true);
});

it('npm installs the command into an empty project, and it runs', async () => {
  const at = join(folder, 'installed');
  mkdirSync(at);
  writeFileSync(join(at, 'package.json'), '{ "name": "empty", "version": "1.0.0", "private": true }');
  const [tarball] = readdirSync(folder).filter((name) => /^followsuit-\d.*\.tgz$/.test(name));
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', join(folder, tarball)];
  await run('npm', args, { cwd: at, env });
  for (const { version, path } of nodes) {
    const bin = join(at, 'node_modules/.bin/followsuit');
    const simulate = [bin, 'simulate', 'whist', '--games', '1', '--seed', '7', '--json'];
    const { stdout } = await run(path, simulate, { cwd: at, env });
    expect([version, JSON.parse(stdout).games]).toEqual([version, 1]);
    expect([version, await served(path, bin, at)]).toEqual([version, LISTED]);
  }
}, 600_000);

/** How many games an installed server lists. */
async function served(path: string, bin: string, cwd: string): Promise<number> {
  const child = spawn(path, [bin, 'serve', '--port', '0', '--log', 'silent'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let out = '';
  child.stderr.on('data', (chunk) => {
    out += chunk;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const address = () => /http:\S+/.exec(out)?.[0];
  await expect.poll(address, { timeout: 60_000 }).toBeDefined();
  const { games } = (await (await fetch(`${address()}/api/games`)).json()) as { games: unknown[] };
  child.kill();
  await ended;
  return games.length;
}

const examplesOfCommand = (path: string): string[][] =>
  Array.from(readFileSync(path, 'utf8').matchAll(/```sh\n(.*?)```/gs), ([, text]) => text.trim().split('\n'));

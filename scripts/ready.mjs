// Prepares a checkout to run: a supported Node, installed dependencies, built sources.
// It uses no packages, since it runs before any are installed, and prints to standard error only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { at, compiled, inputs, packages, root, sources, WEB, webInputs } from './inputs.mjs';
import { takeLock } from './lock.mjs';

/** The files that hold the input fingerprints of the last builds. */
const STAMPS = { packages: at('node_modules/.cache/followsuit/built'), web: at('node_modules/.cache/followsuit/web') };

/**
 * Returns at once if there is nothing to do; ends the process if something fails.
 *
 * @param {object} [how]
 * @param {boolean} [how.quiet] print nothing unless something fails
 * @param {'stale' | 'missing'} [how.install] when to run `npm ci`: if node_modules is older than
 *   package-lock.json, or only if it is missing
 * @param {boolean} [how.web] whether the web app is needed, too
 */
export function ready({ quiet = false, install = 'stale', web = false } = {}) {
  const tell = quiet ? () => {} : say;
  checkNode();
  if (!mustInstall(install) && !mustBuild() && !(web && mustBuildWeb())) return;
  try {
    makeReady(tell, install, web);
  } catch (error) {
    if (!REFUSED.has(error.code)) throw error;
    say(
      `Followsuit has to be built first, and this user may not write in ${root}; ` +
        'run npm run build there as whoever installed it.',
    );
    process.exit(2);
  }
}

/** The error codes for a folder that is not writable, as is common for a server's own user. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS']);

function makeReady(tell, install, web) {
  const release = takeLock(at('.ready.lock'), {
    onWait: () => tell('Waiting for another process to finish building…'),
  });
  // Check again: another process may have done the work.
  if (mustInstall(install)) runInstall(tell);
  if (mustBuild()) runBuild(tell);
  if (web && mustBuildWeb()) runBuildWeb(tell);
  release();
}

function checkNode() {
  const range = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node;
  const [, major, minor, below] = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range).map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor < below && (hasMajor > major || (hasMajor === major && hasMinor >= minor))) return;
  say(
    `Followsuit runs on Node ${major}.${minor} up to ${below - 1}, and this is Node ${process.versions.node}. ` +
      'Install a supported version from nodejs.org and try again.',
  );
  process.exit(2);
}

function mustInstall(when) {
  const installed = modified(at('node_modules/.package-lock.json'));
  if (installed === undefined) return true;
  if (packages().some((name) => !existsSync(at('node_modules/@followsuit', name)))) return true;
  return when === 'stale' && installed < modified(at('package-lock.json'));
}

function runInstall(tell) {
  tell('Installing dependencies…');
  const args = ['ci', '--no-audit', '--no-fund'];
  // npm passes its own path to its scripts; otherwise use the one on the PATH.
  const npm = process.env.npm_execpath ?? '';
  if (basename(npm) === 'npm-cli.js') run('npm ci', process.execPath, [npm, ...args]);
  else run('npm ci', 'npm', args, { shell: process.platform === 'win32' });
}

function mustBuild() {
  return (
    !isStamped('packages', inputs()) ||
    compiled().some(
      (name) => !existsSync(at('packages', name, 'dist/.tsbuildinfo')) && sources(`packages/${name}/src`).length > 0,
    )
  );
}

function runBuild(tell) {
  // Read before compiling: a file that changes meanwhile is stale the next time.
  const built = inputs();
  tell('Building…');
  run('The build', process.execPath, [at('node_modules/typescript/bin/tsc'), '-b']);
  putStamp('packages', built);
}

function mustBuildWeb() {
  return !existsSync(at(WEB, 'dist/index.html')) || !isStamped('web', webInputs());
}

function runBuildWeb(tell) {
  const built = webInputs();
  tell('Building the web app…');
  run('The build of the web app', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build'], { cwd: at(WEB) });
  putStamp('web', built);
}

function isStamped(what, text) {
  return existsSync(STAMPS[what]) && readFileSync(STAMPS[what], 'utf8') === text;
}

function putStamp(what, text) {
  mkdirSync(dirname(STAMPS[what]), { recursive: true });
  writeFileSync(STAMPS[what], text);
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** Holds back the command's output; if it fails, prints the output and ends the process. */
function run(what, command, args, options) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, ...options });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  say(done.error ? `${what} could not run: ${done.error.message}` : `${what} failed, for the reasons above.`);
  process.exit(1);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

// The inputs of a build: the root of the checkout, its packages, and their source files.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Joins a path; plain concatenation, since this runs a thousand times before every command. */
export const at = (...path) => root + path.join('/');
export const WEB = 'packages/web';

/** The fingerprint of a build's inputs: path, time and size of each file, so that it detects edits, additions and removals. */
export function inputs() {
  const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json'];
  for (const name of compiled()) {
    files.push(
      `packages/${name}/package.json`,
      `packages/${name}/tsconfig.json`,
      ...sources(`packages/${name}/src`, /\.(ts|json)$/),
    );
  }
  return files.map(described).join('');
}

/** The inputs of the web app: its own files, the packages it runs in the browser, the rules pages, and whether it lists the examples. */
export function webInputs() {
  const own = ['index.html', 'package.json', 'vite.config.ts'].map((name) => `${WEB}/${name}`);
  const folders = ['build', 'public', 'src'].map((name) => `${WEB}/${name}`);
  const used = ['engine', 'present', 'ui', 'games', 'bots', 'protocol', 'table', 'study'].map(
    (name) => `packages/${name}/src`,
  );
  const files = ['package-lock.json', ...own, ...[...folders, ...used].flatMap((dir) => sources(dir, /./))];
  return `examples ${process.env.FOLLOWSUIT_EXAMPLES ?? ''}\n${files.map(described).join('')}`;
}

function described(path) {
  const { mtimeMs, size } = statSync(at(path));
  return `${path} ${mtimeMs} ${size}\n`;
}

/** The files in a folder, except tests. */
export function sources(dir, wanted = /\.ts$/) {
  if (!existsSync(at(dir))) return [];
  return readdirSync(at(dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(path, wanted);
    return wanted.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** The folders of the packages, which are also their names after `@followsuit/`. */
export function packages() {
  return readdirSync(at('packages')).filter((name) => existsSync(at('packages', name, 'tsconfig.json')));
}

/** The packages that the compiler builds: all but the web app. */
export function compiled() {
  return packages().filter((name) => name !== basename(WEB));
}

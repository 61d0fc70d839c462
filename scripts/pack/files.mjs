// The files of a package to publish: those that its exports lead to, and no others.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { at } from '../inputs.mjs';

/** Writes a file, and the folders above it. */
export function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Copies a file of the checkout. */
export function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Packages with a scope are private unless they say otherwise. */
export const publishConfig = { access: 'public' };

export const manifestOf = (name) => JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'));

/** What a file imports, comments aside. */
const importsOf = (text) =>
  Array.from(
    text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm),
    ([, name]) => name,
  );

/**
 * A built file as it is published: without source maps, since there are no sources; models as JavaScript, since Node 20
 * warns about JSON modules; types name the files that there are; and no example games, as in the web app's build.
 */
const published = (text) =>
  text
    .replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
    .replace(/from '(\.[^']+)\.json' with \{ type: 'json' \}/g, "from '$1.json.js'")
    .replace(/((?:from |import\()'\.{1,2}\/[^']+)\.ts'/g, "$1.js'")
    .replace("process.env.FOLLOWSUIT_EXAMPLES === '1'", 'false');

/**
 * Writes the files that some entries lead to; `made` are files that replace those of the build. Returns the packages
 * that they import.
 */
export function writeFiles(name, entries, made, folder) {
  const packages = new Set();
  const done = new Set();
  const todo = [...entries];
  while (todo.length > 0) {
    const path = todo.pop();
    if (done.has(path)) continue;
    done.add(path);
    const text = made.get(path) ?? textOf(name, path);
    write(join(folder, path), text);
    for (const each of importsOf(text)) {
      const found = posix.join(posix.dirname(path), each);
      if (!each.startsWith('.')) packages.add(each.split('/', each.startsWith('@') ? 2 : 1).join('/'));
      // Types lead to types.
      else todo.push(path.endsWith('.d.ts') ? found.replace(/\.js$/, '.d.ts') : found);
    }
  }
  return packages;
}

function textOf(name, path) {
  if (path.endsWith('.json.js')) {
    const json = readFileSync(at('packages', name, path.replace(/\.js$/, '')), 'utf8').trim();
    return `export default ${json};\n`;
  }
  const file = at('packages', name, path);
  if (!existsSync(file)) throw new Error(`packages/${name}/${path} is imported, and was not built.`);
  return published(readFileSync(file, 'utf8'));
}

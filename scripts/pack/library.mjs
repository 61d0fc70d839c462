// Stages a library: what its exports lead to, its README, and the licence.
import { join } from 'node:path';
import { at } from '../inputs.mjs';
import { copy, manifestOf, publishConfig, write, writeFiles } from './files.mjs';
import { madeForGames, stagePages } from './games.mjs';

export const LIBRARIES = ['engine', 'bots', 'games', 'double-dummy', 'protocol'];

/** Subpaths that only this repository uses. */
const INNER = { games: ['./arena', './game-files', './examples', './testing', './rules-cache', './poker'] };
/** What users search for. */
const KEYWORDS = ['card-games', 'trick-taking', 'game-engine', 'imperfect-information'];

/** The exports of a library that are published. */
export const publicExports = (name) =>
  Object.entries(manifestOf(name).exports).filter(([path]) => !INNER[name]?.includes(path));

/** Stages a library in a folder, and returns the folder. */
export async function stageLibrary(name, folder) {
  const { name: full, version, description, license, sideEffects, dependencies = {} } = manifestOf(name);
  const { engines } = manifestOf('..');
  const kept = publicExports(name);
  const entries = kept.flatMap(([, { types, default: code }]) => [types.slice(2), code.slice(2)]);
  const made = name === 'games' ? await madeForGames() : new Map();
  const imported = writeFiles(name, entries, made, folder);
  const isNeeded = ([each]) => imported.has(each);
  const missing = [...imported].filter((each) => !each.startsWith('node:') && each !== full && !(each in dependencies));
  if (missing.length > 0) throw new Error(`${full} imports ${missing.join(', ')}, which are no dependencies.`);
  const manifest = {
    name: full,
    version,
    description,
    keywords: KEYWORDS,
    license,
    publishConfig,
    type: 'module',
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter((path) => path.startsWith('./dist/')) : sideEffects,
    engines,
    exports: Object.fromEntries(kept.map(([path, { types, default: code }]) => [path, { types, default: code }])),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(isNeeded)),
  };
  write(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copy(at('packages', name, 'README.md'), join(folder, 'README.md'));
  copy(at('LICENSE'), join(folder, 'LICENSE'));
  if (name === 'games') await stagePages(folder);
  return folder;
}

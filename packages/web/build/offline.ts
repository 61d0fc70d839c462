/** Builds the service worker: `sw.js`, with the list of all files of this version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/worker/service.ts', import.meta.url));
const NAME = 'sw.js';

/** What only those who read German need. */
const isGerman = (file: Rollup.OutputBundle[string]): boolean =>
  /words-de-/.test(file.fileName) ||
  (file.type === 'chunk' && file.moduleIds.some((id) => /words\.de\.ts$|virtual:german$/.test(id)));

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'followsuit:offline',
    apply: 'build',
    enforce: 'post',
    // The workers of the app are built by the same plugins; one service worker is enough.
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const own = bundle[NAME];
        if (own?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== NAME && !fileName.endsWith('.map'));
        for (const file of built) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const still = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
        for (const name of still) hash.update(name).update(readFileSync(join(publicDir, name)));
        // The page is kept under the address of its folder, the others under their names.
        const names = [...built.map(({ fileName }) => fileName), ...still].filter((name) => name !== 'index.html');
        const files = ['./', ...names];
        const german = new Set(built.filter(isGerman).map(({ fileName }) => fileName));
        own.code = own.code
          .replace('__FILES__', files.filter((name) => !german.has(name)).join(' '))
          .replace('__GERMAN__', [...german].join(' '))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      },
    },
  };
}

/** Compresses every file of the build beforehand (.br and .gz beside it), so that a server only has to send it. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWith } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWith);

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'followsuit:compress',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path));
        await Promise.all(paths.map((path) => compressFile(join(folder, path))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await gzip(text, { level: 9 }));
}

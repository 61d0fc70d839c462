/** Compresses every file of the build beforehand (.br and .gz beside it), so that a server only has to send it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'followsuit:compress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (TEXT.test(path)) compressFile(join(folder, path));
      },
    },
  };
}

function compressFile(path: string): void {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}

/** What a browser has to load for bots: engine, all games, search and models. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** Bytes, compressed by Brotli, as servers send what they have compressed beforehand. */
const LIMIT = 115_000;

it('engine, games, bots and models need nothing of Node and are small', async () => {
  const entry = fileURLToPath(new URL('testing/everything.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    // Not as a library: those keep their white space.
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  expect(chunks.flatMap(({ imports }) => imports)).toEqual([]);
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(code).not.toMatch(/["']node:/);
  expect(brotliCompressSync(code).length).toBeLessThan(LIMIT);
});

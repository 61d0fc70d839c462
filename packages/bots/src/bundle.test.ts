/** What a browser has to load for bots: engine, all games, search and models. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

const LIMIT = 90_000;

it('engine, games, bots and models need nothing of Node and are small', async () => {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'bots' } },
  })) as Rollup.RollupOutput[];
  const chunks = built.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  expect(chunks.flatMap(({ imports }) => imports)).toEqual([]);
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(code).not.toMatch(/["']node:/);
  expect(gzipSync(code).length).toBeLessThan(LIMIT);
});

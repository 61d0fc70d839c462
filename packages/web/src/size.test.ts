/** What a first visit loads up to a playable table: home, the table, all games, bots and models; the limit of issue 6. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** Bytes of script and style, compressed by Brotli as they are sent. */
const LIMIT = 150_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The pages on the way, by the modules that `app.tsx` loads. */
const WAY = ['src/main.tsx', 'src/pages/home.tsx', 'src/table/local-page.tsx'];

it('is small', async () => {
  const { output } = (await build({ root: ROOT, logLevel: 'error', build: { write: false } })) as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const needed = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) needed.add(css);
    chunk.imports.forEach(add);
  };
  for (const page of WAY) {
    // What is loaded with the page itself is loaded with the app: its entry is the document.
    const found = [...chunks.values()].find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId === ROOT + page || (page === WAY[0] && moduleIds.includes(ROOT + page)),
    );
    expect(found, page).toBeDefined();
    add(found?.fileName ?? '');
  }
  // The workers are built apart and come as plain files: all of them are needed.
  const workers = output.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'));
  expect(workers.length).toBeGreaterThanOrEqual(3);
  for (const { fileName } of workers) needed.add(fileName);

  const sizes = output.flatMap((file) => {
    if (!needed.has(file.fileName)) return [];
    const text = file.type === 'chunk' ? file.code : file.source;
    return [[file.fileName, brotliCompressSync(text).length] as const];
  });
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  console.log(`A playable table: ${sum} bytes compressed, in ${sizes.length} files.`);
  expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LIMIT);
  expect(sum).toBeGreaterThan(50_000);
});

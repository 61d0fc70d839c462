/** What a first visit loads up to a playable table: home, the table, all games, bots and models. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';

/** Bytes of script and style, compressed by Brotli as they are sent. */
const LIMIT = 150_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The pages on the way, by the modules that `app.tsx` loads, and the largest of what games add to the table. */
const WAY = ['src/main.tsx', 'src/pages/home.tsx', 'src/table/local-page.tsx', 'src/sheets/speed-run.tsx'];

it('is small', async () => {
  vi.stubEnv('NODE_ENV', 'production'); // as where it is built for people
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
  for (const name of inWorkers(output)) needed.add(name);

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

/**
 * The files that the workers load for a table. They are built apart and come as plain files: what each imports is read from
 * its text. Of the models of the games one is needed; the largest is counted.
 */
function inWorkers(output: Rollup.RollupOutput['output']): string[] {
  const texts = new Map<string, string>();
  for (const file of output)
    if (file.type === 'asset' && file.fileName.endsWith('.js')) texts.set(file.fileName, String(file.source));
  const [main] = [...texts.keys()].filter((name) => /\/main-/.test(name));
  const named = (name: string, how: RegExp): string[] =>
    [...(texts.get(name) ?? '').matchAll(how)].map(([, path]) => `assets/${path}`);
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    expect(texts.has(name), name).toBe(true);
    needed.add(name);
    named(name, /(?:from|import)["'`]\.\/([^"'`]+)["'`]/g).forEach(add);
  };
  add(main);
  const LATER = /import\(["'`]\.\/([^"'`]+)["'`]\)/g;
  named(main, LATER).forEach(add);
  const size = (name: string): number => texts.get(name)?.length ?? 0;
  const models = [...needed]
    .flatMap((name) => named(name, LATER))
    .filter((name) => /\/(coralon|stones|speed-run)-/.test(name));
  expect(models.length).toBeGreaterThanOrEqual(3);
  add(models.reduce((most, each) => (size(each) > size(most) ? each : most)));
  return [...needed];
}

/** The size of a first visit up to a playable table: home, the table, a game, bots and models. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rulesOn } from '@followsuit/engine';
import { exampleGames } from '@followsuit/games/examples';
import { readPage } from '@followsuit/games/pages';
import { build, type Rollup } from 'vite';
import { expect, it, vi } from 'vitest';

/** Bytes of scripts and styles, compressed with Brotli as they are sent. */
const LIMIT = 170_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The pages that are visited, by the modules that `app.tsx` loads. */
const WAY = ['src/main.tsx', 'src/pages/home.tsx', 'src/table/local-page.tsx'];
/** Each game's additions to the table. */
const ADDED = /games\/src\/([\w-]+)\/(?:table|words\.en|web)\.tsx?$/;

it('is small', async () => {
  vi.stubEnv('NODE_ENV', 'production'); // as in the production build
  const { output } = (await build({ root: ROOT, logLevel: 'error', build: { write: false } })) as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const needed = new Set<string>();
  const add = (name: string, to = needed): void => {
    const chunk = chunks.get(name);
    if (!chunk || to.has(name)) return;
    to.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) to.add(css);
    for (const each of chunk.imports) add(each, to);
  };
  for (const page of WAY) {
    // The entry of the app is the document: what the page itself loads counts as loaded with the app.
    const found = [...chunks.values()].find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId === ROOT + page || (page === WAY[0] && moduleIds.includes(ROOT + page)),
    );
    expect(found, page).toBeDefined();
    add(found?.fileName ?? '');
  }
  const modules = [...needed].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  expect(modules.filter((id) => /words\.de\.ts$|text\/de\b|virtual:german/.test(id))).toEqual([]);
  // `memo` of ui and `lazy` of web do without it.
  expect(modules.filter((id) => id.includes('preact/compat'))).toEqual([]);
  // Reviews and puzzles come later.
  expect(
    modules.filter((id) => /\/packages\/review\/|puzzles\.json$|web\/src\/(review|puzzles|history)\//.test(id)),
  ).toEqual([]);
  for (const name of inWorkers(output)) needed.add(name);

  // The guide to adding a game quotes its example, and nothing else does.
  const quotes = (each: (typeof output)[number]): boolean =>
    each.type === 'chunk' && each.moduleIds.some((id) => id.includes('virtual:guide'));
  const rest = output.filter((each) => !quotes(each));
  expect(rest.length).toBe(output.length - 1);
  const code = rest.map((each) => (each.type === 'chunk' ? each.code : String(each.source))).join('');
  for (const { pages } of exampleGames) expect(code).not.toContain(rulesOn(readPage(pages[0])).keys().next().value);

  const known = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const file = output.find(({ fileName }) => fileName === name);
    const text = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    known.set(name, known.get(name) ?? brotliCompressSync(text).length);
    return known.get(name) ?? 0;
  };
  /** With the additions of a game: the largest is counted. */
  const ofGame = new Map<string, Set<string>>();
  for (const { facadeModuleId, fileName } of chunks.values()) {
    const [, game] = ADDED.exec(facadeModuleId ?? '') ?? [];
    if (game === undefined) continue;
    const all = ofGame.get(game) ?? new Set(needed);
    add(fileName, all);
    ofGame.set(game, all);
  }
  const ways = [...ofGame.values()].map((all) => [...all].map((name) => [name, sizeOf(name)] as const));
  expect(ways.length).toBeGreaterThanOrEqual(13);
  const sumOf = (sizes: (typeof ways)[number]): number => sizes.reduce((all, [, size]) => all + size, 0);
  const sizes = ways.reduce((most, each) => (sumOf(each) > sumOf(most) ? each : most));
  const sum = sumOf(sizes);
  console.log(`A playable table: ${sum} bytes compressed, in ${sizes.length} files.`);
  expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LIMIT);
  expect(sum).toBeGreaterThan(50_000);
});

/**
 * The files that the workers load for a table. They are built separately as plain files, so their imports are read from their
 * text. A table needs the rules and the model of one game; the largest are counted.
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
  // The words of another language are for those who read it.
  named(main, LATER)
    .filter((name) => !/\/words-de-/.test(name))
    .forEach(add);
  const size = (name: string): number => texts.get(name)?.length ?? 0;
  const later = [...needed].flatMap((name) => named(name, LATER));
  for (const kind of ['rules', 'bot']) {
    const files = [...new Set(later.filter((name) => name.includes(`-${kind}-`)))];
    expect(files.length).toBeGreaterThanOrEqual(13);
    add(files.reduce((most, each) => (size(each) > size(most) ? each : most)));
  }
  return [...needed];
}

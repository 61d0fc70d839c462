import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('packages', import.meta.url));

/** What is tested of every game is tested of the examples too, which are no more than a page and a file of rules. */
const EVERY_GAME = [
  ...['contract', 'contract-tricks', 'secrecy', 'shown', 'verify'].map((name) => `games/src/${name}`),
  ...['worlds/worlds', 'worlds/uniform'].map((name) => `bots/src/${name}`),
  ...['lab/src/honesty/honesty', 'server/src/leaks', 'server/src/play'],
].map((name) => `packages/${name}.test.ts`);

const testsIn = (...names: string[]): string[] => names.map((name) => `packages/${name}/src/**/*.test.ts`);

export default defineConfig({
  resolve: {
    // Tests see the sources of the packages they import, as the export condition `source` names them. The condition
    // itself would do, but vitest hands it on to worker threads, which run the build and cannot read TypeScript.
    alias: [
      { find: /^@followsuit\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@followsuit\/([a-z-]+)\/([a-z-]+)$/, replacement: `${packages}/$1/src/$2` },
    ],
  },
  // As vite.config.ts of the web app sets it.
  define: { HAS_SERVER: 'true' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    globalSetup: 'scripts/test-folder.mjs',
    testTimeout: 60_000,
    // A busy machine may let things wait for longer than vitest's second.
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores, since tests of servers and commands also wait; vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    // What keeps no state outside its functions is loaded once for all its tests, which saves a fifth of their time.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: testsIn(
            ...[
              'engine',
              'present',
              'games',
              'bots',
              'double-dummy',
              'outside-bots',
              'review',
              'lab',
              'study',
              'protocol',
              'table',
              'server',
              'cli',
            ],
          ),
          exclude: EVERY_GAME,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'every game', include: EVERY_GAME, env: { FOLLOWSUIT_EXAMPLES: '1' }, isolate: false },
      },
      { extends: true, test: { name: 'web', include: testsIn('web', 'ui') } },
    ],
  },
});

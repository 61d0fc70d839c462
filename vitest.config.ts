import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('packages', import.meta.url));

export default defineConfig({
  resolve: {
    // Tests see the sources of the packages they import, as the export condition `source` names them. The condition
    // itself would do, but vitest hands it on to worker threads, which run the build and cannot read TypeScript.
    alias: [
      { find: /^@followsuit\/([a-z]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@followsuit\/([a-z]+)\/([a-z]+)$/, replacement: `${packages}/$1/src/$2` },
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // As many as there are cores; vitest would leave one idle.
    maxWorkers: '100%',
  },
});

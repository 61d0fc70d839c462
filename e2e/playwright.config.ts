/** Tests in a real browser, against the server as `followsuit serve` runs it. Pictures go to e2e/pictures. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const port = process.env.FOLLOWSUIT_E2E_PORT ?? '4321';
const baseURL = `http://127.0.0.1:${port}`;
const data = process.env.FOLLOWSUIT_E2E_DATA ?? mkdtempSync(join(tmpdir(), 'followsuit-e2e-'));
process.env.FOLLOWSUIT_E2E_DATA = data;

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  // One more than there are cores here: tests also wait for bots, clocks and other people.
  workers: availableParallelism() + 1,
  // No retries: deals are seeded, so a flaky test has found something.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
    baseURL,
    // Nobody looks at the pictures of CI, and none are taken.
    launchOptions: launchOptions({ draws: !process.env.CI }),
    // Traces take time, and nobody opens those of CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  webServer: {
    command: `node ../packages/cli/bin/followsuit.mjs serve --port ${port} --data ${data} --bot-pause 100 --log silent`,
    cwd: import.meta.dirname,
    url: `${baseURL}/health`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});

/** Measures how fast the app answers: npm run speed. No test, since figures hang on the machine and what else it does. */
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.measure.ts',
  outputDir: '../results/speed',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 300_000,
  reporter: 'line',
});

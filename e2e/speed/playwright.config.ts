/** Measures how fast the app responds: npm run speed. Not a test, since the figures depend on the machine and its load. */
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

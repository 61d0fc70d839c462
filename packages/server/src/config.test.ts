import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flagOf, SETTINGS, WORKER_THREADS } from './config.ts';

const PAGE = readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8');

it('every setting is on the page for hosts, with its flag and its variable', () => {
  for (const [name, { env }] of Object.entries(SETTINGS))
    expect(PAGE).toContain(`| \`${flagOf(name)}\` | \`${env}\` |`);
  expect(PAGE).toContain(WORKER_THREADS.env);
});

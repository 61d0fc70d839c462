/** The example of the README runs as it is written there. */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as coralon from './coralon/index.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const code = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';

it('the example runs as it is written', () => {
  const script = code.replace(/^import (\{.*\}) from '@followsuit\/games\/coralon';$/m, 'const $1 = module;');
  expect(script).toContain('= module;');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    new Function('module', `'use strict'; ${script}`)(coralon);
    const [[winners, scores, view, lines]] = log.mock.calls;
    expect(winners.length).toBeGreaterThan(0);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(20);
    expect(view).toMatchObject({ game: 'coralon', seat: 0 });
    expect(lines).toBeGreaterThan(100);
  } finally {
    log.mockRestore();
  }
});

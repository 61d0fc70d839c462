import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pathsOf, roundedPath } from './icons.source.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};

describe('icons', () => {
  it('are those of Game Icons', async () => {
    await expect(`${JSON.stringify(pathsOf(icons), null, 2)}\n`).toMatchFileSnapshot('icons.json');
  });

  it('are rounded without drifting', () => {
    expect(roundedPath('M1.4 2l.4.4.4.4', 1)).toBe('M1 2l1 0 0 1');
    expect(roundedPath('M0 0h.4h.4h.4z', 1)).toBe('M0 0h0h1h0z');
    expect(roundedPath('M0 0a17 17 0 01-4.636.521', 1)).toBe('M0 0a17 17 0 0 1-5 1');
  });
});

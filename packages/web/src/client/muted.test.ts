/** People who are not heard. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function load(kept: string | null) {
  const stored = new Map(kept === null ? [] : [['followsuit.muted', kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.resetModules();
  return { ...(await import('./muted.ts')), stored };
}

it('remembers names, and reads whatever is stored', async () => {
  const { muted, setMuted, stored } = await load(null);
  setMuted('Bo', true);
  setMuted('Cy', true);
  setMuted('Bo', true);
  expect(muted.value).toEqual(['Cy', 'Bo']);
  setMuted('Cy', false);
  expect(stored.get('followsuit.muted')).toBe('["Bo"]');
  for (let n = 0; n < 150; n++) setMuted(`x${n}`, true);
  expect(muted.value).toHaveLength(100);
  expect((await load('["Bo",7]')).muted.value).toEqual(['Bo']);
  for (const bad of ['{', '{}', 'null']) expect((await load(bad)).muted.value).toEqual([]);
});

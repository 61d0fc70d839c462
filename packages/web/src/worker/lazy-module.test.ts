import { expect, it } from 'vitest';
import { words } from '../text/text.ts';
import { orNotLoaded } from './lazy-module.ts';

it('says in a sentence that a part could not be loaded', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(orNotLoaded(failing)).rejects.toThrow(words.worker.notLoaded);
  expect(await orNotLoaded(Promise.resolve(7))).toBe(7);
});

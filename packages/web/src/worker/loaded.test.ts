import { expect, it } from 'vitest';
import { words } from '../text/text.ts';
import { loaded } from './loaded.ts';

it('says in a sentence that a part could not be loaded', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loaded(failing)).rejects.toThrow(words.worker.notLoaded);
  expect(await loaded(Promise.resolve(7))).toBe(7);
});

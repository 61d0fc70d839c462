import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The styles of the app, of its components and of the games. */
const sheets = ['web', 'ui', 'games'].flatMap((name) => {
  const directory = new URL(`../../../${name}/src/`, import.meta.url);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, directory), 'utf8'));
});
const keyframes = sheets.flatMap((css) => [...css.matchAll(/@keyframes ([\w-]+) \{\n(.*?)\n\}/gs)]);

it('what moves says where it begins and ends, so that the compositor can move it alone', () => {
  expect(keyframes.length).toBeGreaterThan(10);
  const open = keyframes.filter(([, , steps]) => !/^ {2}from \{/m.test(steps) || !/^ {2}to \{/m.test(steps));
  expect(open.map(([, name]) => name)).toEqual([]);
});

/** The rules of a classic fit in 250 lines: docs/decisions/0134-classics.md. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from './index.ts';

const LINES = 250;
/** Skat's rules are longer by its auction, which is a file of its own. */
const LONGER: Readonly<Record<string, number>> = { skat: 80 };

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const classics = games.filter(({ classic }) => classic).map(({ id }) => id);

it('there are classics', () => expect(classics.length).toBeGreaterThanOrEqual(6));

it.each(classics)('the rules of %s fit in 250 lines, with what only it uses', (id) => {
  const rules = read(`${id}/rules.ts`);
  expect(linesOf(rules)).toBeLessThanOrEqual(LINES);
  const own = Array.from(rules.matchAll(/from '\.\/([\w-]+\.ts)'/g), ([, file]) => file).filter(
    (file) => file !== 'knobs.ts',
  );
  const all = [rules, ...own.map((file) => read(`${id}/${file}`))].reduce((sum, text) => sum + linesOf(text), 0);
  expect(all).toBeLessThanOrEqual(LINES + (LONGER[id] ?? 0));
});

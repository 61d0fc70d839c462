/** The guide to adding a game: the code on it is that of its example, which plays. */
import { existsSync, readFileSync } from 'node:fs';
import { filled, type Line, optionsOn, rulesOn, Verifier } from '@followsuit/engine';
import { describe, expect, it } from 'vitest';
import { exampleGames } from './examples/index.ts';
import { readPage } from './pages.ts';
import { playAtRandom, WHOLE } from './testing/contract.ts';

const guide = readFileSync(new URL('../../../docs/add-a-game.md', import.meta.url), 'utf8');
const fileOf = (id: string): string => readFileSync(new URL(`examples/${id}/rules.ts`, import.meta.url), 'utf8');

it('the guide shows the whole file of its example, as it stands', () => {
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const squeeze = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim();
  expect(squeeze(blocks.join('\n'))).toBe(squeeze(fileOf('little-hearts').replace(/^\/\*\*.*\*\/\n/, '')));
});

it('the guide shows the whole page of its example, as it stands', () => {
  expect(/```markdown\n(.*?)```/s.exec(guide)?.[1]).toBe(readPage('little-hearts'));
});

it('every file that the guide names is there, but for those that it tells to write', () => {
  for (const [, path] of guide.matchAll(/`(packages\/[\w./-]+\w)`/g))
    if (!path.startsWith('packages/games/src/little-hearts'))
      expect(existsSync(new URL(`../../../${path}`, import.meta.url)), path).toBe(true);
});

describe.each(exampleGames)('$name', (game) => {
  it('names only rules and options that stand on its page', () => {
    const page = readPage(game.id);
    const rules = rulesOn(page);
    const named = [...fileOf(game.id).matchAll(/'([A-Z]+-[A-Z]+-\d)'/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(4);
    for (const id of named) expect(rules.has(id), id).toBe(true);
    expect(optionsOn(page).map(({ id }) => id)).toEqual(game.options.map(({ id }) => id));
  });

  it.each(game.players)('plays with %i players, and its record verifies', (players) => {
    const { lines, match } = playAtRandom(game.setUp(players, filled(game, players)), 'guide', () => {}, WHOLE);
    const verifier = new Verifier((id) => (id === game.id ? game : undefined));
    expect(lines.map((line: Line) => verifier.line(line)).filter((fault) => fault !== null)).toEqual([]);
    expect([match.over, verifier.finished]).toEqual([true, true]);
  });
});

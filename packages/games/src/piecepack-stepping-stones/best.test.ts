import { expect, it } from 'vitest';
import { added, NONE } from './best.ts';
import { bestWords, resultWords } from './wording.ts';
import { table as text } from './words.en.ts';

const over = (reason: string, turns: number, home: number) => ({ ev: 'over', reason, turns, total: [home] });

it('keeps the fewest turns of a win and the most pawns home, and counts a table once', () => {
  expect(bestWords(text, NONE)).toBe('');
  const lost = added(NONE, 'a', over('resigned', 30, 3));
  expect(bestWords(text, lost)).toBe('Best: 3 of 4 home (1 played)');
  expect(added(lost, 'a', over('home', 20, 4))).toBe(lost);
  const won = added(added(lost, 'b', over('home', 70, 4)), 'c', over('home', 58, 4));
  const worse = added(won, 'd', over('home', 90, 4));
  expect(bestWords(text, worse)).toBe('Best: 58 turns (3 of 4 won)');
});

it('says so where a win is the best so far', () => {
  const before = added(NONE, 'a', over('home', 61, 4));
  const told = (turns: number) => resultWords(text, over('home', turns, 4), added(before, 'b', over('home', turns, 4)));
  expect(told(58)).toBe('That is your best so far with these options.');
  expect(told(70)).toBe('Best: 61 turns (2 of 2 won)');
});

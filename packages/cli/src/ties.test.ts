import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { seenBy, tricksOf } from './testing/tricks.ts';
import { tieWords } from './ties.ts';

/** The text if all sides have 29 and these seats have won. */
function said(id: string, winners?: readonly number[]): string[] {
  const rules = tricksOf(id);
  const { sides } = rules.design;
  const over = { ev: 'over', winners: winners ?? sides[0], total: sides.map(() => 29) };
  return tieWords(seenBy(rules, rules.start(), 0), over);
}

it('a tie that was decided is told with its rule', () => {
  expect(said('bishop')).toEqual([
    "You, Bo, Cy, Di and Eve are level at 29. BISHOP-END-2: Ties: the bidder of that hand first, then the partner, then the opponent closest to the dealer's left (the dealer is farthest).",
  ]);
  expect(said('chevalier')).toEqual([expect.stringContaining('CHEVALIER-END-2: The higher score wins; if the scores')]);
});

it('a shared win is no tie to be decided', () => {
  expect(said('baronet', [0, 1, 2, 3, 4])).toEqual([]);
});

it.each(trickGames.map(({ id }) => id))('the rule for ties of %s is found on its page', (id) => {
  expect(said(id)[0]).toMatch(/ are level at 29\. [A-Z-]+-END-\d: /);
});

/** Where points come from over many hands: bags and pots that last, rows that fill, results that are tried again. */
import { lastScored, numbers } from '@followsuit/present';
import { expect, test } from 'vitest';
import { trickGames } from './index.ts';
import { play, presentedBy, setupsOf } from './testing/scenes.ts';

const HANDS = 25;
const files = import.meta.glob('./*/entries.ts');
const counted = trickGames.filter(({ id }) => `./${id}/entries.ts` in files);

test('every card game has entries', () => expect(counted.map(({ id }) => id)).toEqual(trickGames.map(({ id }) => id)));

test.each(counted.map((game) => [game.id, game] as const))('%s: the entries of every hand add up', async (id, game) => {
  const made = await presentedBy(id);
  const seen = new Set<string>();
  const [setup] = setupsOf(game);
  let done = 0;
  play(setup, made, `${id}/entries`, HANDS, ({ phase, sceneFor }) => {
    if (phase !== 'deal' && phase !== 'over') return;
    const scene = sceneFor(0);
    const last = lastScored(scene);
    if (!last || last.hand === done) return;
    done = last.hand;
    const entries = made.entries!(scene, last, scene.presenter.outcome!(scene, last).rule!);
    for (const { rule } of entries.flat()) seen.add(rule);
    const sums = entries.map((list) => list.reduce((sum, { points }) => sum + points, 0));
    expect(sums, JSON.stringify([entries, last.score])).toEqual(numbers(last.score, 'delta'));
  });
  expect(done).toBeGreaterThan(1);
  for (const rule of LASTING[id] ?? []) expect(seen).toContain(rule);
});

/** Rules of what one hand leaves to the next, which must have been met. */
const LASTING: Readonly<Record<string, readonly string[]>> = {
  spades: ['SPADES-SCORE-7'],
  'stepping-stones': ['STEPPING-SCORE-4'],
  'speed-run': ['SPEEDRUN-SCORE-5'],
};

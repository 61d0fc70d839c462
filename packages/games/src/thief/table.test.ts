import { expect, test } from 'vitest';
import { play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { thief } from './rules.ts';

test.each(['points', 'tricks'])('bid in %s: what exactly the bid means is said as it is scored', async (bidIn) => {
  const presented = await presentedBy('thief');
  let seen = 0;
  for (const [i, setup] of setupsOf(thief).entries())
    play(setup, presented, `thief/${i}`, 2, ({ sceneFor, phase }) => {
      if (phase !== 'tricks' || setup.options.bidIn !== bidIn) return;
      seen++;
      const more = presented.presenter.signs?.(sceneFor(-1)).at(-1)?.more;
      expect(more).toContain(bidIn === 'points' ? 'everybody else out' : 'Thieves score');
    });
  expect(seen).toBeGreaterThan(0);
});

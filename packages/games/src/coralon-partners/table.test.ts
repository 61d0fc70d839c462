import { expect, test } from 'vitest';
import { play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { coralonPartners } from './rules.ts';

test('whoever sits out is told so, and nobody else', async () => {
  const presented = await presentedBy('coralon-partners');
  let seen = 0;
  for (const [i, setup] of setupsOf(coralonPartners).entries())
    play(
      setup,
      presented,
      `zero/${i}`,
      1,
      ({ sceneFor, phase, actors }) => {
        if (phase !== 'tricks' || actors.length === 0) return;
        for (const seat of [0, 1, 2, 3]) {
          const scene = sceneFor(seat);
          const isOut = scene.view.out.includes(seat);
          expect(presented.presenter.prompt?.(scene)?.startsWith('You sit out')).toBe(isOut);
          seen += Number(isOut);
        }
      },
      ['zero'],
    );
  expect(seen).toBeGreaterThan(0);
});

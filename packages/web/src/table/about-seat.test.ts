import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { preloadPresentation } from '../presentation.ts';
import { aboutSeat } from './about-seat.ts';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

it('shows no number of tricks before the first is finished, then also a zero', async () => {
  const whist = trickGames.find(({ id }) => id === 'whist')!;
  await preloadPresentation('whist');
  const scenes: TableScene[] = [];
  play(setupsOf(whist)[0], 'zero', 1, ({ sceneFor }) => scenes.push(sceneFor(0)));
  const finished = (scene: TableScene): number => scene.events.filter(({ ev }) => ev === 'trick').length;
  const early = scenes.filter((scene) => finished(scene) === 0);
  const first = scenes.filter((scene) => finished(scene) === 1);
  expect(early.length).toBeGreaterThan(4);
  for (const scene of early)
    for (const seat of scene.view.taken.keys()) expect(aboutSeat(scene, seat).tricks).toBeUndefined();
  for (const scene of first) {
    const tricks = scene.view.taken.map((_, seat) => aboutSeat(scene, seat).tricks ?? 0);
    expect([...tricks].sort()).toEqual([0, 0, 0, 1]);
  }
});

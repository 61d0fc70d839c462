/** What is played by itself, over whole hands. */
import { trickGames } from '@followsuit/games';
import { heldCards } from '@followsuit/present';
import { expect, it, vi } from 'vitest';
import { autoAct } from './auto-play.ts';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

// The catalogue is made when the app is built.
vi.mock('../catalogue/index.ts', () => ({ gameInfo: (id: string) => ({ id, deck: {} }) }));

const scenes: TableScene[] = [];
play(setupsOf(trickGames.find(({ id }) => id === 'coralon')!)[0], 'auto', 2, ({ sceneFor, actors }) => {
  for (const seat of actors) scenes.push(sceneFor(seat));
});

it('the last card, and no other', () => {
  const played = scenes.filter((scene) => autoAct(scene, 'last'));
  expect(played.length).toBeGreaterThan(3);
  for (const scene of scenes) {
    const isLast = scene.view.phase === 'tricks' && heldCards(scene).length === 1;
    expect(autoAct(scene, 'last')).toEqual(isLast ? scene.acts[0] : null);
  }
});

it('whatever is the only choice, if the player wants that', () => {
  expect(scenes.filter((scene) => autoAct(scene, 'forced')).length).toBeGreaterThan(
    scenes.filter((scene) => autoAct(scene, 'last')).length,
  );
  for (const scene of scenes) expect(autoAct(scene, 'forced')).toEqual(scene.acts.length === 1 ? scene.acts[0] : null);
});

it('nothing if the player wants that, and nothing at a board without cards', () => {
  for (const scene of scenes) {
    expect(autoAct(scene, 'off')).toBeNull();
    expect(autoAct({ ...scene, game: { ...scene.game, deck: null } }, 'forced')).toBeNull();
  }
});

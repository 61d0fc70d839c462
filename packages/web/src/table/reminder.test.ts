import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { keepsWaiting } from './reminder.ts';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

/** Every scene of a hand of Speed Run, in which all choose at once, as seat 0 sees it; with a person at seat 1. */
function scenes(here: boolean): TableScene[] {
  const game = trickGames.find(({ id }) => id === 'speed-run')!;
  const found: TableScene[] = [];
  play(setupsOf(game)[0], 'waiting', 1, ({ sceneFor }) => {
    const scene = sceneFor(0);
    const seats = scene.info.seats.map(
      (who, i) => ({ ...who, kind: i < 2 ? 'person' : 'bot', here, away: false }) as const,
    );
    found.push({ ...scene, info: { ...scene.info, seats } });
  });
  return found;
}

const actors = ({ view }: TableScene): readonly number[] => view.actors as readonly number[];

it('whoever is the last to act keeps people waiting, but not bots', () => {
  const all = scenes(true);
  const waits = all.filter(keepsWaiting);
  expect(waits.length).toBeGreaterThan(5);
  for (const scene of waits) expect(actors(scene)).toEqual([0]);
  const together = all.filter((scene) => scene.acts.length > 0 && actors(scene).length > 1);
  expect(together.length).toBeGreaterThan(0);
  expect(together.filter(keepsWaiting)).toEqual([]);
  expect(scenes(false).filter(keepsWaiting)).toEqual([]);
});

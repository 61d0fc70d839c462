/** What the table says that a player is trying to do. */
import { type Scene, shownTrick } from '@followsuit/present';
import { expect } from 'vitest';
import type { Moment } from './scenes.ts';

/** The longest goal that fits below the prompt on a phone, in two lines. */
const LONGEST = 80;
const GAP = /undefined|null|NaN|\{\w+\}|nobody/;

/** Every seat and a watcher have a goal while the hand is played, and it fits. @example play(setup, presented, 'goals', 2, hasGoals) */
export function hasGoals({ sceneFor, phase }: Moment): void {
  if (phase === 'deal' || phase === 'over') return;
  const watcher = sceneFor(-1);
  for (const seat of [-1, ...watcher.names.keys()]) {
    const scene: Scene = seat < 0 ? watcher : sceneFor(seat);
    const goal = scene.presenter.goal?.(scene);
    const where = `${phase}, seat ${seat}, trick ${shownTrick(scene)?.n}: ${goal}`;
    expect(goal, where).toBeTruthy();
    expect(goal!.length, where).toBeLessThanOrEqual(LONGEST);
    expect(GAP.test(goal!), where).toBe(false);
    expect(goal, where).not.toBe(scene.presenter.prompt?.(scene));
  }
}

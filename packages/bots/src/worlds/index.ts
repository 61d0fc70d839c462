/** Worlds for a view: many of them with `Worlds`, or just one. */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { Worlds } from './worlds.ts';

export type { Facts, PastChoices, SamplingKnowledge } from './sampling-knowledge.ts';
export { Worlds } from './worlds.ts';

const made = new WeakMap<Rules, Worlds>();

/** Worlds of a game, looking at a view. */
function lookingAt(view: View): Worlds {
  const worlds = made.get(view.rules) ?? new Worlds(view.rules);
  made.set(view.rules, worlds);
  worlds.look(view);
  return worlds;
}

/**
 * Draws one world. Whoever needs several of the same view has them faster from `Worlds`.
 *
 * @example const world = sampleWorld(view, random); // viewOf(rules, world, seat) equals the view
 */
export function sampleWorld(view: View, random: Random): State {
  const world = view.rules.start();
  lookingAt(view).draw(random, world);
  return world;
}

/** Worlds for a view: a single one, or many with `Worlds`. */
import type { Random, Rules, State, View } from '@followsuit/engine';
import { Worlds } from './worlds.ts';

export type { Facts, PastChoices, SamplingKnowledge } from './sampling-knowledge.ts';
export { Worlds } from './worlds.ts';

const made = new WeakMap<Rules, Worlds>();

/** The worlds of a game, prepared for a view. */
function lookingAt(view: View): Worlds {
  const worlds = made.get(view.rules) ?? new Worlds(view.rules);
  made.set(view.rules, worlds);
  worlds.look(view);
  return worlds;
}

/**
 * Draws one world. To draw several for the same view, `Worlds` is faster.
 *
 * @example const world = sampleWorld(view, random); // viewOf(rules, world, seat) equals the view
 */
export function sampleWorld(view: View, random: Random): State {
  const world = view.rules.start();
  lookingAt(view).draw(random, world);
  return world;
}

/** The reference play of a game, for reviews. */
import { type Play, Rules } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import type { Reference } from './reference.ts';
import { TrickReference } from './trick-reference.ts';

export { MEASURES_OF_RESULT, mixed, type Reference, type ResultMeasure } from './reference.ts';

const made = new WeakMap<Play, Reference>();

/** The reference play of a game; null for a game without tricks that brings none. @example referenceFor(rules)?.size */
export function referenceFor(rules: Play): Reference | null {
  const found =
    made.get(rules) ??
    (rules instanceof Rules ? new TrickReference(rules) : knowledgeOf(rules.game).reference?.(rules));
  if (found === undefined) return null;
  made.set(rules, found);
  return found;
}

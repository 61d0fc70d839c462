/** The policy of a game, from its model. */
import type { Rules } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import { type Policy, Softmax } from './policy.ts';

/** One policy per setup: its tables take a few milliseconds to build. */
const made = new WeakMap<Rules, Policy>();

/**
 * How likely a good player is to choose each move. Without a model of the game, all moves are equally likely.
 *
 * @example policyFor(rules).weigh(s, seat, moves, n, chances)
 */
export function policyFor(rules: Rules): Policy {
  const known = made.get(rules);
  if (known) return known;
  const model = knowledgeOf(rules.game).policy;
  const policy = model ? Softmax.from(rules, model) : new Softmax(rules);
  made.set(rules, policy);
  return policy;
}

/** Whether a game has a trained policy: an untrained one costs time and has no preference. */
export const hasPolicy = ({ game }: Rules): boolean => (knowledgeOf(game).policy?.lead.length ?? 0) > 0;

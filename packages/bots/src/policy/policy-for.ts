/** The policy of a game, from its model. */
import type { Rules } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import { type Policy, Softmax } from './policy.ts';

/** Made once for each game set up: the tables behind a policy take a few milliseconds. */
const made = new WeakMap<Rules, Policy>();

/**
 * How likely each move is for a good player. Where there is no model of a game, all moves are equally likely.
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

/** Whether a game comes with a trained policy: an untrained one takes time and says nothing. */
export const hasPolicy = ({ game }: Rules): boolean => (knowledgeOf(game).policy?.lead.length ?? 0) > 0;

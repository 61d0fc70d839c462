/** The policy of a game, from its model. */
import type { Rules } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import { type Policy, Softmax } from './policy.ts';
import type { Model } from './weights.ts';

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

/**
 * Gives the bots of one setup another policy than the game's own, at every level. Call it before they play: searches keep what they
 * were made with.
 *
 * @example const rules = versionOf(stones, 4, { missedBid: 'minus' }); usePolicy(rules, model);
 */
export function usePolicy(rules: Rules, model: Model): void {
  made.set(rules, Softmax.from(rules, model));
  replaced.add(rules);
}

/** Setups whose policy is not the game's own. */
const replaced = new WeakSet<Rules>();

/** Whether there is a trained policy: an untrained one costs time and has no preference. */
export const hasPolicy = (rules: Rules): boolean =>
  replaced.has(rules) || (knowledgeOf(rules.game).policy?.lead.length ?? 0) > 0;

/** The value of a hand to each seat: how much it raised the chance of winning the game. */
import { type HandReward, knowledgeOf, leadOfHand, utilityFor } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';

/** The game's own reward, the chance of winning if there is a model, or points. @example handReward(rules).of(s, worth) */
export function handReward(rules: Rules): HandReward {
  const { reward, value } = knowledgeOf(rules.game);
  if (reward) return reward(rules);
  const hasModel = (value?.variants.length ?? 0) > 0;
  const utility = hasModel ? utilityFor(rules) : leadOfHand(rules);
  return { unit: hasModel ? 'a hand, in chance of the game' : 'points a hand', of: (s, out) => utility.of(s, out) };
}

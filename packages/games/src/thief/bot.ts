/** What bots know of Thief. */
import { type BotKnowledge, outcomeByScore, outcomeByTricks } from '@followsuit/bots';
import { ThiefObjective } from '../parts/thieves-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules, keys) => new ThiefObjective(rules, keys),
  // Thieves score whether or not a bid in tricks is made, so the score does not show it.
  bidOutcome: (rules) => (rules.options.bidIn === 'tricks' ? outcomeByTricks(rules) : outcomeByScore(rules)),
  bidCalibration: () => ({ slope: 0.88, shift: 0.08 }),
};
export default knowledge;

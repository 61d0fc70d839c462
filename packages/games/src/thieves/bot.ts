/** What bots know of Thieves. */
import { type BotKnowledge, outcomeByTricks } from '@followsuit/bots';
import { ThiefObjective } from '../parts/thieves-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules, keys) => new ThiefObjective(rules, keys),
  // Thieves score whether or not the bid is made, so the score does not show it.
  bidOutcome: outcomeByTricks,
  bidCalibration: () => ({ slope: 0.55, shift: 0.15 }),
};
export default knowledge;

/** What bots know of Coralon Partners. */
import { BidObjective, type BotKnowledge } from '@followsuit/bots';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new BidObjective(rules, { zeroBids: true }),
  bidCalibration: () => ({ slope: 0.63, shift: 0.3 }),
};
export default knowledge;

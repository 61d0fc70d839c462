/** What bots know of Coralon. */
import { BidObjective, type BotKnowledge } from '@followsuit/bots';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new BidObjective(rules, { zeroBids: true }),
  bidCalibration: () => ({ slope: 0.88, shift: 0.38 }),
  fitting: { idle: ['repeatZero'] },
};
export default knowledge;

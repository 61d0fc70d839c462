/** What bots know of Baronet. */
import type { BotKnowledge } from '@followsuit/bots';
import { PointCardObjective, sampling } from '../parts/point-cards-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new PointCardObjective(rules),
  sampling,
  bidCalibration: () => ({ slope: 0.77, shift: 0.31 }),
  cardKind: () => 0,
};
export default knowledge;

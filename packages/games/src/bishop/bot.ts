/** What bots know of Bishop. */
import type { BotKnowledge } from '@followsuit/bots';
import { PointCardObjective, sampling } from '../parts/point-cards-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new PointCardObjective(rules),
  sampling,
  // The search soon plays cards better than the policy.
  search: () => ({ trustInCards: 6 }),
  bidCalibration: () => ({ slope: 0.74, shift: 0.44 }),
  cardKind: () => 0,
  fitting: { wholeGames: 'odd totals' },
};
export default knowledge;

/** What bots know of Speed Run. */
import type { BotKnowledge } from '@followsuit/bots';
import { SpeedRunFeatures } from './bot-features.ts';
import { SecretObjective } from './bot-objective.ts';
import { sampling } from './bot-sampling.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new SecretObjective(rules),
  sampling,
  features: (rules, scale) => new SpeedRunFeatures(rules, scale),
  fitting: { wholeGames: 'odd boards', companions: ['length', 'contractSet'] },
};
export default knowledge;

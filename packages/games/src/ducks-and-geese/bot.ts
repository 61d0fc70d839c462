/** What bots know of Ducks and Geese. */
import type { BotKnowledge } from '@followsuit/bots';
import { birdObjective } from '../parts/birds-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules, keys) => birdObjective(rules, keys, true),
  bidCalibration: () => ({ slope: 0.84, shift: 0.15 }),
  blindPhrase: 'may-bid-blind', // rules.md, "At the table"
  fitting: { wholeGames: 'odd totals', companions: ['pointCards', 'zeroBids'] },
};
export default knowledge;

/** What bots know of Oh Hell. */
import type { BotKnowledge } from '@followsuit/bots';
import { TAKEN } from '@followsuit/engine/state';
import { OwnBidsObjective } from '../parts/own-bids-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new OwnBidsObjective(rules, rules.options.scoring === 'squares' ? '/squares' : ''),
  // Exactly the bid: OHHELL-SCORE-1.
  bidOutcome:
    ({ at }) =>
    (s, seat) =>
      s[at.bid + seat] < 0 ? -1 : s[at.bid + seat] === s[TAKEN + seat] ? 1 : 0,
};
export default knowledge;

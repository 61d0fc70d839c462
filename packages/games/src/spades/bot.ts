/** What bots know of Spades. */
import { type BotKnowledge, PointsFeatures } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { SPADES } from '../parts/decks.ts';
import { OwnBidsObjective, ownBidOutcome } from '../parts/own-bids-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const bagLimit = ({ options }: Rules): number => (options.bags === 'off' ? 0 : Number(options.bags));

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new OwnBidsObjective(rules),
  trump: () => SPADES,
  features: (rules, scale) =>
    new PointsFeatures(rules, scale, {
      at: rules.at.bags,
      limit: bagLimit(rules) || 10,
      penalty: 10 * bagLimit(rules), // SPADES-SCORE-7
    }),
  bidOutcome: ownBidOutcome, // SPADES-SCORE-1 to -5
  fitting: {
    disturb: (rules, s, side, random) => {
      s[rules.at.bags + side] = random.below(bagLimit(rules) || 10);
    },
  },
};
export default knowledge;

/** What bots know of Stones. */
import {
  type BotKnowledge,
  type MeasuredScale,
  meanAndSpread,
  odds,
  PointsFeatures,
  rounded,
  type ScoredHands,
  type TrickOdds,
  twice,
} from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { DELTA } from '@followsuit/engine/state';
import { OwnBidsObjective, ownBidOutcome } from '../parts/own-bids-bot.ts';
import { sampling } from './bot-sampling.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const ROCK = 0;
/** STONES-SCORE-6. */
const BAG_LIMIT = 10;
const BAG_PENALTY = 100;

const rockBreaks = ({ options }: Rules): boolean => options.rockBreaksEverything === 'on';
const hasBagPenalty = ({ options }: Rules): boolean => options.bagPenalty === 'on';

const RING: TrickOdds['ring'] = [-0.17, -0.24];
const ROCK_ODDS = odds(0.41, -1.59, 0.64, 0.45, { unseen: -0.06, seats: 0.34 });
const USUAL: TrickOdds = {
  suits: twice(odds(-0.07, -1.05, 0.12, -0.07, { unseen: 0.07, seats: -0.2, left: 0.13 }), ROCK_ODDS),
  ring: RING,
};
const ROCK_BREAKS: TrickOdds = {
  suits: twice(odds(0.47, -1.32, 0.18, -0.1, { unseen: 0.17, seats: -0.46, left: 0.08 }), ROCK_ODDS),
  ring: RING,
};

/** Bags, and the score of a hand minus their cost in the long run. */
function withBags(rules: Rules, scale: MeasuredScale, { first }: ScoredHands): MeasuredScale {
  if (!hasBagPenalty(rules)) return scale;
  const each = (at: number): number[] => first.flatMap((s) => rules.design.sides.map((_, side) => s[at + side]));
  const { mean, spread } = meanAndSpread(each(rules.at.bags));
  const net = meanAndSpread(each(DELTA)).mean - (BAG_PENALTY / BAG_LIMIT) * mean;
  return { ...scale, mean: rounded(net), bags: [rounded(mean), rounded(spread)] };
}

const knowledge: BotKnowledge = {
  policy,
  value,
  // A seat that loses points by a missed bid bids less.
  objective: (rules) => new OwnBidsObjective(rules, rules.options.missedBid === 'minus' ? '/minus' : ''),
  trickOdds: (rules) => (rockBreaks(rules) ? ROCK_BREAKS : USUAL),
  trump: (rules) => (rockBreaks(rules) ? ROCK : undefined), // STONES-ROCK-1
  sampling,
  features: (rules, scale) =>
    new PointsFeatures(rules, scale, {
      at: rules.at.bags,
      limit: BAG_LIMIT,
      penalty: hasBagPenalty(rules) ? BAG_PENALTY : 0,
    }),
  bidOutcome: ownBidOutcome, // STONES-SCORE-1 to -5
  // If every seat plays for itself, likely bids are made less often than in the worlds: opponents attack them.
  bidCalibration: ({ design, seats }) =>
    design.sides.length < seats ? { slope: 0.53, shift: 0.1 } : { slope: 0.59, shift: -0.09 },
  fitting: {
    measure: withBags,
    disturb: ({ at }, s, side, random) => {
      s[at.bags + side] = random.below(BAG_LIMIT);
    },
  },
};
export default knowledge;

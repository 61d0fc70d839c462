/** What bots know of Oh Hell. */
import { type BotKnowledge, odds, twice } from '@followsuit/bots';
import { TAKEN } from '@followsuit/engine/state';
import { OwnBidsObjective } from '../parts/own-bids-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

/**
 * Fitted like those of the deck, to hands of every size with three to six players: with so many cards left over, one that is not
 * the highest takes a trick more often than in a game that deals them all, above all in trump.
 */
const suits = twice(
  odds(1.63, -1.47, 0.02, -0.21, {
    ...{ unseen: 0.22, left: 0.03, seats: -0.58, ownTrumps: 0.19, unseenTrumps: -0.1, noTrump: 0.05 },
  }),
  odds(5.31, -1.35, 1.08, 0.41, { unseen: 0.05, left: -0.3, seats: -0.37 }),
);

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new OwnBidsObjective(rules, rules.options.scoring === 'squares' ? '/squares' : ''),
  trickOdds: () => ({ suits }),
  // Exactly the bid: OHHELL-SCORE-1.
  bidOutcome:
    ({ at }) =>
    (s, seat) =>
      s[at.bid + seat] < 0 ? -1 : s[at.bid + seat] === s[TAKEN + seat] ? 1 : 0,
};
export default knowledge;

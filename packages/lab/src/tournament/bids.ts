/** Measures whether bots know how likely they are to make their bids: predictions compared with outcomes. */
import { type Bot, type Budget, bidOutcomeOf, botOf } from '@followsuit/bots';
import { Random, type Rules, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { type Contest, dealSeed, type Nth, playDeals, rulesOf, type Stretch } from './contest.ts';
import { startOf } from './hands.ts';

/** Each of the bots in all seats of the same deals. */
export interface BidCount extends Contest {
  readonly play: 'bids';
}

/** A bid that was played for: the bot's prediction when it bid, and whether it made the bid. */
export interface Bid {
  /** Null without a prediction: the bot had no choice, or did not expect the bid to be played for. */
  readonly predicted: number | null;
  readonly made: boolean;
}

/** One deal: the bids of each bot. */
export type BidResult = readonly (readonly Bid[])[];

/**
 * Plays a hand from the middle of a game with the same bot in all seats, and returns the bids that were played for. Empty
 * if nobody bids what they will take, or if the bot makes no predictions.
 *
 * @example const bids = deals.flatMap((i) => bidsOf(rules, expert, { ms: 20 }, `bids:${i}`));
 */
function bidsOf(rules: Rules, bot: Bot, budget: Budget, seed: string): Bid[] {
  const making = bidOutcomeOf(rules);
  if (making === null || !bot.answer) return [];
  const { before, deal } = startOf(rules, seed);
  const s = before.slice();
  const luck = Array.from({ length: rules.seats }, (_, seat) => new Random(`${seed}/luck/${seat}`));
  const predicted: (number | null)[] = Array(rules.seats).fill(null);
  rules.deal(s, deal);
  while (s[PHASE] >= 0) {
    const [seat] = seatsIn(rules.actors(s));
    const { move, candidates } = bot.answer(viewOf(rules, s, seat), luck[seat], budget);
    // Only a seat's last bid counts.
    if (rules.act(s, move).do === 'bid') predicted[seat] = candidates[0]?.makes ?? null;
    rules.apply(s, seat, move);
  }
  return predicted.flatMap((chance, seat) => {
    const made = making(s, seat);
    return made < 0 ? [] : [{ predicted: chance, made: made === 1 }];
  });
}

/** Plays the deal with a number. */
export function bidsInDeal(nth: Nth<BidCount>): BidResult {
  const { bots, budget } = nth.contest;
  const rules = rulesOf(nth.contest);
  return bots.map((name) => {
    const bot = botOf(name);
    if (!bot) throw new Error(`There is no bot ${name}.`);
    return bidsOf(rules, bot, budget, dealSeed(nth));
  });
}

/** Plays deals and passes on their bids in order, until `take` returns false. */
export const countBids = (count: BidCount, stretch: Stretch, take: (result: BidResult) => boolean): Promise<void> =>
  playDeals('bids', count, bidsInDeal, stretch, take);

/** Whether bots know how likely they make what they bid: predicted chances against what happened. */
import { type Bot, type Budget, makingOf } from '@followsuit/bots';
import { Random, type Rules, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { startOf } from './hands.ts';

/** A bid that was played for: how likely the bot thought it would make it when it bid, and whether it did. */
export interface Bid {
  readonly predicted: number;
  readonly made: boolean;
}

/**
 * Plays a hand from the middle of a game with the same bot in all seats, and returns the bids that were played for. Empty
 * where nobody bids what they will take, or where the bot does not say what it expects.
 *
 * @example const bids = deals.flatMap((i) => bidsOf(rules, expert, { ms: 20 }, `bids:${i}`));
 */
export function bidsOf(rules: Rules, bot: Bot, budget: Budget, seed: string): Bid[] {
  const making = makingOf(rules);
  if (making === null || !bot.answer) return [];
  const { before, deal } = startOf(rules, seed);
  const s = before.slice();
  const luck = Array.from({ length: rules.seats }, (_, seat) => new Random(`${seed}/luck/${seat}`));
  const predicted: (number | undefined)[] = Array(rules.seats).fill(undefined);
  rules.deal(s, deal);
  while (s[PHASE] >= 0) {
    const [seat] = seatsIn(rules.actors(s));
    const { move, candidates } = bot.answer(viewOf(rules, s, seat), luck[seat], budget);
    // The last bid of a seat is the one that it is held to.
    if (rules.act(s, move).do === 'bid') predicted[seat] = candidates[0]?.makes;
    rules.apply(s, seat, move);
  }
  return predicted.flatMap((chance, seat) => {
    const made = making(s, seat);
    return chance === undefined || made < 0 ? [] : [{ predicted: chance, made: made === 1 }];
  });
}

/** Bids in a few numbers: how many, the chance of making them that was predicted on average, and the share that was made. */
export function inSum(bids: readonly Bid[]): { bids: number; predicted: number; made: number } {
  const n = Math.max(1, bids.length);
  return {
    bids: bids.length,
    predicted: bids.reduce((sum, { predicted }) => sum + predicted, 0) / n,
    made: bids.filter(({ made }) => made).length / n,
  };
}

/** What bots know of the games in which birds count in addition to tricks. */
import { BidObjective, type Keys } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';

/** Tricks and birds make a bid; not all birds are dealt. @example birdObjective(rules, keys, true) */
export function birdObjective(rules: Rules, { worth }: Keys, zeroBids: boolean): BidObjective {
  const { cards } = rules.design.deck;
  const birds = cards.filter((card) => worth[card] > 0).length;
  return new BidObjective(rules, { zeroBids, points: 1, scale: 1 + (birds * rules.seats) / cards.length });
}

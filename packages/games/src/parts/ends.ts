/** Games that end when a target is reached: the highest total wins. */
import type { State } from '@followsuit/engine';
import { TOTAL } from '@followsuit/engine/state';
import { firstFromDealer, pairs, seatsOf } from './seats.ts';
import { highest, sidesAt } from './totals.ts';

/** Every seat for itself. Ties at the top: the bidder wins, then the partner, then the first seat from the dealer's left. */
export function singleWinner(s: State, target: number, players: number, bidder: number, partner = -1): number {
  const best = highest(s, TOTAL, players);
  if (best < target) return 0;
  const level = sidesAt(s, best, players);
  if ((level >> bidder) & 1) return 1 << bidder;
  if (partner >= 0 && (level >> partner) & 1) return 1 << partner;
  return 1 << firstFromDealer(s, level, players);
}

/** Two pairs. Ties at the top: the bidding side wins. */
export function pairWinner(s: State, target: number, biddingSide: number): number {
  const best = highest(s, TOTAL, pairs.length);
  if (best < target) return 0;
  const level = sidesAt(s, best, pairs.length);
  return seatsOf(pairs, (level >> biddingSide) & 1 ? 1 << biddingSide : level);
}

/** The script of a tournament's worker threads. */
import '@followsuit/games/bots';
import { type BidCount, type BidResult, bidsInDeal } from './bids.ts';
import type { Nth } from './contest.ts';
import { type PlayedDeal, playNth, type Tournament } from './tournament.ts';

export default (nth: Nth<Tournament> | Nth<BidCount>): Promise<PlayedDeal> | BidResult =>
  isOfBids(nth) ? bidsInDeal(nth) : playNth(nth);

const isOfBids = (nth: Nth<Tournament> | Nth<BidCount>): nth is Nth<BidCount> => nth.contest.play === 'bids';

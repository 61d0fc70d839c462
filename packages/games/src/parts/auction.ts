/** An auction that goes around the table until all but the high bidder have passed. */
import { count, type Phase, type State, way, whole } from '@followsuit/engine';
import { DEALER, TURN } from '@followsuit/engine/state';
import { close, left, turnTo } from './seats.ts';

/** The auction's fields in the state. */
export const auctionFields = {
  bid: {}, // the highest bid so far
  bidder: { shape: 'seat', start: -1 }, // who made it
  passed: { shape: 'seats' }, // who is out, or has passed since the last bid
} as const;

/** A game's settings for its auction. */
interface Auction {
  readonly players: number;
  readonly at: Readonly<Record<'bid' | 'bidder' | 'passed', number>>;
  /** The lowest and the highest bid. */
  readonly low: number;
  readonly high: number;
  /** True if a seat that passed is out; false if it may bid again when its turn comes round. */
  readonly passIsFinal: boolean;
  /** Quoted to acts of another phase; to a bid that is too low or too high; to a dealer who must bid. */
  readonly rule: string;
  readonly bidRule: string;
  readonly mustBidRule: string;
}

export function auction({ players, at, low, high, passIsFinal, rule, bidRule, mustBidRule }: Auction): Phase {
  /** Advances to the next seat that may bid, or ends the auction. */
  function goOn(s: State): void {
    if (s[at.bidder] >= 0 && count(s[at.passed]) === players - 1) close(s);
    else {
      do s[TURN] = left(s[TURN], players);
      while ((s[at.passed] >> s[TURN]) & 1);
    }
  }

  return {
    name: 'auction',
    rule,
    turnRule: 'VINES-TURN-1',
    enter: turnTo((s) => left(s[DEALER], players)),
    ways: [
      way(
        'bid',
        { points: [whole(low, high), bidRule] },
        (s, seat, n) => {
          s[at.bid] = n;
          s[at.bidder] = seat;
          if (!passIsFinal) s[at.passed] = 0;
          goOn(s);
        },
        (s, _seat, n) => (n > s[at.bid] ? null : bidRule),
      ),
      way(
        'pass',
        {},
        (s, seat) => {
          s[at.passed] |= 1 << seat;
          goOn(s);
        },
        // At the dealer's first turn without a bid, everybody before the dealer has passed.
        (s, seat) => (seat === s[DEALER] && s[at.bidder] < 0 ? mustBidRule : null),
      ),
    ],
  };
}

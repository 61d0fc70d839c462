/** An auction that goes round the table as often as it takes, until all but the high bidder have passed. */
import { count, type Phase, type State, way, whole } from '@followsuit/engine';
import { DEALER, TURN } from '@followsuit/engine/state';
import { close, left, turnTo } from './seats.ts';

/** Where the auction is kept in the state. */
export const auctionFields = {
  bid: {}, // the highest bid so far
  bidder: { shape: 'seat', start: -1 }, // who made it
  passed: { shape: 'seats' }, // who is out, or has passed since the last bid
} as const;

/** What a game says of its auction. */
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
  /** On to the next who may bid, or to the end of the auction. */
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
        // Everybody before the dealer has passed when the dealer's first turn comes and there is no bid.
        (s, seat) => (seat === s[DEALER] && s[at.bidder] < 0 ? mustBidRule : null),
      ),
    ],
  };
}

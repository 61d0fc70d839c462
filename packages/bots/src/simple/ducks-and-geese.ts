/** Ducks and Geese: rules/ducks-and-geese.md. Bids what its side should make; plays for tricks and birds, or for no trick. */
import { NONE, rankOf, suitOf } from '@followsuit/engine';
import { OPEN, POINTS, TAKEN, TOTAL } from '@followsuit/engine/state';
import { bestBy, miss } from './aim.ts';
import { birdsHeld, playForBirds, withOpenCard } from './birds.ts';
import { danger, logistic } from './estimate.ts';
import type { Reading } from './reading.ts';
import { discard, highestBid, outlook, partnerOf, strength, teamOf } from './vines.ts';

/** The odds of a bid, fitted to hands of this bot: by what its holder is good for, and by the birds that it holds. */
interface Odds {
  readonly base: number;
  readonly tricks: number;
  readonly birds: number;
  readonly bid: number;
}
/** With the open card and without trump, by the point cards. */
const MADE: Readonly<Record<string, { readonly take: Odds; readonly noTrump: Odds }>> = {
  'ducks-and-geese': {
    take: { base: 3.5, tricks: 0.67, birds: 0.1, bid: -0.62 },
    noTrump: { base: 2.5, tricks: 0.57, birds: 0.1, bid: -0.55 },
  },
  dog: {
    take: { base: 3.65, tricks: 0.67, birds: 0.3, bid: -0.83 },
    noTrump: { base: 2.8, tricks: 0.53, birds: 0.28, bid: -0.71 },
  },
};
/** What a bid must promise: where nobody has bid, over the other side's bid, and over the partner's. */
const [FIRST, OVER_OTHERS, OVER_PARTNER] = [0, -0.5, 3];
/** The odds of a zero, by the ranks that stick out; and how likely it must be. */
const ZERO_ODDS = { base: 1.2, danger: -0.18 };
const ZERO_FROM = 0.65;
/** The highest rank that takes nothing even as the lowest of its suit: the 3. */
const SAFE = 1;
/** The points from the target at which the other side is to be shut out by a blind bid, and how far that may go. */
const CLOSE = 5;
const BLIND_UP_TO = 6;
/** The chance that a bird which takes no trick itself goes to the own side. */
const KEPT = 0.45;
/** What it is worth to get rid of a high card against a zero. */
const RID = 0.02;

export function ducksAndGeese(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'bidding':
      return reading.isBlind ? bidBlind(reading) : bid(reading);
    case 'box':
      return reading.move({ do: takes(reading) ? 'take' : 'noTrump' });
    case 'putting away':
      return discard(reading, reading.digit('trump'));
    default:
      return play(reading, legal);
  }
}

const isDog = ({ rules }: Reading): boolean => rules.options.pointCards === 'dog';

/** Whether a card is a bird: by the letters of its rank. */
function birds(reading: Reading): (card: number) => boolean {
  const { ranks } = reading.rules.design.deck;
  const letters = isDog(reading) ? 'T' : '2F';
  return (card) => letters.includes(ranks[rankOf(card)]);
}

// Auction

/** A bid before looking keeps the other side from the target if it is made; otherwise one looks. */
function bidBlind(reading: Reading): number {
  const { s, seat, rules } = reading;
  const lowest = Math.max(isDog(reading) ? 2 : 3, 1 + highestBid(reading));
  const close = s[TOTAL + 1 - (seat & 1)] + CLOSE >= Number(rules.options.target);
  const theirs = reading.field('bidder') !== partnerOf(seat);
  return reading.move(
    close && theirs && lowest <= BLIND_UP_TO ? { do: 'bid', points: lowest, blind: true } : { do: 'look' },
  );
}

function bid(reading: Reading): number {
  const zero = zeroBid(reading);
  if (zero >= 0) return zero;
  const [low, high] = isDog(reading) ? [2, 12] : [3, 17];
  const pass = reading.move({ do: 'pass' });
  const lowest = Math.max(low, 1 + highestBid(reading));
  if (lowest > high) return pass;
  const odds = oddsOf(reading);
  // The side gets the bid if it is made, and the others get it if not.
  const worth = (points: number): number => points * (2 * logistic(Math.max(...odds(points))) - 1);
  const bids = Array.from({ length: high + 1 - lowest }, (_, i) => lowest + i);
  const points = bestBy(bids, worth);
  const bidder = reading.field('bidder');
  const from = bidder < 0 ? FIRST : bidder === partnerOf(reading.seat) ? OVER_PARTNER : OVER_OTHERS;
  return pass >= 0 && worth(points) < from ? pass : reading.move({ do: 'bid', points });
}

/** The odds of a bid with the open card, and without trump. */
function oddsOf(reading: Reading): (points: number) => readonly [number, number] {
  const { take, noTrump } = MADE[reading.rules.options.pointCards as string];
  const held = birdsHeld(reading, birds(reading));
  const odds = (of: Odds, tricks: number): number => of.base + of.tricks * tricks + of.birds * held;
  const [taken, refused] = [odds(take, taking(reading)), odds(noTrump, strength(reading, NONE))];
  return (points) => [taken + take.bid * points, refused + noTrump.bid * points];
}

/** The tricks to be expected once the open card is taken and the least useful card has gone. */
function taking(reading: Reading): number {
  const more = withOpenCard(reading);
  const trump = suitOf(reading.s[OPEN]);
  const later = outlook(more, trump);
  return strength(more, trump) - later(bestBy(more.own, (card) => -later(card)));
}

function zeroBid(reading: Reading): number {
  if (reading.rules.options.zeroBids === 'off' || zeroChance(reading) < ZERO_FROM) return -1;
  const partners = reading.field('call', partnerOf(reading.seat)) === 0 && reading.field('bidder') >= 0;
  return reading.move({ do: partners && reading.rules.options.zeroBids !== 'zero' ? 'doubleZero' : 'zero' });
}

const zeroChance = (reading: Reading): number => logistic(ZERO_ODDS.base + ZERO_ODDS.danger * danger(reading, SAFE));

// The open card

/** A zero is played without trump. */
function takes(reading: Reading): boolean {
  const points = reading.field('call', reading.seat);
  const [taken, refused] = oddsOf(reading)(points);
  return points > 0 && taken >= refused;
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const { s, seat } = reading;
  const bidder = reading.field('bidder');
  const call = reading.field('call', bidder);
  const tricks = s[TAKEN + bidder] + s[TAKEN + partnerOf(bidder)];
  const bidding = ((teamOf(bidder) >> seat) & 1) === 1;
  if (call <= 0 && tricks === 0) return bidding ? duck(reading, legal) : force(reading, legal, teamOf(bidder));
  const missing = call - tricks - s[POINTS + bidder] - s[POINTS + partnerOf(bidder)];
  const settled = call <= 0 || missing <= 0;
  return playForBirds(reading, legal, {
    trump: reading.digit('trump'),
    side: teamOf(seat),
    trick: settled ? 0 : 1,
    isBird: birds(reading),
    safe: -1,
    kept: KEPT,
  });
}

/** Takes no trick if that can be helped. */
function duck(reading: Reading, legal: readonly number[]): number {
  const later = outlook(reading, reading.digit('trump'));
  return bestBy(legal, (card) => -miss(reading, card, 0, later));
}

/** Leaves a trick to seats that want none. */
function force(reading: Reading, legal: readonly number[], side: number): number {
  const seats = [0, 1, 2, 3].filter((seat) => (side >> seat) & 1);
  const stuck = (card: number): number => seats.reduce((sum, seat) => sum + reading.stuck(seat, card), 0);
  return bestBy(legal, (card) => stuck(card) + RID * rankOf(card));
}

/** Coralon: rules/coralon.md. Bids what the best trump seems good for; plays for exactly that, or against it. */
import { SUITS, suitOf } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';
import { bestBy, gain, miss } from './aim.ts';
import { danger, logistic, stickingOut } from './estimate.ts';
import type { Reading } from './reading.ts';
import { bestTrump, discard, highestBid, outlook, puttingAway, strength } from './vines.ts';

/** By seats, from three on: what to add to the estimate, since the lead gains more from many than from few. */
const BIDDER_GAINS = [-1.5, 0, 0.4, 0.8];
/** How far above what it hopes for a seat still goes to outbid another. */
const RAISE = 0.5;
/** Tricks beyond the bid that the bidder plays for while it needs some: a trick too many costs less than one too few. */
const CUSHION = 0.8;
/** Tricks beyond the bid that the bidder no longer tries to lose, but takes for the points. */
const TOO_MANY = 2.5;
/** What it is worth to a defender that another defender takes the trick and not the bidder. */
const TOGETHER = 0.3;
/** What own tricks are worth to a defender while the bidder must be given one. */
const OWN = 0.2;
/** The highest rank that takes nothing even as the lowest of its suit: the 4. */
const SAFE = 2;
/** The odds of a zero: for each seat, and for each rank by which cards stick out (fitted to hands of this bot). */
const ZERO = { base: -6.3, seats: 1.5, danger: -0.22 };
/** How likely a zero must be for it to be bid, and how much of that is left if others have to fail as well. */
const ZERO_FROM = 0.4;
const LESS_SHARE = 0.7;

export function coralon(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'putting away':
      return putAway(reading);
    case 'bidding':
      return bid(reading);
    default:
      return play(reading, legal);
  }
}

// Putting away

/** What is least useful; or, with a zero in mind, the card that sticks out most. */
function putAway(reading: Reading): number {
  if (reading.rules.options.zeroBids === 'off' || zeroChance(reading) < ZERO_FROM / 2) return discard(reading);
  const suits = Array.from({ length: SUITS }, (_, suit) => stickingOut(reading, suit, SAFE));
  return puttingAway(reading, bestBy(suits.flat(), ({ by }) => by).card);
}

// Bidding

function bid(reading: Reading): number {
  const zero = zeroBid(reading);
  if (zero >= 0) return zero;
  const hope = strength(reading, bestTrump(reading)) + BIDDER_GAINS[reading.rules.seats - 3];
  const pass = reading.move({ do: 'pass' });
  const least = Math.max(2, 1 + highestBid(reading));
  if (pass >= 0 && least > hope + RAISE) return pass;
  const move = reading.move({ do: 'bid', tricks: Math.max(least, Math.floor(hope)) });
  return move >= 0 ? move : pass;
}

const zeroChance = (reading: Reading): number =>
  logistic(ZERO.base + ZERO.seats * reading.rules.seats + ZERO.danger * danger(reading, SAFE));

/** A zero, or less where that is all there is; −1 where neither is likely enough, or allowed. */
function zeroBid(reading: Reading): number {
  if (reading.rules.options.zeroBids === 'off') return -1;
  const chance = zeroChance(reading);
  if (chance < ZERO_FROM) return -1;
  const zero = reading.move({ do: 'zero' });
  return zero >= 0 || chance * LESS_SHARE < ZERO_FROM ? zero : reading.move({ do: 'less' });
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const bidder = reading.field('bidder');
  const need = Math.max(0, reading.field('call', bidder)) - reading.s[TAKEN + bidder];
  const settled = need < 0 || need > reading.tricksLeft;
  return reading.seat === bidder ? playBid(reading, legal, need, settled) : defend(reading, legal, need, settled);
}

function playBid(reading: Reading, legal: readonly number[], need: number, settled: boolean): number {
  const isZero = reading.field('call', reading.seat) <= 0;
  const opens = reading.digit('first') === 1;
  const trump = !opens ? reading.digit('trump') : isZero ? worstTrump(reading) : bestTrump(reading);
  const cards = opens ? legal.filter((card) => suitOf(card) === trump) : legal;
  const later = outlook(reading, trump);
  const tricks = reading.own.reduce((sum, card) => sum + later(card), 0);
  if (settled || (!isZero && tricks > need + TOO_MANY)) return bestBy(cards, (card) => gain(reading, card, later));
  const want = need > 0 ? need + CUSHION : 0;
  return bestBy(cards, (card) => -miss(reading, card, want, later));
}

/** The suit to open a zero with. */
const worstTrump = (reading: Reading): number =>
  bestBy(new Set(reading.own.map(suitOf)), (suit) => -strength(reading, suit));

/** Takes what there is, the more gladly from the bidder; but leaves the bidder the trick that spoils a bid just made. */
function defend(reading: Reading, legal: readonly number[], need: number, settled: boolean): number {
  const bidder = reading.field('bidder');
  const later = outlook(reading, reading.digit('trump'));
  if (settled) return bestBy(legal, (card) => gain(reading, card, later));
  if (need === 0) return bestBy(legal, (card) => OWN * gain(reading, card, later) + reading.stuck(bidder, card));
  const defenders = ((1 << reading.rules.seats) - 1) & ~(1 << bidder);
  return bestBy(legal, (card) => gain(reading, card, later) + TOGETHER * reading.chance(card, defenders));
}

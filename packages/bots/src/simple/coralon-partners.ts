/** Coralon Partners: rules/coralon-partners.md. Bids what the team seems good for; plays for exactly that, or against it. */
import { bitOf, HOLD, NONE, SUITS, suitOf } from '@followsuit/engine';
import { OPEN, OUT, TAKEN } from '@followsuit/engine/state';
import { bestBy, gain, type Outlook } from './aim.ts';
import { logistic } from './estimate.ts';
import { Reading } from './reading.ts';
import { highestBid, outlook, partnerOf, puttingAwayThree, strength, teamOf, usefulness } from './vines.ts';
import { duck, withoutWorst } from './zero.ts';

/** What the team takes, by what the bidder's own cards seem good for (fitted to hands of this bot). */
const WITH_BOX = { base: 5.5, own: 0.53 };
const WITHOUT = { base: 3.45, own: 0.83 };
/** Tricks by which a bid stays below what is hoped for; and how far beyond a seat goes to outbid the other team. */
const BELOW = 0.3;
const RAISE = 0.5;
/** Tricks by which a seat must hope for more than its partner has bid, to bid over it: the partner has counted on it. */
const OVER_PARTNER = 2;
/** The share of the tricks that are not one's own which the partner takes. */
const PARTNER = 0.36;
/** Tricks beyond the bid that the team plays for while it needs some: one too many costs less than one too few. */
const CUSHION = 1.5;
/** Where the team may expect more than this beyond its bid, it takes all there are. */
const TOO_MANY = 1;
/** What own tricks are worth to a defender while the bidding team must be given one. */
const OWN = 0.2;
/** The odds of a zero, by the ranks that stick out once three cards are gone (fitted to hands of this bot). */
const ZERO_ODDS = { base: 0.36, danger: -0.17 };
/** How likely a zero or a double zero must be for it to be bid. */
const ZERO_FROM = 0.45;
const DOUBLE_FROM = 0.6;

export function coralonPartners(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'bidding':
      return bid(reading);
    case 'box':
      return reading.move({ do: decision(reading) });
    case 'putting away':
      return putAway(reading);
    default:
      return play(reading, legal);
  }
}

// Bidding

function bid(reading: Reading): number {
  const zero = zeroBid(reading);
  if (zero >= 0) return zero;
  const hope = Math.max(hopeWith(reading), hopeWithout(reading)) - BELOW;
  const pass = reading.move({ do: 'pass' });
  const bidder = reading.field('bidder');
  const least = 1 + highestBid(reading);
  const reach = bidder === partnerOf(reading.seat) ? hope - OVER_PARTNER + 1 : hope + RAISE;
  if (pass >= 0 && least > reach) return pass;
  const move = reading.move({ do: 'bid', tricks: Math.max(2, least, Math.floor(hope)) });
  return move >= 0 ? move : pass;
}

/** The tricks that the team may hope for with the box, and the open card's suit as trump. */
function hopeWith(reading: Reading): number {
  const { rules, seat, s } = reading;
  const state = s.slice();
  state[HOLD + seat * SUITS + suitOf(s[OPEN])] |= bitOf(s[OPEN]);
  return WITH_BOX.base + WITH_BOX.own * strength(new Reading({ rules, seat, state }), suitOf(s[OPEN]));
}

/** The tricks that the team may hope for without trump. */
const hopeWithout = (reading: Reading): number => WITHOUT.base + WITHOUT.own * strength(reading, NONE);

/** A zero, or a double zero, where it is likely enough; −1 where not, or where it is not allowed. */
function zeroBid(reading: Reading): number {
  const { options } = reading.rules;
  if (options.zeroBids === 'off') return -1;
  const chance = zeroChance(reading);
  const double = chance < DOUBLE_FROM ? -1 : reading.move({ do: 'doubleZero' });
  return double >= 0 || chance < ZERO_FROM ? double : reading.move({ do: 'zero' });
}

/** The better of taking the box and of leaving it, for a zero. */
function zeroPlan(reading: Reading): { act: 'take' | 'noTrump'; danger: number } {
  const take = withoutWorst(reading, 3, suitOf(reading.s[OPEN])).danger;
  const leave = withoutWorst(reading, 0, NONE).danger;
  return take <= leave ? { act: 'take', danger: take } : { act: 'noTrump', danger: leave };
}

const zeroChance = (reading: Reading): number => logistic(ZERO_ODDS.base + ZERO_ODDS.danger * zeroPlan(reading).danger);

// The box

function decision(reading: Reading): 'take' | 'noTrump' {
  if (reading.field('call', reading.seat) <= 0) return zeroPlan(reading).act;
  return hopeWith(reading) >= hopeWithout(reading) ? 'take' : 'noTrump';
}

/** What is least useful; with a zero, what sticks out most. */
function putAway(reading: Reading): number {
  const trump = reading.digit('trump');
  if (reading.field('call', reading.seat) <= 0) return puttingAwayThree(reading, withoutWorst(reading, 3, trump).cards);
  const use = usefulness(reading, trump);
  return puttingAwayThree(
    reading,
    [...reading.own].sort((a, b) => use(a) - use(b)),
  );
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const bidder = reading.field('bidder');
  const call = reading.field('call', bidder);
  const need = Math.max(0, call) - reading.s[TAKEN + bidder] - reading.s[TAKEN + partnerOf(bidder)];
  const later = outlook(reading, reading.digit('trump'));
  const team = teamOf(reading.seat) & ~reading.s[OUT];
  const takeAll = (): number => bestBy(legal, (card) => gain(reading, card, later, team));
  if (need < 0 || need > reading.tricksLeft) return takeAll();
  if (((teamOf(bidder) >> reading.seat) & 1) === 0) return need > 0 ? takeAll() : giveAway(reading, legal, later);
  if (need === 0) return duck(reading, legal, teamOf(reading.seat));
  if (expected(reading, later) > need + TOO_MANY) return takeAll();
  return bestBy(legal, (card) => -miss(reading, card, need + CUSHION, later));
}

/** The tricks that the team may still expect. */
function expected(reading: Reading, later: Outlook): number {
  const own = reading.own.reduce((sum, card) => sum + later(card), 0);
  return own + PARTNER * (reading.tricksLeft - own);
}

/** By how much the team must expect to miss a number of further tricks if this seat plays a card now: see `aim.ts`. */
function miss(reading: Reading, card: number, want: number, later: Outlook): number {
  const now = reading.chance(card, teamOf(reading.seat));
  let own = 0;
  let spread = now * (1 - now);
  for (const other of reading.own) {
    if (other === card) continue;
    const chance = later(other);
    own += chance;
    spread += chance * (1 - chance);
  }
  const mean = now + own + PARTNER * (reading.tricksLeft - 1 - own);
  return (mean - want) ** 2 + spread;
}

/** The bidding team stands exactly at its bid: one more trick for it spoils that. */
function giveAway(reading: Reading, legal: readonly number[], later: Outlook): number {
  const bidder = reading.field('bidder');
  const sits = (reading.s[OUT] >> partnerOf(bidder)) & 1;
  return bestBy(legal, (card) => {
    const stuck = reading.stuck(bidder, card) + (sits ? 0 : reading.stuck(partnerOf(bidder), card));
    return stuck + OWN * gain(reading, card, later, teamOf(reading.seat));
  });
}

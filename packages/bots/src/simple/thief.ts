/** Thief: rules/thief.md. Bids what the best trump and some thieves seem good for; plays for exactly that, or against it. */
import { count, isTricks, LEADER, PHASE, SIZE, STOP, SUITS, suitOf, TAKEN } from '@followsuit/engine';
import { bestBy } from './aim.ts';
import { type Prospect, Prospects } from './prospects.ts';
import { Reading } from './reading.ts';
import { bestTrump, discard, highestBid, strength } from './vines.ts';

/** By seats, from three on: what to add to the estimate of tricks, and the thieves to be hoped for. */
const BIDDER_GAINS = [0.4, 0, 0.2, 0.4];
const THIEVES = [1.2, 1, 0.8, 0.6];
/** How far above what it hopes for a seat still goes to outbid another. */
const RAISE = 0.5;
/** Points beyond the bid that the bidder plays for while it needs some, and beyond which it takes all there are. */
const CUSHION = 0.8;
const TOO_MANY = 2.5;
/** What it is worth to a defender that another defender takes the trick and not the bidder; and to take a thief away. */
const TOGETHER = 0.3;
const ROB = 0.3;
/** What own points are worth to a defender while the bidder must be given one. */
const OWN = 0.2;

export function thief(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'putting away':
      return discard(reading);
    case 'bidding':
      return bid(reading);
    case 'opening':
      return open(reading);
    default:
      return reading.seat === reading.field('bidder') ? playBid(reading, legal) : defend(reading, legal);
  }
}

const inPoints = ({ rules }: Reading): boolean => rules.options.bidIn === 'points';

// Bidding

function bid(reading: Reading): number {
  const place = reading.rules.seats - 3;
  const tricks = strength(reading, bestTrump(reading)) + BIDDER_GAINS[place];
  const hope = inPoints(reading) ? tricks + THIEVES[place] : tricks;
  const pass = reading.move({ do: 'pass' });
  const least = Math.max(inPoints(reading) ? 3 : 2, 1 + highestBid(reading));
  if (pass >= 0 && least > hope + RAISE) return pass;
  const move = reading.move({ do: 'bid', [reading.rules.options.bidIn as string]: Math.max(least, Math.floor(hope)) });
  return move >= 0 ? move : pass;
}

// The first lead

/**
 * Opens with a card of the best trump, chosen as if trump were known already. Never as thieves: whoever then makes trump
 * makes their own best suit so, and in trials that lost more than low thieves brought.
 */
function open(reading: Reading): number {
  const trump = bestTrump(reading);
  const cards = reading.own.filter((card) => suitOf(card) === trump);
  const card = playBid(leading(reading, trump), cards);
  return reading.move({ do: 'play', card: reading.rules.design.deck.codes[card], as: 'trump' });
}

/** The same view at the first lead, with a trump. */
function leading({ rules, seat, s }: Reading, trump: number): Reading {
  const state = s.slice();
  const tricks = rules.design.phases[rules.tricks];
  if (isTricks(tricks)) tricks.key.set(state, 'trump', trump);
  state[PHASE] = rules.tricks;
  state[LEADER] = seat;
  state[SIZE] = rules.seats;
  state[STOP] = rules.seats;
  return new Reading({ rules, seat, state });
}

// Play

function thievesOf(reading: Reading, seat: number): number {
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++) n += count(reading.field('kept', seat * SUITS + suit));
  return n;
}

/** What the bidder still needs. */
function need(reading: Reading): number {
  const bidder = reading.field('bidder');
  const tricks = reading.field('call', bidder) - reading.s[TAKEN + bidder];
  return inPoints(reading) ? tricks - thievesOf(reading, bidder) : tricks;
}

const points = ({ tricks, thieves }: Prospect): number => tricks + thieves;

function playBid(reading: Reading, cards: readonly number[]): number {
  const prospects = new Prospects(reading);
  const wanted = need(reading);
  const counted = inPoints(reading);
  const most = counted ? 2 * reading.tricksLeft : reading.tricksLeft;
  const takeAll = (): number => bestBy(cards, (card) => points(prospects.of(card)));
  if (wanted < 0 || wanted > most) return takeAll();
  const want = wanted > 0 ? wanted + CUSHION : 0;
  const hopes = Math.max(...cards.map((card) => (counted ? points(prospects.of(card)) : prospects.of(card).tricks)));
  if (hopes > wanted + TOO_MANY) return takeAll();
  return bestBy(cards, (card) => {
    const { tricks, spread, thieves, thiefSpread } = prospects.of(card);
    if (counted) return -((tricks + thieves - want) ** 2) - spread - thiefSpread;
    return thieves - (tricks - want) ** 2 - spread;
  });
}

/** Takes what there is, the more gladly from the bidder; but leaves the bidder the trick that spoils a bid just made. */
function defend(reading: Reading, legal: readonly number[]): number {
  const bidder = reading.field('bidder');
  const prospects = new Prospects(reading);
  const wanted = need(reading);
  if (wanted === 0) return bestBy(legal, (card) => OWN * points(prospects.of(card)) + reading.stuck(bidder, card));
  const defenders = ((1 << reading.rules.seats) - 1) & ~(1 << bidder);
  const open = wanted > 0 && wanted <= 2 * reading.tricksLeft ? TOGETHER : 0;
  return bestBy(legal, (card) => {
    const robbed = prospects.robs(card);
    return points(prospects.of(card)) + open * reading.chance(card, defenders) + (robbed >= 0 ? ROB : 0);
  });
}

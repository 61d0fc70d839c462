/** Ducks and Geese, cutthroat: rules/ducks-and-geese-cutthroat.md. Bids what it should make alone; saves its deuces. */
import { rankOf, suitOf } from '@followsuit/engine';
import { POINTS, TAKEN, TOTAL } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { birdsHeld, worthForBirds } from './birds.ts';
import { logistic } from './estimate.ts';
import type { Reading } from './reading.ts';
import { bestTrump, strength } from './vines.ts';

const [DEUCE, FARMER] = [0, 7];
/** The odds of a bid, fitted to hands of this bot. */
const MADE = { base: 2.1, seats: -0.15, bid: -1.08, tricks: 1.7, deuces: 1.05, farmers: 0.06 };
/** The highest bid. */
const MOST = 18;
/** What own birds are worth to a defender while the bidder stands exactly at the bid. */
const OWN = 0.2;
/** What a bid must promise, by the scoring: as in Coralon it may bring more than itself, and shut the others out. */
const BID_FROM: Readonly<Record<string, number>> = { coralon: -1, capped: 1 };
/** The points from the target at which the others are to be shut out by a blind bid. */
const CLOSE = 2;
/** What a trick is worth to a defender while the bidder still needs some. */
const TRICK = 0.3;
/** The chance that a Farmer which takes no trick itself comes back to its holder. */
const KEPT = 0.1;

export function ducksAndGeeseCutthroat(reading: Reading, legal: readonly number[]): number {
  if (reading.rules.phase(reading.s) === 'tricks') return play(reading, legal);
  return reading.isBlind ? bidBlind(reading) : bid(reading);
}

const isCapped = ({ rules }: Reading): boolean => rules.options.scoring === 'capped';

const isBird = (card: number): boolean => rankOf(card) === DEUCE || rankOf(card) === FARMER;

// Auction

/** A bid before looking keeps the others from the target if it is made; otherwise one looks. */
function bidBlind(reading: Reading): number {
  const { s, seat, rules } = reading;
  let close = false;
  for (let other = 0; other < rules.seats; other++)
    if (other !== seat && s[TOTAL + other] + CLOSE >= Number(rules.options.target)) close = true;
  return reading.move(close && reading.field('bidder') < 0 ? { do: 'bid', points: 2, blind: true } : { do: 'look' });
}

function bid(reading: Reading): number {
  const pass = reading.move({ do: 'pass' });
  const bidder = reading.field('bidder');
  const lowest = bidder < 0 ? 2 : 1 + reading.field('call', bidder);
  if (lowest > MOST) return pass;
  const odds = MADE.base + MADE.seats * reading.rules.seats + hope(reading);
  const worth = (points: number): number => points * (2 * logistic(odds + MADE.bid * points) - 1);
  const bids = Array.from({ length: MOST + 1 - lowest }, (_, i) => lowest + i);
  const points = bestBy(bids, worth);
  return pass >= 0 && worth(points) < BID_FROM[reading.rules.options.scoring as string]
    ? pass
    : reading.move({ do: 'bid', points });
}

/** What speaks for a bid: tricks with the best trump, and birds. */
function hope(reading: Reading): number {
  const deuces = birdsHeld(reading, (card) => rankOf(card) === DEUCE);
  const farmers = birdsHeld(reading, (card) => rankOf(card) === FARMER);
  return MADE.tricks * strength(reading, bestTrump(reading)) + MADE.deuces * deuces + MADE.farmers * farmers;
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const { s, seat } = reading;
  const bidder = reading.field('bidder');
  const opens = reading.digit('first') === 1 && seat === bidder;
  const trump = opens ? bestTrump(reading) : reading.digit('trump');
  const cards = opens ? legal.filter((card) => suitOf(card) === trump) : legal;
  const missing = reading.field('call', bidder) - s[TAKEN + bidder] - s[POINTS + bidder];
  const settled = missing <= 0 && isCapped(reading);
  const worth = worthForBirds(reading, {
    trump,
    side: 1 << seat,
    trick: settled ? 0 : seat === bidder ? 1 : TRICK,
    isBird,
    safe: DEUCE,
    kept: KEPT,
  });
  if (missing !== 0 || settled) return bestBy(cards, worth);
  // Exactly at the bid: the bidder wants nothing more, and the others make them a present of a trick.
  if (seat === bidder) return bestBy(cards, (card) => -worth(card));
  return bestBy(cards, (card) => OWN * worth(card) + reading.stuck(bidder, card));
}

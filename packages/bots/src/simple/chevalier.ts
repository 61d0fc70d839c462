/** Chevalier: rules/chevalier.md. Bids what its side should make; takes clean tricks, and poisons those of the others. */
import { bitOf, NONE, rankOf, SUITS, suitOf } from '@followsuit/engine';
import { AWAY, COUNT, DEALER, HELD, HOLD, OPEN } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { logistic } from './estimate.ts';
import { Reading } from './reading.ts';
import { discard, outlook, strength } from './vines.ts';

/** The points that a bidder's side makes, fitted to hands of this bot: by the tricks its cards are good for. */
const POINTS = { base: 2.3, trick: 0.83, spread: 1.5 };
/** How likely a bid must be made. */
const BID_FROM = 0.75;
/** Tricks by which a hand without trump must look better, for it to be played. */
const NO_TRUMP_FROM = 0.5;
/** A sweep is as likely as this to the power of the poison cards still out. */
const SWEEP = 0.7;
/** What a card's later chances weigh against the trick on the table, which one side wins and the other loses. */
const LATER = 1;

export function chevalier(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'bidding':
      return bid(reading);
    case 'box':
      return reading.move({ do: takesOpenCard(reading) ? 'take' : 'noTrump' });
    case 'putting away':
      return discard(reading, reading.digit('trump'));
    default:
      return play(reading, legal);
  }
}

// Auction and open card

/** The tricks to be expected once the open card is taken and the least useful card has gone. */
function withOpenCard({ rules, seat, s }: Reading): number {
  const state = s.slice();
  const [card, suit] = [s[OPEN], suitOf(s[OPEN])];
  state[HOLD + seat * SUITS + suit] |= bitOf(card);
  state[HELD + seat] |= 1 << suit;
  state[COUNT + seat]++;
  const reading = new Reading({ rules, seat, state });
  const later = outlook(reading, suit);
  return strength(reading, suit) - later(bestBy(reading.own, (each) => -later(each)));
}

const withoutTrump = (reading: Reading): number => strength(reading, NONE) - NO_TRUMP_FROM;
const takesOpenCard = (reading: Reading): boolean => withOpenCard(reading) >= withoutTrump(reading);

/** As high as is likely to be made, the dealer no higher than need be. A partner's bid stands. */
function bid(reading: Reading): number {
  const { rules, seat } = reading;
  const bidder = reading.field('bidder');
  const pass = reading.move({ do: 'pass' });
  if (pass >= 0 && bidder >= 0 && (bidder ^ seat) === 2) return pass;
  const tricks = Math.max(withOpenCard(reading), withoutTrump(reading));
  const hope = POINTS.base + POINTS.trick * tricks;
  const chance = (points: number): number => logistic((hope + 0.5 - points) / POINTS.spread);
  const lowest = Math.max(Number(rules.options.minBid), 1 + (bidder < 0 ? 0 : reading.field('call', bidder)));
  if (pass >= 0 && chance(lowest) < BID_FROM) return pass;
  let points = lowest;
  if (reading.s[DEALER] !== seat) while (points < 15 && chance(points + 1) >= BID_FROM) points++;
  return reading.move({ do: 'bid', points });
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const { seat, rules } = reading;
  const poison = rules.design.deck.ranks.indexOf(rules.options.poison === 'tars' ? 'T' : '7');
  const isPoison = (card: number): boolean => rankOf(card) === poison;
  const side = seat & 1 ? 0b1010 : 0b0101;
  const later = outlook(reading, reading.digit('trump'));
  const lies = reading.laidCards().some(isPoison);
  const [clean, poisoned] = [{ won: 1, lost: -1 }, poisonedTrick(reading, poison)];
  return bestBy(legal, (card) => {
    const { won, lost } = lies || isPoison(card) ? poisoned : clean;
    const chance = reading.chance(card, side);
    return chance * won + (1 - chance) * lost - LATER * later(card);
  });
}

/** CHEVALIER-SCORE-6: whether this seat put away a poison card, so that nobody can sweep. */
function hasBlocked({ rules, seat, s }: Reading, poison: number): boolean {
  if (rules.options.buried !== 'blocks') return false;
  for (let suit = 0; suit < SUITS; suit++) if ((s[AWAY + seat * SUITS + suit] >> poison) & 1) return true;
  return false;
}

/** What a poisoned trick is worth to this side if it takes it, and if the others do. */
function poisonedTrick(reading: Reading, poison: number): { won: number; lost: number } {
  if (hasBlocked(reading, poison)) return { won: 0, lost: 0 };
  const own = reading.seat & 1;
  const [ours, theirs] = [reading.field('poisoned', own), reading.field('poisoned', 1 - own)];
  if (ours > 0 && theirs > 0) return { won: 0, lost: 0 };
  const bidding = (reading.field('bidder') & 1) === own;
  let out = 0;
  for (let suit = 0; suit < SUITS; suit++) out += ((reading.unseen[suit] | reading.ranks(suit)) >> poison) & 1;
  const hope = SWEEP ** Math.max(0, out - 1);
  const [ourTrick, theirTrick] = [hope * (bidding ? 2 : 1), hope * (bidding ? 1 : 2)];
  if (ours > 0) return { won: ourTrick, lost: -ourTrick * ours };
  if (theirs > 0) return { won: theirTrick * theirs, lost: -theirTrick };
  return { won: ourTrick, lost: -theirTrick };
}

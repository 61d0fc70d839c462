/** Bishop and Baronet: rules/bishop.md, rules/baronet.md. Bids while the bid is likely to be made; plays for the counting cards, with its side. */
import { type Act, count, rankOf, suitOf } from '@followsuit/engine';
import { LED, TOTAL } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { logistic } from './estimate.ts';
import type { Reading } from './reading.ts';
import { discard, outlook, strength } from './vines.ts';

/** The ranks that count, by the call: Knights and Tars, or Bishops and Farmers. */
const BLOCKS: readonly (readonly [string, number])[] = [
  ['knights', (1 << 9) | (1 << 6)],
  ['bishops', (1 << 8) | (1 << 7)],
];
/** The odds of a bid, fitted to hands of this bot: by what its holder is good for, and by the counting cards that hold. */
const MADE = { base: 5.95, seats: -0.38, bid: -1.04, tricks: 0.39, counting: 0.5, jasperCity: -0.3 };
/** In Baronet, where a bid that is missed brings nobody to a target, one may be bolder: in odds, and in joining. */
const FOR_COINS = { odds: 0.3, join: 1 };
/** How likely a bid must be made; and if otherwise a rival's bid would win that rival the game. */
const BID_FROM = 0.55;
const STOP_FROM = 0.4;
/** A bid made and a bid missed weigh about the same: what the one brings, the other gives away. */
const EVEN = 0.5;
/** The chance that a counting card that takes no trick itself still goes to the own side. */
const KEPT = 0.35;
/** Tricks a seat must be good for to join a bidder in Jasper City: the bid, less this. */
const JOIN = 3;

export function bishop(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'putting away':
      return discard(reading);
    case 'auction':
      return bid(reading);
    case 'set':
      return reading.move(bestSetting(reading).act);
    default:
      return play(reading, legal);
  }
}

const isForCoins = ({ rules }: Reading): boolean => rules.game.id === 'baronet';

// Auction

interface Setting {
  readonly act: Act;
  /** What speaks for making a bid with it. */
  readonly odds: number;
}

/** The trump and call that promise most. */
function bestSetting(reading: Reading): Setting {
  const { suits } = reading.rules.design.deck;
  const settings = suits.flatMap(({ name: trump }, suit) => {
    const later = outlook(reading, suit);
    const tricks = strength(reading, suit);
    return BLOCKS.map(([call, block]): Setting => {
      let counting = 0;
      for (const card of reading.own) if ((block >> rankOf(card)) & 1) counting += later(card);
      return { act: { do: 'set', trump, call }, odds: MADE.tricks * tricks + MADE.counting * counting };
    });
  });
  return bestBy(settings, ({ odds }) => odds);
}

/** The bid that should bring most, as long as it is likely enough to be made. */
function bid(reading: Reading): number {
  const { rules } = reading;
  const { partner } = rules.options;
  const byPartner = isForCoins(reading) ? FOR_COINS.odds : partner === 'jasper-city' ? MADE.jasperCity : 0;
  const odds = MADE.base + MADE.seats * rules.seats + byPartner + bestSetting(reading).odds;
  const chance = (points: number): number => logistic(odds + MADE.bid * points);
  const pass = reading.move({ do: 'pass' });
  const lowest = Math.max(Number(rules.options.minBid), reading.field('bid') + 1);
  const rival = reading.field('bidder');
  const from = rival >= 0 && winsByBid(reading, rival) ? STOP_FROM : BID_FROM;
  if (pass >= 0 && (lowest > 10 || chance(lowest) < from)) return pass;
  const bids = Array.from({ length: 11 - lowest }, (_, i) => lowest + i);
  const points = bestBy(bids, (each) => each * (chance(each) - EVEN));
  return reading.move({ do: 'bid', points });
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const { s, seat } = reading;
  const trump = reading.digit('trump');
  const mayJoin = reading.field('partner') < 0 && reading.digit('first') === 1 && seat !== reading.field('bidder');
  if (mayJoin && s[LED] === trump && suitOf(legal[0]) === trump) {
    const least = reading.field('bid') - JOIN - (isForCoins(reading) ? FOR_COINS.join : 0);
    const joins = strength(reading, trump) >= least;
    return joins ? legal[0] : legal[legal.length - 1]; // BISHOP-JASPER-2: legal moves run from low to high
  }
  const side = ownSide(reading);
  const later = outlook(reading, trump);
  const [, block] = BLOCKS[reading.digit('call') - 1];
  const worth = (card: number): number => (block >> rankOf(card)) & 1;
  const unseen = reading.unseen.reduce((sum, ranks) => sum + count(ranks), 0);
  const points = reading.unseen.reduce((sum, ranks) => sum + count(ranks & block), 0);
  const lying = reading.laidCards().reduce((sum, card) => sum + worth(card), 0);
  const coming = (reading.later.length * points) / Math.max(1, unseen);
  // Points for the side now, less what the card could have brought later: by itself, and by what it would catch.
  return bestBy(legal, (card) => {
    const takes = later(card);
    const kept = worth(card) * (takes + (1 - takes) * KEPT) + (takes * points) / reading.tricksLeft;
    return reading.chance(card, side) * (lying + worth(card) + coming) - kept;
  });
}

/** The seats to play with. A partner does not help a bidder who would win the game by it. */
function ownSide(reading: Reading): number {
  const { s, seat, rules } = reading;
  const bidder = reading.field('bidder');
  const partner = reading.field('partner');
  const others = ((1 << rules.seats) - 1) & ~(1 << bidder);
  if (seat === partner)
    return winsByBid(reading, bidder) && s[TOTAL + bidder] >= s[TOTAL + seat] ? others : (1 << bidder) | (1 << seat);
  const team = (1 << bidder) | (partner >= 0 ? 1 << partner : 0);
  return seat === bidder ? team : others & ~team;
}

/** Whether a bidder would reach the target with the bid that stands; in Baronet there is no target. */
const winsByBid = (reading: Reading, bidder: number): boolean =>
  reading.s[TOTAL + bidder] + reading.field('bid') >= Number(reading.rules.options.target);

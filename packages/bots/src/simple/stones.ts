/** Stones: rules/stones.md. Bids a little below what the cards seem good for, takes that, and ducks the rest. */
import { NONE, SUITS, suitOf } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';
import { bestBy, gain, miss, type Outlook, remembered } from './aim.ts';
import { chanceLater, danger, logistic, type Weights } from './estimate.ts';
import type { Reading } from './reading.ts';

const ROCK = 0;
const ORDINARY: Weights = {
  ...{ base: -0.07, above: -1.05, lower: 0.12, higher: -0.07 },
  ...{ unseen: 0.07, seats: -0.2, left: 0.13 },
};
/** With `rockBreaksEverything`: rock, and the other suits beside it. */
const ROCK_BREAKS: Weights = { base: 0.41, above: -1.59, lower: 0.64, higher: 0.45, unseen: -0.06, seats: 0.34 };
const BROKEN: Weights = { base: 0.47, above: -1.32, lower: 0.18, higher: -0.1, unseen: 0.17, seats: -0.46, left: 0.08 };
/** For each card held of the suits that a suit beats, by one step or two: where one cannot follow, it takes tricks. */
const ONE_STEP = -0.17;
const TWO_STEPS = -0.24;

/** How much lower than its estimate a seat bids; bags cost less than a bid that is missed. */
const CAUTION = 0.06;
/** How far a seat trusts the bids of the others: tricks for each that they leave free (or bid too many). */
const TRUST = 0.15;
/** Tricks beyond the bid that a seat plays for, while it still needs some. */
const CUSHION = 0.5;
/** The highest rank that takes nothing even as the lowest of its suit: the 4. */
const SAFE = 3;
/** The odds of a nil: for the best hand there is, and for each rank by which a card sticks out. */
const NIL = { base: -0.4, danger: -0.1 };

export function stones(reading: Reading, legal: readonly number[]): number {
  return reading.rules.phase(reading.s) === 'bids' ? bid(reading) : play(reading, legal);
}

function outlook(reading: Reading): Outlook {
  const rockBreaks = reading.rules.options.rockBreaksEverything === 'on';
  const terms = { trump: NONE, up: true };
  return remembered((card) => {
    const suit = suitOf(card);
    if (rockBreaks && suit === ROCK) return chanceLater(reading, card, ROCK_BREAKS, terms);
    const steps = (n: number): number => reading.length((suit + SUITS - n) % SUITS);
    const ruffs = ONE_STEP * steps(1) + TWO_STEPS * steps(2);
    return chanceLater(reading, card, rockBreaks ? BROKEN : ORDINARY, terms, ruffs);
  });
}

/** The tricks to be expected of the holding. */
function expected(reading: Reading): number {
  const later = outlook(reading);
  return reading.own.reduce((sum, card) => sum + later(card), 0);
}

function bid(reading: Reading): number {
  const estimate = expected(reading);
  const hand = reading.own.length;
  // What a nil should score, against ten a trick (most bids are made) and the bags of a nil that fails.
  if (150 * nilChance(reading) > 9 * estimate + 10) return reading.move({ do: 'bid', tricks: 0 });
  const tricks = Math.round(estimate * (1 - CAUTION) + TRUST * leftFree(reading));
  return reading.move({ do: 'bid', tricks: Math.max(1, Math.min(hand, tricks)) });
}

const nilChance = (reading: Reading): number => logistic(NIL.base + NIL.danger * danger(reading, SAFE));

/** By how much the bids made so far fall short of an even share of the tricks. */
function leftFree(reading: Reading): number {
  const { own, rules } = reading;
  let free = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const tricks = reading.field('bid', seat);
    if (tricks >= 0) free += own.length / rules.seats - tricks;
  }
  return free;
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const later = outlook(reading);
  const need = needed(reading);
  const cards = mindingNil(reading, legal, need);
  if (need > reading.tricksLeft) return bestBy(cards, (card) => gain(reading, card, later)); // lost: spoil the others' bids
  const want = need > 0 ? need + CUSHION : 0;
  return bestBy(cards, (card) => -miss(reading, card, want, later));
}

/** Tricks this seat still has to take; what its partner has taken too many counts for it. */
function needed(reading: Reading): number {
  const { s, seat } = reading;
  const tricks = reading.field('bid', seat);
  const mate = partner(reading);
  if (tricks === 0) return 0;
  const surplus = mate < 0 || reading.field('bid', mate) === 0 ? 0 : s[TAKEN + mate] - reading.field('bid', mate);
  return tricks - s[TAKEN + seat] - Math.max(0, surplus);
}

const partner = ({ rules, seat }: Reading): number =>
  rules.design.sides.find((side) => side.includes(seat))?.find((other) => other !== seat) ?? -1;

/** A partner's nil is saved from a trick where that can be done; a rival's nil is left with the trick it has. */
function mindingNil(reading: Reading, legal: readonly number[], need: number): readonly number[] {
  const { s, ahead, seat } = reading;
  if (ahead < 0 || reading.field('bid', ahead) !== 0 || s[TAKEN + ahead] > 0) return legal;
  const saves = ahead === partner(reading);
  if (!saves && need >= reading.tricksLeft) return legal;
  if (saves && reading.field('bid', seat) === 0) return legal;
  const cards = legal.filter((card) => reading.takes(card) === saves);
  return cards.length > 0 ? cards : legal;
}

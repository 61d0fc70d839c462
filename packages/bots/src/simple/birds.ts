/** Playing for birds: what Ducks and Geese for partners and for single players have in common. */
import { bitOf, HOLD, NONE, OPEN, rankOf, SUITS, suitOf } from '@followsuit/engine';
import { LED } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { Reading } from './reading.ts';
import { outlook } from './vines.ts';

/** What a seat plays for. */
export interface Aims {
  readonly trump: number;
  /** The seats it plays with. */
  readonly side: number;
  /** What a trick is worth to them, birds aside. */
  readonly trick: number;
  readonly isBird: (card: number) => boolean;
  /** The rank that stays with whoever plays it in the led suit, or −1. */
  readonly safe: number;
  /** The chance that a bird which takes no trick itself goes to the own side later on. */
  readonly kept: number;
}
/** The chance that a card of the safe rank is kept later on. */
const SAFE_LATER = 0.75;

/** The card that brings the side most in tricks and birds, less what it could have brought later. */
export const playForBirds = (reading: Reading, legal: readonly number[], aims: Aims): number =>
  bestBy(legal, worthForBirds(reading, aims));

/** What a card brings the side in tricks and birds, less what it could have brought later. */
export function worthForBirds(reading: Reading, aims: Aims): (card: number) => number {
  const { trump, side, trick, isBird, safe, kept } = aims;
  const { s, rules } = reading;
  const later = outlook(reading, trump);
  const led = s[LED];
  const isSafe = (card: number, to: number): boolean => rankOf(card) === safe && (to === NONE || suitOf(card) === to);
  const loose = (card: number): number => (isBird(card) && !isSafe(card, led) ? 1 : 0);
  const lying = reading.laidCards().reduce((sum, card) => sum + (isSafe(card, led) ? 0 : isBird(card) ? 1 : 0), 0);
  const unseen = rules.design.deck.cards.filter((card) => (reading.unseen[suitOf(card)] & bitOf(card)) !== 0);
  const birds = unseen.filter((card) => isBird(card) && rankOf(card) !== safe).length / Math.max(1, unseen.length);
  const coming = reading.later.length * birds;
  const average = trick + (rules.seats - 1) * birds;
  return (card) => {
    const takes = later(card);
    const own = !isBird(card) ? 0 : rankOf(card) === safe ? SAFE_LATER : takes + (1 - takes) * kept;
    const now = isSafe(card, led) ? 1 : 0;
    return now + reading.chance(card, side) * (trick + lying + loose(card) + coming) - takes * average - own;
  };
}

/** How many birds this seat holds. */
export const birdsHeld = (reading: Reading, isBird: (card: number) => boolean): number =>
  reading.own.reduce((sum, card) => sum + (isBird(card) ? 1 : 0), 0);

/** The same seat with the open card in its hand. */
export function withOpenCard({ rules, seat, s }: Reading): Reading {
  const state = s.slice();
  state[HOLD + seat * SUITS + suitOf(s[OPEN])] |= bitOf(s[OPEN]);
  return new Reading({ rules, seat, state });
}

/** Halves of a trick (rules/up-and-down.md): what cards are good for now, and later. */
import { bitOf, count, SUITS, suitOf } from '@followsuit/engine';
import { LEADER } from '@followsuit/engine/state';
import { type Outlook, remembered } from './aim.ts';
import { chanceLater, type Weights } from './estimate.ts';
import type { Reading } from './reading.ts';

const SEATS = 5;
/** The ranks of the low half, 2 to 7, and of the high half, Tar to Ace. */
const LOW = 0b111111;
const HIGH = 0b11111000000;
/** Estimates for cards of the low half and of the high half: in trump, and in the other suits. */
const TRUMP: readonly [Weights, Weights] = [
  { base: 4.81, above: -2.36, lower: 1.61, higher: 0.95, unseen: -0.05, left: -0.24 },
  { base: 4.3, above: -3.0, lower: 1.07, higher: 0.61, unseen: -0.05, left: -0.08 },
];
const SIDE: readonly [Weights, Weights] = [
  {
    base: -1.2,
    above: -2.12,
    lower: -0.08,
    higher: 0.01,
    unseen: 0.21,
    left: 0.14,
    ownTrumps: 0.1,
    unseenTrumps: -0.11,
  },
  {
    base: -1.0,
    above: -2.07,
    lower: 0.02,
    higher: -0.18,
    unseen: 0.23,
    left: 0.1,
    ownTrumps: 0.04,
    unseenTrumps: -0.09,
  },
];

const isHigh = (card: number): boolean => (bitOf(card) & HIGH) !== 0;

/** The chance that a card takes a half at some time, with a suit as trump. */
export function outlook(reading: Reading, trump: number): Outlook {
  const [low, high] = [LOW, HIGH].map((among) => ({ trump, up: true, among }));
  return remembered((card) => {
    const half = isHigh(card) ? 1 : 0;
    return chanceLater(reading, card, (suitOf(card) === trump ? TRUMP : SIDE)[half], half ? high : low);
  });
}

/** The halves to be expected with a suit as trump. */
export function strength(reading: Reading, trump: number): number {
  const later = outlook(reading, trump);
  return reading.own.reduce((sum, card) => sum + later(card), 0);
}

/** What it is worth that a seat takes a half. */
export type Worth = (seat: number) => number;

/** What the high and the low half of the trick under way should be worth, once this seat has played a card. */
export function halves(reading: Reading, card: number, trump: number, worth: Worth): [high: number, low: number] {
  const { s, seat } = reading;
  const cards = [...reading.laidCards(), card];
  const led = suitOf(cards[0]);
  const power = (each: number): number =>
    suitOf(each) === trump ? 16 + (each & 15) : suitOf(each) === led ? 1 + (each & 15) : 0;
  const of = (ranks: number): number => {
    let best = 0;
    let value = 0;
    for (const [i, each] of cards.entries()) {
      if ((bitOf(each) & ranks) === 0 || power(each) <= best) continue;
      best = power(each);
      value = worth(i === cards.length - 1 ? seat : (s[LEADER] + i) % SEATS);
    }
    // Whoever comes later takes the half if they can.
    for (let i = 1; i <= SEATS - cards.length; i++) {
      const other = (seat + i) % SEATS;
      value += (worth(other) - value) * beats(reading, other, led, trump, ranks, best);
    }
    return value;
  };
  return [of(HIGH), of(LOW)];
}

/** The chance that a seat can beat what lies in a half: with the led suit, or with a trump if it has none of that. */
function beats(reading: Reading, seat: number, led: number, trump: number, ranks: number, best: number): number {
  const above = (suit: number, power: number): number => {
    const beaten = best < power ? 0 : (2 << (best - power)) - 1;
    return count(reading.unseen[suit] & ranks & ~beaten);
  };
  const follows = led === trump ? above(led, 16) : best >= 16 ? 0 : above(led, 1);
  const can = 1 - reading.lacksAll(seat, led, follows);
  if (led === trump) return can;
  const isVoid = reading.lacksAll(seat, led, count(reading.unseen[led]));
  return can + isVoid * (1 - reading.lacksAll(seat, trump, above(trump, 16)));
}

/** The suits that a seat holds. */
export const suitsHeld = (reading: Reading): number[] =>
  Array.from({ length: SUITS }, (_, suit) => suit).filter((suit) => reading.length(suit) > 0);

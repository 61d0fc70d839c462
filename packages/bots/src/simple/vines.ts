/** Estimates for games of the Vines deck with a trump suit. */
import { SUITS, suitOf } from '@followsuit/engine';
import { bestBy, type Outlook, remembered } from './aim.ts';
import { chanceLater, type Weights } from './estimate.ts';
import type { Reading } from './reading.ts';

const TRUMP: Weights = { base: 1.75, above: -2.23, lower: 1.47, higher: 0.39, unseen: -0.16, seats: 0.29 };
const SIDE: Weights = {
  ...{ base: 0.22, above: -2.24, lower: 0.24, higher: -0.08, unseen: 0.27, seats: -0.31, left: 0.11 },
  ...{ ownTrumps: 0.15, unseenTrumps: -0.22 },
};

export function outlook(reading: Reading, trump: number): Outlook {
  const terms = { trump, up: true };
  return remembered((card) => chanceLater(reading, card, suitOf(card) === trump ? TRUMP : SIDE, terms));
}

/** The tricks to be expected with a suit as trump. */
export function strength(reading: Reading, trump: number): number {
  const later = outlook(reading, trump);
  return reading.own.reduce((sum, card) => sum + later(card), 0);
}

/** The suit that is best as trump. */
export const bestTrump = (reading: Reading): number =>
  bestBy(
    Array.from({ length: SUITS }, (_, suit) => suit),
    (suit) => strength(reading, suit),
  );

/** The move that puts a card away; −1 if that is not allowed. */
export const puttingAway = (reading: Reading, card: number): number =>
  reading.move({ do: 'discard', card: reading.rules.design.deck.codes[card] });

/** The move that puts away the first three of some cards. */
export function puttingAwayThree(reading: Reading, cards: readonly number[]): number {
  const three = cards.slice(0, 3).sort((a, b) => a - b);
  return reading.move({ do: 'discard', cards: three.map((card) => reading.rules.design.deck.codes[card]) });
}

/** What a card is worth for each card its holder has of the suit. */
const LENGTH = 0.04;

/** How useful cards are: for tricks, in a long suit (a short one is soon gone), and as trumps. */
export function usefulness(reading: Reading, trump: number): (card: number) => number {
  const later = outlook(reading, trump);
  return (card) => later(card) + LENGTH * reading.length(suitOf(card)) + (suitOf(card) === trump ? 1 : 0);
}

/** Puts away what is least useful. */
export function discard(reading: Reading, trump = bestTrump(reading)): number {
  const use = usefulness(reading, trump);
  const cards = reading.own.filter((card) => puttingAway(reading, card) >= 0);
  return puttingAway(
    reading,
    bestBy(cards, (card) => -use(card)),
  );
}

/** The highest number that was bid; 0 if none was. */
export function highestBid(reading: Reading): number {
  let highest = 0;
  for (let seat = 0; seat < reading.rules.seats; seat++) highest = Math.max(highest, reading.field('call', seat));
  return highest;
}

/** Where two play two, partners sit across. */
export const partnerOf = (seat: number): number => seat ^ 2;
export const teamOf = (seat: number): number => (1 << seat) | (1 << partnerOf(seat));

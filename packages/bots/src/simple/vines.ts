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

/** Puts away what is least useful: good for nothing, from a short suit (to be void of it soon), and no trump. */
export function discard(reading: Reading, trump = bestTrump(reading)): number {
  const later = outlook(reading, trump);
  const use = (card: number): number =>
    later(card) + LENGTH * reading.length(suitOf(card)) + (suitOf(card) === trump ? 1 : 0);
  const cards = reading.own.filter((card) => puttingAway(reading, card) >= 0);
  return puttingAway(
    reading,
    bestBy(cards, (card) => -use(card)),
  );
}
/** What a card is worth for each card its holder has of the suit. */
const LENGTH = 0.04;

/**
 * Estimates: how likely a card is to take a trick sooner or later, if its holder wants it to. The weights of each game were
 * fitted (logistic regression) to hands in which every seat took what it could.
 */
import { bitOf, count, lowest, makeCard, NONE, SUITS, suitOf } from '@followsuit/engine';
import type { Reading } from './reading.ts';

/** What speaks for a card, in log-odds for each unit. */
export interface Weights {
  readonly base: number;
  /** For the root of the number of unseen cards of its suit that rank above it. */
  readonly above: number;
  /** For the root of the number that rank below it, in games where the ranking turns round. */
  readonly below?: number;
  /** For each card of the same suit in the same holding, lower or higher. */
  readonly lower: number;
  readonly higher: number;
  /** For each unseen card of its suit: the more there are, the longer the suit goes round. */
  readonly unseen: number;
  /** For each card its holder has left. */
  readonly left?: number;
  /** For each seat at the table. */
  readonly seats?: number;
  /** For each trump its holder has, and for each unseen one; and for a hand without trump. */
  readonly ownTrumps?: number;
  readonly unseenTrumps?: number;
  readonly noTrump?: number;
}

/** What an estimate is made under. */
export interface Terms {
  readonly trump: number;
  /** False where low ranks are strong. */
  readonly up: boolean;
  /** The ranks that the card competes with; all where it is not given. */
  readonly among?: number;
}

/** The chance that a card of this seat's holding takes a trick at some time. */
export function chanceLater(reading: Reading, card: number, weights: Weights, terms: Terms, more = 0): number {
  const { trump, up, among } = terms;
  const suit = suitOf(card);
  const under = count(reading.ranks(suit) & (bitOf(card) - 1));
  const over = reading.length(suit) - under - 1;
  let odds = weights.base + more;
  odds += weights.above * Math.sqrt(reading.unseenAbove(card, up, among));
  if (weights.below) odds += weights.below * Math.sqrt(reading.unseenAbove(card, !up, among));
  odds += weights.lower * (up ? under : over) + weights.higher * (up ? over : under);
  odds += weights.unseen * count(reading.unseen[suit]);
  odds += (weights.left ?? 0) * reading.own.length + (weights.seats ?? 0) * reading.rules.seats;
  if (trump === NONE) odds += weights.noTrump ?? 0;
  else if (weights.ownTrumps)
    odds += weights.ownTrumps * reading.length(trump) + (weights.unseenTrumps ?? 0) * count(reading.unseen[trump]);
  return logistic(odds);
}

/** The chance that log-odds stand for. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * How badly a holding is suited to taking nothing: by how many ranks its cards stick out. The lowest card of a suit is safe
 * up to the rank `safe`, the next one two ranks higher, and so on, since others can be expected to play above it.
 */
export function danger(reading: Reading, safe: number): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) for (const each of stickingOut(reading, suit, safe)) sum += each.by;
  return sum;
}

/** The cards of a suit from low to high, and by how many ranks each sticks out. */
export function stickingOut(reading: Reading, suit: number, safe: number): { card: number; by: number }[] {
  const list: { card: number; by: number }[] = [];
  for (let rest = reading.ranks(suit), limit = safe; rest !== 0; rest &= rest - 1, limit += 2)
    list.push({ card: makeCard(suit, lowest(rest)), by: Math.max(0, lowest(rest) - limit) });
  return list;
}

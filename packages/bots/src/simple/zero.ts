/** Taking nothing with the Vines deck: which cards are in the way of a zero, and how to stay below. */
import { bitOf, count, lowest, rankOf, SUITS, suitOf } from '@followsuit/engine';
import { bestBy } from './aim.ts';
import type { Reading } from './reading.ts';

/** The highest rank that takes nothing even as the lowest of its suit: the 3. */
const SAFE = 1;
/** Ranks that each trump counts as sticking out. */
const EACH_TRUMP = 3;
/** What a trick costs a seat that wants none, in ranks that stick out; and what a rank counts where these are equal. */
const TRICK = 20;
const RANK = 0.1;

/** By how many ranks the cards of a suit stick out: the lowest is safe up to a rank, the next one two ranks higher … */
function sticksOut(ranks: number, isTrump: boolean): number {
  let sum = isTrump ? EACH_TRUMP * count(ranks) : 0;
  for (let rest = ranks, limit = SAFE; rest !== 0; rest &= rest - 1, limit += 2)
    sum += Math.max(0, lowest(rest) - limit);
  return sum;
}

/** How much safer a zero is without a card of some ranks. */
function relief(ranks: number, card: number, trump: number): number {
  const isTrump = suitOf(card) === trump;
  return sticksOut(ranks, isTrump) - sticksOut(ranks & ~bitOf(card), isTrump) + RANK * rankOf(card);
}

/** The cards that a zero is best without, as many as asked for, and by how much the others stick out. */
export function withoutWorst(reading: Reading, n: number, trump: number): { cards: number[]; danger: number } {
  const suits = Array.from({ length: SUITS }, (_, suit) => reading.ranks(suit));
  const cards: number[] = [];
  while (cards.length < n) {
    const left = reading.own.filter((card) => suits[suitOf(card)] & bitOf(card));
    const card = bestBy(left, (each) => relief(suits[suitOf(each)], each, trump));
    suits[suitOf(card)] &= ~bitOf(card);
    cards.push(card);
  }
  return { cards, danger: suits.reduce((sum, ranks, suit) => sum + sticksOut(ranks, suit === trump), 0) };
}

/** No trick more: gets rid of what sticks out, where the others cannot leave the trick with it. */
export function duck(reading: Reading, legal: readonly number[], team: number): number {
  const trump = reading.digit('trump');
  return bestBy(
    legal,
    (card) => relief(reading.ranks(suitOf(card)), card, trump) - TRICK * leftWith(reading, card, team),
  );
}

/** The chance that the team is left with the trick if everybody stays below where they can. */
function leftWith(reading: Reading, card: number, team: number): number {
  const holder = reading.takes(card) ? reading.seat : reading.ahead;
  let ours = (team >> holder) & 1;
  for (const seat of reading.later) {
    const stuck = reading.stuck(seat, card);
    ours = (team >> seat) & 1 ? ours + (1 - ours) * stuck : ours * (1 - stuck);
  }
  return ours;
}

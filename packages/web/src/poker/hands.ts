/** The hands on the poker page: dealing, changing and comparing them. Cards are written as in records (`"Kl"`). */
import { codesOf, decidedBy, handOf, KINDS, kindOf, pokerName, pokerScore } from '@followsuit/games/poker';
import type { DeckInfo } from '@followsuit/present';
import { cardLabel } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';

export type Hand = readonly string[];

export const HAND_SIZE = 5;
export const NUMBERS = [2, 3, 4, 5, 6] as const;

const text = words.poker;

/** All cards of a deck, rank by rank from the highest. */
export const cardsOf = ({ ranks, suits }: DeckInfo): string[] =>
  [...ranks].reverse().flatMap((rank) => suits.map(({ letter }) => rank + letter));

/** A random integer from 0 up to, not including, `n`. */
export type RandomBelow = (n: number) => number;

const anyNumber: RandomBelow = (n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n);

/** Deals this many hands of five different cards. */
export function dealt(deck: DeckInfo, hands: number, chance: RandomBelow = anyNumber): Hand[] {
  const cards = cardsOf(deck);
  const order = new Map(cards.map((card, i) => [card, i]));
  for (let i = 0; i < hands * HAND_SIZE; i++) {
    const j = i + chance(cards.length - i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const byRank = (a: string, b: string): number => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  return Array.from({ length: hands }, (_, i) => cards.slice(i * HAND_SIZE, (i + 1) * HAND_SIZE).sort(byRank));
}

/** The hand that holds a card, or −1. */
export const holderOf = (hands: readonly Hand[], card: string): number =>
  hands.findIndex((hand) => hand.includes(card));

/** The hands with one of them changed, or a sentence that says why that is impossible. */
export type Changed = readonly Hand[] | string;

const withHand = (hands: readonly Hand[], at: number, hand: Hand): readonly Hand[] =>
  hands.map((each, i) => (i === at ? hand : each));

/** Adds a card to a hand, or removes it. */
export function toggled(deck: DeckInfo, hands: readonly Hand[], at: number, card: string): Changed {
  const hand = hands[at];
  if (hand.includes(card))
    return withHand(
      hands,
      at,
      hand.filter((each) => each !== card),
    );
  const holder = holderOf(hands, card);
  if (holder >= 0) return fill(text.taken, { card: cardLabel(deck, card), n: holder + 1 });
  if (hand.length === HAND_SIZE) return fill(text.full, { n: at + 1 });
  return withHand(hands, at, [...hand, card]);
}

/** Parses a hand as typed; an empty text empties it. */
export function typed(deck: DeckInfo, hands: readonly Hand[], at: number, line: string): Changed {
  if (line.trim() === '') return withHand(hands, at, []);
  const cards = handOf(line);
  if (typeof cards === 'string') return cards;
  const hand = codesOf(cards);
  const others = withHand(hands, at, []);
  const taken = hand.find((card) => holderOf(others, card) >= 0);
  if (taken !== undefined) return fill(text.taken, { card: cardLabel(deck, taken), n: holderOf(others, taken) + 1 });
  return withHand(hands, at, hand);
}

/** The score of a complete hand, else null. */
function scoreOf(hand: Hand): number | null {
  const cards = hand.length === HAND_SIZE ? handOf(hand.join(' ')) : '';
  return typeof cards === 'string' ? null : pokerScore(cards);
}

/** A hand in words; null while it is incomplete. @example handName(['Al', 'Ac', 'Au', 'At', 'Aa']) // 'five of a kind, aces' */
export function handName(hand: Hand): string | null {
  const score = scoreOf(hand);
  return score === null ? null : pokerName(score);
}

export interface PokerVerdict {
  /** The indices of the winners; empty while a hand is incomplete. */
  readonly winners: readonly number[];
  readonly told: string;
}

/** Who wins, and why; or what is missing. */
export function verdictOn(hands: readonly Hand[]): PokerVerdict {
  const scores = hands.map(scoreOf);
  const missing = scores.indexOf(null);
  if (missing >= 0) return { winners: [], told: missingIn(hands, missing) };
  const all = scores as number[];
  const best = Math.max(...all);
  const winners = all.flatMap((score, i) => (score === best ? [i] : []));
  const name = pokerName(best);
  const first =
    winners.length === 1
      ? fill(text.winner, { n: winners[0] + 1, name })
      : fill(text.shared, { hands: inWords(winners.map((i) => i + 1)), name });
  const lower = all.filter((score) => score < best);
  if (lower.length === 0) return { winners, told: first };
  const next = Math.max(...lower);
  return { winners, told: `${first} ${whyBetter(best, next, all.indexOf(next) + 1)}` };
}

function missingIn(hands: readonly Hand[], at: number): string {
  const count = HAND_SIZE - hands[at].length;
  return fill(count === 1 ? text.missing.one : text.missing.other, { n: at + 1, count });
}

const inWords = (numbers: readonly number[]): string =>
  fill(text.and, { first: numbers.slice(0, -1).join(', '), last: numbers[numbers.length - 1] });

/** Kinds whose second rank is a pair too. */
const TWO_GROUPS: readonly string[] = ['two pair', 'full house'];

function whyBetter(best: number, next: number, n: number): string {
  const deciding = decidedBy(best, next);
  if (deciding?.by !== 'rank') return fill(text.why.kind, { n, name: pokerName(next) });
  const { place, better, worse } = deciding;
  const pair = place === 1 && TWO_GROUPS.includes(KINDS[kindOf(best)]);
  return fill(place === 0 ? text.why.first : pair ? text.why.pair : text.why.kicker, { n, better, worse });
}

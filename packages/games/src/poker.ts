/** Poker with the Vines deck: games/src/vines/rules.md, "Poker with this deck". Five suits make five of a kind a natural hand. */
import { rankOf, suitOf } from '@followsuit/engine/cards';
import { vines } from './parts/decks.ts';

/** The kinds of hands, from the lowest to the highest. The flush ranks above four of a kind. */
export const KINDS = [
  'no pair',
  'one pair',
  'two pair',
  'three of a kind',
  'straight',
  'full house',
  'four of a kind',
  'flush',
  'straight flush',
  'five of a kind',
] as const;

const RANKS = vines.ranks.length;
const ACE = RANKS - 1;
/** In `5 4 3 2 A` the ace is low, and the five leads. */
const FIVE = vines.ranks.indexOf('5');
const STRAIGHT = 4;
const FLUSH = 7;
const STRAIGHT_FLUSH = 8;
/** The kind by how often each rank occurs, the most frequent first: 2 and 1 are a pair and another card. */
const BY_GROUPS: Readonly<Record<number, number>> = { 50: 9, 41: 6, 32: 5, 31: 3, 22: 2, 21: 1, 11: 0 };

/**
 * The score of five different cards: the higher number wins, equal numbers tie. Divide by 11⁵ for the kind.
 *
 * @example pokerScore(handOf('Al Ac Au At Aa')) > pokerScore(handOf('2l 3l 4l 5l 6l')) // five of a kind wins
 */
export function pokerScore(cards: readonly number[]): number {
  counts.fill(0);
  let flush = true;
  for (let i = 0; i < 5; i++) {
    counts[rankOf(cards[i])]++;
    if (suitOf(cards[i]) !== suitOf(cards[0])) flush = false;
  }
  // Ranks from the most frequent to the rarest, and among equals from high to low.
  let groups = 0;
  let n = 0;
  for (let times = 5; times > 0; times--)
    for (let rank = ACE; rank >= 0; rank--)
      if (counts[rank] === times) {
        if (groups < 10) groups = groups * 10 + times;
        order[n++] = rank;
      }
  if (n === 1) groups = 50;
  const top = n === 5 ? straightTop() : -1;
  let kind = BY_GROUPS[groups];
  if (top >= 0) kind = flush ? STRAIGHT_FLUSH : STRAIGHT;
  else if (flush) kind = FLUSH;
  let score = kind;
  for (let i = 0; i < 5; i++) score = score * RANKS + (top >= 0 ? (i === 0 ? top : 0) : i < n ? order[i] : 0);
  return score;
}

const counts = new Int8Array(RANKS);
const order = new Int8Array(5);

/** The highest rank of a straight, from five different ranks in `order`; −1 if it is not a straight. */
function straightTop(): number {
  if (order[0] - order[4] === 4) return order[0];
  return order[0] === ACE && order[1] === FIVE && order[1] - order[4] === 3 ? FIVE : -1;
}

/** The kind of a score, as an index into `KINDS`. */
export const kindOf = (score: number): number => Math.floor(score / RANKS ** 5);

/** The rank at index `i` (0 to 4) of a score, the most important first. */
const rankAt = (score: number, i: number): number => Math.floor(score / RANKS ** (4 - i)) % RANKS;

/** What makes one score better than another. */
export type Deciding =
  | { readonly by: 'kind' }
  /** `place`: the first is 0. The pair, the three and so on come before single cards. */
  | { readonly by: 'rank'; readonly place: number; readonly better: string; readonly worse: string };

/** Why `better` beats `worse`; null if they tie. @example decidedBy(pokerScore(aces), pokerScore(kings)) */
export function decidedBy(better: number, worse: number): Deciding | null {
  if (kindOf(better) !== kindOf(worse)) return { by: 'kind' };
  for (let place = 0; place < 5; place++) {
    const [a, b] = [rankAt(better, place), rankAt(worse, place)];
    if (a !== b) return { by: 'rank', place, better: singular(a), worse: singular(b) };
  }
  return null;
}

/** How many hands there are of each kind, in the order of `KINDS`: the ranks times the ways to choose their suits. */
export function pokerCounts(): number[] {
  const suits = vines.suits.length;
  const straights = RANKS - 3; // the ace is high or low
  const distinct = choose(RANKS, 5) - straights;
  const mixed = suits ** 5 - suits;
  return [
    distinct * mixed,
    RANKS * choose(suits, 2) * choose(RANKS - 1, 3) * suits ** 3,
    choose(RANKS, 2) * choose(suits, 2) ** 2 * (RANKS - 2) * suits,
    RANKS * choose(suits, 3) * choose(RANKS - 1, 2) * suits ** 2,
    straights * mixed,
    RANKS * choose(suits, 3) * (RANKS - 1) * choose(suits, 2),
    RANKS * choose(suits, 4) * (RANKS - 1) * suits,
    distinct * suits,
    straights * suits,
    RANKS * choose(suits, 5),
  ];
}

/** n over k. @example choose(55, 5) // 3478761 */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const NAMES = ['twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'tars', 'farmers', 'bishops', 'knights', 'aces'];
const singular = (rank: number): string => (NAMES[rank] === 'sixes' ? 'six' : NAMES[rank].slice(0, -1));

/** A score in words. @example pokerName(pokerScore(handOf('Al Ac Au At 2a'))) === 'four of a kind, aces' */
export function pokerName(score: number): string {
  const digit = (i: number): number => rankAt(score, i);
  const kind = KINDS[kindOf(score)];
  if (kind === 'full house' || kind === 'two pair') return `${kind}, ${NAMES[digit(0)]} and ${NAMES[digit(1)]}`;
  if (kind.includes('pair') && kind !== 'no pair') return `${kind}, ${NAMES[digit(0)]}`;
  if (kind.includes('of a kind')) return `${kind}, ${NAMES[digit(0)]}`;
  return `${kind}, ${singular(digit(0))} high`;
}

/** Cards as they are written. @example codesOf(handOf('al kl bl fl tl')) // ['Al', 'Kl', 'Bl', 'Fl', 'Tl'] */
export const codesOf = (cards: readonly number[]): string[] => cards.map((card) => vines.codes[card]);

/** Parses the cards of a hand, in upper or lower case; or returns a sentence that says what is wrong with it. */
export function handOf(text: string): number[] | string {
  const codes = text
    .split(/[\s,]+/)
    .filter((code) => code !== '')
    .map((code) => code.slice(0, -1).toUpperCase() + code.slice(-1).toLowerCase());
  const cards = codes.map((code) => vines.byCode.get(code) ?? -1);
  const unknown = codes[cards.indexOf(-1)];
  if (unknown !== undefined)
    return `There is no card "${unknown}" in the Vines deck; cards are written like Al, Kc, 7u (ranks ${[...vines.ranks].reverse().join(' ')}, suits a c u l t).`;
  if (cards.length !== 5) return `A poker hand has five cards, and "${text}" has ${cards.length}.`;
  const twice = codes.find((code, i) => codes.indexOf(code) !== i);
  return twice === undefined ? cards : `The card ${twice} is in a hand twice, and the deck has one of each.`;
}

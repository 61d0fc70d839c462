/** The values that an argument of an act may have. Every argument has finitely many, so acts can be counted and listed. */
import type { Json } from './acts.ts';
import { type Deck, NONE } from './cards.ts';

/** The values of an argument, by index in a fixed order: as written, and as the number that the rules work with. */
export interface Domain {
  readonly size: number;
  /** The value at an index, as written; undefined if the argument is left out. */
  readonly value: (place: number) => Json | undefined;
  readonly code: (place: number) => number;
  /** The index of a written value, if it is one of the values. */
  readonly place: (value: Json | undefined) => number | undefined;
  /** For cards that the seat must hold: how many. Only combinations of held cards are then enumerated. */
  readonly held?: number;
  /** For several held cards: the index of a combination, given by the card numbers in ascending order. */
  readonly placeOfCards?: (cards: ArrayLike<number>) => number;
}

/** All values of a domain, in order. Meant for small domains: a choice of several cards has thousands. */
export const valuesOf = ({ size, value }: Domain): (Json | undefined)[] =>
  Array.from({ length: size }, (_, place) => value(place));

function listed(values: readonly (Json | undefined)[], codes: readonly number[], held?: number): Domain {
  const places = new Map(values.map((value, i) => [value, i]));
  return {
    size: values.length,
    value: (place) => values[place],
    code: (place) => codes[place],
    place: (value) => places.get(value),
    held,
  };
}

/** Whole numbers; each is its own code. */
export function whole(low: number, high: number): Domain {
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return listed(numbers, numbers);
}

/** A list of values, numbered from 0 in the order given. */
export const oneOf = (...values: readonly Json[]): Domain =>
  listed(
    values,
    values.map((_, i) => i),
  );

/** The suits of a deck by name, and `"none"` if that is allowed. */
export function anySuit(deck: Deck, none = false): Domain {
  const names = deck.suits.map((suit) => suit.name);
  const codes = names.map((_, suit) => suit);
  return none ? listed([...names, 'none'], [...codes, NONE]) : listed(names, codes);
}

/** Makes an argument optional: if it is left out, its code is −1. */
export const orNone = (domain: Domain): Domain => extended(domain, undefined, -1, (value) => value === undefined);

/**
 * Accepts any other value too, with the code −2: the way itself then says what is wrong with it. For acts that quote
 * the first of several rules they break, in an order of their own.
 */
export const orOther = (domain: Domain): Domain => extended(domain, null, -2, () => true);

/** A domain with one more value at its end. */
function extended(
  { size, value, code, place }: Domain,
  more: Json | undefined,
  moreCode: number,
  isMore: (value: Json | undefined) => boolean,
): Domain {
  return {
    size: size + 1,
    value: (at) => (at === size ? more : value(at)),
    code: (at) => (at === size ? moreCode : code(at)),
    place: (written) => place(written) ?? (isMore(written) ? size : undefined),
  };
}

/** A card that the seat holds; the code is the card number. */
export function heldCard(deck: Deck): Domain {
  const written = deck.cards.map((card) => deck.codes[card]);
  const at = placesIn(deck);
  return { ...listed(written, deck.cards, 1), placeOfCards: (cards) => at[cards[0]] };
}

/** The most cards of a choice of held cards: more would not fit into one exact number. */
const HELD_LIMIT = 7;
/** The codes of choices with at most this many values are precomputed; search looks them up. */
const KEPT_LIMIT = 1 << 16;

/** Cached by deck and number of cards: there are 26,235 choices of three from the Vines deck. */
const choices = new WeakMap<Deck, Domain[]>();

/**
 * Exactly `n` different cards that the seat holds, written as a list in canonical order; the code is `packCards`. The index
 * is computed from the cards by counting, so no list is stored: a choice of 4 from 52 costs no memory.
 *
 * @example way('pass', { cards: [heldCards(deck, 3), 'HEARTS-PASS-1'] }, …)
 */
export function cardsDomain(deck: Deck, n: number): Domain {
  if (n < 1 || n > HELD_LIMIT) throw new Error(`A choice has 1 to ${HELD_LIMIT} cards, not ${n}`);
  const known = choices.get(deck) ?? [];
  choices.set(deck, known);
  known[n] ??= combinations(deck, n);
  return known[n];
}

function combinations(deck: Deck, n: number): Domain {
  const all = deck.cards.length;
  const before = countsBefore(all, n);
  const at = placesIn(deck);
  const size = before[n - 1][all];
  const placeOfCards = (cards: ArrayLike<number>): number => {
    let place = 0;
    for (let i = 0, from = 0; i < n; i++) {
      const position = at[cards[i]];
      place += before[n - 1 - i][position] - before[n - 1 - i][from];
      from = position + 1;
    }
    return place;
  };
  const cardsAt = (place: number): number[] => {
    const cards: number[] = [];
    for (let i = 0, position = 0, rest = place; i < n; i++, position++) {
      const counts = before[n - 1 - i];
      const start = counts[position];
      while (counts[position + 1] - start <= rest) position++;
      rest -= counts[position] - start;
      cards.push(deck.cards[position]);
    }
    return cards;
  };
  const kept = size <= KEPT_LIMIT && n <= 4 ? Int32Array.from({ length: size }, (_, i) => packCards(cardsAt(i))) : null;
  return {
    size,
    held: n,
    placeOfCards,
    value: (place) => cardsAt(place).map((card) => deck.codes[card]),
    code: kept ? (place) => kept[place] : (place) => packCards(cardsAt(place)),
    place: (value) => {
      if (!Array.isArray(value) || value.length !== n) return undefined;
      const cards = value.map((each) => (typeof each === 'string' ? (deck.byCode.get(each) ?? -1) : -1));
      const inOrder = cards.every((card, i) => card >= 0 && (i === 0 || at[cards[i - 1]] < at[card]));
      return inOrder ? placeOfCards(cards) : undefined;
    },
  };
}

/** By size `k` minus one and position `p`: how many choices of `k` more cards begin before `p`. */
function countsBefore(all: number, n: number): number[][] {
  const choose = (m: number, k: number): number => {
    let product = 1;
    for (let i = 0; i < k; i++) product = (product * (m - i)) / (i + 1);
    return product;
  };
  return Array.from({ length: n }, (_, k) => {
    const sums = [0];
    for (let p = 0; p < all; p++) sums.push(sums[p] + choose(all - 1 - p, k));
    return sums;
  });
}

/** By card number: the card's index in its deck. */
function placesIn({ cards }: Deck): Int16Array {
  const places = new Int16Array(128).fill(-1);
  for (const [i, card] of cards.entries()) places[card] = i;
  return places;
}

/** Packs several cards into one number, the last in the lowest seven bits. */
export function packCards(cards: ArrayLike<number>): number {
  let code = 0;
  for (let i = 0; i < cards.length; i++) code = code * 128 + cards[i];
  return code;
}

/** Card `i` of the `n` cards in a code. @example unpackCard(packCards([3, 20, 41]), 1, 3) === 20 */
export function unpackCard(code: number, i: number, n: number): number {
  let rest = code;
  for (let k = n - 1; k > i; k--) rest = Math.floor(rest / 128);
  return rest % 128;
}

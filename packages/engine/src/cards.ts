/**
 * Cards and decks. A card is a small integer, `suit << 4 | rank`, with rank 0 the lowest of the deck's ordinary order;
 * outside the engine it is written as its rank and suit letter (`"Kl"`).
 */

/** The most suits of a deck; the state has one mask of ranks for each. */
export const SUITS = 5;
/** The suit number for "no suit": nothing led, no trump. */
export const NONE = 5;
/** All card numbers are below this. */
export const CARD_LIMIT = SUITS << 4;

/** One suit of a deck: its full name, and the letter used to write cards. */
export interface Suit {
  readonly name: string;
  readonly letter: string;
}

/** A deck: which cards there are and how they are written. */
export interface Deck {
  readonly id: string;
  readonly suits: readonly Suit[];
  /** Rank codes from low to high. */
  readonly ranks: readonly string[];
  /** All cards in canonical order: by suit, then from low to high. */
  readonly cards: readonly number[];
  /** The written form of each card, by card number. */
  readonly codes: readonly string[];
  /** The card number of each written form. */
  readonly byCode: ReadonlyMap<string, number>;
  /** By suit: the mask of its ranks. */
  readonly masks: readonly number[];
}

/**
 * Makes a deck of equal suits.
 *
 * @example makeDeck('french-36', 'spades:s hearts:h diamonds:d clubs:c', '1 2 3 4 5 6 7 8 9')
 */
export function makeDeck(id: string, suits: string, ranks: string): Deck {
  const suitList = suits.split(' ').map((text) => {
    const [name, letter] = text.split(':');
    return { name, letter };
  });
  const rankList = ranks.split(' ');
  const cards: number[] = [];
  const codes: string[] = [];
  const byCode = new Map<string, number>();
  for (const [suit, { letter }] of suitList.entries()) {
    for (const [rank, code] of rankList.entries()) {
      const card = makeCard(suit, rank);
      cards.push(card);
      codes[card] = code + letter;
      byCode.set(code + letter, card);
    }
  }
  const full = (1 << rankList.length) - 1;
  return { id, suits: suitList, ranks: rankList, cards, codes, byCode, masks: suitList.map(() => full) };
}

/** A part of a deck: the cards that pass a test. Ranks keep their numbers. @example partOf(deck, (card) => card !== spare) */
export function partOf(deck: Deck, keeps: (card: number) => boolean): Deck {
  const cards = deck.cards.filter(keeps);
  const masks = deck.masks.map((_, suit) =>
    cards.reduce((mask, card) => (suitOf(card) === suit ? mask | bitOf(card) : mask), 0),
  );
  return { ...deck, cards, byCode: new Map([...deck.byCode].filter(([, card]) => keeps(card))), masks };
}

/**
 * The same deck without its lowest ranks: the Janken deck without jokers, a pack of 32 from one of 52.
 *
 * @example withoutLowest(french52, 5).cards.length // 32
 */
export const withoutLowest = (deck: Deck, ranks = 1): Deck =>
  ranks === 0 ? deck : partOf(deck, (card) => rankOf(card) >= ranks);

export const makeCard = (suit: number, rank: number): number => (suit << 4) | rank;
export const suitOf = (card: number): number => card >> 4;
export const rankOf = (card: number): number => card & 15;
/** A set of cards: the ranks of each suit as a mask. */
export type CardSet = Int32Array;

/** The mask of one rank. */
export const bitOf = (card: number): number => 1 << (card & 15);
/** The lowest rank in a mask. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
/** The highest rank in a mask. */
export const highestRank = (mask: number): number => 31 - Math.clz32(mask);

/** The number of bits set in a mask. */
export function count(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The cards of five rank masks that begin at `at`, in canonical order. */
export function cardsIn(masks: ArrayLike<number>, at = 0): number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = masks[at + suit]; rest !== 0; rest &= rest - 1) cards.push(makeCard(suit, lowest(rest)));
  return cards;
}

/** Writes these cards to `out`, without allocating; returns how many there are. */
export function listCards(masks: ArrayLike<number>, at: number, out: Int32Array): number {
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = masks[at + suit]; rest !== 0; rest &= rest - 1) out[n++] = makeCard(suit, lowest(rest));
  return n;
}

/** The suit's full name; `"none"` for no suit. */
export const suitName = (deck: Deck, suit: number): string => (suit === NONE ? 'none' : deck.suits[suit].name);

/** Compiles a game's rules for tricks into lookup tables. */
import { bitOf, CARD_LIMIT, type Deck, NONE, SUITS, suitOf } from './cards.ts';
import type { Restriction, Situation, Tricks } from './game.ts';

/** The most rows of restrictions in one situation, plus one that marks the end: 3 bits. */
const ROWS = 8;
const ROW_BITS = 3;
/** The greatest worth of a card, positive or negative. */
const WORTH_MOST = 32_767;
/** All suits. */
const ANY = (1 << SUITS) - 1;
/** Marks a row that binds only a seat which holds the led suit. */
export const FOLLOWERS = 1 << SUITS;

/** The tables of one game. A situation is the key and the led suit (3 bits, `NONE` for a lead). */
export interface PlayTables {
  /** By situation and card (7 bits): strength. */
  readonly strength: Uint8Array;
  /** By situation and card: the key after this card. */
  readonly afterCard: Uint8Array;
  /** Whether cards that are not led can change the key. */
  readonly turning: boolean;
  /** By key and trick number (5 bits): the key after this trick. */
  readonly afterTrick: Uint8Array;
  /** By key and card: the card's worth; empty if cards are worth nothing. */
  readonly worth: Int16Array;
  /** By key and card: the suit that the card counts as. */
  readonly countsAs: Uint8Array;
  /** By key, suit counted as (3 bits) and suit of the deck: the ranks of the cards that count as the suit. */
  readonly members: Int32Array;
  /** By situation: the set of suits to be played if possible (all suits: any card); −1 if `rows` must be read. */
  readonly suits: Int8Array;
  /**
   * By situation and row (3 bits): a set of suits, perhaps with `FOLLOWERS`; −1 for a row that reads the state; 0 after
   * the last.
   */
  readonly rows: Int8Array;
  /** The restriction that a row came from. */
  readonly origin: Uint8Array;
}

export const situation = (key: number, led: number): number => (key << 3) | led;
/** The offset of the cards that count as a suit, in `members`. */
export const membersOf = (key: number, suit: number): number => ((key << 3) | suit) * SUITS;
/** The offset of the rows of a situation. */
export const firstRow = (key: number, led: number): number => situation(key, led) << ROW_BITS;

/** Compiles the play rules of a game. */
export function compileTricks(deck: Deck, tricks: Tricks<string>): PlayTables {
  const { key: keys, restrictions } = tricks;
  if (keys.size > 256) throw new Error(`${tricks.name}: a key of ${keys.size} values is too large for its tables`);
  const strength = new Uint8Array(keys.size << 10);
  const afterCard = new Uint8Array(keys.size << 10);
  const afterTrick = new Uint8Array(keys.size << 5);
  const worth = new Int16Array(tricks.worth ? keys.size << 7 : 0);
  const countsAs = new Uint8Array(keys.size << 7);
  const members = new Int32Array(membersOf(keys.size, 0));
  const suits = new Int8Array(keys.size << 3);
  const rows = new Int8Array(firstRow(keys.size, 0));
  const origin = new Uint8Array(firstRow(keys.size, 0));
  let turning = false;
  for (let k = 0; k < keys.size; k++) {
    const key = keys.unpack(k);
    for (const card of deck.cards) {
      const suit = tricks.countsAs?.(card, key) ?? suitOf(card);
      countsAs[(k << 7) | card] = suit;
      members[membersOf(k, suit) + suitOf(card)] |= bitOf(card);
    }
    for (let led = 0; led <= NONE; led++) {
      const at = situation(k, led);
      suits[at] = compileRows(restrictions, { lead: led === NONE, led, key }, firstRow(k, led), rows, origin);
      if (suits[at] > 0 && suits[at] !== ANY) suits[at] = wholeSuits(deck, members, k, suits[at]);
      for (let card = 0; card < CARD_LIMIT; card++) {
        const real = deck.codes[card] !== undefined;
        strength[(at << 7) | card] =
          real && led !== NONE ? within(0, 255, tricks.strength(card, led, key), 'strength', deck.codes[card]) : 0;
        afterCard[(at << 7) | card] = real && tricks.afterCard ? keys.pack(tricks.afterCard(card, led, key)) : k;
        if (led !== NONE && afterCard[(at << 7) | card] !== k) turning = true;
        if (real && tricks.worth)
          worth[(k << 7) | card] = within(-WORTH_MOST, WORTH_MOST, tricks.worth(card, key), 'worth', deck.codes[card]);
      }
    }
    for (let n = 0; n < 32; n++)
      afterTrick[(k << 5) | n] = keys.pack({ ...(tricks.afterTrick?.(n, key) ?? key), first: 0 });
  }
  return { strength, afterCard, turning, afterTrick, worth, countsAs, members, suits, rows, origin };
}

/** The suits of the deck whose cards count as some suits; −1 if a suit of the deck belongs to them only in part. */
function wholeSuits({ masks }: Deck, members: Int32Array, key: number, set: number): number {
  let whole = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    let ranks = 0;
    for (let as = 0; as < SUITS; as++) if ((set >> as) & 1) ranks |= members[membersOf(key, as) + suit];
    const full = masks[suit] ?? 0;
    if (ranks !== 0 && ranks !== full) return -1;
    if (full === 0 ? (set >> suit) & 1 : ranks !== 0) whole |= 1 << suit;
  }
  return whole;
}

/** Checks that a number fits its table: a typed array would silently store a different one. */
function within(low: number, high: number, value: number, what: string, card: string): number {
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  throw new Error(`The ${what} of ${card} must be a whole number from ${low} to ${high}, not ${value}`);
}

/** Writes the rows of a situation; returns its value for `suits`. */
function compileRows(
  restrictions: readonly Restriction<string>[],
  of: Situation<string>,
  at: number,
  rows: Int8Array,
  origin: Uint8Array,
): number {
  let used = 0;
  for (const [i, restriction] of restrictions.entries()) {
    if (!restriction.when(of)) continue;
    if (used === ROWS - 1) throw new Error(`${restriction.rule}: more than ${ROWS - 1} play rules in one situation`);
    rows[at + used] = restriction.suits ? restriction.suits(of) & ANY : -1;
    if (restriction.followers) rows[at + used] |= FOLLOWERS;
    origin[at + used] = i;
    used++;
  }
  return used === 0 ? ANY : used === 1 && rows[at] <= ANY ? rows[at] : -1;
}

/**
 * Cards as the suits that they count as (`countsAs` in game.ts): a left bower is a trump, and so are the jacks in Skat. The
 * policy looks at cards only by this. Nothing is allocated.
 */
import { CARD_LIMIT, isTricks, type Rules, SUITS } from '@followsuit/engine';

export class CountedCards {
  /** Whether a card can count as another suit than its own; if not, every card is what it says. */
  readonly moves: boolean;
  /** By key and card (7 bits): the suit that it counts as, with its place among the cards of that suit for a rank. */
  readonly as: Uint8Array;

  constructor({ design, tricks }: Rules) {
    const phase = design.phases[tricks];
    if (!isTricks(phase)) throw new Error('There is no phase in which tricks are played');
    const { key, countsAs, strength } = phase;
    this.moves = countsAs !== undefined;
    this.as = new Uint8Array(key.size << 7);
    for (let k = 0; k < key.size; k++) {
      for (let card = 0; card < CARD_LIMIT; card++) this.as[(k << 7) | card] = card;
      if (countsAs === undefined) continue;
      const now = key.unpack(k);
      for (let suit = 0; suit < SUITS; suit++)
        design.deck.cards
          .filter((card) => countsAs(card, now) === suit)
          .sort((a, b) => strength(a, suit, now) - strength(b, suit, now))
          .forEach((card, place) => {
            this.as[(k << 7) | card] = (suit << 4) | place;
          });
    }
  }

  /** Writes a set of cards (five masks of ranks from `at` on) as it counts with this key. */
  count(key: number, from: Int32Array, at: number, into: Int32Array): void {
    for (let suit = 0; suit < SUITS; suit++) into[suit] = 0;
    for (let suit = 0; suit < SUITS; suit++)
      for (let rest = from[at + suit]; rest !== 0; rest &= rest - 1) {
        const as = this.as[(key << 7) | (suit << 4) | (31 - Math.clz32(rest & -rest))];
        into[as >> 4] |= 1 << (as & 15);
      }
  }
}

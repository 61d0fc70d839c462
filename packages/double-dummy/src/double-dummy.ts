/** Double-dummy solving of bridge deals, whole or with fewer cards, and reading them from PBN. */
import { TrickCounter } from './trick-counter.ts';

/** Seats and suits as PBN orders them. */
const SEATS = 'NESW';
const RANKS = '23456789TJQKA';

/** What each of four seats holds: by seat, then suit (spades, hearts, diamonds, clubs), a mask of ranks with bit 0 the two. */
export type Holdings = readonly (readonly number[])[];

/**
 * Reads the deal of a PBN tag, or the same with fewer cards. Returns null if the text is no deal: all seats must have the same
 * number of cards, and no card may occur twice. A hand written `-` is unknown, so that is no deal either.
 *
 * @example readPbn('N:AK.Q.. .AK..Q Q..AK. J...AK')
 */
export function readPbn(text: string): Holdings | null {
  const [, first, rest] = /^\s*([NESW]):\s*(.*?)\s*$/.exec(text) ?? [];
  const hands = rest?.split(/\s+/) ?? [];
  if (hands.length !== 4) return null;
  const holdings: number[][] = [[], [], [], []];
  const seen = [0, 0, 0, 0];
  const sizes = new Set<number>();
  for (const [i, hand] of hands.entries()) {
    const suits = hand.split('.');
    if (suits.length !== 4) return null;
    const seat = (SEATS.indexOf(first) + i) % 4;
    for (const [suit, ranks] of suits.entries()) {
      let mask = 0;
      for (const rank of ranks) {
        const bit = 1 << RANKS.indexOf(rank);
        if (!RANKS.includes(rank) || (seen[suit] | mask) & bit) return null;
        mask |= bit;
      }
      seen[suit] |= mask;
      holdings[seat][suit] = mask;
    }
    sizes.add(suits.join('').length);
  }
  return sizes.size === 1 && !sizes.has(0) ? holdings : null;
}

/** Solves bridge deals. Create one and reuse it: its tables are large. */
export class DoubleDummy {
  private readonly counter = new TrickCounter();

  /**
   * The tricks that the leader's side takes with best play by both sides and all cards open. `trump` is a suit
   * (0 spades … 3 clubs) or −1; `leader` is a seat, 0 north … 3 west.
   *
   * @example new DoubleDummy().tricks(holdings, -1, 3) // no trump, west leads
   */
  tricks(holdings: Holdings, trump: number, leader: number): number {
    const { suits } = this.counter;
    suits.begin(4, 4, trump, leader % 2 === 0 ? 0b0101 : 0b1010);
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) {
      let next = 0;
      for (let bit = 1; bit <= 1 << 12; bit <<= 1)
        for (let seat = 0; seat < 4; seat++)
          if (holdings[seat][suit] & bit) {
            suits.give(seat, suit, 1 << next++);
            cards++;
          }
    }
    suits.finish();
    this.counter.begin(cards / 4, leader);
    return this.counter.count();
  }
}

/** The order of cards in a hand, and of seats round the table. */
import type { DeckInfo } from '@followsuit/present';

/** How a hand is sorted: suit by suit from low to high or from high to low, or all suits together by rank. */
export type Sorting = 'up' | 'down' | 'rank';

/**
 * Sorts a hand, trumps first; `turned` if low ranks are the strong ones. A card that counts as another suit is sorted there.
 * @example sorted(vines, ['Kl', '2a'], 'up') // ['2a', 'Kl']
 */
export function sorted(
  deck: DeckInfo,
  cards: readonly string[],
  way: Sorting,
  trump?: unknown,
  turned = false,
  countsAs: Readonly<Record<string, string>> = {},
): string[] {
  const place = new Map(cards.map((card) => [card, placeOf(deck, card)]));
  const first = deck.suits.findIndex(({ name }) => name === trump);
  const key = (card: string): number => {
    const { suit: printed, rank } = place.get(card)!;
    const strong = turned ? 63 - rank : rank;
    if (way === 'rank') return strong * 8 + printed;
    const suit = countsAs[card] === undefined ? printed : deck.suits.findIndex(({ name }) => name === countsAs[card]);
    // Cards of one rank, such as jacks among trumps: those of the deck's first suits are the highest.
    const within = way === 'up' ? strong * 8 + 7 - printed : (63 - strong) * 8 + printed;
    return (suit === first ? -1 : suit) * 512 + within;
  };
  return [...cards].sort((a, b) => key(a) - key(b));
}

function placeOf({ suits, ranks }: DeckInfo, card: string): { suit: number; rank: number } {
  return {
    suit: suits.findIndex(({ letter }) => letter === card.slice(-1)),
    rank: ranks.indexOf(card.slice(0, -1)),
  };
}

/** The seats in turn order, beginning with the player's (the first, for a spectator). @example round(4, 2) // [2, 3, 0, 1] */
export const round = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, i) => (Math.max(from, 0) + i) % seats);

/** The card of a hand that has the keyboard focus, and its last place. */
export interface At {
  readonly card: string;
  readonly place: number;
}

/**
 * The place of that card now, however the hand is sorted; if the card is gone, its last place.
 * @example placeIn(['5h', '2s'], { card: '2s', place: 0 }) // 1
 */
export function placeIn(cards: readonly string[], { card, place }: At): number {
  const found = cards.indexOf(card);
  return found >= 0 ? found : Math.min(place, cards.length - 1);
}

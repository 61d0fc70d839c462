/** The order of cards in a hand, and of seats round the table. */
import type { DeckInfo } from '@followsuit/present';

/** How a hand is sorted: suit by suit from low to high or from high to low, or all suits together by rank. */
export type Sorting = 'up' | 'down' | 'rank';

/**
 * Sorts a hand, trumps first; `turned` if low ranks are the strong ones.
 * @example sorted(vines, ['Kl', '2a'], 'up') // ['2a', 'Kl']
 */
export function sorted(
  deck: DeckInfo,
  cards: readonly string[],
  way: Sorting,
  trump?: unknown,
  turned = false,
): string[] {
  const place = new Map(cards.map((card) => [card, placeOf(deck, card)]));
  const first = deck.suits.findIndex(({ name }) => name === trump);
  const key = (card: string): number => {
    const { suit, rank } = place.get(card)!;
    const strong = turned ? 63 - rank : rank;
    if (way === 'rank') return strong * 8 + suit;
    return (suit === first ? -1 : suit) * 64 + (way === 'up' ? strong : 63 - strong);
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

/** The areas of the felt for the seats after the player's, by number of seats; the player's is `south`. */
const AREAS: Readonly<Record<number, readonly string[]>> = {
  2: ['north'],
  3: ['west', 'east'],
  4: ['west', 'north', 'east'],
  5: ['west', 'northwest', 'northeast', 'east'],
  6: ['west', 'northwest', 'north', 'northeast', 'east'],
};

/** The area of the felt for a seat. @example areaOf(4, 1) // 'west' */
export const areaOf = (seats: number, i: number): string => AREAS[seats]?.[i - 1] ?? 'south';

type Spot = readonly [x: number, y: number];

/** The centres of a trick's cards relative to the centre of the felt, in card widths, beginning with the player's. No two overlap. */
const WIDE: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [0, 0.82],
    [0, -0.62],
  ],
  3: [
    [0, 0.81],
    [-1.06, -0.28],
    [1.06, -0.28],
  ],
  4: [
    [0, 0.82],
    [-1.3, 0.1],
    [0, -0.62],
    [1.3, 0.1],
  ],
  5: [
    [0, 0.81],
    [-2.39, 0.27],
    [-1.28, -0.28],
    [1.28, -0.28],
    [2.39, 0.27],
  ],
  6: [
    [0, 0.82],
    [-2.39, 0.27],
    [-1.28, -0.28],
    [0, -0.62],
    [1.28, -0.28],
    [2.39, 0.27],
  ],
};
/** The same in two rows, for a window that is taller than wide. */
const TALL: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [0, 0.78],
    [0, -0.78],
  ],
  3: [
    [0, 0.78],
    [-0.56, -0.78],
    [0.56, -0.78],
  ],
  4: [
    [0, 0.78],
    [-1.07, 0],
    [0, -0.78],
    [1.07, 0],
  ],
  5: [
    [0, 0.78],
    [-1.07, 0.78],
    [-0.56, -0.78],
    [0.56, -0.78],
    [1.07, 0.78],
  ],
  6: [
    [0, 0.78],
    [-1.07, 0.78],
    [-1.07, -0.78],
    [0, -0.78],
    [1.07, -0.78],
    [1.07, 0.78],
  ],
};

/** The place of a seat's card in the trick, in a wide and in a tall window. @example trickSpots(4, 1).wide // [-1.3, 0.1] */
export const trickSpots = (seats: number, i: number): { readonly wide: Spot; readonly tall: Spot } => ({
  wide: WIDE[seats]?.[i] ?? [0, 0],
  tall: TALL[seats]?.[i] ?? [0, 0],
});

/** The layout of a hand: as few rows as leave enough of each card visible. */
export interface HandSpread {
  readonly rows: number;
  /** Cards in each row but the last. */
  readonly each: number;
  /** The distance from one card to the next, in pixels. */
  readonly step: number;
}

/** @example spread(13, 375, 60, 26) // two rows of seven */
export function spread(cards: number, width: number, card: number, least: number): HandSpread {
  for (let rows = 1; ; rows++) {
    const each = Math.max(1, Math.ceil(cards / rows));
    const step = each > 1 ? Math.min(card + 6, (width - card) / (each - 1)) : card;
    if (step >= least || rows === 3) return { rows, each, step };
  }
}

/** A single row is fanned: the rotation of each card, in degrees, and how far down it hangs, in pixels. */
export function bent(i: number, n: number, step: number, rows: number): { turn: number; drop: number } {
  if (rows > 1) return { turn: 0, drop: 0 };
  const off = i - (n - 1) / 2;
  const turn = Math.min(1.1, 12 / n);
  return { turn: off * turn, drop: (off * off * turn * step * Math.PI) / 360 };
}

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

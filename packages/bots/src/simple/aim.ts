/** Choosing a card: to take as much as possible, as little as possible, or as near as possible to a number of tricks. */
import type { Reading } from './reading.ts';

/** What a seat expects of its cards: by card, the chance that it takes a trick later on. */
export type Outlook = (card: number) => number;

/** The same outlook, each card worked out once. */
export function remembered(later: Outlook): Outlook {
  const known: number[] = [];
  return (card) => {
    known[card] ??= later(card);
    return known[card];
  };
}

/** The card (or anything else) that is worth most; of equals the first. */
export function bestBy<T>(list: Iterable<T>, worth: (each: T) => number): T {
  let best: T | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const value = worth(each);
    if (best !== undefined && value <= top) continue;
    best = each;
    top = value;
  }
  if (best === undefined) throw new Error('There is nothing to choose from');
  return best;
}

/**
 * What playing a card now adds to the tricks its seat (or side) will have: the chance that it takes this one, less the
 * chance that it would have taken one later. Highest for the cheapest sure winner; lowest for the highest sure loser.
 */
export const gain = (reading: Reading, card: number, later: Outlook, side?: number): number =>
  reading.chance(card, side) - later(card);

/**
 * By how much a seat must expect to miss a number of further tricks if it plays a card now: the mean of the square, so that
 * a wrong number and cards that may go either way both count.
 */
export function miss(reading: Reading, card: number, want: number, later: Outlook): number {
  const now = reading.chance(card);
  let mean = now;
  let spread = now * (1 - now);
  for (const other of reading.own) {
    if (other === card) continue;
    const chance = later(other);
    mean += chance;
    spread += chance * (1 - chance);
  }
  return (mean - want) ** 2 + spread;
}

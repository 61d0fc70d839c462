/** Deals that might have come: what a hand is worth before its cards are dealt. */
import type { Line } from '@followsuit/engine';

/**
 * The same deal with the hands moved on by so many seats. Dealing every hand to every seat in turn takes most of the luck of
 * the cards out of a mean over deals. Null where seats get different numbers of cards.
 *
 * @example movedOn(line, 1)?.hands
 */
export function movedOn(line: Line, by: number): Line | null {
  const hands = line.hands as readonly (readonly string[])[];
  if (by === 0) return line;
  if (hands.some(({ length }) => length !== hands[0].length)) return null;
  const moved = hands.map((_, seat) => hands[(seat + by) % hands.length]);
  const dealer = Number(line.dealer);
  // The open card may be the dealer's last one.
  const isDealers = hands[dealer].some((card) => card === line.open);
  return { ...line, hands: moved, open: isDealers ? (moved[dealer].at(-1) as string) : line.open };
}

/** What games with coins show of purses and payments. */
import type { KernelView } from '@followsuit/engine';
import { counted, type Scene } from '@followsuit/present';

/** The current coins of a seat. */
export const purse = ({ view, text }: Scene<KernelView>, seat: number): string => counted(view.total[seat], text.coin);

/** The number of coins that each payer visibly sends, whatever the sum. */
const SENT = 4;

export interface Payment {
  readonly from: number;
  readonly to: number;
  /** The index of the coin among its payer's coins. */
  readonly nth: number;
}

/** Who sends coins to whom: each payer's coins are shared among the receivers by their gains. @example payments([2, -1, -1]) */
export function payments(delta: readonly number[]): Payment[] {
  const heirs = delta.flatMap((n, seat) => Array<number>(Math.max(0, n)).fill(seat));
  const heir = (nth: number): number => heirs[Math.floor(((nth + 0.5) / SENT) * heirs.length)];
  return delta.flatMap((n, from) =>
    n < 0 ? Array.from({ length: SENT }, (_, nth) => ({ from, to: heir(nth), nth })) : [],
  );
}

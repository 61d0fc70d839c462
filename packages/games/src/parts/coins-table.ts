/** What the games for coins show of purses and payments. */
import type { KernelView } from '@followsuit/engine';
import { counted, type Scene } from '@followsuit/present';

/** The coins of a seat, as it stands. */
export const purse = ({ view, text }: Scene<KernelView>, seat: number): string => counted(view.total[seat], text.coin);

/** Coins that each payer sends, whatever the sum. */
const SENT = 4;

export interface Payment {
  readonly from: number;
  readonly to: number;
  /** The how-many-th coin of the payer it is. */
  readonly nth: number;
}

/** Who sends a coin to whom: each payer some, shared among the receivers by what they get. @example payments([2, -1, -1]) */
export function payments(delta: readonly number[]): Payment[] {
  const heirs = delta.flatMap((n, seat) => Array<number>(Math.max(0, n)).fill(seat));
  const heir = (nth: number): number => heirs[Math.floor(((nth + 0.5) / SENT) * heirs.length)];
  return delta.flatMap((n, from) =>
    n < 0 ? Array.from({ length: SENT }, (_, nth) => ({ from, to: heir(nth), nth })) : [],
  );
}

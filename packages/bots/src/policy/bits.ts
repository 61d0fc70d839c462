/** Small tables over masks of ranks. */

/** The most ranks of a suit. */
const RANKS = 14;

/** By mask of ranks: how many it has. */
export const COUNT_OF = new Uint8Array(1 << RANKS);
for (let mask = 1; mask < COUNT_OF.length; mask++) COUNT_OF[mask] = COUNT_OF[mask >> 1] + (mask & 1);

/** The number of cards in a holding: masks of ranks by suit, from `at` on. */
export const countIn = (own: Int32Array, at: number): number =>
  COUNT_OF[own[at]] + COUNT_OF[own[at + 1]] + COUNT_OF[own[at + 2]] + COUNT_OF[own[at + 3]] + COUNT_OF[own[at + 4]];

/** By rank: the mask of all ranks above it, and of all below it. */
export const ABOVE = new Int32Array(16);
export const BELOW = new Int32Array(16);
for (let rank = 0; rank < RANKS; rank++) {
  BELOW[rank] = (1 << rank) - 1;
  ABOVE[rank] = ((1 << RANKS) - 1) & ~((2 << rank) - 1);
}

/** Steps per unit in the tables below. */
const FINE = 64;
const EXP_LIMIT = 16;

/** e^−x for x from 0 to 16, in steps of 1/64: accurate enough for choosing, and identical on every machine. */
const EXP = new Float64Array(EXP_LIMIT * FINE + 1);
for (let i = 0; i < EXP.length; i++) EXP[i] = Math.exp(-i / FINE);

/** e^x for x ≤ 0, from a table. */
export function expOf(x: number): number {
  const i = (-x * FINE) | 0;
  return i >= EXP_LIMIT * FINE ? 0 : EXP[i];
}

/** What a hand is played for, as the solver asks it: a number for the side that wants much of it, at the end of the hand. */
import type { State } from '@followsuit/engine';
import { POINTS, TAKEN } from '@followsuit/engine/state';

export interface Goal {
  /** The value of a hand that is over, and was scored, to a set of seats. */
  of(s: State, side: number): number;
  /**
   * What it looks at: the tricks and points of each seat, of the two sides as wholes, or also how they were in between. With
   * `'gain'` the value is a sum over tricks, of which `of` gives the part so far at any time.
   */
  readonly looks: 'seats' | 'sides' | 'gain';
  /** Where the value is known to lie while tricks are left: written to `range` as lowest and highest. */
  bound?(s: State, side: number, left: number, range: Float64Array): void;
  /** Where it is about the number of tricks that the side takes: all of them, or whether they are so many at least. */
  readonly tricks?: 'all' | number;
}

/** The sum of what the seats of a side have in a field. */
export function sumOf(s: State, field: number, side: number): number {
  let sum = 0;
  for (let rest = side; rest !== 0; rest &= rest - 1) sum += s[field + 31 - Math.clz32(rest & -rest)];
  return sum;
}

/** As many tricks as possible. @example solver.solve(s, 0b0101, tricks) // the tricks of seats 0 and 2 in the whole hand */
export const tricks: Goal = {
  looks: 'gain',
  tricks: 'all',
  of: (s, side) => sumOf(s, TAKEN, side),
  bound(s, side, left, range) {
    range[0] = sumOf(s, TAKEN, side);
    range[1] = range[0] + left;
  },
};

/** As much as possible of what captured cards are worth: points, birds; a side that wants little is the other side. */
export const points: Goal = {
  looks: 'gain',
  of: (s, side) => sumOf(s, POINTS, side),
};

/** Whether the side takes so many tricks or more: 1 or 0. */
export const atLeast = (n: number): Goal => ({
  looks: 'sides',
  tricks: n,
  of: (s, side) => (sumOf(s, TAKEN, side) >= n ? 1 : 0),
  bound(s, side, left, range) {
    const taken = sumOf(s, TAKEN, side);
    range[0] = taken >= n ? 1 : 0;
    range[1] = taken + left >= n ? 1 : 0;
  },
});

/** Whether the side takes exactly so many tricks: 1 or 0. */
export const exactly = (n: number): Goal => ({
  looks: 'sides',
  of: (s, side) => (sumOf(s, TAKEN, side) === n ? 1 : 0),
  bound(s, side, left, range) {
    const taken = sumOf(s, TAKEN, side);
    range[0] = left === 0 && taken === n ? 1 : 0;
    range[1] = taken <= n && taken + left >= n ? 1 : 0;
  },
});

/**
 * Whatever can be read from the hand when it has been scored: poison, bags, a chance of winning the game.
 *
 * @example byScore((s) => s[DELTA + 1] - s[DELTA])
 */
export const byScore = (of: (s: State, side: number) => number): Goal => ({ looks: 'seats', of });

/** How the value model of a game is fitted, if that differs from the default. */
import type { Random, Rules, State } from '@followsuit/engine';
import type { Scale } from './features.ts';

/** The scale of a variant before the luck left at the end is known. */
export type MeasuredScale = Omit<Scale, 'soften'>;

export interface ValueFitting {
  /**
   * What the model is fitted to if hands cannot be pooled, because players react to the totals: whole games, half of which
   * begin with random totals, boards or sheets.
   */
  readonly wholeGames?: 'odd totals' | 'odd boards';
  /** Two options that change the scores together. */
  readonly companions?: readonly [string, string];
  /** Options that change nothing by themselves. */
  readonly idle?: readonly string[];
  /** Adds what the game's features need besides points to the scale. */
  readonly measure?: (rules: Rules, scale: MeasuredScale, hands: ScoredHands) => MeasuredScale;
  /** Randomizes the fields of a side that persist besides its total. */
  readonly disturb?: (rules: Rules, s: State, side: number, random: Random) => void;
}

/** States after the score of a hand. */
export interface ScoredHands {
  /** Each scored as if it had been the first of its game. */
  readonly first: readonly State[];
  /** The states in which a game ended. */
  readonly ends: readonly State[];
}

/** Mean and standard deviation. @example meanAndSpread([1, 3]).spread === 1 */
export function meanAndSpread(numbers: readonly number[]): { mean: number; spread: number } {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return { mean, spread: Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length) };
}

/** Rounds a number of a scale to the four digits that a file stores. @example rounded(1.23456) === 1.235 */
export const rounded = (n: number): number => Number(n.toPrecision(4));

/** How the value model of a game is fitted, where that differs from game to game. */
import type { Random, Rules, State } from '@followsuit/engine';
import type { Scale } from './features.ts';

/** The scale of a variant before it is known how much luck is left at the end. */
export type MeasuredScale = Omit<Scale, 'soften'>;

export interface ValueFitting {
  /**
   * What the model is fitted to, where hands cannot be pooled since players look at what stands: whole games, half of which
   * begin with odd totals, or with odd boards or sheets.
   */
  readonly wholeGames?: 'odd totals' | 'odd boards';
  /** Two options that change the scores together. */
  readonly companions?: readonly [string, string];
  /** Options that by themselves change nothing. */
  readonly idle?: readonly string[];
  /** Adds to the scale what the game's features need beside points. */
  readonly measure?: (rules: Rules, scale: MeasuredScale, hands: ScoredHands) => MeasuredScale;
  /** Makes the fields of a side odd that last beside its total. */
  readonly disturb?: (rules: Rules, s: State, side: number, random: Random) => void;
}

/** Hands as they were after their score. */
export interface ScoredHands {
  /** Each scored as if it had been the first of its game. */
  readonly first: readonly State[];
  /** Those with which a game ended. */
  readonly ends: readonly State[];
}

/** Mean and standard deviation. @example meanAndSpread([1, 3]).spread === 1 */
export function meanAndSpread(numbers: readonly number[]): { mean: number; spread: number } {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return { mean, spread: Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length) };
}

/** A number of a scale as it is kept: four digits are plenty. @example rounded(1.23456) === 1.235 */
export const rounded = (n: number): number => Number(n.toPrecision(4));

/** The reference play behind reviews: what a position is worth to each seat if everybody plays on by the quick policy. */
import type { Play, Random, State, View } from '@followsuit/engine';
import type { PairedSearch } from '../search/paired-search.ts';

/** The measures of a result: the chance of winning the game, and points (the lead over the mean of the other sides). */
export const MEASURES_OF_RESULT = ['chance', 'points'] as const;
/** A measure of a result. */
export type ResultMeasure = (typeof MEASURES_OF_RESULT)[number];

/**
 * Plays positions to the end of the hand, or of a game without hands. Every random choice is a function of `luck` and of the
 * number of the act, so that playouts with the same luck differ only where the positions do.
 */
export interface Reference {
  /** How many numbers describe a result: each measure for each seat, `seats × MEASURES_OF_RESULT.length`. */
  readonly size: number;
  /** How long a playout takes, in hands of cards; 1 by default. */
  readonly cost?: number;
  /**
   * Writes the moves worth comparing to `moves`, one for each group of equivalent ones, and how likely the policy
   * makes each to `weights`; returns how many there are. It reads the view alone.
   */
  choices(view: View<Play>, moves: Int32Array, weights: Float64Array): number;
  /** The one of the last `choices` that stands for a legal move; −1 if none does. */
  standIn(move: number): number;
  /** Prepares to draw worlds that agree with a view. */
  look(view: View<Play>): void;
  /** Draws a world of the last view. */
  draw(random: Random, into: State): void;
  /** Plays a position to the end, and writes the result; `acts` is the number of acts of the hand so far. */
  playOut(s: State, acts: number, luck: number, out: Float64Array): void;
  /** Writes the value of a position in which no seat is to act and the hand is over. */
  settled(s: State, out: Float64Array): void;
  /** Whether a position is such a one; others are played out. */
  isSettled(s: State): boolean;
  /** Compares moves by search instead: what they are worth if every seat plans ahead. Left out in games without such a search. */
  readonly pairedSearch?: PairedSearch;
  /** What a scored hand says of a seat's bid: 1 if it was made, 0 if missed, −1 if the seat had none. */
  bid?(s: State, seat: number): number;
}

/** A pseudorandom whole number below 2^32 from three numbers. @example mixed(luck, act, 0) % 6 */
export function mixed(a: number, b: number, c: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(c + 77, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

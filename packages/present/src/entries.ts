/** Where the points of a hand come from: `entries.ts` in a game's folder. */
import type { ScoredHand } from './read.ts';
import type { Scene } from './scene.ts';

/** A part of a side's points in a hand: "5 tricks", 5. */
export interface ScoreEntry {
  readonly text: string;
  readonly points: number;
  /** The id of the rule that gives them. */
  readonly rule: string;
}

/**
 * The entries of each side, in the order of the scoring rules; their points add up to the points of the hand. `rule`: the one
 * that the hand's outcome cites.
 *
 * @example entries(scene, hand, words, 'CORALON-SCORE-1')[0] // [{ text: '5 tricks', points: 5, rule: 'CORALON-SCORE-1' }]
 */
// biome-ignore lint/suspicious/noExplicitAny: callers need not know the game's own view and words
export type EntriesOf<S = Scene<any, any>, W = any> = (
  scene: S,
  hand: ScoredHand,
  words: W,
  rule: string,
) => readonly (readonly ScoreEntry[])[];

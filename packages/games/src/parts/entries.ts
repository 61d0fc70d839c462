/** What the entries of several games have in common: where the points of a hand come from. */
import {
  counted,
  numbers,
  type Scene,
  type ScoredHand,
  type ScoreEntry,
  type SharedText,
  scoredHands,
  sideOf,
  sumIn,
  type WordsOf,
} from '@followsuit/present';
import type { entryWords } from './entry-words.en.ts';

export type EntryWords = WordsOf<typeof entryWords>;

type AnyScene = Pick<Scene, 'sides' | 'text'>;

/** The entries of every side. One without points is left out beside others. @example bySide(scene, (side) => [tricksEntry(…)]) */
export const bySide = (
  { sides }: AnyScene,
  entriesOf: (side: number) => readonly ScoreEntry[],
): readonly (readonly ScoreEntry[])[] =>
  sides.map((_, side) => {
    const all = entriesOf(side);
    const some = all.filter(({ points }) => points !== 0);
    return some.length > 0 ? some : all.slice(0, 1);
  });

/** "5 tricks", a point each unless another number is given. */
export const tricksEntry = ({ text }: AnyScene, n: number, rule: string, each = 1): ScoreEntry =>
  countEntry(n, text.trick, rule, each);

/** "2 birds", a point each unless another number is given. */
export const countEntry = (n: number, unit: SharedText['trick'], rule: string, each = 1): ScoreEntry => ({
  text: counted(n, unit),
  points: n * each,
  rule,
});

/** How a side came out of a hand with one bid that shuts others out if it is hit exactly. */
export interface ExactEnd {
  readonly isBidders: boolean;
  readonly result: unknown;
  /** What it would score: tricks, thieves. */
  readonly haul: readonly ScoreEntry[];
  readonly bonus: number;
  readonly penalty: number;
  readonly rule: string;
}

/** Exactly: only the bidders score. More: everybody. Fewer: all but the bidders. */
export function exactEntries(words: EntryWords, end: ExactEnd): readonly ScoreEntry[] {
  const { isBidders, result, haul, bonus, penalty, rule } = end;
  if (isBidders && result === 'missed') return [{ text: words.missed, points: 0 - penalty, rule }];
  if (!isBidders && result === 'exact') return [{ text: words.shutOut, points: 0, rule }];
  return isBidders && result === 'exact' ? [...haul, { text: words.exact, points: bonus, rule }] : haul;
}

/** Whether the highest bidder of a hand is on a side. */
export const isBidderOn = (scene: AnyScene, { score }: ScoredHand, side: number): boolean =>
  sideOf(scene as Scene, Number(score.bidder)) === side;

/** A list of a score line added up for a side. */
export const sumOn = ({ sides }: AnyScene, { score }: ScoredHand, name: string, side: number): number =>
  sumIn(score, name, sides[side]);

/** A number that a side had in the hand before: what the last score line says. 0 before the first. */
export function before(scene: Pick<Scene, 'events'>, { hand }: ScoredHand, name: string, side?: number): number {
  const last = scoredHands(scene).findLast((each) => each.hand < hand);
  if (!last) return 0;
  return side === undefined ? Number(last.score[name]) : numbers(last.score, name)[side];
}

/** Options and knobs as numbers. @example const [bonus, penalty] = numbersFrom(scene, 'exactBonus', 'missPenalty') */
export const numbersFrom = ({ options }: Pick<Scene, 'options'>, ...names: readonly string[]): number[] =>
  names.map((name) => Number(options[name]));

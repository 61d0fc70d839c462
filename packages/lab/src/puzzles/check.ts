/** Judges a stored puzzle again. */
import type { Play } from '@followsuit/engine';
import { applyMoment, LOSS, momentsOf, PUZZLE_SETTINGS, type Puzzle, PuzzleMaker } from '@followsuit/review';

/** The puzzle with figures from another seed; null if another choice is best now, or a search disagrees. */
export function judgedAgain(rules: Play, puzzle: Puzzle, seed: string, worlds = PUZZLE_SETTINGS.worlds): Puzzle | null {
  const { lines, seat } = puzzle;
  const s = rules.start();
  const moments = momentsOf(lines);
  for (const moment of moments) applyMoment({ rules, lines }, moment, s);
  const acts = moments.filter(({ seat: who }) => who >= 0).length;
  const maker = new PuzzleMaker(rules, { ...PUZZLE_SETTINGS, worlds, seed });
  const moment = { line: lines.length, hand: 1, acts, seat };
  const again = maker.made(lines, moment, s);
  return again !== null && bestOf(again) === bestOf(puzzle) && maker.isConfirmed(again, moment, s) ? again : null;
}

const bestOf = ({ choices }: Puzzle): string => JSON.stringify(choices[0].acts);

/** Whether a judged puzzle is one: every other choice surely loses as much as it must, and the policy does not see it at once. */
export const isPuzzle = ({ choices: [best, ...others] }: Puzzle): boolean =>
  best.share < PUZZLE_SETTINGS.share && others.every(({ most }) => most < -LOSS.mistake);

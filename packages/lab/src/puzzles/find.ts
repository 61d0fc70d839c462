/** Finds puzzles for the app: checked ones, of many kinds, one from each deal. */
import type { Play } from '@followsuit/engine';
import { PUZZLE_SETTINGS, type Puzzle, puzzlesIn } from '@followsuit/review';
import { firstHand } from './first-hands.ts';

/** At most this share of a game's puzzles are of one kind, while others can be found. */
const OF_ONE_KIND = 0.4;

/** New puzzles until there are `wanted` with those that are `known`, and how many hands were looked at so far. */
export function* findPuzzles(
  rules: Play,
  known: readonly Puzzle[],
  wanted: number,
  mostHands: number,
): Generator<{ readonly puzzle: Puzzle; readonly hands: number }, void, undefined> {
  const all = [...known];
  const seeds = new Set(all.map(({ lines }) => lines[0].seed));
  for (let hands = 1; hands <= mostHands && all.length < wanted; hands++) {
    const seed = `puzzles/${rules.game.id}/${hands}`;
    if (seeds.has(seed)) continue;
    // Half of the hands may not be enough for rare kinds: then any kind will do.
    const most = hands <= mostHands / 2 ? Math.ceil(OF_ONE_KIND * wanted) : wanted;
    for (const puzzle of puzzlesIn(firstHand(rules, seed), { ...PUZZLE_SETTINGS, seed: 'find' })) {
      if (all.filter(({ kind }) => kind === puzzle.kind).length >= most) continue;
      all.push(puzzle);
      yield { puzzle, hands };
      break; // the next deal
    }
  }
}

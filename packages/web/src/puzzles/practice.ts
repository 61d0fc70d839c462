/** The person's mistakes that are left to practise, and what an answer changes. */
import type { Puzzle } from '@followsuit/review';
import { type PracticeItem, type StoredGame, storedGame, storedGames, storeGame } from '../review/review-store.ts';

/** So often in a row a mistake must be answered right. */
export const LEARNED = 2;

/** A mistake to practise, with its whole record. */
export interface Practice {
  readonly key: string;
  readonly item: PracticeItem;
  readonly puzzle: Puzzle;
}

/** How a mistake stands after an answer: right twice in a row is done, and wrong begins again. */
export const afterAnswer = (right: number, isRight: boolean): number => (isRight ? Math.min(LEARNED, right + 1) : 0);

/** Those that are not done, the costliest first; what was right once comes after what was not. */
export function leftToPractise(games: readonly StoredGame[]): Practice[] {
  return games
    .flatMap(({ key, lines, practice }) =>
      practice
        .filter(({ right }) => right < LEARNED)
        .map((item) => ({ key, item, puzzle: { ...item.puzzle, lines: lines.slice(0, item.line) } })),
    )
    .sort((a, b) => a.item.right - b.item.right || b.item.loss - a.item.loss);
}

/** What is left, from the database. */
export const loadPractice = async (): Promise<Practice[]> => leftToPractise(await storedGames());

/** Stores how a mistake stands after an answer, and returns it. */
export async function notePractice({ key, item }: Practice, isRight: boolean): Promise<number> {
  const right = afterAnswer(item.right, isRight);
  const game = await storedGame(key);
  if (game)
    await storeGame({
      ...game,
      practice: game.practice.map((each) => (each.line === item.line ? { ...each, right } : each)),
    });
  return right;
}

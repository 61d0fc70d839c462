/** Notes a reviewed game among the person's own, with its mistakes as puzzles to practise. Runs in the worker. */
import {
  applyMoment,
  type FinishedGame,
  gameEntry,
  isRight,
  PUZZLE_SETTINGS,
  PuzzleMaker,
  type ReviewReport,
} from '@followsuit/review';
import type { OwnGame } from './messages.ts';
import { reviewKey } from './review-key.ts';
import { type PracticeItem, storedGame, storeGame } from './review-store.ts';

/** Mistakes of one game that are practised, and the worlds in which their choices are compared. */
const MOST = 8;
const WORLDS = 384;

/** Does nothing if the game was noted before from a review of the same depth. */
export async function noteGame(game: FinishedGame, report: ReviewReport, own: OwnGame): Promise<void> {
  const key = reviewKey(game.lines, 'quick');
  const known = await storedGame(key);
  if (known && (report.depth === 'quick' || known.place !== own.place)) return;
  const entry = gameEntry(report, own.seat, { key, when: own.when });
  const worst = [...entry.mistakes].sort((a, b) => b.loss - a.loss).slice(0, MOST);
  const counts = new Map(known?.practice.map(({ line, right }) => [line, right]));
  const practice = practiceOf(game, new Map(worst.map(({ line, loss }) => [line, loss]))).map((item) => ({
    ...item,
    right: counts.get(item.line) ?? 0,
  }));
  const last = Math.max(0, ...practice.map(({ line }) => line));
  await storeGame({ ...entry, place: own.place, lines: game.lines.slice(0, last), practice });
}

/** The mistakes at some lines as puzzles; those that another look does not find wrong are left out. */
function practiceOf(game: FinishedGame, losses: ReadonlyMap<number, number>): PracticeItem[] {
  const { rules, lines, moments } = game;
  if (losses.size === 0) return [];
  const maker = new PuzzleMaker(rules, { ...PUZZLE_SETTINGS, worlds: WORLDS, seed: 'practice' });
  const s = rules.start();
  const items: PracticeItem[] = [];
  for (const moment of moments) {
    const loss = losses.get(moment.line);
    const made = loss === undefined ? null : maker.made(lines, moment, s);
    const move = applyMoment(game, moment, s);
    if (loss === undefined || made === null || move < 0) continue;
    const { ev: _ev, seat: _seat, at: _at, ms: _ms, ...act } = lines[moment.line];
    if (isRight(made, act as Parameters<typeof isRight>[1])) continue;
    const { lines: _lines, ...puzzle } = made;
    items.push({ line: moment.line, loss, puzzle, right: 0 });
  }
  return items;
}

/**
 * `npm run puzzles [-- GAME …]`: finds puzzles in simulated first hands and adds them to the games' `puzzles.json`, until each
 * game has enough. `--check` judges those that are stored again, with a third seed. `--refresh` computes their figures and
 * reasons anew, after the way they are judged has changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { PUZZLE_SETTINGS, type Puzzle } from '@followsuit/review';
import { standardRules } from '../review/check.ts';
import { isPuzzle, judgedAgain } from './check.ts';
import { findPuzzles } from './find.ts';

/** Puzzles of each game. */
const WANTED = 24;
/** First hands of a game to look at, at most. */
const MOST_HANDS = 4000;

const args = process.argv.slice(2);
const ids = args.filter((arg) => !['--check', '--refresh'].includes(arg));
const unknown = ids.find((id) => !trickGames.some((game) => game.id === id));
if (unknown !== undefined) {
  console.error(`There is no game of tricks called "${unknown}"; npx followsuit games lists them.`);
  process.exit(2);
}

const fileOf = ({ id }: Pick<Game, 'id'>): URL => new URL(`../../../games/src/${id}/puzzles.json`, import.meta.url);

/** One puzzle a line, so that a change shows as the puzzles that were added. */
const written = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

const listed = (puzzles: readonly Puzzle[]): string => puzzles.map(({ id }) => id).join(', ');

for (const game of trickGames.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const before = process.cpuUsage();
  const stored: Puzzle[] = existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : [];
  const work = args.includes('--check') ? check : args.includes('--refresh') ? refresh : fill;
  const text = work(game, stored);
  const { user, system } = process.cpuUsage(before);
  console.log(`${game.id}: ${text} [${((user + system) / 1e6).toFixed(0)} CPU-s]`);
}

function check(game: Game, puzzles: readonly Puzzle[]): string {
  const wrong = puzzles.filter((puzzle) => {
    const again = judgedAgain(standardRules(game), puzzle, 'check');
    return again === null || again.choices[0].share >= PUZZLE_SETTINGS.share;
  });
  return wrong.length === 0
    ? `${puzzles.length} puzzles hold with another seed`
    : `${wrong.length} of ${puzzles.length} do not hold with another seed: ${listed(wrong)}`;
}

/** Puzzles keep their places: one that does not hold any more is reported, and a person decides. */
function refresh(game: Game, puzzles: readonly Puzzle[]): string {
  const failed: Puzzle[] = [];
  const fresh = puzzles.map((puzzle) => {
    const again = judgedAgain(standardRules(game), puzzle, 'find');
    if (again !== null && isPuzzle(again)) return again;
    failed.push(puzzle);
    return puzzle;
  });
  if (fresh.length > 0) writeFileSync(fileOf(game), written(fresh));
  return `${fresh.length - failed.length} puzzles refreshed${failed.length > 0 ? `, but not ${listed(failed)}` : ''}`;
}

/** Stores what was found after each puzzle: an interrupted run loses nothing. */
function fill(game: Game, stored: readonly Puzzle[]): string {
  const puzzles = [...stored];
  const found = findPuzzles(standardRules(game), puzzles, WANTED, MOST_HANDS);
  for (const { puzzle, hands } of found) {
    puzzles.push(puzzle);
    writeFileSync(fileOf(game), written(puzzles));
    process.stderr.write(`\r${game.id}: ${puzzles.length} puzzles from ${hands} hands  `);
  }
  process.stderr.write('\n');
  return `${puzzles.length} puzzles, ${puzzles.length - stored.length} of them new`;
}

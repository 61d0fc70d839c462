/** The game to review, from a file of records. */
import { type Line, parseLine } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { recordRules, sentencesOf } from '@followsuit/games/pages';
import { counted } from '@followsuit/present';
import { type FinishedGame, isReviewable, type Unreviewable } from '@followsuit/review';
import { UserError } from '../errors.ts';
import { readLines } from '../file-lines.ts';
import { readFinished, readRecorded } from './part.ts';

/** Reads the game with a number, from 1, or the only one. Throws a `UserError` if there is nothing to review. */
export async function gameIn(file: string, number: number | null): Promise<FinishedGame> {
  const games = await linesIn(file);
  if (games.length === 0) throw new UserError(`${file} holds no game; a record begins with a game line.`);
  if (number === null && games.length > 1)
    throw new UserError(
      `${file} holds ${counted(games.length, ['game', 'games'])}; choose one with --game 1 to ${games.length}.`,
    );
  const chosen = games[(number ?? 1) - 1];
  if (!chosen)
    throw new UserError(
      `${file} holds ${counted(games.length, ['game', 'games'])} only; choose one of them with --game.`,
    );
  const game = readFinished(chosen.lines);
  if ('why' in game) throw new UserError(sentence(file, chosen, game));
  if (isReviewable(game)) return game;
  throw new UserError(`${game.rules.game.name} cannot be reviewed: bots know no way to play it out.`);
}

/** All games of a file, finished or not; a `UserError` for the first that is damaged or unknown. */
export async function* recordedGames(file: string): AsyncGenerator<FinishedGame> {
  const games = await linesIn(file);
  if (games.length === 0) throw new UserError(`${file} holds no game; a record begins with a game line.`);
  for (const each of games) {
    const game = readRecorded(each.lines);
    if ('why' in game) throw new UserError(sentence(file, each, game));
    yield game;
  }
}

/** The lines of one game, and the number of the first in the file. */
interface FileGame {
  readonly begin: number;
  readonly lines: Line[];
}

async function linesIn(file: string): Promise<FileGame[]> {
  const games: FileGame[] = [];
  for await (const block of readLines(file))
    for (const line of block) {
      if ('text' in line && line.text.trim() === '') continue;
      const parsed = 'text' in line ? parseLine(line.text) : line.fault;
      if (typeof parsed === 'string') throw new UserError(`${file}:${line.number}: ${parsed} It cannot be reviewed.`);
      if (parsed.ev === 'game') games.push({ begin: line.number, lines: [] });
      if (games.length === 0) throw new UserError(`${file}:${line.number}: a record begins with a game line.`);
      games[games.length - 1].lines.push(parsed);
    }
  return games;
}

const NOT_NOW = {
  unfinished: 'this game is not finished; it can be reviewed when it is over.',
  unknown: 'these rules are unknown here, so the game cannot be reviewed.',
} as const;

function sentence(file: string, { begin, lines }: FileGame, found: Unreviewable): string {
  if (found.why !== 'damaged') return `${file}:${begin}: ${NOT_NOW[found.why]}`;
  const game = gameOf(String(lines[0].game));
  const { rule, detail } = found.fault;
  const words = (game ? sentencesOf(game) : recordRules()).get(rule) ?? '';
  return [`${file}:${begin + found.line - 1}: ${rule}:`, words, detail, 'A damaged record cannot be reviewed.']
    .filter(Boolean)
    .join(' ');
}

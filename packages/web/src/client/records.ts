/** Records as files: JSON Lines with one game or several. */
import { type Line, parseLine } from '@followsuit/engine';
import { fill, words } from '../text/text.ts';

const text = words.replay;

/** A line longer than this is not one of a game: docs/record.md. */
const LONGEST = 2 ** 20;

/**
 * The games in the text of a file, each with its lines from its game line on; or a sentence that says why there are none. Whether they
 * keep the rules is for `openReplay` to say.
 *
 * @example gamesIn(await file.text())
 */
export function gamesIn(file: string): readonly (readonly Line[])[] | string {
  const games: Line[][] = [];
  for (const [i, row] of file.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue;
    const line = row.length > LONGEST ? '' : parseLine(row);
    if (typeof line === 'string') return fill(text.notALine, { n: i + 1 });
    if (line.ev === 'game') games.push([]);
    const game = games.at(-1);
    if (!game) return fill(text.beforeGame, { n: i + 1 });
    game.push(line);
  }
  return games.length > 0 ? games : text.noGame;
}

/** A record as text. @example download(recordText(await localRecord(id))) */
export const recordText = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

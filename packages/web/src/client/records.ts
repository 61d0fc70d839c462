/** Records as files: JSON Lines with one game or several. */
import { type Line, parseLine } from '@followsuit/engine';
import { fill, words } from '../text/text.ts';

const text = words.replay;

/** A longer line cannot belong to a record: docs/record.md. */
const LONGEST = 2 ** 20;

/**
 * Splits the text of a file into games, each with its lines from its game line on; returns a sentence if there are none.
 * `openReplay` checks them against the rules.
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

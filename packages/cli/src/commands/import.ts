/** `followsuit import`: imports the games of record files into a server's database. */
import { createHash } from 'node:crypto';
import { type Line, parseLine } from '@followsuit/engine';
import { counted } from '@followsuit/present';
import { importGame, type Store } from '@followsuit/server';
import type { Command } from 'commander';
import { mustBeReadable, readLines } from '../file-lines.ts';
import { withStore } from '../store.ts';

export function define(command: Command): void {
  command
    .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; DATABASE_URL for PostgreSQL)')
    .action(async (files: string[], flags: { data?: string }) => {
      // Check the files first, so that a wrong name does not create a database.
      for (const file of files) await mustBeReadable(file);
      await withStore(flags, async (store) => {
        for (const file of files) await importFile(store, file);
      });
    });
}

async function importFile(store: Store, file: string): Promise<void> {
  let game: NumberedLine[] = [];
  const count = { taken: 0, there: 0, refused: 0 };
  const finish = async (): Promise<void> => {
    if (game.length === 0) return;
    const lines = game.map(({ line }) => line);
    const imported = await importGame(store, lines, nameOf(lines), Date.now());
    count[imported.is]++;
    if (imported.is === 'refused') {
      const at = game[imported.line ?? game.length - 1];
      complain(`${file}:${at.number}: a game was left out. ${at.fault ?? imported.why}`, 1);
    }
    game = [];
  };
  for await (const lines of readLines(file))
    for (const read of lines) {
      if ('text' in read && read.text.trim() === '') continue;
      const parsed = 'text' in read ? parseLine(read.text) : read.fault;
      const { number } = read;
      const isUnreadable = typeof parsed === 'string';
      // An unreadable line may begin the next game.
      if (isUnreadable ? game[game.length - 1]?.line.ev === 'over' : parsed.ev === 'game') await finish();
      game.push(isUnreadable ? { number, line: UNREADABLE, fault: parsed } : { number, line: parsed });
    }
  await finish();
  if (count.taken + count.there + count.refused === 0)
    return complain(`${file} holds no game; a record begins with a game line.`, 2);
  const known = count.there > 0 ? `; ${count.there} ${count.there === 1 ? 'was' : 'were'} there already` : '';
  process.stdout.write(`${counted(count.taken, ['game', 'games'])} taken in from ${file}${known}\n`);
}

interface NumberedLine {
  readonly number: number;
  readonly line: Line;
  /** Why it cannot be read. */
  readonly fault?: string;
}

function complain(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}

/** An id for a game that has none: the same for the same game, so that it is imported once. */
const nameOf = (game: readonly Line[]): string =>
  createHash('sha256').update(JSON.stringify(game)).digest('base64url').slice(0, 16);

/** A line that is never valid, so that the game is refused with it. */
const UNREADABLE: Line = { ev: 'unreadable' };

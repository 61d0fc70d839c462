/** `followsuit import`: takes the games of record files into a server's database. */
import { createHash } from 'node:crypto';
import { type Line, parseLine } from '@followsuit/engine';
import { importGame, type Store } from '@followsuit/server';
import type { Command } from 'commander';
import { readLines } from '../lines.ts';
import { withStore } from '../store.ts';
import { counted } from '../text.ts';

export function register(program: Command): void {
  program
    .command('import')
    .description('take the games of record files into the server (- reads standard input)')
    .argument('<file...>', 'record files')
    .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; DATABASE_URL for PostgreSQL)')
    .action(async (files: string[], flags: { data?: string }) => {
      await withStore(flags, async (store) => {
        for (const file of files) await importFile(store, file);
      });
    });
}

async function importFile(store: Store, file: string): Promise<void> {
  let game: Line[] = [];
  let games = 0;
  let bad = 0;
  const finish = async (): Promise<void> => {
    if (game.length === 0) return;
    const fault = await importGame(store, game, nameOf(game), Date.now());
    if (fault === null) games++;
    else {
      bad++;
      process.stderr.write(`${file}: a game was left out. ${fault}\n`);
    }
    game = [];
  };
  for await (const lines of readLines(file))
    for (const line of lines) {
      if ('text' in line && line.text.trim() === '') continue;
      const parsed = 'text' in line ? parseLine(line.text) : line.fault;
      const read = typeof parsed === 'string' ? UNREADABLE : parsed;
      if (read.ev === 'game') await finish();
      game.push(read);
    }
  await finish();
  process.stdout.write(`${counted(games, 'game')} taken in from ${file}\n`);
  if (bad > 0) process.exitCode = 1;
}

/** The name of a game that has none of its own: the same for the same game, so that it is taken in once. */
const nameOf = (game: readonly Line[]): string =>
  createHash('sha256').update(JSON.stringify(game)).digest('base64url').slice(0, 16);

/** A line that no game has, so that the game is refused with it. */
const UNREADABLE: Line = { ev: 'unreadable' };

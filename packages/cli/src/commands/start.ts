/** `followsuit start`: asks what to play and opens the table in the terminal. */
import { existsSync } from 'node:fs';
import { type Game, usualPlayers } from '@followsuit/engine';
import { games } from '@followsuit/games';
import type { Command } from 'commander';
import { bold } from '../colour.ts';
import { Input } from '../input.ts';
import { print, printWrapped } from '../narrator.ts';
import { openTable } from '../open-table.ts';
import { usualPath } from '../save-file.ts';
import { either, hanging } from '../text.ts';
import { pitch, playersWords } from './games.ts';

export function define(command: Command): void {
  command.action(async () => {
    if (process.stdin.isTTY && process.stdout.isTTY) await askAndPlay();
    else printWrapped(NO_TERMINAL);
  });
}

const NO_TERMINAL =
  'This is no terminal: run npx followsuit start in a terminal to play there, or npm start to play in a browser. npx followsuit games lists the games, and npx followsuit --help all commands.';

async function askAndPlay(): Promise<void> {
  const input = new Input();
  const game = await askGame(input);
  if (game === null) return input.close();
  const players = existsSync(usualPath(game)) ? undefined : await askPlayers(input, game);
  if (players === null) return input.close();
  await openTable(game, { players }, () => input);
}

async function askGame(input: Input): Promise<Game | null> {
  print(bold('Followsuit: which game?'));
  for (const [i, game] of games.entries()) {
    const saved = existsSync(usualPath(game)) ? ' (a saved game waits)' : '';
    print(hanging(`  ${i + 1}) `, `${bold(game.name)}, ${playersWords(game)}${saved}. ${pitch(game)}`).join('\n'));
  }
  for (;;) {
    const text = await input.ask(`1 to ${games.length}, or a name (quit leaves) > `);
    if (text === null || text === 'quit') return null;
    const lower = text.toLowerCase();
    const found = games.find(({ id, name }, i) => [String(i + 1), id, name.toLowerCase()].includes(lower));
    if (found) return found;
    if (text !== '') print(`There is no game "${text}" in the list.`);
  }
}

/** The number of players, as typed; null to leave. */
async function askPlayers(input: Input, game: Game): Promise<string | undefined | null> {
  if (game.players.length === 1) return String(game.players[0]);
  for (;;) {
    const text = await input.ask(`How many players, ${either(game.players)}? (Enter: ${usualPlayers(game)}) > `);
    if (text === null || text === 'quit') return null;
    if (text === '') return undefined;
    if (game.players.map(String).includes(text)) return text;
  }
}

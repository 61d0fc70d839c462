/** `followsuit play GAME`: the table in the terminal. */
import type { Command } from 'commander';
import { Input } from '../input.ts';
import { openTable, type PlayFlags } from '../open-table.ts';
import { findGame, withSetup } from '../setup.ts';

export function define(command: Command): void {
  withSetup(command)
    .option('--seed <text>', 'deal the cards of this seed')
    .option('--bots <a,b,…>', 'who plays against you; a shorter list goes round')
    .option('--seat <n>', 'where you sit, from 0 (the first dealer); drawn if left out')
    .option('--save <file>', 'where the game is saved')
    .option('--new', 'begin a new game even if one is saved; the saved one is kept under another name')
    .action((game: string, flags: PlayFlags) => openTable(findGame(game), flags, () => new Input()));
}

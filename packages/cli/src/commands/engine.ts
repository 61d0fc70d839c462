/** `followsuit engine`: games for other programs, as JSON lines over standard input and output. */
import { once } from 'node:events';
import type { Command } from 'commander';
import { Engine } from '../engine/engine.ts';
import { readLines } from '../file-lines.ts';
import { wholeNumber } from '../numbers.ts';
import { version } from '../version.ts';

interface Flags {
  readonly maxGames: string;
  readonly perfectInformation?: boolean;
}

export function define(command: Command): void {
  command
    .option('--max-games <n>', 'how many games there may be at a time', '10000')
    .option('--perfect-information', 'also answer requests that show hidden cards')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const mostGames = wholeNumber('--max-games', flags.maxGames, 1, 1_000_000);
  const engine = new Engine({ version: version(), mostGames, perfect: flags.perfectInformation === true });
  for await (const lines of readLines('-')) {
    const answers = lines
      .filter((line) => 'fault' in line || line.text.trim() !== '')
      .map((line) => `${'fault' in line ? engine.unreadable(line.fault) : engine.answer(line.text)}\n`);
    if (answers.length > 0 && !process.stdout.write(answers.join(''))) await once(process.stdout, 'drain');
  }
}

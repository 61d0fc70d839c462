/** `followsuit solve`: how many tricks can be taken in bridge deals with all cards open. */
import { setImmediate } from 'node:timers/promises';
import { DoubleDummy } from '@followsuit/double-dummy';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { dealsOf } from '../pbn/deals.ts';
import { ProgressBar } from '../progress.ts';
import { either } from '../text.ts';

const TRUMPS = ['s', 'h', 'd', 'c'];
const NO_TRUMP = 'nt';
const LEADERS = ['n', 'e', 's', 'w'];

interface Flags {
  readonly pbn: string;
  readonly trump: string;
  readonly leader: string;
}

export function define(command: Command): void {
  command
    .requiredOption('--pbn <file>', 'deals in PBN, whole or with fewer cards (- reads standard input)')
    .requiredOption('--trump <suit>', 'nt, s, h, d or c')
    .requiredOption('--leader <seat>', 'n, e, s or w')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const trump = TRUMPS.indexOf(oneOf('--trump', flags.trump, [NO_TRUMP, ...TRUMPS]));
  const leader = LEADERS.indexOf(oneOf('--leader', flags.leader, LEADERS));
  // Read all deals first: a file with a fault gives an error and no partial answer.
  const deals = await dealsOf(flags.pbn);
  const solver = new DoubleDummy();
  // In a terminal the answers themselves show the progress.
  const progress = process.stdout.isTTY ? null : new ProgressBar();
  let stopped = false;
  const interrupt = (): void => {
    stopped = true;
  };
  process.on('SIGINT', interrupt);
  let solved = 0;
  for (; solved < deals.length && !stopped; solved++) {
    const tricks = solver.tricks(deals[solved], trump, leader);
    process.stdout.write(`${tricks}\n`);
    progress?.show((solved + 1) / deals.length, `${solved + 1} of ${deals.length} deals`);
    await setImmediate(); // lets a signal in
  }
  progress?.clear();
  process.off('SIGINT', interrupt);
  if (solved === deals.length) return;
  process.stderr.write(`Stopped after ${solved} of ${deals.length} deals.\n`);
  process.exitCode = 130;
}

/** The argument, if it is one of these words. */
function oneOf(flag: string, text: string, words: readonly string[]): string {
  const word = text.toLowerCase();
  if (words.includes(word)) return word;
  throw new UserError(`${flag} takes ${either(words)}, not "${text}".`);
}

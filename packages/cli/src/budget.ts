/** Turns --time and --simulations into the bots' thinking time. */
import type { Budget } from '@followsuit/bots';
import type { Command } from 'commander';
import { UserError } from './errors.ts';
import { wholeNumber } from './numbers.ts';

/** The values that commander passes for the options of `withBudget`. */
export interface BudgetFlags {
  readonly time?: string;
  readonly simulations?: string;
}

/** Adds the options --time and --simulations to a command. */
export const withBudget = (command: Command): Command =>
  command
    .option('--time <ms>', 'how long bots that think may do so for a move')
    .option('--simulations <n>', 'how many simulations they have instead');

/** The budget from the arguments, if any. @example readBudget({ time: '20' }) // { ms: 20 } */
export function readBudget({ time, simulations }: BudgetFlags): Budget | undefined {
  if (time !== undefined && simulations !== undefined)
    throw new UserError('--time and --simulations exclude each other; give one of them.');
  if (simulations !== undefined) return { simulations: wholeNumber('--simulations', simulations, 1, 10_000_000) };
  return time === undefined ? undefined : { ms: wholeNumber('--time', time, 1, 600_000) };
}

/** Plays the deals of a tournament for a command: resumes from a file, shows progress, and stops on request. */
import type { Contest, Sheet, Stretch } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import { reason, UserError } from './errors.ts';
import { stoppable } from './interrupt.ts';
import { ProgressBar } from './progress.ts';

export interface Played {
  readonly deals: number;
  readonly jobs: Stretch['jobs'];
  /** The file for results. */
  readonly file: string | undefined;
}

/** The number of deals before which nothing is decided. */
const LEAST = 30;

/** Fills a sheet until it has this many deals, until the result is decided, or until Ctrl-C. */
export async function playOn<C extends Contest, Result>(
  sheet: Sheet<C, Result>,
  play: (contest: C, stretch: Stretch, take: (result: Result) => boolean) => Promise<void>,
  { deals, jobs, file }: Played,
  isEnough: () => boolean,
): Promise<void> {
  const { contest, results } = sheet;
  const goesOn = (): boolean => results.length < LEAST || !isEnough();
  if (file !== undefined) goOnFrom(sheet, file);
  const progress = new ProgressBar();
  const take = (result: Result): boolean => {
    results.push(result);
    if (file !== undefined) keep(sheet, file);
    progress.show(results.length / deals, `${results.length} of ${counted(deals, ['deal', 'deals'])}`);
    return goesOn();
  };
  const { stopped } = await stoppable(async (signal) => {
    if (goesOn()) await play(contest, { first: results.length, last: deals, jobs, signal }, take);
  }).finally(() => progress.clear());
  if (stopped) process.exitCode = 130;
}

function goOnFrom(sheet: Sheet<Contest, unknown>, file: string): void {
  try {
    sheet.goOnFrom(file);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Writes the sheet; an unwritable file is reported at the first deal. */
function keep(sheet: Sheet<Contest, unknown>, file: string): void {
  try {
    sheet.write(file);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
  }
}

/** What was played, in a line: the game, the bots' thinking time, the seed and the number of deals. */
export function contestTitle({ contest, results }: Sheet<Contest, unknown>): string {
  const { game, players, budget, seed } = contest;
  const think = 'ms' in budget ? `${budget.ms} ms` : counted(budget.simulations, ['simulation', 'simulations']);
  return `${game}, ${counted(players, ['player', 'players'])}, ${think} a move, seed ${seed}: ${counted(results.length, ['deal', 'deals'])}`;
}

export const exactPercent = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const signedFixed = (n: number, digits: number): string => `${n < 0 ? '' : '+'}${n.toFixed(digits)}`;

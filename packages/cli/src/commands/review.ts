/** `followsuit review`: luck and decisions in a finished game. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import '@followsuit/games/bots';
import { runInOrder } from '@followsuit/lab';
import {
  DEPTHS,
  type DepthName,
  type FinishedGame,
  type MomentReview,
  momentsThatMattered,
  Reviewer,
  reportOf,
} from '@followsuit/review';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { Output } from '../output.ts';
import { ProgressBar } from '../progress.ts';
import { reviewHtml } from '../review/html.ts';
import { gameNaming } from '../review/naming.ts';
import { type ReviewPart, reviewPart } from '../review/part.ts';
import { gameIn } from '../review/record-file.ts';
import { MOMENTS_SHOWN, reviewLines } from '../review/review-lines.ts';
import { either } from '../text.ts';

interface Flags {
  readonly seat?: string;
  readonly game?: string;
  readonly depth: string;
  readonly seed: string;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly html?: string;
}

export function define(command: Command): void {
  command
    .option('--seat <n>', 'one seat only, from 0')
    .option('--game <n>', 'which game of a file with several, from 1')
    .option('--depth <depth>', 'quick, or full: searches what may be an error', 'quick')
    .option('--seed <text>', 'the same seed gives the same review', '1')
    .option('--jobs <n>', 'how many threads to use')
    .option('--json', 'the review as JSON')
    .option('--html <file>', 'the review as one HTML file')
    .action(run);
}

/** Moments per job: few, so that progress shows and all threads end at the same time. */
const PER_JOB = 6;

async function run(file: string, flags: Flags): Promise<void> {
  if (flags.json && flags.html !== undefined) throw new UserError('--json and --html exclude each other; choose one.');
  const depth = depthOf(flags.depth);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256);
  const game = await gameIn(file, flags.game === undefined ? null : wholeNumber('--game', flags.game, 1, 1e9));
  const seat = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 0, game.names.length - 1);
  const output = flags.html === undefined ? null : await Output.open(flags.html);
  const settings = { depth, seed: flags.seed };
  try {
    const { result: reviewed, stopped } = await stoppable((signal) => review(game, settings, jobs, signal));
    const report = reportOf(game, new Reviewer(game, settings).prior(), reviewed, settings);
    const naming = await gameNaming(game, momentsThatMattered(report, seat, MOMENTS_SHOWN));
    if (flags.json) process.stdout.write(`${JSON.stringify(report)}\n`);
    else if (output) await output.write(reviewHtml(report, naming, seat));
    else process.stdout.write(`${reviewLines(report, naming, seat).join('\n')}\n`);
    await output?.close();
    if (!stopped) return;
    process.stderr.write(`Stopped after ${reviewed.length} of ${game.moments.length} moments.\n`);
    process.exitCode = 130;
  } catch (error) {
    await output?.discard();
    throw error;
  }
}

function depthOf(text: string): DepthName {
  if (Object.hasOwn(DEPTHS, text)) return text as DepthName;
  throw new UserError(`--depth takes ${either(Object.keys(DEPTHS))}, not "${text}".`);
}

/** Reviews all moments on several threads; stops early when the signal is aborted. */
async function review(
  game: FinishedGame,
  settings: { depth: DepthName; seed: string },
  jobs: number,
  signal: AbortSignal,
): Promise<MomentReview[]> {
  const all = game.moments.length;
  const reviewed: MomentReview[] = [];
  const progress = new ProgressBar();
  const task = (i: number): ReviewPart => ({
    lines: game.lines,
    ...settings,
    first: i * PER_JOB,
    last: Math.min((i + 1) * PER_JOB, all),
  });
  const worker = fileURLToPath(new URL('../../dist/review/worker.js', import.meta.url));
  const last = Math.ceil(all / PER_JOB);
  try {
    await runInOrder({ first: 0, last, task, run: reviewPart, worker, jobs, signal }, (part) => {
      reviewed.push(...part);
      progress.show(reviewed.length / all, `${reviewed.length} of ${all} moments`);
    });
  } finally {
    progress.clear();
  }
  return reviewed;
}

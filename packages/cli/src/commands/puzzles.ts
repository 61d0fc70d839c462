/** `followsuit puzzles`: decisions of records in which one act is clearly best, judged from the seat's view alone. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import '@followsuit/games/bots';
import { Rules } from '@followsuit/engine';
import { runInOrder } from '@followsuit/lab';
import type { Puzzle } from '@followsuit/review';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { ProgressBar } from '../progress.ts';
import { firstHandOf, type PuzzleJob, puzzlesOf } from '../puzzles/job.ts';
import { puzzleLines } from '../puzzles/puzzle-lines.ts';
import { recordedGames } from '../review/record-file.ts';
import { counted } from '../text.ts';

interface Flags {
  readonly seat?: string;
  readonly limit?: string;
  readonly seed: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .option('--seat <n>', 'decisions of one seat only, from 0')
    .option('--limit <n>', 'stop after so many puzzles')
    .option('--seed <text>', 'the same seed gives the same puzzles', '1')
    .option('--jobs <n>', 'how many threads to use')
    .option('--json', 'a puzzle a line, as JSON')
    .action(run);
}

async function run(files: string[], { json = false, seed, ...flags }: Flags): Promise<void> {
  const seat = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 0, 5);
  const limit = flags.limit === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--limit', flags.limit, 1, 1e6);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256);
  const tasks = await tasksIn(files, seat, seed);
  const solutions: string[] = [];
  let found = 0;
  const print = async (puzzle: Puzzle): Promise<void> => {
    found++;
    if (json) process.stdout.write(`${JSON.stringify(puzzle)}\n`);
    else {
      const { asked, solved } = await puzzleLines(puzzle, found);
      process.stdout.write(`${asked.join('\n')}\n\n`);
      solutions.push('', ...solved);
    }
  };
  const { stopped } = await stoppable((signal) => find(tasks, jobs, signal, print, () => found < limit));
  if (!json && found > 0) process.stdout.write(`Solutions\n${solutions.join('\n')}\n`);
  if (found === 0) process.stderr.write(`No puzzle in the first hands of ${counted(tasks.length, 'game')}.\n`);
  if (!stopped) return;
  process.stderr.write(`Stopped after ${counted(found, 'puzzle')}.\n`);
  process.exitCode = 130;
}

/** All games are read before the work begins, so that a bad file is reported at once. */
async function tasksIn(files: readonly string[], seat: number | null, seed: string): Promise<PuzzleJob[]> {
  const tasks: PuzzleJob[] = [];
  for (const file of files)
    for await (const { rules, lines } of recordedGames(file)) {
      if (!(rules instanceof Rules)) throw new UserError(`${rules.game.name} has no puzzles: they are for card games.`);
      tasks.push({ lines: firstHandOf(lines), seat, seed });
    }
  return tasks;
}

async function find(
  tasks: readonly PuzzleJob[],
  jobs: number,
  signal: AbortSignal,
  print: (puzzle: Puzzle) => Promise<void>,
  wants: () => boolean,
): Promise<void> {
  const progress = new ProgressBar();
  const worker = fileURLToPath(new URL('../../dist/puzzles/worker.js', import.meta.url));
  let done = 0;
  try {
    const task = (i: number): PuzzleJob => tasks[i];
    await runInOrder({ first: 0, last: tasks.length, task, run: puzzlesOf, worker, jobs, signal }, async (puzzles) => {
      progress.clear();
      for (const puzzle of puzzles) if (wants()) await print(puzzle);
      progress.show(++done / tasks.length, `${done} of ${counted(tasks.length, 'game')}`);
      return wants();
    });
  } finally {
    progress.clear();
  }
}

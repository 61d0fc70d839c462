/** `followsuit arena`: a benchmark for agents, on fixed boards of ten games. */
import { type ArenaGame, arena } from '@followsuit/games/arena';
import { ArenaRun, type ArenaScores, anchorScores, type Estimate } from '@followsuit/lab';
import type { Command } from 'commander';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { didYouMean, reason, UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { incidentLines, type OutsideFlags, readBotList, readOutside, withOutside } from '../outside.ts';
import { ProgressBar } from '../progress.ts';
import { columns } from '../text.ts';

interface Flags extends BudgetFlags, OutsideFlags {
  readonly agent?: string;
  readonly games?: string;
  readonly boards: string;
  readonly jobs: string;
  readonly file?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withOutside(withBudget(command), 'forfeit')
    .option('--agent <bot>', 'who is measured: exec:COMMAND, or a bot such as club')
    .option('--games <a,b,…>', 'some of its games; all by default')
    .option('--boards <n>', 'how many boards of each game', '10')
    .option('--jobs <n>', 'how many boards to play at a time', '1')
    .option('--file <file>', 'keep results in a file; with the same agent, go on from there')
    .option('--json', 'the result as JSON')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  if (flags.agent === undefined)
    throw new UserError('--agent says who is measured, such as --agent exec:./mybot or --agent club.');
  const [agent, ...others] = readBotList(flags.agent);
  if (others.length > 0) throw new UserError('--agent takes one bot; run the arena once for each.');
  const plan = {
    agent,
    games: readGames(flags.games),
    boards: wholeNumber('--boards', flags.boards, 1, 100_000),
    budget: readBudget(flags) ?? { simulations: arena.anchors.find(({ bot }) => bot === agent)?.simulations ?? 1 },
  };
  const jobs = wholeNumber('--jobs', flags.jobs, 1, 256);
  const played = new ArenaRun(plan);
  if (flags.file !== undefined) goOnFrom(played, flags.file);
  const outside = await readOutside([agent], flags);
  const progress = new ProgressBar();
  const told = (): void => {
    if (flags.file !== undefined) keep(played, flags.file);
    progress.show(played.played / played.total, `${played.played} of ${played.total} boards`);
  };
  const { stopped } = await stoppable((signal) => played.play({ jobs, signal, outside }, told)).finally(() =>
    progress.clear(),
  );
  process.stdout.write(`${flags.json ? JSON.stringify(played.json()) : inWords(played)}\n`);
  if (stopped) {
    const again = flags.file === undefined ? '' : `; the same command goes on from ${flags.file}`;
    process.stderr.write(`Stopped after ${played.played} of ${played.total} boards${again}.\n`);
    process.exitCode = 130;
  }
}

function readGames(text: string | undefined): readonly ArenaGame[] {
  if (text === undefined) return arena.games;
  const ids = arena.games.map(({ game }) => game);
  return [...new Set(text.split(',').map((id) => id.trim()))].map((id) => {
    const found = arena.games.find(({ game }) => game === id);
    if (found) return found;
    throw new UserError(`${arena.version} has no game "${id}"; it has ${ids.join(', ')}.${didYouMean(id, ids)}`);
  });
}

function goOnFrom(played: ArenaRun, file: string): void {
  try {
    played.goOnFrom(file);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

function keep(played: ArenaRun, file: string): void {
  try {
    played.write(file);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
  }
}

const inPoints = ({ mean, within }: Estimate): string =>
  `${mean.toFixed(0)} ± ${Number.isFinite(within) ? within.toFixed(0) : '?'}`;

/** The agent beside the anchors, game by game. */
function inWords({ scores, plan, played, incidents }: ArenaRun): string {
  if (played === 0) return `${arena.version}, ${plan.agent}: no board has been played to its end yet.`;
  const anchors = anchorScores(scores.games.map(({ game }) => game));
  const of = (all: ArenaScores, game: string): string => {
    const found = all.games.find((each) => each.game === game);
    return found ? inPoints(found.score) : '';
  };
  const rows = scores.games.map(({ game, boards, score }) => [
    game,
    String(boards),
    inPoints(score),
    ...anchors.map((anchor) => of(anchor.scores, game)),
  ]);
  const all = [scores, ...anchors.map((anchor) => anchor.scores)].map(({ overall }) =>
    overall ? inPoints(overall) : '',
  );
  return [
    `${arena.version}, ${plan.agent}: random play is 0, master 100; 95 % intervals`,
    '',
    ...columns([['', 'boards', 'agent', ...anchors.map(({ bot }) => bot)], ...rows, ['all', '', ...all]], 1),
    '',
    ...incidentLines([plan.agent], incidents),
  ].join('\n');
}

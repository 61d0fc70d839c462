/** `followsuit lab`: what a changed rule does. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bots as allBots } from '@followsuit/bots';
import { type Game, type TrickGame, usualPlayers } from '@followsuit/engine';
import { type LabExecutor, openLabThreads, relearn, studyRunner } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import {
  type ChunkRunner,
  faultInStudy,
  figureText,
  findBalance,
  labEnglish,
  metricsFor,
  type Pairing,
  type RulePair,
  type RuleSettings,
  recordsOf,
  rulesOfStudy,
  runStudy,
  runSweep,
  type Study,
  type StudyResults,
  studyAsJson,
  studyAt,
  studyCommand,
  studyReport,
  sweepAsJson,
  sweepReport,
  type TrainingProgress,
} from '@followsuit/study';
import type { Command } from 'commander';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { didYouMean, reason, UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { ProgressBar } from '../progress.ts';
import { findGame, type SetupFlags, withSetup } from '../setup.ts';
import { balanceLines, studyLines, sweepLines } from '../study-lines.ts';
import { readSettings, readTarget, readValues } from '../study-values.ts';

interface Flags extends SetupFlags, BudgetFlags {
  readonly change?: readonly string[];
  readonly sweep?: string;
  readonly balance?: string;
  readonly target?: string;
  readonly bots: string;
  readonly games?: boolean;
  readonly deals: string;
  readonly width?: string;
  readonly seed?: string;
  readonly pairing: string;
  readonly relearn?: string;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly html?: string;
}

const PAIRINGS: readonly Pairing[] = ['auto', 'same', 'fresh'];

export function define(command: Command): void {
  withBudget(withSetup(command))
    .option('-c, --change <id=value>', 'change an option or a knob; may be repeated', (pair, before: string[]) => [
      ...(before ?? []),
      pair,
    ])
    .option('--sweep <id=1..9>', 'compare each value of an option or a knob with the rules as they are')
    .option('--balance <id=1..9>', 'find the value of a knob that gives --target')
    .option('--target <metric=number>', 'what --balance is to reach, such as made=50%')
    .option('--bots <level>', 'the bots in all seats', 'simple')
    .option('--games', 'whole games in place of single deals')
    .option('--deals <n>', 'how many deals (with --games: games) under each rule', '2000')
    .option('--width <w>', 'stop when the interval of every change of the wins is narrower, such as 0.02')
    .option('--seed <text>', 'the same seed gives the same numbers')
    .option('--pairing <how>', 'the same deals under both rules: auto (as a pilot decides), same or fresh', 'auto')
    .option(
      '--relearn <seconds>',
      'also let the players train under the changed rule, and compare them with those of old',
    )
    .option('--jobs <n>', 'how many deals to play at a time')
    .option('--html <file>', 'write a report to send')
    .option('--json', 'the results as JSON')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = findGame(id);
  const study = readStudy(game, flags);
  const plan = readPlan(game, study, flags);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256);
  const { stopped } = await stoppable(async (signal) => {
    const threads = openLabThreads(jobs);
    const progress = new ProgressBar();
    try {
      const text = await plan({ executor: threads, run: studyRunner(threads, signal), progress, signal });
      progress.clear();
      process.stdout.write(`${text}\n`);
    } finally {
      progress.clear();
      await threads.close();
    }
  });
  if (stopped) {
    process.stderr.write('Stopped early: these are the deals so far, and the intervals hold for them.\n');
    process.exitCode = 130;
  }
}

interface Means {
  readonly executor: LabExecutor;
  readonly run: ChunkRunner;
  readonly progress: ProgressBar;
  readonly signal: AbortSignal;
}

/** What to do, once it is known to be possible. It returns the text to print. */
type Plan = (means: Means) => Promise<string>;

function readPlan(game: Game, study: Study, flags: Flags): Plan {
  const [asked, ...others] = (['sweep', 'balance'] as const).filter((name) => flags[name] !== undefined);
  if (others.length > 0) throw new UserError('--sweep and --balance exclude each other; give one of them.');
  if ((flags.balance === undefined) !== (flags.target === undefined))
    throw new UserError(
      '--balance and --target belong together: the first names a knob, the second what it is to reach.',
    );
  if (asked === 'balance') return balancePlan(game, study, flags);
  if (asked === 'sweep') return sweepPlan(game, study, flags);
  if (Object.keys(study.changes).length === 0 && study.pairing !== 'fresh')
    throw new UserError(`Name what changes, such as --change ${exampleChange(game, study.players)}.`);
  refuse(game, study);
  return comparePlan(game, study, flags);
}

function refuse(game: Game, study: Study): void {
  const fault = faultInStudy(game, study);
  if (fault !== null) throw new UserError(fault);
}

/** A change that can be made. */
function exampleChange({ options }: Game, players: number): string {
  for (const { id, values, standard } of options)
    if (!('low' in values)) return `${id}=${values.find((value) => value !== standard(players))}`;
  return `${options[0].id}=…`;
}

function readStudy(game: Game, flags: Flags): Study {
  const players = flags.players === undefined ? usualPlayers(game) : wholeNumber('--players', flags.players, 1, 6);
  const names = allBots.map(({ name }) => name);
  const level = names.indexOf(flags.bots);
  if (level < 0)
    throw new UserError(
      `There is no bot "${flags.bots}"; there are ${names.join(', ')}.${didYouMean(flags.bots, names)}`,
    );
  if (!PAIRINGS.includes(flags.pairing as Pairing))
    throw new UserError(`--pairing takes ${PAIRINGS.join(', ')}, not "${flags.pairing}".`);
  const budget = readBudget(flags);
  return {
    game: game.id,
    players,
    base: readSettings(game, '--set', flags.set),
    changes: readSettings(game, '--change', flags.change),
    level: flags.bots,
    weaker: names[Math.max(0, level - 1)],
    unit: flags.games ? 'games' : 'deals',
    deals: wholeNumber('--deals', flags.deals, 1, 10_000_000),
    seed: flags.seed ?? randomBytes(4).toString('hex'),
    pairing: flags.pairing as Pairing,
    ...(budget && { budget }),
  };
}

/** What is compared, in a line. */
function titleOf(game: Game, { players, changes, level, seed }: Study, what = settingsText(changes)): string {
  return `${game.name}, ${counted(players, ['player', 'players'])}: ${what}; bots ${level}, seed ${seed}`;
}

const settingsText = (settings: RuleSettings): string =>
  Object.entries(settings)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ') || 'nothing changed';

function comparePlan(game: Game, study: Study, flags: Flags): Plan {
  const width = flags.width === undefined ? 0 : readWidth(flags.width);
  const seconds = flags.relearn === undefined ? 0 : wholeNumber('--relearn', flags.relearn, 1, 86_400);
  return async (means) => {
    const { run, progress, signal } = means;
    const rules = rulesOfStudy(game, study);
    const play = (one: Study, pair: RulePair): Promise<StudyResults> =>
      runStudy(one, pair, run, {
        signal,
        progress(so) {
          progress.show(so.deals / one.deals, `${so.deals} of ${one.deals}`);
          return width === 0 || !isNarrow(so, width);
        },
      });
    const results = await play(study, rules);
    if (results.deals === 0) throw new UserError('Stopped before the first deals were played; there is no result.');
    const relearned =
      seconds === 0 || signal.aborted ? undefined : await relearnedResults(game, study, seconds, means, play);
    const shown = results.changed.map(({ deal, by }) => ({ deal, by, records: recordsOf(study, rules, deal) }));
    const more = seconds === 0 ? [] : ['--relearn', String(seconds)];
    const about = { command: studyCommand(study, more), rules, game, shown, relearned };
    if (flags.html !== undefined) writeFile(flags.html, studyReport(results, about));
    if (flags.json) return JSON.stringify(studyAsJson(results, about));
    const deals = shown.map(({ deal, by }) => `${deal} (${by})`).join(', ');
    return [
      titleOf(game, study),
      '',
      ...studyLines(results, rules[0]),
      ...(relearned ? ['', labEnglish.report.relearnedLead, '', ...studyLines(relearned, rules[1])] : []),
      ...(shown.length > 0
        ? ['', `Changed most, by points: deals ${deals}; their records are in --json and --html.`]
        : []),
      '',
      about.command,
    ].join('\n');
  };
}

/** Trains the players under the changed rule, and compares them with those of old. */
async function relearnedResults(
  game: Game,
  study: Study,
  seconds: number,
  { executor, progress, signal }: Means,
  play: (study: Study, rules: RulePair) => Promise<StudyResults>,
): Promise<StudyResults | undefined> {
  const show = ({ share, deals }: TrainingProgress): void =>
    progress.show(Math.min(1, share), `learning, ${counted(deals, ['deal', 'deals'])}`);
  const learned = await relearn(game as TrickGame, study, { seconds }, { jobs: executor, progress: show, signal });
  if (signal.aborted) return undefined;
  const results = await play(learned, rulesOfStudy(game, learned));
  return results.deals > 0 ? results : undefined;
}

const isNarrow = (results: StudyResults, width: number): boolean =>
  results.results().every(({ metric, change }) => metric.kind !== 'wins' || 2 * change.within < width);

function readWidth(text: string): number {
  const n = Number(text);
  if (n > 0 && n < 1) return n;
  throw new UserError(`--width takes a number such as 0.02, not "${text}".`);
}

function sweepPlan(game: Game, study: Study, flags: Flags): Plan {
  const { id, values } = readValues(game, '--sweep', flags.sweep as string);
  for (const value of values) {
    const fault = faultInStudy(game, {
      ...studyAt(study, id, value),
      base: { ...study.base, ...study.changes, [id]: value },
      changes: {},
    });
    if (fault !== null) throw new UserError(fault);
  }
  return async ({ run, progress, signal }) => {
    const points = await runSweep(game, study, id, values, run, {
      signal,
      progress(so) {
        const done = (so.length - 1) * study.deals + so[so.length - 1].results.deals;
        progress.show(done / (study.deals * values.length), `${id} ${so[so.length - 1].value}`);
        return true;
      },
    });
    const rules = rulesOfStudy(game, study);
    const command = studyCommand(study, ['--sweep', flags.sweep as string]);
    if (flags.html !== undefined) writeFile(flags.html, sweepReport(points, { id, command, rules, game }));
    if (flags.json) return JSON.stringify(sweepAsJson(points, { id, command }));
    const title = titleOf(game, study, `${id} ${values.join(', ')}`);
    return [title, '', ...sweepLines(id, points, rules[0]), command].join('\n');
  };
}

function balancePlan(game: Game, study: Study, flags: Flags): Plan {
  const { id, values } = readValues(game, '--balance', flags.balance as string);
  const numbers = values.filter((value): value is number => typeof value === 'number');
  if (numbers.length !== values.length) throw new UserError(`--balance is for whole numbers, and ${id} has none.`);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  for (const value of numbers)
    refuse(game, { ...study, base: { ...study.base, ...study.changes, [id]: value }, changes: {} });
  const { metric, target } = readTarget(flags.target as string, metricsFor(rulesOfStudy(game, study)[0], study.unit));
  return async ({ run, progress, signal }) => {
    const balance = { id, low, high, metric: metric.id, target };
    const answer = await findBalance(game, study, balance, run, {
      signal,
      progress: (tried) => progress.show(0.5, `${tried.length} values`),
    });
    if (answer === null) throw new UserError('Stopped before the first deals were played; there is no result.');
    const command = studyCommand(study, ['--balance', flags.balance as string, '--target', flags.target as string]);
    if (flags.json) return JSON.stringify({ command, ...balance, ...answer });
    const title = titleOf(game, study, `which ${id} makes ${metric.id} ${figureText(metric.measure, target)}`);
    return [
      title,
      '',
      ...balanceLines(id, metric.id, figureText(metric.measure, target), answer, metric.measure),
      '',
      command,
    ].join('\n');
  };
}

function writeFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
  }
}

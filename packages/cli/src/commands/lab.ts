/** `followsuit lab`: what a changed rule does. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { faultIn, type Game, type TrickGame } from '@followsuit/engine';
import { type LabExecutor, studyRunner, trainerOf } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import {
  balanceAsCsv,
  balanceAsJson,
  balanceReport,
  countDeals,
  type DealCount,
  faultInStudy,
  figureText,
  findBalance,
  isNarrow,
  labEnglish,
  metricsFor,
  type RulePair,
  type RuleSettings,
  recordsOf,
  relearn,
  relearnFlags,
  rulesOfStudy,
  runStudy,
  runSweep,
  type SettingWords,
  type Study,
  type StudyResults,
  shownSentences,
  studyAsCsv,
  studyAsJson,
  studyAt,
  studyCommand,
  studyReport,
  sweepAsCsv,
  sweepAsJson,
  sweepReport,
  TRAINING_RUNS,
  widthSentences,
} from '@followsuit/study';
import type { Command } from 'commander';
import { withBudget } from '../budget.ts';
import { reason, UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { ProgressBar } from '../progress.ts';
import { findGame, withSetup } from '../setup.ts';
import {
  type StudyFlags as Flags,
  readRelearning,
  readStop,
  readStudy,
  readWidth,
  refuseOddFlags,
} from '../study-flags.ts';
import { balanceLines, relearnedLines, studyLines, sweepLines } from '../study-lines.ts';
import { readRange, readTarget, readValues } from '../study-values.ts';
import { settingWords } from '../study-wording.ts';
import { hanging } from '../text.ts';
import { withExecutor, withWorkers } from '../workers/executor.ts';

export function define(command: Command): void {
  withWorkers(withBudget(withSetup(command)), 'deals to play')
    .option('-c, --change <id=value>', 'change an option or a knob; may be repeated', (pair, before: string[]) => [
      ...(before ?? []),
      pair,
    ])
    .option('--sweep <id=1..9>', 'compare each value of an option or a knob with the rules as they are')
    .option('--balance <id=1..9>', 'find the value of a knob that gives --target')
    .option('--target <metric=number>', 'what --balance is to reach, such as made=50%')
    .option('--bots <level>', 'the bots in all seats', 'simple')
    .option('--games', 'whole games in place of single deals')
    .option('--deals <n>', 'how many deals (with --games: games) under each rule; 2000, or with --width enough for it')
    .option('--width <w>', 'stop when the interval of every change of the wins is narrower, such as 0.02')
    .option('--stop-after <n>', 'stop after so many deals under each rule, values of a sweep together')
    .option('--seed <text>', 'the same seed gives the same numbers')
    .option('--pairing <how>', 'the same deals under both rules: auto (as a pilot decides), same or fresh', 'auto')
    .option(
      '--relearn <seconds>',
      'also let players train under each rule for so long, and compare the effect of the change on them',
    )
    .option('--relearn-deals <n>', 'the same for so many deals of self-play, which give the same numbers again')
    .option('--question <text>', 'what you want to know, in your words; the report begins with it')
    .option('--html <file>', 'write a report to send')
    .option('--csv <file>', 'write figures, acts and distributions as tables')
    .option('--json', 'the results as JSON')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = findGame(id);
  const study = readStudy(game, flags);
  const plan = readPlan(game, study, flags);
  const stopAfter = readStop(flags.stopAfter);
  for (const file of [flags.html, flags.csv]) if (file !== undefined) refuseUnwritable(file);
  const { stopped } = await withExecutor(flags, (executor) =>
    stoppable(async (signal) => {
      const progress = new ProgressBar();
      try {
        const count = (): DealCount => countDeals(studyRunner(executor, signal), stopAfter, signal);
        const text = await plan({ executor, count, progress, signal, words: await settingWords(game) });
        progress.clear();
        process.stdout.write(`${text}\n`);
      } finally {
        progress.clear();
      }
    }),
  );
  if (stopped) {
    process.stderr.write('Stopped early: these are the deals so far, and the intervals hold for them.\n');
    process.exitCode = 130;
  }
}

interface Means {
  readonly executor: LabExecutor;
  /** Plays, counts, and stops; each from the beginning. */
  readonly count: () => DealCount;
  readonly progress: ProgressBar;
  readonly signal: AbortSignal;
  readonly words: SettingWords;
}

const NOTHING = 'Stopped before the first deals were played; there is no result.';

/** What to do, once it is known to be possible. It returns the text to print. */
type Plan = (means: Means) => Promise<string>;

function readPlan(game: Game, study: Study, flags: Flags): Plan {
  refuseOddFlags(flags);
  if (flags.balance !== undefined) return balancePlan(game, study, flags);
  if (flags.sweep !== undefined) return sweepPlan(game, study, flags);
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

/** What is compared, in a line. */
function titleOf(game: Game, { players, changes, level, seed }: Study, what = settingsText(changes)): string {
  return `${game.name}, ${counted(players, ['player', 'players'])}: ${what}; bots ${level}, seed ${seed}`;
}

const settingsText = (settings: RuleSettings): string =>
  Object.entries(settings)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ') || 'nothing changed';

/** What a study that ended early has played, for its command. */
const earlyEnd = (deals: number, of: number): string[] => (deals < of ? ['--stop-after', String(deals)] : []);
const asked = ({ question }: Flags): string[] => (question === undefined ? [] : ['--question', question]);

function comparePlan(game: Game, study: Study, flags: Flags): Plan {
  const width = readWidth(flags.width);
  const training = readRelearning(flags);
  return async ({ executor, count, progress, signal, words }) => {
    const rules = rulesOfStudy(game, study);
    const own = count();
    const play = (one: Study, pair: RulePair): Promise<StudyResults> =>
      runStudy(one, pair, own.run, {
        signal: own,
        progress(so) {
          progress.show(so.deals / one.deals, `${so.deals} of ${one.deals}`);
          return width === 0 || !isNarrow(so, width);
        },
      });
    const results = await play(study, rules);
    if (results.deals === 0) throw new UserError(NOTHING);
    const relearned =
      training === null || own.aborted
        ? null
        : await relearn(game as TrickGame, study, training, {
            play,
            train: trainerOf({ jobs: executor, signal }),
            progress: (share) => progress.show(share, 'players learn'),
            signal: own,
          });
    const shown = results.changed.map(({ deal, by }) => ({ deal, by, records: recordsOf(study, rules, deal) }));
    const command = studyCommand(study, [
      ...(relearned && training ? relearnFlags(training) : []),
      ...earlyEnd(own.deals, study.deals * (relearned ? 1 + TRAINING_RUNS : 1)),
      ...asked(flags),
    ]);
    const about = { command, rules, game, shown, relearned, question: flags.question, settings: words, width };
    writeFile(flags.html, () => studyReport(results, about));
    writeFile(flags.csv, () => studyAsCsv(results));
    if (flags.json) return JSON.stringify(studyAsJson(results, about));
    const deals = shown.map(({ deal, by }) => `${deal} (${by})`).join(', ');
    return [
      titleOf(game, study),
      '',
      ...studyLines(results, rules[0], words),
      ...widthSentences(results, width, labEnglish).flatMap((text) => hanging('', text)),
      ...(relearned ? ['', ...relearnedLines(results, relearned, rules)] : []),
      ...(shown.length > 0
        ? ['', `Changed most, by points: deals ${deals}; their records are in --json and --html.`]
        : []),
      ...shownSentences(results, labEnglish).flatMap((text) => hanging('', text)),
      '',
      command,
    ].join('\n');
  };
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
  return async ({ count, progress, words }) => {
    const own = count();
    const points = await runSweep(game, study, id, values, own.run, {
      signal: own,
      progress(so) {
        const done = (so.length - 1) * study.deals + so[so.length - 1].results.deals;
        progress.show(done / (study.deals * values.length), `${id} ${so[so.length - 1].value}`);
        return true;
      },
    });
    if (points.length === 0) throw new UserError(NOTHING);
    const rules = rulesOfStudy(game, study);
    const early = earlyEnd(own.deals, study.deals * values.length);
    const command = studyCommand(study, ['--sweep', flags.sweep as string, ...early, ...asked(flags)]);
    const about = { id, study, command, rules, game, question: flags.question, settings: words };
    writeFile(flags.html, () => sweepReport(points, about));
    writeFile(flags.csv, () => sweepAsCsv(points));
    if (flags.json) return JSON.stringify(sweepAsJson(points, about));
    const title = titleOf(game, study, `${id} ${values.join(', ')}`);
    return [title, '', ...sweepLines(id, points, rules[0]), command].join('\n');
  };
}

function balancePlan(game: Game, study: Study, flags: Flags): Plan {
  const { id, low, high } = readRange(game, '--balance', flags.balance as string);
  const at = (value: number): Study => ({
    ...study,
    base: { ...study.base, ...study.changes, [id]: value },
    changes: {},
  });
  for (const end of [low, high]) refuse(game, at(end));
  for (let value = low; value <= high; value++) {
    const fault = faultIn(game, study.players, at(value).base);
    if (fault !== null) throw new UserError(fault);
  }
  const { metric, target } = readTarget(flags.target as string, metricsFor(rulesOfStudy(game, study)[0], study.unit));
  return async ({ count, progress, words }) => {
    const own = count();
    const balance = { id, low, high, metric: metric.id, target };
    const answer = await findBalance(game, study, balance, own.run, {
      signal: own,
      progress: (tried) => progress.show(0.5, `${tried.length} values`),
    });
    if (answer === null) throw new UserError(NOTHING);
    const early = own.aborted ? ['--stop-after', String(own.deals)] : [];
    const more = ['--balance', flags.balance as string, '--target', flags.target as string, ...early, ...asked(flags)];
    const command = studyCommand(study, more);
    const rules = rulesOfStudy(game, study);
    const about = { study, command, rules, game, question: flags.question, settings: words };
    writeFile(flags.html, () => balanceReport(answer, balance, metric, about));
    writeFile(flags.csv, () => balanceAsCsv(answer));
    if (flags.json) return JSON.stringify(balanceAsJson(balance, answer, command));
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

const unwritable = (file: string, error: unknown): UserError =>
  new UserError(`${file} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);

/** Finds out before anything is played; a file that is there keeps its text until there are results. */
function refuseUnwritable(file: string): void {
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** Writes a file, if one is wanted. */
function writeFile(file: string | undefined, text: () => string): void {
  if (file === undefined) return;
  try {
    writeFileSync(file, text());
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** `followsuit train`: trains the bots' weights for a game. */
import { readFileSync } from 'node:fs';
import { learnedFrom, likeliest, type Model, Softmax, simple } from '@followsuit/bots';
import { Rules } from '@followsuit/engine';
import { trainPolicy } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import { type Duel, duel, type Training, type TrainingProgress } from '@followsuit/study';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { Output } from '../output.ts';
import { ProgressBar } from '../progress.ts';
import { findGame, type SetupFlags, setUp, withSetup } from '../setup.ts';
import { type WorkersFlags, withExecutor, withWorkers } from '../workers/executor.ts';

interface Flags extends SetupFlags, WorkersFlags {
  readonly seconds?: string;
  readonly deals?: string;
  readonly seed: string;
  readonly from?: string;
  readonly out?: string;
  readonly check: string;
}

export function define(command: Command): void {
  withWorkers(withSetup(command), 'pieces of a step, up to eight, to play')
    .option('--seconds <n>', 'how long it may take; 300 by default')
    .option('--deals <n>', 'instead: how many deals of self-play; the same seed then gives the same model')
    .option('--seed <text>', 'where chance begins', '1')
    .option('--from <file>', 'go on from a model, instead of beginning with a teacher')
    .option('--out <file>', 'where the model goes; GAME.policy.json if nothing is said')
    .option('--check <deals>', 'afterwards, play so many deals against simple, with --players and --set', '200')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const rules = setUp(findGame(id), flags);
  if (!(rules instanceof Rules)) throw new UserError('Policies are for games of tricks; followsuit games lists them.');
  const until = readUntil(flags);
  const deals = wholeNumber('--check', flags.check, 0, 1_000_000);
  const out = flags.out ?? `${rules.game.id}.policy.json`;
  const from = flags.from === undefined ? undefined : readModel(flags.from, rules);
  const { result: model, stopped } = await withExecutor(flags, async (jobs) => {
    const file = await Output.open(out);
    const progress = new ProgressBar();
    const show = ({ stage, share, deals: played }: TrainingProgress): void =>
      progress.show(Math.min(1, share), `${stage}, ${counted(played, ['deal', 'deals'])}`);
    return stoppable(async (signal) => {
      try {
        const training = { game: rules.game, seed: flags.seed, until, from };
        const learned = await trainPolicy(training, { jobs, signal, progress: show });
        await file.write(`${JSON.stringify(learned)}\n`);
        await file.close();
        return learned;
      } catch (error) {
        await file.discard();
        throw error;
      } finally {
        progress.clear();
      }
    });
  });
  process.stdout.write(`${stopped ? 'Stopped; what was learned so far' : 'The model'} is in ${out}.\n`);
  if (stopped) process.exitCode = 130;
  else if (deals > 0)
    process.stdout.write(`${inWords(duel(rules, likeliest(Softmax.from(rules, model)), simple, deals, flags.seed))}\n`);
}

function readUntil({ seconds, deals }: Flags): Training['until'] {
  if (seconds !== undefined && deals !== undefined)
    throw new UserError('--seconds and --deals exclude each other; give one of them.');
  if (deals !== undefined) return { deals: wholeNumber('--deals', deals, 1, 100_000_000) };
  return { seconds: wholeNumber('--seconds', seconds ?? '300', 1, 1_000_000) };
}

function readModel(file: string, rules: Rules): Model {
  const { id } = rules.game;
  let model: unknown;
  try {
    model = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${file} cannot be read as a model; train writes such files.`);
  }
  const { game } = (model ?? {}) as Partial<Model>;
  if (typeof game !== 'string') throw new UserError(`${file} is no model; train writes such files.`);
  if (game !== id) throw new UserError(`${file} is a model of ${game}, not of ${id}.`);
  if (!isModel(model) || !isFor(model, rules))
    throw new UserError(`${file} is no whole model of ${id}; train writes such files.`);
  return model;
}

/** Whether all rows of weights are present and use only the characters that encode weights. */
function isModel(value: unknown): value is Model {
  const { lead, leadIn, follow, followAt, followIn, choice } = value as Record<keyof Model, unknown>;
  const isRow = (row: unknown): boolean => typeof row === 'string' && /^[!#-[\]-}]*$/.test(row);
  const isList = (rows: unknown): boolean => Array.isArray(rows) && rows.every(isRow);
  return (
    [lead, follow].every(isRow) &&
    [leadIn, followAt, followIn].every(isList) &&
    typeof choice === 'object' &&
    choice !== null &&
    Object.values(choice).every(isRow)
  );
}

/** Whether no row is longer than this game's. */
function isFor(model: Model, rules: Rules): boolean {
  try {
    learnedFrom(model, new Softmax(rules, Object.keys(model.choice)).shape);
    return true;
  } catch {
    return false;
  }
}

/** A single deal has no confidence interval. */
const inWords = ({ mean, error, deals, unit }: Duel): string =>
  `Against simple, on ${counted(deals, ['deal', 'deals'])} from every side: ` +
  `${mean.toFixed(3)} ± ${deals < 2 ? '?' : error.toFixed(3)} ${unit}.`;

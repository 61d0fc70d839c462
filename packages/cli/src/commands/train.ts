/** `followsuit train`: teaches the bots a game. */
import { readFileSync } from 'node:fs';
import { likeliest, type Model, Softmax, simple } from '@followsuit/bots';
import { Rules } from '@followsuit/engine';
import { type Duel, duel, train } from '@followsuit/lab';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { wholeNumber } from '../numbers.ts';
import { Output } from '../output.ts';
import { Progress } from '../progress.ts';
import { type Setup, setUp, withSetup } from '../setup.ts';

interface Flags extends Setup {
  readonly seconds: string;
  readonly seed: string;
  readonly from?: string;
  readonly out?: string;
  readonly check: string;
}

export function register(program: Command): void {
  withSetup(program.command('train').description('teach the bots a game').argument('<game>', 'which game of tricks'))
    .option('--seconds <n>', 'how long it may take', '300')
    .option('--seed <text>', 'where chance begins', '1')
    .option('--from <file>', 'go on from a model, instead of beginning with a teacher')
    .option('--out <file>', 'where the model goes; GAME.policy.json if nothing is said')
    .option('--check <deals>', 'afterwards, play so many deals against simple', '200')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const rules = setUp(id, flags);
  if (!(rules instanceof Rules)) throw new UserError('Policies are for games of tricks; followsuit games lists them.');
  const seconds = wholeNumber('--seconds', flags.seconds, 1, 1_000_000);
  const deals = wholeNumber('--check', flags.check, 0, 1_000_000);
  const out = flags.out ?? `${rules.game.id}.policy.json`;
  const from = flags.from === undefined ? undefined : readModel(flags.from, rules.game.id);
  const file = await Output.open(out);
  const progress = new Progress();
  const stop = new AbortController();
  const interrupt = (): void => (stop.signal.aborted ? process.exit(130) : stop.abort());
  process.on('SIGINT', interrupt);
  const model = await train(
    { game: rules.game, seed: flags.seed, seconds, from },
    ({ stage, share, deals: played }) => progress.show(Math.min(1, share), `${stage}, ${played} deals`),
    stop.signal,
  );
  process.off('SIGINT', interrupt);
  progress.clear();
  await file.write(`${JSON.stringify(model)}\n`);
  await file.close();
  process.stdout.write(`${stop.signal.aborted ? 'Stopped; what was learned so far' : 'The model'} is in ${out}.\n`);
  if (stop.signal.aborted) process.exitCode = 130;
  if (deals > 0 && !stop.signal.aborted)
    process.stdout.write(`${inWords(duel(rules, likeliest(Softmax.from(rules, model)), simple, deals, flags.seed))}\n`);
}

function readModel(file: string, id: string): Model {
  let model: Model;
  try {
    model = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${file} cannot be read as a model; train writes such files.`);
  }
  if (model?.game === undefined) throw new UserError(`${file} is no model; train writes such files.`);
  if (model.game !== id) throw new UserError(`${file} is a model of ${model.game}, not of ${id}.`);
  return model;
}

const inWords = ({ mean, error, deals }: Duel): string =>
  `Against simple, on ${deals} deals from every side: ${mean.toFixed(3)} ± ${error.toFixed(3)} a hand.`;

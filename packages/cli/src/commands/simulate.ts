/** `followsuit simulate`: games between bots. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { bots as allBots, botOf } from '@followsuit/bots';
import type { Play } from '@followsuit/engine';
import { type Simulation, simulate, Tally } from '@followsuit/lab';
import { counted, english, listed } from '@followsuit/present';
import type { Command } from 'commander';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { didYouMean, UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { Output } from '../output.ts';
import { ProgressBar } from '../progress.ts';
import { findGame, type SetupFlags, setUp, withSetup } from '../setup.ts';
import { columns } from '../text.ts';

interface Flags extends SetupFlags, BudgetFlags {
  readonly games: string;
  readonly hands?: string;
  readonly seed?: string;
  readonly bots: string;
  readonly records?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withBudget(withSetup(command))
    .option('-g, --games <n>', 'how many games', '100')
    .option('--hands <n>', 'stop each game after so many hands (turns of a solitaire), unfinished')
    .option('--seed <text>', 'the same seed gives the same games')
    .option('--bots <a,b,…>', 'a bot for each seat, in turn', 'simple')
    .option('--records <file>', 'write the records to a file, or to standard output with -')
    .option('--jobs <n>', 'how many games to play at a time')
    .option('--json', 'the summary as JSON')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const rules = setUp(findGame(id), flags);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256);
  const simulation: Simulation = {
    game: rules.game.id,
    players: rules.seats,
    options: rules.options,
    bots: readBots(flags.bots, rules),
    games: wholeNumber('--games', flags.games, 1, 100_000_000),
    hands: flags.hands === undefined ? undefined : wholeNumber('--hands', flags.hands, 1, 1_000_000),
    budget: readBudget(flags),
    seed: flags.seed ?? randomBytes(6).toString('hex'),
    records: flags.records !== undefined,
  };
  const output = flags.records === undefined ? null : await Output.open(flags.records);
  const tally = new Tally(rules.seats);
  const progress = new ProgressBar();
  const begin = performance.now();
  const take = async ({ outcomes, records }: { outcomes: Parameters<Tally['add']>[0]; records: string }) => {
    tally.add(outcomes);
    progress.show(tally.games / simulation.games, `${tally.games} of ${counted(simulation.games, ['game', 'games'])}`);
    await output?.write(records);
  };
  const { stopped } = await stoppable(async (signal) => {
    try {
      await simulate(simulation, jobs, take, signal);
      await output?.close();
    } catch (error) {
      await output?.discard();
      throw error;
    } finally {
      progress.clear();
    }
  });
  const seconds = (performance.now() - begin) / 1000;
  const text = flags.json ? asJson(simulation, tally, seconds) : inWords(simulation, tally, seconds);
  // If the records go to standard output, nothing else does.
  (flags.records === '-' ? process.stderr : process.stdout).write(`${text}\n`);
  if (stopped) {
    process.stderr.write(`Stopped after ${tally.games} of ${counted(simulation.games, ['game', 'games'])}.\n`);
    process.exitCode = 130;
  }
}

/** A bot for each seat; a shorter list repeats. */
function readBots(text: string, { seats }: Play): string[] {
  const names = text.split(',').map((name) => name.trim());
  const known = allBots.map(({ name }) => name);
  for (const name of names)
    if (!botOf(name))
      throw new UserError(`There is no bot "${name}"; there are ${listed(english, known)}.${didYouMean(name, known)}`);
  if (names.length > seats)
    throw new UserError(
      `--bots names ${names.length} bots for ${counted(seats, ['seat', 'seats'])}; name ${seats} or fewer.`,
    );
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
}

function asJson(simulation: Simulation, tally: Tally, seconds: number): string {
  const { records: _records, hands: _hands, ...what } = simulation;
  return JSON.stringify({ ...what, ...tally.summary(), seconds, gamesPerSecond: tally.games / seconds });
}

function inWords({ game, players, bots, seed }: Simulation, tally: Tally, seconds: number): string {
  const { games, finished, wins, scores, hands, acts } = tally.summary();
  const sides = scores.length;
  const rows = bots.map((bot, seat) => {
    const { mean, low, high } = scores[sides === players ? seat : seat % sides];
    const share = finished === 0 ? '' : `${((100 * wins[seat]) / finished).toFixed(1)}%`;
    return [`seat ${seat}`, bot, String(wins[seat]), share, mean.toFixed(2), `${low} to ${high}`];
  });
  const many = games === 1 ? '' : `${games - finished} of them `;
  const unfinished = finished < games ? `, ${many}unfinished` : '';
  return [
    `${game}, ${counted(players, ['player', 'players'])}, seed ${seed}: ${counted(games, ['game', 'games'])}${unfinished}`,
    '',
    ...columns([['', 'bot', 'wins', 'share', 'mean score', 'scores'], ...rows]),
    '',
    `${players === 1 ? 'turns' : 'hands'} per game: ${hands.mean.toFixed(1)} (${hands.low} to ${hands.high})`,
    `${counted(acts, ['act', 'acts'])} in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games per second`,
  ].join('\n');
}

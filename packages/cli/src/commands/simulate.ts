/** `followsuit simulate`: games between bots. */
import { randomBytes } from 'node:crypto';
import type { Play } from '@followsuit/engine';
import { type ChunkResult, type Simulation, simulate, Tally } from '@followsuit/lab';
import { addIncidents, type IncidentsByBot } from '@followsuit/outside-bots';
import { counted } from '@followsuit/present';
import type { Command } from 'commander';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { Output } from '../output.ts';
import { incidentLines, type OutsideFlags, readBotList, readOutside, withOutside } from '../outside.ts';
import { ProgressBar } from '../progress.ts';
import { findGame, type SetupFlags, setUp, withSetup } from '../setup.ts';
import { columns } from '../text.ts';
import { refusePrograms, type WorkersFlags, withJobs, withWorkers } from '../workers/executor.ts';

interface Flags extends SetupFlags, BudgetFlags, OutsideFlags, WorkersFlags {
  readonly games: string;
  readonly hands?: string;
  readonly seed?: string;
  readonly bots: string;
  readonly records?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  withWorkers(withOutside(withBudget(withSetup(command)), 'stand-in'), 'games to play')
    .option('-g, --games <n>', 'how many games', '100')
    .option('--hands <n>', 'stop each game after so many hands (turns of a solitaire), unfinished')
    .option('--seed <text>', 'the same seed gives the same games')
    .option('--bots <a,b,…>', 'a bot for each seat, in turn; exec:COMMAND is a program of your own', 'simple')
    .option('--records <file>', 'write the records to a file, or to standard output with -')
    .option('--json', 'the summary as JSON')
    .action(run);
}

async function run(id: string, flags: Flags): Promise<void> {
  const rules = setUp(findGame(id), flags);
  const bots = seatedBots(flags.bots, rules);
  refusePrograms(flags, bots);
  const simulation: Simulation = {
    game: rules.game.id,
    players: rules.seats,
    options: rules.options,
    bots,
    games: wholeNumber('--games', flags.games, 1, 100_000_000),
    hands: flags.hands === undefined ? undefined : wholeNumber('--hands', flags.hands, 1, 1_000_000),
    budget: readBudget(flags),
    seed: flags.seed ?? randomBytes(6).toString('hex'),
    records: flags.records !== undefined,
    outside: await readOutside(bots, flags),
  };
  const tally = new Tally(rules.seats);
  const progress = new ProgressBar();
  const begin = performance.now();
  let incidents: IncidentsByBot = {};
  const { stopped } = await withJobs(flags, async (jobs) => {
    const output = flags.records === undefined ? null : await Output.open(flags.records);
    const take = async ({ outcomes, records, incidents: more }: ChunkResult) => {
      tally.add(outcomes);
      incidents = addIncidents(incidents, more);
      progress.show(
        tally.games / simulation.games,
        `${tally.games} of ${counted(simulation.games, ['game', 'games'])}`,
      );
      await output?.write(records);
    };
    return stoppable(async (signal) => {
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
  });
  const seconds = (performance.now() - begin) / 1000;
  const text = flags.json
    ? asJson(simulation, tally, seconds, incidents)
    : [inWords(simulation, tally, seconds), ...incidentLines(bots, incidents)].join('\n');
  // If the records go to standard output, nothing else does.
  (flags.records === '-' ? process.stderr : process.stdout).write(`${text}\n`);
  if (stopped) {
    process.stderr.write(`Stopped after ${tally.games} of ${counted(simulation.games, ['game', 'games'])}.\n`);
    process.exitCode = 130;
  }
}

/** A bot for each seat; a shorter list repeats. */
function seatedBots(text: string, { seats }: Play): string[] {
  const names = readBotList(text);
  if (names.length > seats)
    throw new UserError(
      `--bots names ${names.length} bots for ${counted(seats, ['seat', 'seats'])}; name ${seats} or fewer.`,
    );
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
}

function asJson(simulation: Simulation, tally: Tally, seconds: number, incidents: IncidentsByBot): string {
  const { records: _records, hands: _hands, outside, ...what } = simulation;
  const wrong = outside ? { policy: outside.policy, incidents } : {};
  return JSON.stringify({ ...what, ...tally.summary(), seconds, gamesPerSecond: tally.games / seconds, ...wrong });
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

/** Simulates many games between bots; the same seed gives the same games on any number of threads and machines. */
import { type Budget, botOf } from '@followsuit/bots';
import type { Options } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import {
  closeOutsideBots,
  type IncidentsByBot,
  isOutside,
  type OutsideSettings,
  outsideBot,
  takeIncidents,
} from '@followsuit/outside-bots';
import { type LabExecutor, runLabJobs } from './lab-jobs.ts';
import { type GameOutcome, HANDS_LIMIT, playGame, type SeatPlayer } from './play.ts';

export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** A bot's name for each seat, or the command of an outside bot. */
  readonly bots: readonly string[];
  /** Needed if there are outside bots. */
  readonly outside?: OutsideSettings;
  readonly games: number;
  /** Hands after which a game is abandoned. */
  readonly hands?: number;
  /** How long bots may think about a move; by default as long as usual. */
  readonly budget?: Budget;
  readonly seed: string;
  /** Whether to return records. */
  readonly records: boolean;
}

/** A range of games in a simulation: from `first` up to, not including, `last`. */
export interface Chunk {
  readonly simulation: Simulation;
  readonly first: number;
  readonly last: number;
}

export interface ChunkResult {
  readonly outcomes: readonly GameOutcome[];
  /** The records, one line each, with a line break at the end; empty if not requested. */
  readonly records: string;
  /** What went wrong with outside bots. */
  readonly incidents: IncidentsByBot;
}

/** Games per job: enough to keep a worker busy, few enough to show progress and to stop soon, also with bots that think. */
const chunkOf = ({ bots }: Simulation): number =>
  bots.some((name) => isOutside(name) || botOf(name)?.answer !== undefined) ? 1 : 10;

/** The player of a seat in the game with a seed. */
function playerOf(name: string, { budget, outside }: Simulation, seed: string): SeatPlayer {
  if (isOutside(name) && outside) {
    const process = outsideBot(name, outside);
    return { name: process.name, choose: (view, random) => process.choose(view, random, seed) };
  }
  const bot = botOf(name);
  if (!bot) throw new Error(`There is no bot ${name}.`);
  return budget === undefined ? bot : { name, choose: (view, random) => bot.choose(view, random, budget) };
}

/** Plays a range of games. */
export async function playChunk({ simulation, first, last }: Chunk): Promise<ChunkResult> {
  const { game, players, options, bots, outside, hands = HANDS_LIMIT, records } = simulation;
  const rules = rulesFor(game, players, options);
  const processes = outside ? [...new Set(bots.filter(isOutside))].map((name) => outsideBot(name, outside)) : [];
  const outcomes: GameOutcome[] = [];
  const lines: string[] = [];
  for (let i = first; i < last; i++) {
    const seed = `${simulation.seed}:${i + 1}`;
    for (const each of processes) each.beginGame();
    const seating = bots.map((name) => playerOf(name, simulation, seed));
    const outcome = await playGame(rules, seating, seed, hands, (line) => {
      if (records) lines.push(JSON.stringify(line), '\n');
    });
    const { finished, winners, total: scores } = outcome;
    for (const each of processes) each.over(seed, finished ? { winners, scores } : {});
    outcomes.push(outcome);
  }
  return { outcomes, records: lines.join(''), incidents: takeIncidents() };
}

/**
 * Runs a simulation and passes on its results in order. Stops early, without the games in progress, when `signal` is aborted.
 *
 * @example await simulate(simulation, 2, ({ outcomes }) => all.push(...outcomes));
 */
export async function simulate(
  simulation: Simulation,
  jobs: number | LabExecutor,
  take: (result: ChunkResult) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const size = chunkOf(simulation);
  const task = (i: number): Chunk => ({
    simulation,
    first: i * size,
    last: Math.min((i + 1) * size, simulation.games),
  });
  const last = Math.ceil(simulation.games / size);
  try {
    await runLabJobs({ kind: 'simulate', first: 0, last, task, run: playChunk, jobs, signal }, take);
  } finally {
    await closeOutsideBots(simulation.outside);
  }
}

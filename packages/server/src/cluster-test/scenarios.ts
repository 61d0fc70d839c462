/** The faults that a cluster must survive, as schedules. */
import { ContenderProcess } from './contender-process.ts';
import { contend, contendedTable } from './contention.ts';
import { compareCpu } from './cpu.ts';
import { Run, type RunSettings, type ScenarioOutcome, type ScenarioStep } from './run.ts';
import {
  cutOff,
  cutPair,
  flushRedis,
  goOn,
  heal,
  isolate,
  kill,
  leases,
  loseCommits,
  pause,
  pickOwner,
  playUpTo,
  recover,
  restartDatabase,
  resume,
  start,
  startRedis,
  stepClock,
  stopRedis,
  suspend,
} from './steps.ts';
import type { Backends } from './test-cluster.ts';

export interface Scenario {
  readonly name: string;
  readonly about: string;
  /** How often, and at how many tables, unless the command says otherwise. */
  readonly rounds: number;
  readonly tables: number;
  /** The least number of nodes. */
  readonly nodes: number;
  readonly redis: boolean;
  /** Whether nodes get networks of their own where that is permitted. */
  readonly networks?: boolean;
  /** Milliseconds before an act, on average, unless the command says otherwise. */
  readonly pace?: number;
  readonly play: (backends: Backends, settings: RunSettings) => Promise<ScenarioOutcome>;
}

/** A scenario in which people play while the steps of a schedule happen. */
function faults(
  name: string,
  about: string,
  schedule: readonly ScenarioStep[],
  more: Partial<Pick<Scenario, 'rounds' | 'tables' | 'nodes' | 'redis' | 'networks'>> = {},
): Scenario {
  const play = async (backends: Backends, settings: RunSettings): Promise<ScenarioOutcome> => {
    const run = await Run.start(backends, settings);
    await run.play(schedule);
    return run.finish();
  };
  return { name, about, rounds: 5, tables: 100, nodes: 2, redis: false, ...more, play };
}

/** A cut lasts until every table goes on, and a lease longer. */
const cutFor = (name: string, about: string, fault: ScenarioStep, more = {}): Scenario =>
  faults(name, about, [pickOwner, fault, recover, leases(1), goOn, heal, recover, playUpTo(2)], {
    networks: true,
    ...more,
  });

const REDIS = { redis: true, tables: 30, rounds: 3 };

export const SCENARIOS: readonly Scenario[] = [
  faults('kill', 'kill -9 of a random node that has tables', [playUpTo(3), pickOwner, kill, recover, start], {
    rounds: 100,
    tables: 200,
    nodes: 1,
  }),
  faults(
    'suspend',
    'SIGSTOP of a node that has tables for two leases, then SIGCONT',
    [pickOwner, suspend, recover, leases(2), resume, recover, start, playUpTo(2)],
    { rounds: 10 },
  ),
  cutFor('cut-to-database', 'nothing that a node sends arrives at PostgreSQL', cutOff('database', 'out')),
  cutFor('cut-from-database', 'nothing that PostgreSQL sends arrives at a node', cutOff('database', 'back')),
  cutFor('cut-pair', 'nothing that a node sends arrives at one other node', cutPair),
  cutFor('cut-to-node', 'nothing that other nodes send arrives at a node', isolate('in')),
  cutFor('cut-from-node', 'nothing that a node sends arrives at the others', isolate('out')),
  cutFor('cut-to-redis', 'nothing that a node sends arrives at Redis', cutOff('redis', 'out'), REDIS),
  cutFor('cut-from-redis', 'nothing that Redis sends arrives at a node', cutOff('redis', 'back'), REDIS),
  faults(
    'redis',
    'Redis loses everything, and is away for 30 s',
    [flushRedis, recover, stopRedis, recover, pause(30), goOn, startRedis, recover, playUpTo(2)],
    REDIS,
  ),
  faults(
    'commits',
    'commits and their answers are lost or late, at every node',
    [
      loseCommits(5, 'lost', 'unanswered'),
      playUpTo(10),
      goOn,
      loseCommits(2, 'silent', 'late'),
      playUpTo(20),
      goOn,
      loseCommits(0),
      recover,
    ],
    { nodes: 1 },
  ),
  faults('restart-database', 'PostgreSQL crashes and starts again', [playUpTo(3), restartDatabase, recover], {
    nodes: 1,
  }),
  faults(
    'clock',
    "a node's clock goes an hour ahead, and an hour back",
    [pickOwner, stepClock(1), recover, leases(2), stepClock(-1), recover, leases(2), stepClock(0), recover],
    { nodes: 1, rounds: 3 },
  ),
  {
    name: 'contend',
    about: 'two nodes contend for one table',
    rounds: 10_000,
    tables: 1,
    nodes: 1,
    redis: false,
    play: contention,
  },
  {
    name: 'cpu',
    about: 'CPU time of an act on one node and on three',
    rounds: 5,
    tables: 150,
    nodes: 2,
    redis: false,
    // As a cluster is for: nodes that have much to do.
    pace: 100,
    play: compareCpu,
  },
];

/** Rounds for one table. Whoever takes it reads all its lines, one for each round, so that the next rounds are for another. */
const ROUNDS_OF_TABLE = 50;

async function contention({ postgres }: Backends, { rounds }: RunSettings): Promise<ScenarioOutcome> {
  const url = postgres.database('contention');
  const nodes: ContenderProcess[] = [];
  const wins = [0, 0];
  try {
    for (const _ of wins) nodes.push(await ContenderProcess.start(url));
    for (let round = 0; round < rounds; round += ROUNDS_OF_TABLE) {
      const id = `t${round}`;
      await nodes[0].write({ table: contendedTable(id) });
      const won = await contend(nodes, id, Math.min(ROUNDS_OF_TABLE, rounds - round));
      for (const [i, count] of won.entries()) wins[i] += count;
    }
    return { violations: [], figures: { contests: rounds, won: wins.join(' : ') } };
  } catch (error) {
    return { violations: [`nodes contend for a table: ${(error as Error).message}`], figures: {} };
  } finally {
    for (const node of nodes) node.stop();
  }
}

/** What a schedule is made of. */

import type { CommitFault } from './commit-faults.ts';
import type { Direction } from './fault-proxy.ts';
import type { CutDirection } from './node-network.ts';
import type { ScenarioStep } from './run.ts';
import { sleep } from './sleep.ts';

/** Picks a random node that has tables for the following steps. */
export const pickOwner: ScenarioStep = async (run) => {
  const owners = await run.cluster.owners();
  const having = run.cluster.nodes.filter(({ application }) => owners.has(application));
  run.node = having[run.random.below(having.length)] ?? run.any();
};

/** Every table must have gone on since the last fault began, or since it ended. */
export const recover: ScenarioStep = (run) => run.recovered();

/** Every table must go on from now on, also if a fault lasts. */
export const goOn: ScenarioStep = (run) => run.recovered(performance.now());

export const kill: ScenarioStep = async (run) => {
  run.mark();
  await run.node.kill();
  // One node alone is the cluster: nobody else goes on.
  if (run.cluster.nodes.length === 1) await run.node.start();
};

export const start: ScenarioStep = async ({ node }) => {
  if (!node.isRunning) await node.start();
};

export const suspend: ScenarioStep = async (run) => {
  run.mark();
  run.node.suspend();
};

export const resume: ScenarioStep = async (run) => {
  run.node.resume();
  run.mark();
};

/** Cuts the node off from PostgreSQL or Redis in one direction. */
export const cutOff =
  (from: 'database' | 'redis', direction: Direction): ScenarioStep =>
  async (run) => {
    run.mark();
    run.node.cut(from, direction);
  };

/** Nothing that the node sends arrives at one other node; what that one sends arrives. */
export const cutPair: ScenarioStep = async (run) => {
  run.mark();
  const others = run.cluster.nodes.filter((other) => other !== run.node);
  run.node.cutPeers('out', [others[run.random.below(others.length)]]);
};

/** Nothing arrives at the node from other nodes, or nothing that it sends arrives there. */
export const isolate =
  (way: CutDirection): ScenarioStep =>
  async (run) => {
    run.mark();
    run.node.cutPeers(
      way,
      run.cluster.nodes.filter((other) => other !== run.node),
    );
  };

/** Heals the network. What was held arrives, or the connections break: either may happen. */
export const heal: ScenarioStep = async (run) => {
  const breaks = run.random.below(2) === 0;
  for (const node of run.cluster.nodes) node.heal(breaks);
  run.mark();
};

/** Waits for some times the length of a lease. */
export const leases =
  (count: number): ScenarioStep =>
  (run) =>
    sleep(count * run.lease);

/** Lets people play for a while, some seconds at most. */
export const playUpTo =
  (seconds: number): ScenarioStep =>
  (run) =>
    sleep(run.random.below(seconds * 1000));

export const restartDatabase: ScenarioStep = async (run) => {
  await run.backends.postgres.restart();
  run.mark();
};

/** Redis loses everything. */
export const flushRedis: ScenarioStep = async (run) => {
  run.mark();
  await run.backends.redis?.flush();
};

export const stopRedis: ScenarioStep = async (run) => {
  run.mark();
  await run.backends.redis?.stop();
};

export const startRedis: ScenarioStep = async (run) => {
  await run.backends.redis?.start();
  run.mark();
};

/** Waits for some seconds. */
export const pause =
  (seconds: number): ScenarioStep =>
  () =>
    sleep(seconds * 1000);

/** Sets the node's clock off by some hours. */
export const stepClock =
  (hours: number): ScenarioStep =>
  async (run) => {
    run.mark();
    run.node.stepClock(hours * 3_600_000);
  };

/** Waits until some commits have gone wrong. */
export const commitsLost =
  (count: number): ScenarioStep =>
  async ({ commitFaults }) => {
    const enough = commitFaults.count + count;
    while (commitFaults.count < enough) await sleep(20);
  };

/** From now on this share of commits goes wrong, at all nodes. */
export const loseCommits =
  (percent: number, ...kinds: CommitFault[]): ScenarioStep =>
  async (run) => {
    run.mark();
    run.commitFaults.percent = percent;
    if (kinds.length > 0) run.commitFaults.kinds = kinds;
  };

/** What the same play costs on one node and on three, in CPU time of the nodes. */
import { Random } from '@followsuit/engine';
import { Balancer } from './balancer.ts';
import { Notes } from './notes.ts';
import { Party, PEOPLE } from './party.ts';
import type { RunSettings, ScenarioOutcome } from './run.ts';
import { sleep } from './sleep.ts';
import { type Backends, TestCluster } from './test-cluster.ts';

/** Acts of each node after which its code counts as compiled, and the milliseconds that are measured. */
const WARM_ACTS = 8000;
const MEASURED = 20_000;
/** Milliseconds in which the rate settles. */
const SETTLED = 3000;
/** The most that an act may cost on three nodes, as a multiple of its cost on one. */
const LIMIT = 1.25;
/** The most acts a second, unless the command says otherwise, and how much more there may be on one side of a round that counts. */
const RATE = 300;
const OFF = 0.05;

interface Cost {
  /** CPU microseconds of all nodes for each act. */
  readonly cost: number;
  /** Acts a second. The fewer, the more each costs: a transaction holds fewer, and so does what nodes do anyway. */
  readonly rate: number;
}

/** Gives each act its moment, so that there are no more a second; an act that has become impossible meanwhile leaves a gap. */
class Pacer {
  rate = Number.POSITIVE_INFINITY;
  private next = 0;

  wait(): number {
    const now = performance.now();
    this.next = Math.max(this.next + 1000 / this.rate, now);
    return this.next - now;
  }
}

async function costOn(count: number, backends: Backends, settings: RunSettings): Promise<Cost> {
  const { options, tables, seed, pace, rate: target = RATE } = settings;
  const pacer = new Pacer();
  const cluster = await TestCluster.start(backends, { count, options, audit: false });
  const balancer = new Balancer(cluster.nodes, new Random(`${seed}/balancer`));
  const tokens = await cluster.people(tables * PEOPLE);
  const notes = new Notes();
  const parties = Array.from({ length: tables }, (_, i) => {
    const random = new Random(`${seed}/${i}`);
    const services = { notes, random, anyNode: () => balancer.any(), pace, wait: () => pacer.wait() };
    return new Party(`t${i}`, tokens.slice(i * PEOPLE, (i + 1) * PEOPLE), services);
  });
  try {
    for (const party of parties) void party.play();
    while (notes.counts.done < WARM_ACTS * count) await sleep(100);
    pacer.rate = target;
    await sleep(SETTLED);
    const [cpu, acts, start] = [cluster.cpu(), notes.counts.done, performance.now()];
    await sleep(MEASURED);
    const done = notes.counts.done - acts;
    const cost = ((cluster.cpu() - cpu) / done) * 1e6;
    const rate = done / ((performance.now() - start) / 1000);
    settings.tell(`${count} node${count > 1 ? 's' : ''}: ${cost.toFixed(0)} µs an act at ${rate.toFixed(0)} acts/s`);
    return { cost, rate };
  } finally {
    balancer.stop();
    for (const party of parties) party.stop();
    await cluster.stop();
    cluster.remove();
  }
}

/** Measures in turns, so that whatever else the machine does falls on both. Rounds count in which both had the same rate. */
export async function compareCpu(backends: Backends, settings: RunSettings): Promise<ScenarioOutcome> {
  const { nodes } = settings;
  const ratios: number[] = [];
  const rounds: string[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const counts = round % 2 === 0 ? [1, nodes] : [nodes, 1];
    const costs = new Map<number, Cost>();
    for (const count of counts) costs.set(count, await costOn(count, backends, settings));
    const [one, all] = [costs.get(1), costs.get(nodes)] as Cost[];
    const isCounted = Math.max(one.rate / all.rate, all.rate / one.rate) <= 1 + OFF;
    if (isCounted) ratios.push(all.cost / one.cost);
    const [ratio, rates] = [(all.cost / one.cost).toFixed(2), `${one.rate.toFixed(0)} : ${all.rate.toFixed(0)}`];
    rounds.push(`${ratio} at ${rates}${isCounted ? '' : ' (does not count)'}`);
  }
  const middle = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)];
  return {
    violations: violationsOf(middle, nodes),
    figures: {
      'CPU an act, to one node': middle?.toFixed(2) ?? 'not measured',
      'rounds that count': ratios.length,
      'each round at acts a second on one and on all': rounds.join(', '),
    },
  };
}

function violationsOf(ratio: number | undefined, nodes: number): string[] {
  if (ratio === undefined) return [`in no round there were as many acts a second on ${nodes} nodes as on one`];
  return ratio > LIMIT ? [`an act costs ${ratio.toFixed(2)} times as much on ${nodes} nodes`] : [];
}

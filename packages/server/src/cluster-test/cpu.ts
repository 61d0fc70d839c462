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
/** The most that an act may cost on three nodes, as a multiple of its cost on one. */
const LIMIT = 1.25;

interface Cost {
  /** CPU microseconds of all nodes for each act. */
  readonly cost: number;
  /** Acts a second. The fewer, the more each costs: a transaction holds fewer, and so does what nodes do anyway. */
  readonly rate: number;
}

async function costOn(count: number, backends: Backends, settings: RunSettings): Promise<Cost> {
  const { options, tables, seed, pace } = settings;
  const cluster = await TestCluster.start(backends, { count, options, audit: false });
  const balancer = new Balancer(cluster.nodes, new Random(`${seed}/balancer`));
  const tokens = await cluster.people(tables * PEOPLE);
  const notes = new Notes();
  const parties = Array.from({ length: tables }, (_, i) => {
    const random = new Random(`${seed}/${i}`);
    const services = { notes, random, anyNode: () => balancer.any(), pace };
    return new Party(`t${i}`, tokens.slice(i * PEOPLE, (i + 1) * PEOPLE), services);
  });
  try {
    for (const party of parties) void party.play();
    while (notes.counts.done < WARM_ACTS * count) await sleep(100);
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

/** Measures in turns, so that whatever else the machine does falls on both. */
export async function compareCpu(backends: Backends, settings: RunSettings): Promise<ScenarioOutcome> {
  const ratios: number[] = [];
  const rates: string[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const counts = round % 2 === 0 ? [1, settings.nodes] : [settings.nodes, 1];
    const costs = new Map<number, Cost>();
    for (const count of counts) costs.set(count, await costOn(count, backends, settings));
    const [one, all] = [costs.get(1), costs.get(settings.nodes)] as Cost[];
    ratios.push(all.cost / one.cost);
    rates.push(`${one.rate.toFixed(0)} : ${all.rate.toFixed(0)}`);
  }
  const middle = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)];
  return {
    violations: middle > LIMIT ? [`an act costs ${middle.toFixed(2)} times as much on ${settings.nodes} nodes`] : [],
    figures: {
      'CPU an act, to one node': middle.toFixed(2),
      'in each round': ratios.map((r) => r.toFixed(2)).join(' '),
      'acts a second on one and on all': rates.join(', '),
    },
  };
}

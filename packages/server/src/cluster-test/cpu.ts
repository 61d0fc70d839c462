/** What the same play costs on one node and on several, in CPU time of the nodes. */
import { loadavg } from 'node:os';
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
/** The most that an act may cost on several nodes, as a multiple of its cost on one, with people placed as by deploy/nginx.conf. */
const LIMIT = 1.25;
/** The most acts a second, unless the command says otherwise, and how much more there may be on one side of a pair that counts. */
const RATE = 300;
const OFF = 0.05;

/** Milliseconds between questions whether a node is ready: no node fails here, and proxies ask this often (docs/self-hosting.md). */
const READY = 2000;

/** How people come to nodes: those of one table to the same one, as deploy/nginx.conf sends them, or to any. */
type Placement = 'by table' | 'at random';

/** What is measured. */
interface Side {
  readonly nodes: number;
  readonly placement: Placement;
  /** The acts a second at which it is meant to be measured. */
  readonly target: number;
}

interface Cost {
  /** CPU microseconds of all nodes for each act. */
  readonly cost: number;
  /** Acts a second. The fewer, the more each costs: a transaction holds fewer, and so does what nodes do anyway. */
  readonly rate: number;
}

/** Two sides that are compared. */
interface Pair {
  readonly name: string;
  readonly one: Side;
  readonly all: Side;
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

async function costOn({ nodes, placement, target }: Side, backends: Backends, settings: RunSettings): Promise<Cost> {
  const { options, tables, seed, pace } = settings;
  const pacer = new Pacer();
  const cluster = await TestCluster.start(backends, { count: nodes, options, audit: false });
  const balancer = new Balancer(cluster.nodes, new Random(`${seed}/balancer`), READY);
  const nodeFor = (place: string): string | null => (placement === 'by table' ? balancer.of(place) : balancer.any());
  const tokens = await cluster.people(tables * PEOPLE);
  const notes = new Notes();
  const parties = Array.from({ length: tables }, (_, i) => {
    const random = new Random(`${seed}/${i}`);
    const services = { notes, random, nodeFor, pace, wait: () => pacer.wait() };
    return new Party(`t${i}`, tokens.slice(i * PEOPLE, (i + 1) * PEOPLE), services);
  });
  try {
    for (const party of parties) void party.play();
    while (notes.counts.done < WARM_ACTS * nodes) await sleep(100);
    pacer.rate = target;
    await sleep(SETTLED);
    const [cpu, acts, start] = [cluster.cpu(), notes.counts.done, performance.now()];
    await sleep(MEASURED);
    const done = notes.counts.done - acts;
    const cost = ((cluster.cpu() - cpu) / done) * 1e6;
    const rate = done / ((performance.now() - start) / 1000);
    const where = nodes === 1 ? '1 node' : `${nodes} nodes, people ${placement}`;
    settings.tell(
      `${where}: ${cost.toFixed(0)} µs an act at ${rate.toFixed(0)} acts/s; load ${loadavg()[0].toFixed(1)}`,
    );
    return { cost, rate };
  } finally {
    balancer.stop();
    for (const party of parties) party.stop();
    await cluster.stop();
    cluster.remove();
  }
}

/** Measures in turns, so that whatever else the machine does falls on all sides. Pairs count in which both sides had the rate they should. */
export async function compareCpu(backends: Backends, settings: RunSettings): Promise<ScenarioOutcome> {
  const { nodes, rate = RATE } = settings;
  const one: Side = { nodes: 1, placement: 'by table', target: rate };
  const placed: Side = { nodes, placement: 'by table', target: rate };
  const scattered: Side = { nodes, placement: 'at random', target: rate };
  const share: Side = { nodes: 1, placement: 'by table', target: rate / nodes };
  const pairs: readonly Pair[] = [
    { name: 'people placed by table', one, all: placed },
    { name: 'people at random', one, all: scattered },
    { name: 'by table, with as many acts for each node', one: share, all: placed },
  ];
  const rounds: Map<Side, Cost>[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const sides = [one, placed, scattered, share];
    const costs = new Map<Side, Cost>();
    for (const side of round % 2 === 0 ? sides : sides.reverse())
      costs.set(side, await costOn(side, backends, settings));
    rounds.push(costs);
  }
  const compared = pairs.map((pair) => ({ ...pair, ...compare(pair, rounds) }));
  return {
    violations: violationsOf(compared[0].ratio, nodes),
    figures: Object.fromEntries(
      compared.flatMap(({ name, ratio, told }) => [
        [`CPU of an act to one node, ${name}`, ratio?.toFixed(2) ?? 'not measured'],
        [`each round, ${name}`, told.join(', ')],
      ]),
    ),
  };
}

/** The middle ratio of the rounds that count, and all rounds in words. */
function compare(
  { one, all }: Pair,
  rounds: readonly ReadonlyMap<Side, Cost>[],
): { readonly ratio: number | undefined; readonly told: readonly string[] } {
  const ratios: number[] = [];
  const told = rounds.map((costs) => {
    const [a, b] = [costs.get(one), costs.get(all)] as [Cost, Cost];
    const [x, y] = [a.rate / one.target, b.rate / all.target];
    const isCounted = Math.max(x / y, y / x) <= 1 + OFF;
    if (isCounted) ratios.push(b.cost / a.cost);
    const text = `${(b.cost / a.cost).toFixed(2)} (${b.cost.toFixed(0)} : ${a.cost.toFixed(0)} µs at ${b.rate.toFixed(0)} : ${a.rate.toFixed(0)} acts/s)`;
    return isCounted ? text : `${text} does not count`;
  });
  return { ratio: ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)], told };
}

function violationsOf(ratio: number | undefined, nodes: number): string[] {
  if (ratio === undefined) return [`in no round there were as many acts a second on ${nodes} nodes as on one`];
  return ratio > LIMIT ? [`an act costs ${ratio.toFixed(2)} times as much on ${nodes} nodes`] : [];
}

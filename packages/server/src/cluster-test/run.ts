/** One scenario: a cluster, people who play, the faults of a schedule in turn, and the checks at the end. */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Random } from '@followsuit/engine';
import { type NodeOptions, openDatabase } from '../store/database.ts';
import { LEASE } from '../store/lease.ts';
import { Store } from '../store/store.ts';
import { checkAudit } from './audit.ts';
import { Balancer } from './balancer.ts';
import { CommitFaults } from './commit-faults.ts';
import { LinkTap } from './link-tap.ts';
import type { NodeProcess } from './node-process.ts';
import { Notes } from './notes.ts';
import { Party, PEOPLE } from './party.ts';
import { checkTable } from './record-check.ts';
import { checkSecrecy } from './secrecy-check.ts';
import { sleep } from './sleep.ts';
import { type Backends, TestCluster } from './test-cluster.ts';

export interface RunSettings {
  readonly nodes: number;
  readonly tables: number;
  readonly rounds: number;
  /** Milliseconds before an act, on average. */
  readonly pace: number;
  /** Acts a second at which costs are compared. */
  readonly rate?: number;
  readonly seed: string;
  /** Shorter times, for tests. */
  readonly options: NodeOptions;
  /** Milliseconds after which every table must go on, beyond a lease. */
  readonly slack: number;
  /** Whether the nodes share Redis, and a worker thinks for their bots. */
  readonly redis: boolean;
  /** Whether each node has a network of its own, in which the kernel makes the cuts; then nobody reads what nodes send each other. */
  readonly networks?: boolean;
  /** Tells about progress. */
  readonly tell: (text: string) => void;
}

export type ScenarioStep = (run: Run) => Promise<void>;

export interface ScenarioOutcome {
  readonly violations: readonly string[];
  readonly figures: Readonly<Record<string, string | number>>;
}

/** Milliseconds that a table which is stuck has to go on after all, so that the report can tell which it is. */
const STUCK = 30_000;
/** Milliseconds until all games have begun. */
const BEGUN = 120_000;

export class Run {
  readonly settings: RunSettings;
  readonly cluster: TestCluster;
  readonly random: Random;
  readonly notes = new Notes();
  readonly tap: LinkTap;
  readonly backends: Backends;
  readonly commitFaults: CommitFaults;
  readonly parties: readonly Party[];
  private readonly balancer: Balancer;
  /** The node to which faults happen. */
  node: NodeProcess;
  /** Since when every table must have gone on. */
  private since = performance.now();
  /** The longest time for which a table stood still. */
  private longest = 0;
  private isPlaying = false;
  /** How long the test itself had to wait for the processor: on a busy machine, tables stand still for that reason. */
  private readonly ownDelay: IntervalHistogram = monitorEventLoopDelay();

  private constructor(
    backends: Backends,
    cluster: TestCluster,
    settings: RunSettings,
    tokens: readonly string[],
    { commitFaults, tap }: Pick<Run, 'commitFaults' | 'tap'>,
  ) {
    this.backends = backends;
    this.cluster = cluster;
    this.settings = settings;
    this.random = new Random(settings.seed);
    this.node = cluster.nodes[0];
    this.commitFaults = commitFaults;
    this.tap = tap;
    this.balancer = new Balancer(cluster.nodes, new Random(`${settings.seed}/balancer`));
    const nodeFor = (): string | null => this.balancer.any();
    this.parties = Array.from({ length: settings.tables }, (_, i) => {
      const random = new Random(`${settings.seed}/${i}`);
      const services = { notes: this.notes, random, nodeFor, pace: settings.pace };
      // A bot that searches asks a worker.
      const bot = settings.redis ? 'club' : 'random';
      const party = new Party(`t${i}`, tokens.slice(i * PEOPLE, (i + 1) * PEOPLE), services, bot);
      party.onProgress = (before, now) => this.note(party, before, now);
      return party;
    });
  }

  static async start(backends: Backends, settings: RunSettings): Promise<Run> {
    const { nodes: count, options, tables, redis, networks } = settings;
    const tap = new LinkTap(new Random(`${settings.seed}/tap`));
    const commitFaults = new CommitFaults(new Random(`${settings.seed}/commits`));
    const prepare = ({ proxies }: NodeProcess): void => {
      proxies.database.filter = () => commitFaults.filter();
      proxies.peers.tap = () => tap.open();
    };
    const cluster = await TestCluster.start(backends, { count, options, redis, networks, prepare });
    return new Run(backends, cluster, settings, await cluster.people(tables * PEOPLE), { commitFaults, tap });
  }

  /** Milliseconds of a lease. */
  get lease(): number {
    return this.settings.options.lease?.valid ?? LEASE.valid;
  }

  any(): NodeProcess {
    const { nodes } = this.cluster;
    return nodes[this.random.below(nodes.length)];
  }

  /** From now on every table must go on within a lease and some seconds. */
  mark(): void {
    this.since = performance.now();
  }

  /** Milliseconds after which a table is stuck. */
  private get limit(): number {
    return this.lease + this.settings.slack;
  }

  /** Notes how long a table stood still, since the mark if that is later. */
  private note({ table }: Party, before: number, now: number): void {
    const still = now - Math.max(before, this.since);
    this.longest = Math.max(this.longest, still);
    if (this.isPlaying && still > this.limit)
      this.notes.violation('a table is stuck', `table ${table} goes on after ${(still / 1000).toFixed(1)} s`);
  }

  /** Waits until every table has gone on since the mark, or since another time. */
  async recovered(since = this.since, limit = this.limit + STUCK): Promise<void> {
    const waiting = (): Party[] => this.parties.filter(({ progressAt }) => progressAt <= since);
    while (waiting().length > 0 && performance.now() < since + limit) await sleep(20);
    for (const { table } of waiting()) this.notes.violation('a table is stuck', `table ${table} does not go on`);
  }

  /** Lets people play, goes through the schedule, and checks everything. */
  async play(schedule: readonly ScenarioStep[]): Promise<void> {
    const { parties, settings } = this;
    this.mark();
    for (const party of parties) party.play().catch((error) => this.notes.violation('a party stops', String(error)));
    await this.recovered(this.since, BEGUN);
    this.longest = 0;
    this.isPlaying = true;
    this.ownDelay.enable();
    for (let round = 1; round <= settings.rounds; round++) {
      for (const step of schedule) await step(this);
      settings.tell(`round ${round} of ${settings.rounds}: ${this.notes.counts.done} acts acknowledged`);
    }
    await this.recovered(performance.now());
  }

  /** Stops the clients and the nodes. */
  async stop(): Promise<void> {
    this.balancer.stop();
    for (const party of this.parties) party.stop();
    await this.cluster.stop();
  }

  /** Ends the game for everybody, and compares what they saw with the database. */
  async finish(): Promise<ScenarioOutcome> {
    const { notes, cluster } = this;
    this.ownDelay.disable();
    await this.stop();
    const { takeovers } = await checkAudit(cluster.database, notes);
    let compared = 0;
    const store = new Store(await openDatabase({ data: '', url: cluster.database }));
    try {
      for (const [id, seen] of notes.tables) {
        const rows = await store.table(id);
        if (rows) checkTable(rows, seen, notes);
        else notes.violation('a table is gone', id);
      }
      compared = await checkSecrecy(store, this.tap, notes);
    } finally {
      await store.close();
    }
    if (notes.violations.length === 0) cluster.remove();
    else this.settings.tell(`logs of the nodes: ${cluster.folder}`);
    const { counts } = notes;
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
    return {
      violations: notes.violations,
      figures: {
        acts: counts.sent,
        acknowledged: counts.done,
        rejected: counts.rejected,
        games: notes.tables.size,
        takeovers,
        connections: counts.connects,
        'stale syncs': counts.stale,
        'commit faults': this.commitFaults.count,
        'views on links': compared,
        'frames on links not checked': this.tap.unkept,
        'longest standstill': seconds(this.longest),
        'longest delay of the test itself': seconds(this.ownDelay.max / 1e6),
      },
    };
  }
}

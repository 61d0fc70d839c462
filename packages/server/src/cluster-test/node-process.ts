/** One node of the cluster: a process that can be killed, suspended and started again, behind proxies that can be cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtScript } from '../built-script.ts';
import { cpuSeconds } from '../load/process.ts';
import type { NodeOptions } from '../store/database.ts';
import { type Direction, FaultProxy } from './fault-proxy.ts';
import type { ClockStep } from './node.ts';
import { type CutDirection, HOST, NODE_PORT, NodeNetwork } from './node-network.ts';

export interface NodePlace {
  /** The ports of the databases, without proxies. */
  readonly database: URL;
  readonly redis: URL | null;
  /** The folder for logs. */
  readonly folder: string;
  readonly options: NodeOptions;
  /** Whether it is one of several. */
  readonly cluster: boolean;
  /** Whether it gets a network of its own, so that the kernel makes the cuts. */
  readonly networks: boolean;
}

/** The names of the proxies of a node: to PostgreSQL, to Redis, and from the other nodes. */
export type ProxyName = 'database' | 'redis' | 'peers';

const SCRIPT = fileURLToPath(builtScript('cluster-test/node.js'));

export class NodeProcess {
  readonly name: string;
  /** The address from which it connects to other nodes. */
  readonly address: string;
  readonly proxies: Readonly<Record<ProxyName, FaultProxy>>;
  /** How often it has been started: each process has a name of its own in the database's log of writers. */
  starts = 0;
  /** Where clients reach it, or null while it does not run. */
  url: string | null = null;
  isSuspended = false;
  private readonly place: NodePlace;
  private readonly network: NodeNetwork | null;
  private isCut = false;
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  /** CPU seconds of its earlier processes. */
  private used = 0;

  private constructor(
    number: number,
    place: NodePlace,
    proxies: Record<ProxyName, FaultProxy>,
    network: NodeNetwork | null,
  ) {
    this.name = `n${number}`;
    this.address = network?.address ?? `127.0.1.${number}`;
    this.place = place;
    this.proxies = proxies;
    this.network = network;
  }

  static async make(number: number, place: NodePlace): Promise<NodeProcess> {
    const network = place.networks ? await NodeNetwork.open() : null;
    const host = network ? HOST : undefined;
    const portOf = (url: URL | null): number => Number(url?.port ?? 0);
    const proxies: Record<ProxyName, FaultProxy> = {
      database: await FaultProxy.open(() => portOf(place.database), host),
      redis: await FaultProxy.open(() => portOf(place.redis), host),
      peers: await FaultProxy.open(() => portOf(node.url === null ? null : new URL(node.url))),
    };
    const node = new NodeProcess(number, place, proxies, network);
    return node;
  }

  /** The name of its process in the database. */
  get application(): string {
    return `${this.name}.${this.starts}`;
  }

  async start(): Promise<void> {
    this.starts++;
    const { proxies, place } = this;
    const log = openSync(join(place.folder, `${this.application}.log`), 'w');
    const [command, args] = this.network?.command(process.execPath, [SCRIPT]) ?? [process.execPath, [SCRIPT]];
    const child = spawn(command, args, {
      env: { ...process.env, ...this.environment(proxies) },
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.child = child;
    this.ended = once(child, 'exit').then(() => {
      if (this.child === child) this.url = null;
    });
    const message = await Promise.race([once(child, 'message'), this.ended.then(() => null)]);
    if (message === null) throw new Error(`Node ${this.application} did not start; its log says why.`);
    this.url = message[0].address;
  }

  private environment(proxies: Record<ProxyName, FaultProxy>): Record<string, string> {
    const { network } = this;
    const through = (url: URL, { port }: FaultProxy): URL =>
      Object.assign(new URL(url), { port: String(port), ...(network && { hostname: HOST }) });
    const database = through(this.place.database, proxies.database);
    database.searchParams.set('application_name', this.application);
    const { redis, options, cluster } = this.place;
    return {
      ...(network ? { HOST: network.address, PORT: String(NODE_PORT) } : { PORT: '0' }),
      DATABASE_URL: String(database),
      ...(redis && { REDIS_URL: String(through(redis, proxies.redis)) }),
      FOLLOWSUIT_CLUSTER: String(cluster),
      FOLLOWSUIT_NODE_URL: network
        ? `http://${network.address}:${NODE_PORT}`
        : `http://127.0.0.1:${proxies.peers.port}`,
      FOLLOWSUIT_DATA: this.place.folder,
      FOLLOWSUIT_LOG: 'warn',
      FOLLOWSUIT_BOT_PAUSE: '0',
      FOLLOWSUIT_BOTS: '1',
      // Redis counts for limits.
      FOLLOWSUIT_LIMITS: String(redis !== null),
      FOLLOWSUIT_TRUST_PROXY: 'true',
      FOLLOWSUIT_CONNECTIONS: '1000000',
      FOLLOWSUIT_DEAL_WAIT: '500',
      FOLLOWSUIT_TEST_ADDRESS: this.address,
      FOLLOWSUIT_TEST_NODE: JSON.stringify(options),
    };
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    this.used = this.cpu();
    this.url = null;
    this.child?.kill(signal);
    await this.ended;
    this.isSuspended = false;
  }

  /** Ends it like a power cut. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it like a service manager. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  suspend(): void {
    this.child?.kill('SIGSTOP');
    this.isSuspended = true;
  }

  resume(): void {
    this.child?.kill('SIGCONT');
    this.isSuspended = false;
  }

  /** Sets its time of day off by some milliseconds. */
  stepClock(offset: number): void {
    this.child?.send({ offset } satisfies ClockStep);
  }

  /** Cuts it off from a database in one direction. */
  cut(name: 'database' | 'redis', direction: Direction): void {
    this.isCut = true;
    const proxy = this.proxies[name];
    if (this.network) this.network.cut(direction === 'out' ? 'out' : 'in', HOST, proxy.port);
    else proxy.cut(direction);
  }

  /** Nothing that it sends arrives at some other nodes, or nothing that they send arrives at it. */
  cutPeers(way: CutDirection, others: readonly NodeProcess[]): void {
    this.isCut = true;
    for (const other of others) {
      if (this.network) {
        this.network.cut(way, other.address);
        continue;
      }
      // Either of them may have made the connection.
      other.proxies.peers.cut(way === 'out' ? 'out' : 'back', this.address);
      this.proxies.peers.cut(way === 'out' ? 'back' : 'out', other.address);
    }
  }

  /** Heals its network. What was lost or held arrives, or the connections break, as far as they go through a proxy. */
  heal(breaks: boolean): void {
    if (this.isCut) this.network?.heal();
    for (const proxy of Object.values(this.proxies)) {
      if (breaks && (proxy.isCut || (this.isCut && this.network))) proxy.reset();
      proxy.heal();
    }
    this.isCut = false;
  }

  /** CPU seconds of all its processes so far. */
  cpu(): number {
    return this.used + (this.isRunning ? cpuSeconds(this.child?.pid as number) : 0);
  }

  close(): void {
    for (const proxy of Object.values(this.proxies)) proxy.close();
    this.network?.close();
  }
}

/**
 * Networks of their own for nodes: each is in a network namespace of Linux, connected to a bridge, and the kernel drops what a cut loses.
 * `scripts/cluster-test.mjs` runs the whole test in a namespace of its own, if it may: nothing of this touches the machine's network.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { sleep } from './sleep.ts';

/** Whether nodes can have networks of their own. */
export const hasNetworks = process.env.FOLLOWSUIT_TEST_NETWORK === 'private';

/** The address of the test itself on the bridge, and the name of that. */
export const HOST = '10.77.0.1';
const BRIDGE = 'followsuit';
/** The port at which every node listens. */
export const NODE_PORT = 8080;

/** What a node sends, or what it gets. */
export type CutDirection = 'out' | 'in';

const CHAINS = `
add table inet cuts
add chain inet cuts out { type filter hook output priority 0; }
add chain inet cuts in { type filter hook input priority 0; }
`;

let networks = 0;

function run(command: string, args: readonly string[], input = ''): void {
  const { status, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

const ip = (command: string): void => run('ip', command.split(' '));

export class NodeNetwork {
  readonly address: string;
  /** A process that keeps the namespace while the node is down. */
  private readonly keeper: ChildProcess;

  private constructor(address: string, keeper: ChildProcess) {
    this.address = address;
    this.keeper = keeper;
  }

  /** Makes a namespace and connects it. */
  static async open(): Promise<NodeNetwork> {
    const number = networks++;
    if (number === 0) {
      ip(`link add ${BRIDGE} type bridge`);
      ip(`addr add ${HOST}/16 dev ${BRIDGE}`);
      ip(`link set ${BRIDGE} up`);
    }
    // It ends when its standard input does, and so with the test.
    const keeper = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'ignore'] });
    const own = readlinkSync('/proc/self/ns/net');
    while (readlinkSync(`/proc/${keeper.pid}/ns/net`) === own) await sleep(10);
    const network = new NodeNetwork(`10.77.${1 + (number >> 7)}.${1 + (number & 127)}`, keeper);
    ip(`link add node${number} type veth peer name eth0 netns ${keeper.pid}`);
    ip(`link set node${number} master ${BRIDGE} up`);
    for (const command of ['link set lo up', `addr add ${network.address}/16 dev eth0`, 'link set eth0 up'])
      network.run('ip', command.split(' '));
    network.run('nft', ['-f', '-'], CHAINS);
    return network;
  }

  /** A command as it runs in the namespace. */
  command(command: string, args: readonly string[]): [command: string, args: string[]] {
    return ['nsenter', ['-t', String(this.keeper.pid), '-n', command, ...args]];
  }

  private run(command: string, args: readonly string[], input?: string): void {
    run(...this.command(command, args), input);
  }

  /** From now on the kernel drops what goes to an address or comes from there, or only to or from one of its ports. */
  cut(way: CutDirection, address: string, port: number | null = null): void {
    const [end, side] = way === 'out' ? ['daddr', 'dport'] : ['saddr', 'sport'];
    const more = port === null ? '' : ` tcp ${side} ${port}`;
    this.run('nft', `add rule inet cuts ${way} ip ${end} ${address}${more} drop`.split(' '));
  }

  /** Everything passes again, and what was lost is sent again. */
  heal(): void {
    this.run('nft', ['flush', 'table', 'inet', 'cuts']);
  }

  close(): void {
    this.keeper.kill('SIGKILL');
  }
}

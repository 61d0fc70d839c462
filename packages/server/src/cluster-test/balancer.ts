/** Sends clients to nodes as a load balancer does: to one that says it is ready. */
import { createHash } from 'node:crypto';
import type { Random } from '@followsuit/engine';
import type { NodeProcess } from './node-process.ts';

/** Milliseconds between questions whether a node is ready, and for its answer. */
const INTERVAL = 500;
const ANSWER = 1000;

export class Balancer {
  private readonly nodes: readonly NodeProcess[];
  private readonly random: Random;
  private readonly ready = new Set<NodeProcess>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly interval: number;
  private stopped = false;

  constructor(nodes: readonly NodeProcess[], random: Random, interval = INTERVAL) {
    this.nodes = nodes;
    this.random = random;
    this.interval = interval;
    for (const node of nodes) {
      this.ready.add(node);
      this.watch(node);
    }
  }

  private watch(node: NodeProcess): void {
    this.isReady(node).then((isReady) => {
      if (isReady) this.ready.add(node);
      else this.ready.delete(node);
      if (this.stopped) return;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.watch(node);
      }, this.interval);
      this.timers.add(timer);
    });
  }

  private async isReady({ url }: NodeProcess): Promise<boolean> {
    if (url === null) return false;
    try {
      return (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(ANSWER) })).ok;
    } catch {
      return false;
    }
  }

  /** The address of a node, or null if none is ready or the chosen one does not run any more. */
  any(): string | null {
    const ready = this.nodes.filter((node) => this.ready.has(node));
    return ready.length === 0 ? null : ready[this.random.below(ready.length)].url;
  }

  /**
   * The address of the node to which the people of a table go, as in deploy/nginx.conf; null if none is ready or it does not run any more.
   * While a node is away the others keep their tables, and share its.
   */
  of(place: string): string | null {
    const weigh = ({ name }: NodeProcess): string => createHash('sha256').update(`${name} ${place}`).digest('hex');
    const ready = this.nodes.filter((node) => this.ready.has(node)).map((node) => ({ node, weight: weigh(node) }));
    return ready.sort((a, b) => (a.weight < b.weight ? -1 : 1))[0]?.node.url ?? null;
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }
}

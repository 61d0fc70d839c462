/** A loopback proxy for tests that loses what a bad network loses: connections, bytes, and the answers to commits. */
import { onTestFinished } from 'vitest';
import { type CommitFault, commitFilter } from '../cluster-test/commit-faults.ts';
import { FaultProxy } from '../cluster-test/fault-proxy.ts';

export type { CommitFault };

export interface DatabaseProxy {
  /** The address through the proxy. */
  readonly url: string;
  /** Called for each commit of a transaction that wrote lines. */
  fault: () => CommitFault | null;
  /** Whether it forwards nothing, in neither direction, while connections stay open. */
  isSilent: boolean;
  /** Breaks all connections. */
  cut(): void;
}

export async function proxyFor(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const port = Number(target.port);
  const proxy = await FaultProxy.open(() => port);
  onTestFinished(() => proxy.close());
  target.port = String(proxy.port);
  const made: DatabaseProxy = { url: String(target), fault: () => null, isSilent: false, cut: () => proxy.reset() };
  proxy.filter = () => {
    const filter = commitFilter(() => made.fault());
    return (direction, bytes) => (made.isSilent ? 'lose' : filter(direction, bytes));
  };
  return made;
}

/** Keeps a server whose lease has run out from writing: another one may use the database by now. */
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
} from 'kysely';
import type { Lease } from './lease.ts';
import { LeaseExpired } from './write-errors.ts';

const WRITES = new Set<RootOperationNode['kind']>(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

export class WritesNeedLease implements KyselyPlugin {
  private readonly lease: Lease;

  constructor(lease: Lease) {
    this.lease = lease;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (WRITES.has(node.kind) && !this.lease.isHeld) throw new LeaseExpired();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<Record<string, unknown>>> {
    return result;
  }
}

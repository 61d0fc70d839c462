/** Where a table is. A server alone has all of them; in a cluster see cluster/cluster-router.ts. */
import type { Problem } from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import type { TablePlace } from './table-place.ts';
import { answerTableRequest, type TableRequest } from './table-requests.ts';
import type { Tables } from './tables.ts';

export interface TableRouter {
  /** The table with an id, wherever it is; null if there is none. Rejects if its node cannot be reached. */
  find(id: string): Promise<TablePlace | null>;
  /** Whether another node has a table, and there is a link to it. */
  isReachable(id: string): Promise<boolean>;
  /** Answers a request about a table, wherever it is. `patience`: for how many milliseconds at most it may be nowhere. */
  ask(request: TableRequest, patience?: number): Promise<object | Problem>;
}

/** All tables are here. */
export const localRouter = (services: { readonly context: ServerContext; readonly tables: Tables }): TableRouter => ({
  find: (id) => services.tables.get(id),
  isReachable: async () => false,
  ask: (request) => answerTableRequest(services, request),
});

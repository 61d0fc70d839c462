/** Finds tables in a cluster: here, at another node, or free to be taken over. */
import { type Problem, problem } from '@followsuit/protocol';
import { hasLease } from '../store/dialect.ts';
import { idParts } from '../store/id-parts.ts';
import { TableElsewhere } from '../store/write-errors.ts';
import { AnswerLost, TableMoved, type TablePlace } from '../tables/table-place.ts';
import { ONCE_ONLY, type TableRequest } from '../tables/table-requests.ts';
import type { TableRouter } from '../tables/table-router.ts';
import { BatchedLookup } from './batched-lookup.ts';
import type { Links } from './links.ts';
import type { NodeLink } from './node-link.ts';
import type { RemoteServices } from './remote-member.ts';
import { RemoteTable } from './remote-table.ts';

/** Milliseconds between looks for a table's owner. */
const PAUSE = 200;
/** Milliseconds after which a node that renews its lease, but has no link to this one, counts as unreachable: one steps back before. */
const UNREACHABLE = 6000;

const NOT_CERTAIN = problem('storage', 'Whether this was kept is not certain; look after a while, or send it again.');

/** The node that has a table. */
interface Owner {
  readonly node: string;
  readonly link: NodeLink | undefined;
  /** Until when its lease is valid; null if that has run out, so that anybody may take the table over. */
  readonly expires: number | null;
}

/** What is stored of a table's owner. */
interface OwnerRow {
  readonly id: string;
  readonly owner: string | null;
  readonly expires_at: number | null;
}

export class ClusterRouter implements TableRouter {
  private readonly services: RemoteServices;
  private readonly links: Links;
  /** How long a table may be nowhere: until the lease of its node has run out, and a little longer. */
  private readonly patience: number;
  /** When a node dies, all tables that it had are looked for, again and again. */
  private readonly owners = new BatchedLookup((ids) => this.ownersOf(ids));
  private readonly searches = new Map<string, Promise<TablePlace | null>>();

  constructor(services: RemoteServices, links: Links, patience: number) {
    this.services = services;
    this.links = links;
    this.patience = patience;
  }

  async find(id: string): Promise<TablePlace | null> {
    const here = this.services.tables.inUse(id);
    if (here) return here;
    let search = this.searches.get(id);
    if (!search) {
      search = this.search(id).finally(() => this.searches.delete(id));
      this.searches.set(id, search);
    }
    return search;
  }

  async ask(request: TableRequest, patience?: number): Promise<object | Problem> {
    const askOwner = async (link: NodeLink | null): Promise<object | Problem> => {
      if (!link) return this.services.answer(request);
      return link.ask(request).catch((error) => {
        if (!(error instanceof AnswerLost)) throw error;
        if (ONCE_ONLY.includes(request.op)) return NOT_CERTAIN;
        throw new TableMoved();
      });
    };
    try {
      return await this.atOwner(request.table, askOwner, patience);
    } catch (error) {
      if (!(error instanceof TableElsewhere)) throw error;
      return problem('storage', 'The server of this table cannot be reached; try again.');
    }
  }

  async isReachable(id: string): Promise<boolean> {
    const owner = this.services.tables.inUse(id) ? null : await this.ownerOf(id);
    return owner !== null && owner.expires !== null && owner.link !== undefined;
  }

  /** Asks the node that has a table to give it up. */
  async askOwner(id: string): Promise<void> {
    await (await this.ownerOf(id))?.link?.release(id);
  }

  private search(id: string): Promise<TablePlace | null> {
    return this.atOwner(id, async (link) => (link ? new RemoteTable(link, id) : this.services.tables.get(id)));
  }

  /**
   * Does `work` with the link to the node that has a table, or with null if this one has it or may take it over. Again if it has
   * moved meanwhile; throws `TableElsewhere` if its node is alive but cannot be reached.
   */
  private async atOwner<T>(
    id: string,
    work: (link: NodeLink | null) => Promise<T>,
    patience = this.patience,
  ): Promise<T> {
    const start = performance.now();
    let expired = 0;
    for (;;) {
      const owner = this.services.tables.inUse(id) ? null : await this.ownerOf(id);
      const isFree = owner === null || owner.expires === null;
      try {
        if (isFree || owner.link) {
          return await work(isFree ? null : (owner.link as NodeLink));
        }
      } catch (error) {
        if (!(error instanceof TableMoved || error instanceof TableElsewhere)) throw error;
      }
      const waited = performance.now() - start;
      expired ||= owner?.expires ?? 0;
      const isAlive = (owner?.expires ?? 0) > expired;
      if (waited > Math.min(patience, isAlive ? UNREACHABLE : this.patience)) throw new TableElsewhere();
      await pause();
    }
  }

  /** The node that has a table; null if no other node has it. */
  private async ownerOf(id: string): Promise<Owner | null> {
    const row = await this.owners.find(id);
    if (!row?.owner || row.owner === this.services.context.store.lease?.node) return null;
    return { node: row.owner, link: this.links.to(row.owner), expires: row.expires_at };
  }

  private async ownersOf(ids: readonly string[]): Promise<ReadonlyMap<string, OwnerRow>> {
    const { db } = this.services.context.store;
    const rows = new Map<string, OwnerRow>();
    for (const some of idParts(ids)) {
      const found = await db
        .selectFrom('tables')
        .leftJoin('nodes', (join) => join.onRef('nodes.id', '=', 'tables.owner').on(hasLease(db)))
        .select(['tables.id', 'owner', 'expires_at'])
        .where('tables.id', 'in', some)
        .execute();
      for (const row of found) rows.set(row.id, row);
    }
    return rows;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

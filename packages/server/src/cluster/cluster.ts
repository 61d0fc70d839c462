/**
 * This node as one of a cluster: its links to the others, and how it finds tables, leaves and comes back. Which node may write a
 * table is decided in the database alone (store/lease.ts); here is only how they reach each other. docs/decisions/0107.
 */
import type { Server as HttpServer } from 'node:http';
import type { Config } from '../config.ts';
import type { ServerContext } from '../context.ts';
import type { Lease } from '../store/lease.ts';
import { answerTableRequest } from '../tables/table-requests.ts';
import type { Tables } from '../tables/tables.ts';
import { ClusterRouter } from './cluster-router.ts';
import type { LinkVersions } from './link-versions.ts';
import { Links, type LinksSetup } from './links.ts';
import type { RemoteServices } from './remote-member.ts';

/** Milliseconds beyond a lease in which somebody takes over a table whose node has gone. */
export const TAKEOVER_MARGIN = 3000;

/** Milliseconds between looks at the own lease. */
const WATCH = 250;

interface Services {
  readonly context: ServerContext;
  readonly tables: Tables;
}

export class Cluster {
  readonly router: ClusterRouter;
  private readonly links: Links;
  private readonly services: Services;
  private watch: NodeJS.Timeout | undefined;

  private constructor(services: Services, setup: Omit<LinksSetup, 'node'>) {
    const remote: RemoteServices = { ...services, answer: (request) => answerTableRequest(services, request) };
    const lease = services.context.store.lease as Lease;
    this.services = services;
    this.links = new Links(remote, { node: lease.node, ...setup });
    this.router = new ClusterRouter(remote, this.links, lease.valid + TAKEOVER_MARGIN);
    const { store, metrics, clientLog } = services.context;
    store.tookOver = (table, node) => {
      metrics.takeovers++;
      clientLog.info('takes over a table whose node has gone', '', { table, node });
    };
    services.tables.askOwner = (id) => this.router.askOwner(id);
  }

  /** Reads the key by which the nodes of a database know each other. */
  static async join(services: Services, { nodeUrl }: Config, versions?: LinkVersions): Promise<Cluster> {
    const { store, random } = services.context;
    const key = await store.setting('node key', random.secret);
    return new Cluster(services, { url: nodeUrl as string, key, versions });
  }

  /** How many other nodes have a link to this one. */
  get linked(): number {
    return this.links.count;
  }

  /**
   * `onCutOff` is called when this node has to send its players away, and when it can take players again: it has lost the database
   * for so long that others take its tables over, or it has to step back because others do not reach it.
   */
  start(server: HttpServer, onCutOff: (isCutOff: boolean) => void): void {
    this.links.start(server);
    const { tables, context } = this.services;
    const lease = context.store.lease as Lease;
    let was = { isLapsed: false, isIsolated: false };
    this.watch = setInterval(() => {
      const now = { isLapsed: !lease.isHeld, isIsolated: this.links.isIsolated };
      if (now.isLapsed !== was.isLapsed) this.links.isCutOff = now.isLapsed;
      if (now.isIsolated && !was.isIsolated)
        context.log.warn({}, 'other nodes do not reach this one; it hands its tables over');
      const isCutOff = now.isLapsed || now.isIsolated;
      if (isCutOff !== (was.isLapsed || was.isIsolated)) onCutOff(isCutOff);
      was = now;
      tables.isLeaving = now.isIsolated;
      // Again and again: somebody may have made a table here meanwhile.
      if (now.isIsolated && !now.isLapsed) void tables.handOverAll();
    }, WATCH);
    this.watch.unref();
  }

  /** Hands all tables over to the other nodes, because this one stops. */
  async leave(): Promise<void> {
    clearInterval(this.watch);
    this.services.tables.isLeaving = true;
    await this.services.tables.handOverAll();
    await this.links.close();
  }
}

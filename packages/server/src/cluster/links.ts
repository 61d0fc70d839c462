/**
 * The links to all other nodes. Of two nodes, the one whose id comes first connects to the other, so that there is one link for
 * each pair. It looks for new nodes once or twice a second, and at once for one whose link has ended. All nodes store which links they have:
 * one that others do not reach has to step back.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { sql } from 'kysely';
import { WebSocket, WebSocketServer } from 'ws';
import { databaseClock, hasLease } from '../store/dialect.ts';
import type { NodeRow } from '../store/schema.ts';
import { type DialedNode, Inbox, shakeHands } from './handshake.ts';
import { isolatedNodes } from './isolation.ts';
import { PACKET } from './link-messages.ts';
import { commonVersion, LINK_VERSIONS, type LinkVersions, versionsOf } from './link-versions.ts';
import { NodeLink } from './node-link.ts';
import type { RemoteServices } from './remote-member.ts';
import { Strangers } from './strangers.ts';

/** Where nodes connect to each other. Close it to the outside: docs/self-hosting.md. */
export const NODE_PATH = '/api/node';
/** Milliseconds between looks for other nodes; while there are links to all of them; and after a link has ended. */
const LOOK = 500;
const CALM_LOOK = 1000;
const SOON = 50;
/** Milliseconds that two nodes which are alive have to link again. */
const RELINK = 1000;

// Nodes send whole messages, and answer pings themselves: whoever has not proved to be a node gets no answer.
const OPTIONS = { maxPayload: PACKET, perMessageDeflate: false, maxFragments: 1, autoPong: false } as const;

export interface LinksSetup {
  /** This node, and where others reach it. */
  readonly node: string;
  readonly url: string;
  readonly key: string;
  /** What it speaks; tests pretend that it is of another version. */
  readonly versions?: LinkVersions;
}

export class Links {
  private readonly services: RemoteServices;
  private readonly key: string;
  private readonly own: string;
  private readonly url: string;
  private readonly versions: LinkVersions;
  private readonly links = new Map<string, NodeLink>();
  private readonly connecting = new Set<string>();
  private readonly server = new WebSocketServer({ noServer: true, ...OPTIONS });
  private readonly strangers = new Strangers();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private hasLostDatabase = false;
  /** When the lease of each node runs out to which there is no link, as it was when that was first seen. */
  private readonly unlinked = new Map<string, number>();
  /** Since when this node should step back, on its own clock; null if it need not. */
  private isolatedSince: number | null = null;

  constructor(services: RemoteServices, { node, url, key, versions = LINK_VERSIONS }: LinksSetup) {
    this.services = services;
    this.own = node;
    this.url = url;
    this.key = key;
    this.versions = versions;
  }

  get count(): number {
    return this.links.size;
  }

  /** While this node has lost the database it has no links: members of other nodes look for their tables elsewhere. */
  set isCutOff(isCutOff: boolean) {
    this.hasLostDatabase = isCutOff;
    if (isCutOff) for (const link of [...this.links.values()]) link.close();
  }

  /** Whether this node has to step back, because not all nodes that are alive reach each other. */
  get isIsolated(): boolean {
    return this.isolatedSince !== null && performance.now() - this.isolatedSince > RELINK;
  }

  /** The link to a node, if there is one. */
  to(node: string): NodeLink | undefined {
    return this.links.get(node);
  }

  /** Takes connections of other nodes, and begins to look for them. */
  start(server: HttpServer): void {
    const others = server.listeners('upgrade') as ((...given: [IncomingMessage, Duplex, Buffer]) => void)[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url !== NODE_PATH) for (const each of others) each(request, socket, head);
      else if (this.closed) socket.destroy();
      else
        this.server.handleUpgrade(request, socket, head, (opened) => {
          void this.accept(opened, this.strangers.admit(opened, socket, request.socket.remoteAddress ?? ''));
        });
    });
    this.look();
  }

  private look(): void {
    this.dialAll()
      .catch(({ message }: Error) => {
        this.note('the nodes of the cluster could not be read', '', message);
        return false;
      })
      .then((isCalm) => {
        if (this.closed) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.look(), isCalm ? CALM_LOOK : LOOK);
        this.timer.unref();
      });
  }

  /** Returns whether there are links to all: then this node need not step back, and only a new node could be found. */
  private async dialAll(): Promise<boolean> {
    const { db } = this.services.context.store;
    const nodes = await db.selectFrom('nodes').selectAll().where(hasLease(db)).execute();
    for (const row of nodes) if (row.id > this.own && !this.links.has(row.id)) void this.dial(row);
    const isIsolated = this.isIsolatedAmong(nodes);
    this.isolatedSince = isIsolated ? (this.isolatedSince ?? performance.now()) : null;
    const own = nodes.find(({ id }) => id === this.own);
    if (own) await this.announce(own);
    return nodes.every(({ id }) => id === this.own || this.links.has(id));
  }

  /**
   * A node without a link to this one counts when it has renewed its lease since, and so is alive. One whose messages this one does not
   * speak does not count: while nodes are upgraded, both go on, each with its own tables.
   */
  private isIsolatedAmong(nodes: readonly NodeRow[]): boolean {
    for (const id of this.unlinked.keys())
      if (this.links.has(id) || !nodes.some((node) => node.id === id)) this.unlinked.delete(id);
    const counted = nodes.filter((row) => {
      const { id, links, expires_at } = row;
      if (id === this.own || links === null) return false;
      if (this.links.has(id)) return true;
      if (commonVersion(this.versions, versionsOf(row)) === null) return false;
      const first = this.unlinked.get(id) ?? expires_at;
      this.unlinked.set(id, first);
      return expires_at > first;
    });
    const own = nodes.find(({ id }) => id === this.own);
    const sights = counted.map(({ id, since, links }) => {
      const others = (JSON.parse(links as string) as string[]).filter((other) => other !== this.own);
      // Of its own links this node knows more than is stored: they answer pings.
      return { id, since: since ?? 0, links: this.links.has(id) ? [...others, this.own] : others };
    });
    sights.push({ id: this.own, since: own?.since ?? Number.MAX_SAFE_INTEGER, links: [...this.links.keys()] });
    return isolatedNodes(sights).includes(this.own);
  }

  /** Stores where this node is, and which links it has. */
  private async announce(stored: NodeRow): Promise<void> {
    const { db } = this.services.context.store;
    const links = JSON.stringify([...this.links.keys()].sort());
    if (stored.url !== null && stored.links === links) return;
    const since = sql<number>`coalesce(since, ${databaseClock(db)})`;
    const link_versions = JSON.stringify(this.versions);
    await db
      .updateTable('nodes')
      .set({ url: this.url, since, links, link_versions })
      .where('id', '=', this.own)
      .execute();
  }

  private async dial({ id: node, url, ...row }: NodeRow): Promise<void> {
    if (url === null || this.connecting.has(node) || this.closed) return;
    const version = commonVersion(this.versions, versionsOf(row));
    if (version === null) {
      this.note('no link to a node', node, 'Its version and this one do not talk; upgrade all nodes.');
      return;
    }
    this.connecting.add(node);
    // Masks protect proxies from what browsers send. Nodes are no browsers, and `ws` skips a mask of zeros.
    const generateMask = (mask: Buffer): void => void mask.fill(0);
    const options = { handshakeTimeout: 2000, generateMask, ...OPTIONS };
    const socket = new WebSocket(url.replace(/^http/, 'ws') + NODE_PATH, options);
    const inbox = new Inbox(socket);
    try {
      await new Promise((resolve, reject) => {
        socket.on('open', resolve);
        socket.on('error', reject);
      });
      await this.link(socket, inbox, { node, version });
    } catch (error) {
      this.refuse(socket, error, node);
    } finally {
      this.connecting.delete(node);
    }
  }

  private async accept(socket: WebSocket, isKnown: () => void): Promise<void> {
    socket.on('error', () => {}); // its `close` follows
    try {
      await this.link(socket, new Inbox(socket), null, isKnown);
    } catch (error) {
      this.refuse(socket, error, 'unknown');
    }
  }

  private async link(
    socket: WebSocket,
    inbox: Inbox,
    dialed: DialedNode | null,
    isKnown = (): void => {},
  ): Promise<void> {
    const { own, key, versions } = this;
    const { node, seal } = await shakeHands(socket, inbox, { own, dialed, versions, key });
    isKnown();
    if (this.closed) throw new Error('This node stops.');
    if (this.hasLostDatabase) throw new Error('This node has lost the database.');
    this.links.get(node)?.close();
    const link = new NodeLink(node, socket, seal, this.services);
    this.links.set(node, link);
    // A link that breaks often is better than none: looks may all come right after it has ended.
    this.unlinked.delete(node);
    this.isolatedSince = null;
    socket.on('close', () => {
      if (this.links.get(node) === link) this.links.delete(node);
      if (this.closed) return;
      this.services.context.log.warn({ node }, 'the link to a node has ended');
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.look(), SOON);
    });
    inbox.handOver((data) => link.receive(data));
  }

  private refuse(socket: WebSocket, error: unknown, node: string): void {
    socket.terminate();
    this.note('no link to a node', node, (error as Error).message);
  }

  /** A log line that does not repeat all the time. */
  private note(text: string, node: string, error: string): void {
    this.services.context.clientLog.info(text, '', { node, error });
  }

  /** Sends what is pending, and closes. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all([...this.links.values()].map((link) => link.end()));
    this.server.close();
  }
}

/** Nodes of a cluster in this process, on a real database and with real sockets between them. */
import { onTestFinished } from 'vitest';
import type { Overrides } from '../app.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../store/database.ts';
import type { Db } from '../store/schema.ts';
import { Client } from './client.ts';
import { freePort } from './free-port.ts';
import { type DatabaseProxy, proxyFor } from './proxy.ts';
import { type Started, start } from './start.ts';

/** A lease that tests can wait for. */
export const SHORT_LEASE = { renew: 400, valid: 4000 };

/** For tests in which no lease runs out, however busy the machine is: `startNode(url, {}, STEADY)`. */
export const STEADY: Overrides = { node: { lease: { renew: 1000, valid: 30_000 }, answer: 10_000 } };

export interface StartedNode extends Started {
  /** What other nodes reach it through. */
  readonly inbound: DatabaseProxy;
  /** What it reaches the database through. */
  readonly database: DatabaseProxy;
}

/** @example const one = await startNode(url); const two = await startNode(url); await linked([one, two]); */
export async function startNode(
  databaseUrl: string,
  given: Partial<Config> = {},
  { node, ...more }: Overrides = {},
): Promise<StartedNode> {
  const port = await freePort();
  const [inbound, database] = [await proxyFor(`http://127.0.0.1:${port}`), await proxyFor(databaseUrl)];
  const nodeUrl = inbound.url.replace(/\/$/, '');
  const config = { databaseUrl: database.url, cluster: true, port, nodeUrl, ...given };
  const started = await start(config, { ...more, node: { lease: SHORT_LEASE, answer: 1000, ...node } });
  await waitFor(() => started.server.context.store.news.isCurrent);
  return { ...started, inbound, database };
}

/** Waits until all nodes have links to each other. */
export const linked = (nodes: readonly Started[]): Promise<void> =>
  waitFor(() => nodes.every(({ server }) => server.linkedNodes === nodes.length - 1));

/** The database as an administrator opens it beside the nodes. */
export async function besideNodes(url: string): Promise<Db> {
  const opened = await openDatabase({ data: '', url });
  onTestFinished(() => opened.close());
  return opened.db;
}

/** The same person, in the same browser, at another node. */
export async function atNode(client: Client, { base }: Started): Promise<Client> {
  const other = Object.assign(new Client(base), { cookie: client.cookie, token: client.token, person: client.person });
  await other.connect();
  onTestFinished(() => other.disconnect());
  return other;
}

/** Resolves when something holds; fails after ten seconds. */
export async function waitFor(holds: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`still not true after ten seconds: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The files of deploy/ at work: nginx in front of nodes that are killed and stopped, and the units of systemd. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '@followsuit/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { TAKEOVER_MARGIN } from './cluster/cluster.ts';
import { ban } from './moderation/admin.ts';
import { answerTo } from './moderation/orders.ts';
import { LEASE as STANDARD_LEASE } from './store/lease.ts';
import { type Child, child } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { databases } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { hasNginx, type Nginx, startNginx } from './testing/nginx.ts';
import { besideNodes, waitFor } from './testing/nodes.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { hasPostgres } from './testing/postgres.ts';
import { newFolder } from './testing/start.ts';

const newDatabase = databases();
beforeAll(() => {
  // The certificate is the test's own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
});

/** One that runs out soon after a kill, and not while a busy machine keeps a node waiting. */
const LEASE = { renew: 500, valid: 4000 };

interface Site {
  readonly url: string;
  readonly nodes: Map<number, Child>;
  readonly nginx: Nginx;
  start(port: number): Promise<void>;
}

/** Two nodes, a third that is down, and nginx. */
async function site(): Promise<Site> {
  const url = newDatabase();
  const ports: [number, number, number] = [await freePort(), await freePort(), await freePort()];
  const nodes = new Map<number, Child>();
  const start = async (port: number): Promise<void> => {
    const env = {
      PORT: String(port),
      DATABASE_URL: url,
      FOLLOWSUIT_CLUSTER: 'true',
      FOLLOWSUIT_NODE_URL: `http://127.0.0.1:${port}`,
      FOLLOWSUIT_TRUST_PROXY: 'true',
      FOLLOWSUIT_TEST_NODE: JSON.stringify({ lease: LEASE }),
    };
    const node = await child(newFolder(), env);
    nodes.set(port, node);
    // Until then nginx sends people elsewhere.
    await waitFor(async () => (await fetch(`${node.base}/ready`)).status === 200);
  };
  for (const port of ports.slice(0, 2)) await start(port);
  return { url, nodes, start, nginx: await startNginx(ports) };
}

/** What a node counts, by the name of a metric with its labels. */
async function metricOf({ base }: Child, name: string): Promise<number> {
  const lines = (await (await fetch(`${base}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

/** The ports of the nodes of which a metric is not 0. */
async function portsWith(nodes: Map<number, Child>, name: string): Promise<number[]> {
  const counts = await Promise.all([...nodes].map(async ([port, node]) => [port, await metricOf(node, name)] as const));
  return counts.filter(([, count]) => count > 0).map(([port]) => port);
}

/** The port of the node that has sockets: nginx sends everybody of a table to the same one. */
async function busyPort(nodes: Map<number, Child>): Promise<number> {
  const [port] = await portsWith(nodes, 'followsuit_sockets');
  if (port === undefined) throw new Error('no node has a socket');
  return port;
}

/** Connects again as a browser does: until it works, and for its table. */
const connectAgain = (client: Client, table: string, localAddress?: string): Promise<void> =>
  waitFor(async () => {
    client.closeCode = null;
    return client.connect({}, `/api/socket?v=${VERSION}&table=${table}`, localAddress).then(
      () => true,
      () => false,
    );
  });

async function reconnect(clients: readonly Client[], table: string): Promise<void> {
  for (const client of clients) {
    await connectAgain(client, table);
    await client.join(table);
  }
}

it('nginx waits longer for an answer than a table may be nowhere', () => {
  const conf = readFileSync(fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url)), 'utf8');
  const seconds = Number(/^ {2}proxy_read_timeout (\d+)s;/m.exec(conf)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(STANDARD_LEASE.valid + TAKEOVER_MARGIN);
});

describe.skipIf(!hasNginx || !hasPostgres)('nginx in front of nodes', () => {
  it('people play through it, whatever node is killed or stopped', { timeout: 60_000 }, async () => {
    const { nodes, nginx, start } = await site();
    const clients = [await Client.guest(nginx.https, 'Ana'), await Client.guest(nginx.https, 'Bo')];
    const table = await tableFor(clients, 'coralon', 3, { options: { target: 100 } });
    const play = (more: number): Promise<unknown> => {
      const from = Math.max(...clients.map((each) => each.tables.get(table)!.seq));
      return Promise.all(
        clients.map((each, i) => playOn(each, table, new Random(`${from} ${i}`), ({ seq }) => seq > from + more)),
      );
    };
    await play(8);
    const killed = await busyPort(nodes);
    await nodes.get(killed)?.kill();
    nodes.delete(killed);
    for (const each of clients) await each.until(() => each.closeCode !== null);
    await reconnect(clients, table);
    await play(8);
    // The node comes back, and the other one is stopped for an upgrade.
    await start(killed);
    const stopping = [...nodes.keys()].find((port) => port !== killed) as number;
    const stopped = nodes.get(stopping)?.stop();
    for (const each of clients) await each.until(() => each.closeCode !== null);
    await reconnect(clients, table);
    await play(8);
    expect(await stopped).toBe(0);
    // The other node comes back, and the one with all players hangs.
    await start(stopping);
    const hanging = await busyPort(nodes);
    nodes.get(hanging)?.process.kill('SIGSTOP');
    for (const each of clients) each.disconnect();
    const since = performance.now();
    for (const each of clients) await connectAgain(each, table);
    // nginx waits two seconds for an answer of the one that hangs.
    expect(performance.now() - since).toBeLessThan(10_000);
    await reconnect(clients, table);
    await play(8);
    for (const each of clients) each.disconnect();
    nodes.get(hanging)?.process.kill('SIGCONT');
  });

  it('people of one table come to one node, wherever they are, and it has the table', { timeout: 60_000 }, async () => {
    const { nodes, nginx } = await site();
    const clients = [await Client.guest(nginx.https, 'Ana'), await Client.guest(nginx.https, 'Bo')];
    for (const each of clients) each.disconnect();
    await waitFor(async () => (await portsWith(nodes, 'followsuit_sockets')).length === 0);
    const READY = 'followsuit_http_requests_total{method="GET",route="/ready",status="200"}';
    const asked = () => Promise.all([...nodes.values()].map((node) => metricOf(node, READY)));
    const places: number[] = [];
    // Their tables go to either node: that they all go to one has a chance of one in 500.
    for (let i = 0; i < 10; i++) {
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
      const { id } = (await clients[0].post('/api/tables', { game: 'coralon', seats })).table;
      await clients[1].post(`/api/tables/${id}/seat`);
      const before = await asked();
      for (const [n, each] of clients.entries()) {
        await connectAgain(each, id, `127.0.0.${2 + n}`);
        await each.join(id);
      }
      const busy = await portsWith(nodes, 'followsuit_sockets');
      expect(busy).toHaveLength(1);
      places.push(busy[0]);
      // nginx asks the node that gets the socket whether it is ready, although what it asks has no table.
      expect((await asked()).map((count, n) => count - before[n])).toEqual(
        [...nodes.keys()].map((port) => (port === busy[0] ? 2 : 0)),
      );
      for (const each of clients) each.disconnect();
      await waitFor(async () => (await portsWith(nodes, 'followsuit_sockets')).length === 0);
    }
    expect(new Set(places).size).toBe(2);
    for (const [port, node] of nodes)
      expect(await metricOf(node, 'followsuit_tables')).toBe(places.filter((place) => place === port).length);
  });

  it('what is for the host and the nodes stays inside, and nobody makes up an address', async () => {
    const { url, nodes, nginx } = await site();
    const status = async (path: string, init: RequestInit = {}): Promise<number> =>
      (await fetch(nginx.https + path, init)).status;
    for (const path of [
      '/metrics',
      '/ready',
      '/followsuit-ready',
      '/api/node',
      '/api/%6eode',
      '/api//node',
      '/api/x/../node',
      '/api/node/x',
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect([await status('/health'), await status('/api/tables')]).toEqual([200, 200]);
    const moved = await fetch(`${nginx.http}/table/x?y`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/table/x?y']);
    const body = JSON.stringify({ name: 'x'.repeat(40_000) });
    expect(await status('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).toBe(
      413,
    );
    const db = await besideNodes(url);
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const wanted = { person: null, network: '198.51.100.1', until: null, reason: '', networksToo: false };
    const { order } = await ban(db, wanted, Date.now());
    expect(await answerTo(db, order, 10_000)).not.toBeNull();
    for (const { base } of nodes.values()) expect((await fetch(`${base}/api/tables`, { headers })).status).toBe(403);
    expect(await status('/api/tables', { headers })).toBe(200);
  });
});

describe.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0 || !existsSync('/usr/bin/node'))(
  'units of systemd',
  () => {
    it.each(['followsuit@8080', 'followsuit-worker@1'])('%s', (unit) => {
      const folder = newFolder();
      const template = `${unit.split('@')[0]}@.service`;
      const file = join(folder, `${unit}.service`);
      copyFileSync(fileURLToPath(new URL(`../../../deploy/${template}`, import.meta.url)), file);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    });
  },
);

/** What the server counts, and that the dashboard shows nothing else. */
import { readFileSync } from 'node:fs';
import { LIMITS } from '@followsuit/protocol';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from './testing/client.ts';
import { tableFor } from './testing/play.ts';
import { hasPostgres, postgres } from './testing/postgres.ts';
import { frame, RawSocket, times } from './testing/raw-socket.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const dashboard = JSON.parse(readFileSync(new URL('../../../docs/grafana-dashboard.json', import.meta.url), 'utf8'));

/** The metrics of a server, as Prometheus reads them. */
async function read(base: string) {
  const text = await (await fetch(`${base}/metrics`)).text();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const value = (series: string): number | undefined => {
    const line = lines.find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  return { types, lines, value };
}

it('counts requests by route, method and status; paths that a client makes up count as one', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  for (let i = 0; i < 5; i++) await ana.request('GET', `/api/tables/made-up-${i}`);
  await read(base);
  for (let i = 0; i < 50; i++) await ana.request('GET', `/api/tables/other-${i}`);
  for (let i = 0; i < 50; i++) await ana.request('PROPFIND', `/api/nowhere-${i}`);
  const { value, lines } = await read(base);
  expect(value('followsuit_http_requests_total{method="GET",route="/api/tables/:id",status="404"}')).toBe(55);
  expect(value('followsuit_http_requests_total{method="POST",route="/api/guest",status="200"}')).toBe(1);
  expect(value('followsuit_http_requests_total{method="other",route="none",status="404"}')).toBe(50);
  expect(value('followsuit_http_request_seconds_count{method="GET",route="/api/tables/:id"}')).toBe(55);
  expect(lines.some((line) => line.includes('made-up') || line.includes('nowhere'))).toBe(false);
  // These three, and the metrics themselves.
  expect(lines.filter((line) => line.startsWith('followsuit_http_requests_total'))).toHaveLength(4);
});

it('counts sockets, their close codes and limits that were hit', async () => {
  const { base, server } = await start({ limits: true }, { time: new HandTime() });
  const closes = (code: string) => `followsuit_socket_closes_total{code="${code}"}`;
  const flooding = await RawSocket.connect(base);
  flooding.write(times(1000, frame('ping')));
  await expect.poll(() => flooding.closeCode).toBe(1008);
  flooding.stream.destroy();
  const leaving = new Client(base);
  await leaving.connect();
  leaving.socket?.close(4999);
  const old = new Client(base);
  await old.connect({}, '/api/socket?v=99');
  const staying = new Client(base);
  await staying.connect();
  await expect.poll(async () => (await read(base)).value(closes('4002'))).toBe(1);
  await expect.poll(async () => (await read(base)).value(closes('other'))).toBe(1);
  await expect.poll(() => server.connections.count).toBe(1);
  const { value } = await read(base);
  expect(value(closes('1008'))).toBe(1);
  expect(value('followsuit_socket_opens_total')).toBe(4);
  expect(value('followsuit_sockets')).toBe(1);
  expect(value('followsuit_control_frames_total')).toBe(LIMITS.burst + LIMITS.patience + 1);
  expect(value('followsuit_rate_limited_total{limit="messages"}')).toBe(LIMITS.patience + 1);
  staying.disconnect();
});

it('counts passwords, right and wrong, and those that came too often', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  await ana.signUp('Ana', 'long enough');
  const stranger = new Client(base);
  for (let i = 0; i < 6; i++) await stranger.request('POST', '/api/session', { name: 'Ana', password: 'not hers' });
  await ana.post('/api/session', { name: 'Ana', password: 'long enough' });
  const { value } = await read(base);
  const results = ['ok', 'wrong', 'limited'].map((result) => value(`followsuit_sign_ins_total{result="${result}"}`));
  expect(results).toEqual([1, 5, 1]);
  expect(value('followsuit_rate_limited_total{limit="passwords"}')).toBe(1);
});

it('counts tables by stage, and what waits to be written', async () => {
  const { base, guest, server } = await start();
  const ana = await guest('Ana');
  await tableFor([ana], 'coralon', 3);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  await ana.post('/api/tables', { game: 'coralon', seats });
  const stages = async () => {
    const { value } = await read(base);
    return ['waiting', 'playing', 'over'].map((stage) => value(`followsuit_tables_by_stage{stage="${stage}"}`));
  };
  expect(await stages()).toEqual([1, 1, 0]);
  const { writer } = server.context.store;
  await writer.idle();
  expect([writer.pending, writer.pendingAge]).toEqual([0, null]);
  const writes = [writer.write({}), writer.write({})];
  expect(writer.pending).toBe(2);
  for (const end = performance.now() + 1; performance.now() < end; );
  expect(writer.pendingAge).toBeGreaterThan(0);
  await Promise.all(writes);
  await writer.idle();
  expect([writer.pending, writer.pendingAge]).toEqual([0, null]);
});

it.runIf(hasPostgres)('tells how many connections to PostgreSQL are used', async () => {
  const database = await postgres();
  onTestFinished(() => database.stop());
  const databaseUrl = database.database('metrics');
  const { base, server } = await start({ databaseUrl });
  const { store } = server.context;
  // Somebody else has a lock for which ten queries wait.
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock(7)');
  const slow = Array.from({ length: 10 }, () => sql`select pg_advisory_lock_shared(7)`.execute(store.db));
  await expect.poll(() => store.pool()?.waiting).toBe(2);
  const { value } = await read(base);
  // Eight for queries; those for writing have their own, of which the lease may use one now.
  expect(value('followsuit_database_pool{state="used"}')).toBeGreaterThanOrEqual(8);
  expect(value('followsuit_database_pool{state="used"}')).toBeLessThanOrEqual(9);
  await other.end();
  await Promise.all(slow);
  expect(store.pool()?.waiting).toBe(0);
  expect(store.pool()?.idle).toBeGreaterThanOrEqual(8);
});

it('measures how late the event loop is', async () => {
  const { base } = await start();
  const late = async (): Promise<number> => {
    const { value } = await read(base);
    const all = value('followsuit_event_loop_lag_seconds_count') ?? 0;
    return all - (value('followsuit_event_loop_lag_seconds_bucket{le="0.2"}') ?? 0);
  };
  const before = await late();
  for (const end = performance.now() + 400; performance.now() < end; );
  await expect.poll(late).toBeGreaterThan(before);
});

it('the dashboard queries all that the server tells, and nothing else', async () => {
  const { base } = await start();
  const { types } = await read(base);
  type Panel = { title: string; targets?: { expr: string }[] };
  const panels: Panel[] = dashboard.panels;
  expect(panels.length).toBeGreaterThan(10);
  const shown = JSON.stringify(panels);
  for (const name of types.keys()) expect([name, shown.includes(name)]).toEqual([name, true]);
  for (const { title, targets = [] } of panels) {
    expect([title, targets.length]).not.toEqual([title, 0]);
    for (const { expr } of targets) {
      const names = [...expr.matchAll(/\b(followsuit_\w+)/g)].map(([, name]) => name);
      expect([title, names.length]).not.toEqual([title, 0]);
      for (const name of names) {
        const histogram = name.replace(/_(bucket|sum|count)$/, '');
        const isKnown = types.has(name) || (histogram !== name && types.get(histogram) === 'histogram');
        expect([title, name, isKnown]).toEqual([title, name, true]);
        // A counter means something only as a rate.
        if (types.get(name) === 'counter') expect(expr).toMatch(/(rate|increase)\(/);
      }
    }
  }
});

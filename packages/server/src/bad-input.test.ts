/** Bad input: a clear code to the sender or a closed socket, nothing changed, nobody else disturbed. */
import { createConnection } from 'node:net';
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { badMessages } from './load/bad-messages.ts';
import { Client } from './testing/client.ts';
import { tableFor } from './testing/play.ts';
import { type Started, start } from './testing/start.ts';

interface Scene extends Started {
  readonly ana: Client;
  readonly bo: Client;
  readonly table: string;
  /** Whoever is to act, and whoever is not. */
  readonly actor: Client;
  readonly other: Client;
}

/** Two people at Coralon, one of them to act. */
async function scene(given: Parameters<typeof start>[0] = {}): Promise<Scene> {
  const started = await start(given);
  const [ana, bo] = [await started.guest('Ana'), await started.guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3);
  const acting = ({ tables }: Client): boolean => (tables.get(table)?.acts.length ?? 0) > 0;
  await Promise.race([ana.until(() => acting(ana)), bo.until(() => acting(bo))]);
  const [actor, other] = acting(ana) ? [ana, bo] : [bo, ana];
  const { seq } = actor.tables.get(table)!;
  await other.until(() => other.tables.get(table)!.seq === seq);
  for (const client of [ana, bo]) await client.untilGiven();
  return { ...started, ana, bo, table, actor, other };
}

/** Asks for something and hears an error with a code. */
async function refused(client: Client, message: unknown, code: string): Promise<void> {
  const before = client.answers.length;
  client.send(message);
  const error = await client.until(() => client.answers.slice(before).find(({ t }) => t === 'error'));
  expect(error.code).toBe(code);
  expect(error.text).toMatch(/^[A-Z].*[.)]$/);
}

it('refuses what it cannot read, and goes on', async () => {
  const { actor, other, table } = await scene();
  const quiet = other.heard.length;
  const good = { t: 'act', table, seat: 0, id: 'x', seen: 2, act: { do: 'pass' } };
  for (const message of [
    'nonsense',
    '[]',
    'null',
    '"act"',
    '{"t":"act"}',
    '{"t":"fly"}',
    '{"__proto__":{"t":"ping"}}',
    { ...good, extra: 1 },
    { ...good, seat: '0' },
    { ...good, seat: -1 },
    { ...good, seen: 1.5 },
    { ...good, seen: 1e300 },
    { ...good, table: '../etc/passwd' },
    { ...good, act: [] },
    { ...good, act: { do: 'pass', deep: { er: 1 } } },
    { ...good, act: { do: 7 } },
    { ...good, act: Object.fromEntries([['do', 'x'], ...Array.from({ length: 20 }, (_, i) => [`a${i}`, 1])]) },
    { ...good, id: 'x\u0000' },
    { t: 'say', table },
    { t: 'say', table, phrase: 'hello', emote: 'smile' },
    { t: 'say', table, phrase: 'anything else' },
    { t: 'say', table, text: 'x'.repeat(LIMITS.text + 1) },
    { t: 'give', table, n: 0, random: 'zz' },
  ])
    await refused(actor, message, 'bad-message');
  await refused(actor, { t: 'leave', table: 'elsewhere' }, 'not-here');
  await refused(actor, { t: 'join', table: 'elsewhere' }, 'unknown-table');
  expect(other.heard).toHaveLength(quiet);
  expect(await actor.act(table, actor.tables.get(table)!.acts[0])).toMatchObject({ t: 'done' });
});

it('nobody makes tables, agents or guests without end', async () => {
  const { guest } = await start({ limits: false });
  const ana = await guest('Ana');
  const statuses = async (n: number, path: string, body: object): Promise<number[]> => {
    const found = new Set<number>();
    for (let i = 0; i < n; i++) found.add((await ana.request('POST', path, body)).status);
    return [...found];
  };
  const table = { game: 'coralon', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  expect(await statuses(LIMITS.hosted, '/api/tables', table)).toEqual([200]);
  expect(await ana.post('/api/tables', table)).toMatchObject({ code: 'too-many' });
  expect(await statuses(LIMITS.agents + 1, '/api/agents', { name: 'Agent' })).toEqual([200, 409]);

  const { base } = await start({ limits: true });
  const name = async (): Promise<number> =>
    (await new Client(base).request('POST', '/api/guest', { name: 'Bo' })).status;
  for (let i = 0; i < LIMITS.made; i++) expect(await name()).toBe(200);
  expect(await name()).toBe(429);
});

it('no path has the character 0 in it', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  for (const path of ['/api/tables/a%00', '/api/tables/a%00/record', '/a%00.js']) {
    const response = await ana.request('GET', path);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
  }
});

it('takes acts only from their own seat, in their own time, and once', async () => {
  const { actor, other, table, guest, server } = await scene();
  const known = actor.tables.get(table)!;
  const mine = known.acts[0];
  expect(await other.act(table, mine)).toMatchObject({ code: 'refused', rule: expect.stringMatching(/^[A-Z]+-/) });
  expect(await other.act(table, mine, { seat: known.seat })).toMatchObject({ code: 'not-your-seat' });
  const stranger = await guest('Cy');
  await stranger.join(table);
  expect(await stranger.act(table, mine, { seat: known.seat })).toMatchObject({ code: 'not-your-seat' });
  expect(await actor.act(table, mine, { seen: known.seq + 1 })).toMatchObject({ code: 'future', seq: known.seq });
  expect(await actor.act(table, mine, { seen: 0 })).toMatchObject({ code: 'stale', seq: known.seq });
  expect(await actor.act(table, { ...mine, extra: 1 })).toMatchObject({ code: 'refused' });
  expect(await server.context.store.table(table)).toMatchObject({ lines: { length: known.seq } });

  const seen = known.seq;
  const done = await actor.act(table, mine, { id: 'once' });
  expect(done).toMatchObject({ t: 'done', id: 'once' });
  expect(await actor.act(table, mine, { id: 'once', seen })).toEqual(done);
  const kept = await server.context.store.table(table);
  expect(kept?.lines.filter(({ act_id }) => act_id === 'once')).toHaveLength(1);
});

it('closes what sends too much at once, and nobody else', async () => {
  const { ana, bo, table, guest } = await scene();
  const cy = await guest('Cy');
  ana.send('x'.repeat(10 * 1024 * 1024));
  await ana.until(() => ana.closeCode === 1009);
  bo.socket?.send(Buffer.from('{"t":"ping"}'), { binary: true });
  await bo.until(() => bo.answers.some(({ code }) => code === 'bad-message'));
  sendInvalidUtf8(cy);
  await cy.until(() => cy.closeCode === 1007);
  expect(bo.closeCode).toBeNull();
  await bo.until(() => bo.tables.get(table)!.info.seats[0].here === false);
});

/** A masked text frame with a byte that no UTF-8 has. */
function sendInvalidUtf8(client: Client): void {
  const { _socket: raw } = client.socket as unknown as { _socket: { write(data: Buffer): void } };
  raw.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]));
}

it('slows a flood, then closes it', async () => {
  const { ana, bo } = await scene({ limits: true });
  for (let i = 0; i < LIMITS.burst + LIMITS.patience + 50; i++) ana.send({ t: 'ping' });
  await ana.until(() => ana.closeCode === 1008);
  expect(ana.answers.some(({ code }) => code === 'rate')).toBe(true);
  expect(ana.of('pong').length).toBeLessThan(LIMITS.burst + 20);
  bo.send({ t: 'ping' });
  await bo.until(() => bo.of('pong').length > 0);
});

it('gives up on a connection that shows no sign of life', async () => {
  const { ana, bo, table, server } = await scene();
  ana.socket?.pause();
  const asking = setInterval(() => server.connections.check(), 200);
  await bo.until(() => bo.tables.get(table)!.info.seats[0].here === false);
  clearInterval(asking);
  expect(bo.closeCode).toBeNull();
});

it('takes nothing from the pages of other sites', async () => {
  const { ana, base } = await scene();
  const evil = { origin: 'https://evil.example' };
  expect((await ana.request('POST', '/api/tables', {}, evil)).status).toBe(403);
  expect((await ana.request('POST', '/api/guest', { name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  await expect(ana.connect(evil)).rejects.toThrow('403');
  await ana.connect({ origin: base });
  const text = await (await ana.request('GET', '/api/tables', undefined, evil)).text();
  expect(text).toContain('tables');
});

it('takes nothing from a page of http at a server that browsers reach by https', async () => {
  const publicUrl = 'https://cards.example.org';
  const ask = async (base: string, headers: Record<string, string>): Promise<number> => {
    const { port } = new URL(base);
    return new Promise((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1');
      const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST /api/tables HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.on('error', reject);
      socket.on('data', (data) => resolve(Number(String(data).slice(9, 12))));
    });
  };
  const host = 'cards.example.org';
  const [http, https] = [`http://${host}`, `https://${host}`];
  // Nobody is signed in: 401 means that the origin was right.
  const known = await start({ publicUrl });
  expect(await ask(known.base, { host, origin: https })).toBe(401);
  expect(await ask(known.base, { host, origin: http })).toBe(403);
  expect(await ask(known.base, { host: 'localhost:8080', origin: 'http://localhost:8080' })).toBe(401);
  const told = await start({ trustProxy: true });
  expect(await ask(told.base, { host, origin: https, 'x-forwarded-proto': 'https' })).toBe(401);
  expect(await ask(told.base, { host, origin: http, 'x-forwarded-proto': 'https' })).toBe(403);
  const plain = await start();
  expect(await ask(plain.base, { host, origin: http })).toBe(401);
  // It may be behind a proxy that does TLS without having been told.
  expect(await ask(plain.base, { host, origin: https })).toBe(401);
  for (const origin of ['null', 'cards.example.org', `ftp://${host}`, `${https}:8443`, `${https}.evil.example`])
    expect([origin, await ask(plain.base, { host, origin })]).toEqual([origin, 403]);
});

it('answers bad requests in a sentence', async () => {
  const { ana, base } = await scene();
  const status = async (path: string, body: unknown): Promise<number> => (await ana.request('POST', path, body)).status;
  expect(await status('/api/tables', { game: 'poker', seats: [{ kind: 'me' }] })).toBe(400);
  expect(await status('/api/tables', { game: 'coralon', seats: [{ kind: 'me' }] })).toBe(400);
  expect(await status('/api/tables', { game: 'coralon', seats: [{ kind: 'me' }], hidden: 1 })).toBe(400);
  expect(await status('/api/tables', { blob: 'x'.repeat(20_000) })).toBe(413);
  expect(await status('/api/tables/nowhere/seat', {})).toBe(404);
  for (const name of ['a\u202eb', '\u200d', '\u3164 \u2800']) expect(await status('/api/guest', { name })).toBe(400);
  const broken = await fetch(`${base}/api/guest`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(await broken.json()).toMatchObject({ code: 'bad-request', text: expect.any(String) });
  const plain = await fetch(`${base}/api/guest`, { method: 'POST', body: 'name=x' });
  expect(plain.status).toBe(400);
  const form = new URLSearchParams({ name: 'x' });
  expect((await fetch(`${base}/api/guest`, { method: 'POST', body: form })).status).toBe(415);
  expect((await fetch(`${base}/api/nowhere`)).status).toBe(404);
});

it('sends strict headers and a cookie that no script reads', async () => {
  const { base } = await scene();
  const response = await fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Di"}',
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
});

it('a forged cookie is nobody', async () => {
  const { ana } = await scene();
  ana.cookie = ana.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await ana.get('/api/me')).toEqual({ person: null });
});

it('bears noise', async () => {
  const { actor, other, table, base } = await scene();
  const quiet = other.heard.length;
  for (const message of badMessages(3000, 'noise', table)) actor.socket?.send(message);
  await actor.until(() => actor.answers.filter(({ t }) => t === 'error').length >= 3000 - 200, 30_000).catch(() => {});
  // Garbage instead of a handshake.
  for (const garbage of [
    'GET / HTTP/9\r\n\r\n',
    '\0\0\0\0',
    'GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n',
  ]) {
    const { port, hostname } = new URL(base);
    const socket = createConnection(Number(port), hostname);
    socket.on('error', () => {});
    socket.end(garbage);
  }
  expect((await fetch(`${base}/health`)).status).toBe(200);
  expect(other.heard.slice(quiet).filter((text) => !text.includes('"t":"said"'))).toHaveLength(0);
  expect(await actor.act(table, actor.tables.get(table)!.acts[0])).toMatchObject({ t: 'done' });
});

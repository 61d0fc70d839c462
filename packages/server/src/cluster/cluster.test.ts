/** Nodes that share a database: tables are played from any of them, and move when their node stops. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { atNode, besideNodes, linked, STEADY, type StartedNode, startNode } from '../testing/nodes.ts';
import { faultOf, linesOf, playOn, Random, tableFor } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { type Started, start } from '../testing/start.ts';
import { SEAL } from './handshake.ts';
import { LINK_VERSIONS } from './link-versions.ts';

const newDatabase = databases();

async function startNodes(count: number, timing = STEADY): Promise<StartedNode[]> {
  const url = newDatabase();
  const nodes: StartedNode[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(url, {}, timing));
  await linked(nodes);
  return nodes;
}

const recordOf = async (client: Client, table: string): Promise<string> =>
  (await client.request('GET', `/api/tables/${table}/record`)).text();

describe.skipIf(!hasPostgres)('nodes of a cluster', () => {
  it('play one game from all of them: seats, acts, talk, randomness and the rematch', async () => {
    const [one, two, three] = await startNodes(3);
    const [ana, bo, cy] = [await one.guest('Ana'), await two.guest('Bo'), await three.guest('Cy')];
    const table = await tableFor([ana, bo, cy], 'coralon', 3, { options: { target: 10 } });
    bo.send({ t: 'say', table, phrase: 'hello' });
    await cy.until(() => cy.of('said').some(({ name }) => name === 'Bo'));
    await Promise.all([ana, bo, cy].map((who, i) => playOn(who, table, new Random(`three ${i}`))));
    await bo.until(() => bo.of('given').length > 0);
    const records = await Promise.all([ana, bo, cy].map((who) => recordOf(who, table)));
    expect(new Set(records).size).toBe(1);
    expect(faultOf(linesOf(records[0]))).toBeNull();
    for (const who of [ana, bo, cy]) {
      const { events } = who.tables.get(table)!;
      expect(events.map(({ ev }) => ev)).toEqual(linesOf(records[0]).map(({ ev }) => ev));
      expect(who.closeCode).toBeNull();
    }
    // Bo, from another node, asks for a rematch; the others are told where.
    const { table: next } = await bo.post(`/api/tables/${table}/rematch`);
    await cy.until(() => cy.tables.get(table)!.info.rematch === next.id);
    for (const who of [ana, cy]) expect((await who.post(`/api/tables/${table}/rematch`)).table.id).toBe(next.id);
    expect((await ana.get(`/api/tables/${next.id}`)).table.stage).toBe('playing');
  }, 60_000);

  it('hand a table over when its node stops: those at other nodes play on without noticing', async () => {
    const [one, two, three] = await startNodes(3);
    const [ana, bo, cy] = [await one.guest('Ana'), await two.guest('Bo'), await three.guest('Cy')];
    const table = await tableFor([ana, bo, cy], 'coralon', 3, { options: { target: 10 }, grace: 0 });
    const known = bo.tables.get(table)!;
    const before = known.seq;
    await Promise.all([
      one.stop(),
      ...[bo, cy].map((who, i) => playOn(who, table, new Random(`stop ${i}`), ({ seq }) => seq > before + 10)),
    ]);
    expect([bo.closeCode, cy.closeCode]).toEqual([null, null]);
    expect([two.server.tables.count + three.server.tables.count]).toEqual([1]);
    // Ana comes back through another node.
    const again = await two.guest('Ana');
    again.cookie = ana.cookie;
    again.disconnect();
    await again.connect();
    expect((await again.join(table)).seat).toBe(0);
    const players = [again, bo, cy];
    await Promise.all(players.map((who, i) => playOn(who, table, new Random(`on ${i}`))));
    expect(faultOf(linesOf(await recordOf(bo, table)))).toBeNull();
  }, 60_000);

  it('join tables again when a link breaks, and lose no act', async () => {
    const [one, two] = await startNodes(2);
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
    let over = false;
    const cut = async (): Promise<void> => {
      while (!over) {
        await linked([one, two]);
        await new Promise((resolve) => setTimeout(resolve, 250));
        for (const { inbound } of [one, two]) inbound.cut();
      }
    };
    const cutting = cut();
    await Promise.all([ana, bo].map((who, i) => playOn(who, table, new Random(`cut ${i}`))));
    over = true;
    await cutting;
    expect([ana.closeCode, bo.closeCode]).toEqual([null, null]);
    const lines = linesOf(await recordOf(bo, table));
    expect(faultOf(lines)).toBeNull();
    expect(bo.tables.get(table)!.events).toHaveLength(lines.length);
  }, 60_000);

  it('do not repeat what was said or reported when the link breaks before the answer comes', async () => {
    const nodes = await startNodes(2);
    const [one, two] = nodes;
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3);
    /** Breaks the link once, when `work` is done and not answered yet. */
    const losingAnswer = <A extends unknown[], R>(work: (...given: A) => Promise<R>): ((...given: A) => Promise<R>) => {
      let isBroken = false;
      return async (...given) => {
        const done = await work(...given);
        if (isBroken) return done;
        isBroken = true;
        for (const { inbound } of nodes) inbound.cut();
        await expect.poll(() => nodes.map(({ server }) => server.linkedNodes)).toEqual([0, 0]);
        return done;
      };
    };
    const place = one.server.tables.inUse(table)!;
    place.say = losingAnswer(place.say.bind(place));
    bo.send({ t: 'say', table, phrase: 'hello' });
    await bo.until(() => bo.of('error').length > 0);
    expect(bo.of('error')[0]).toMatchObject({ code: 'storage', table });
    await linked(nodes);
    bo.send({ t: 'say', table, phrase: 'thanks' });
    await ana.until(() => ana.of('said').some(({ phrase }) => phrase === 'thanks'));
    expect(ana.of('said').map(({ phrase }) => phrase)).toEqual(['hello', 'thanks']);

    const { store } = one.server.context;
    const write = store.write.bind(store);
    const breaking = losingAnswer(write);
    store.write = (change) => (change.also?.[0]?.sql.includes('"reports"') ? breaking(change) : write(change));
    const answer = await bo.post('/api/reports', { table, seat: 0, reason: 'other', text: 'once' });
    expect(answer).toMatchObject({ code: 'storage' });
    const reports = await store.db.selectFrom('reports').select('body').execute();
    expect(reports).toEqual([{ body: 'once' }]);
    // What is done only once in any case is asked again.
    await linked(nodes);
    expect((await bo.get(`/api/tables/${table}`)).table.id).toBe(table);
  }, 60_000);

  it('take over the tables of a node that loses the database and the others, and that node comes back as a guest', async () => {
    const url = newDatabase();
    const lines: string[] = [];
    const logStream = { write: (line: string) => lines.push(line) };
    const [one, two] = [await startNode(url), await startNode(url, { log: 'info' }, { logStream })];
    await linked([one, two]);
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 }, grace: 0 });
    const { node } = one.server.context.store.lease!;
    const cutOff = [one.database, one.inbound, two.inbound];
    for (const proxy of cutOff) proxy.isSilent = true;
    const known = bo.tables.get(table)!;
    const { seq } = known;
    await playOn(bo, table, new Random('over'), (now) => now.seq > seq + 8);
    expect(two.server.tables.inUse(table)).toBeDefined();
    expect(await (await fetch(`${two.base}/metrics`)).text()).toMatch(/^followsuit_takeovers_total 1$/m);
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('takes over'));
    expect(said).toMatchObject([{ msg: 'takes over a table whose node has gone', table, node }]);
    expect(bo.closeCode).toBeNull();
    // Its own player is sent away, since the lease ran out, and later gets from the new owner what has happened.
    await expect.poll(() => ana.closeCode).toBe(1012);
    for (const proxy of cutOff) {
      proxy.isSilent = false;
      proxy.cut();
    }
    await expect.poll(async () => (await fetch(`${one.base}/ready`)).status, { timeout: 10_000 }).toBe(200);
    await ana.connect();
    await ana.join(table);
    await ana.until(() => ana.tables.get(table)!.seq > seq + 8);
    expect(one.server.tables.inUse(table)).toBeUndefined();
    await Promise.all([ana, bo].map((who, i) => playOn(who, table, new Random(`back ${i}`))));
    expect(faultOf(linesOf(await recordOf(ana, table)))).toBeNull();
  }, 60_000);

  it('of two that reach the database and not each other, the newer one sends its players to the older', async () => {
    const [one, two] = await startNodes(2, {});
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const table = await tableFor([bo, ana], 'coralon', 3, { options: { target: 10 }, grace: 0 });
    const { seq } = bo.tables.get(table)!;
    for (const { inbound } of [one, two]) inbound.isSilent = true;
    const readiness = async ({ base }: StartedNode) => (await fetch(`${base}/ready`)).status;
    await expect.poll(() => readiness(two), { timeout: 15_000 }).toBe(503);
    expect(await readiness(one)).toBe(200);
    expect(bo.closeCode).toBe(1012);
    await expect(bo.connect()).rejects.toThrow('503');
    const again = await atNode(bo, one);
    await again.join(table);
    const on = [ana, again].map((who, i) => playOn(who, table, new Random(`on ${i}`), (now) => now.seq > seq + 8));
    await Promise.all(on);
    expect(ana.closeCode).toBeNull();
    for (const { inbound } of [one, two]) {
      inbound.isSilent = false;
      inbound.cut();
    }
    await expect.poll(() => readiness(two), { timeout: 15_000 }).toBe(200);
    await bo.connect();
    expect((await bo.join(table)).seat).toBe(0);
  }, 60_000);

  it('let go of a table that another node has taken, and count each table that they take from a node that has gone', async () => {
    const url = newDatabase();
    const lines: string[] = [];
    const node = await startNode(url, { log: 'warn' }, { ...STEADY, logStream: { write: (line) => lines.push(line) } });
    const { tables, context } = node.server;
    const ana = await node.guest('Ana');
    const lost = await tableFor([ana], 'coralon', 3);
    const db = await besideNodes(url);
    const take = (owner: string) =>
      db
        .updateTable('tables')
        .set(({ eb }) => ({ owner, fence: eb('fence', '+', 1) }))
        .where('id', '=', lost)
        .execute();
    await take('another');
    await tables.handOverAll();
    expect(tables.inUse(lost)).toBeUndefined();
    expect(lines.join('')).not.toContain('could not be handed over');
    // Nobody asked the router for it.
    const before = context.metrics.takeovers;
    await take('gone');
    await tables.get(lost);
    expect(context.metrics.takeovers).toBe(before + 1);
  });

  it.each([
    ['speak what both know', { oldest: 2, newest: 3 }, { oldest: 3, newest: 4 }],
    ['speak what both know, if one has not said what it knows', { oldest: 2, newest: 3 }, { oldest: 2, newest: 2 }],
  ])('of two versions %s', async (_what, ...versions) => {
    const url = newDatabase();
    const nodes: StartedNode[] = [];
    for (const linkVersions of versions) nodes.push(await startNode(url, {}, { ...STEADY, linkVersions }));
    await linked(nodes);
    const [ana, bo] = [await nodes[0].guest('Ana'), await nodes[1].guest('Bo')];
    const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 5 } });
    await Promise.all([ana, bo].map((who, i) => playOn(who, table, new Random(`mixed ${i}`))));
    expect(faultOf(linesOf(await recordOf(bo, table)))).toBeNull();
  });

  it('of two versions that do not talk both stay ready, and tables move when the old one is stopped', async () => {
    const url = newDatabase();
    const old = await startNode(url);
    const ana = await old.guest('Ana');
    const table = await tableFor([ana], 'coralon', 3, { grace: null });
    const { seq } = ana.tables.get(table)!;
    const node = await startNode(url, {}, { linkVersions: { oldest: 3, newest: 3 } });
    const db = await besideNodes(url);
    const announced = async () => (await db.selectFrom('nodes').select('links').execute()).map(({ links }) => links);
    await expect.poll(announced).toEqual(['[]', '[]']);
    const expiry = async () =>
      (await db.selectFrom('nodes').select('expires_at').execute()).map((row) => row.expires_at);
    // Both have renewed their leases and looked for each other several times.
    const before = Math.max(...(await expiry()));
    await expect.poll(async () => Math.min(...(await expiry())) > before + 3000, { timeout: 20_000 }).toBe(true);
    for (const { base } of [old, node]) expect((await fetch(`${base}/ready`)).status).toBe(200);
    expect([old, node].map(({ server }) => server.linkedNodes)).toEqual([0, 0]);
    await old.stop();
    const again = await atNode(ana, node);
    await again.join(table);
    await playOn(again, table, new Random('upgraded'), (now) => now.seq > seq + 5);
  }, 60_000);

  it('let people who look for players meet, whichever node they reach', async () => {
    const [one, two] = await startNodes(2);
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const { table } = await ana.post('/api/match', { game: 'coralon' });
    await ana.join(table.id);
    expect((await bo.post('/api/match', { game: 'coralon' })).table.id).toBe(table.id);
    await ana.until(() => ana.tables.get(table.id)!.info.seats.some(({ name }: { name: string }) => name === 'Bo'));
    // Bo now looks for another game, and so leaves Ana's table.
    const other = (await bo.post('/api/match', { game: 'stones' })).table;
    expect(other.id).not.toBe(table.id);
    await ana.until(() => ana.tables.get(table.id)!.info.seats.every(({ name }: { name: string }) => name !== 'Bo'));
  });

  it('answer their proxy as often as it asks whether they are ready', async () => {
    const node = await startNode(newDatabase(), { limits: true }, STEADY);
    const alone = await start({ limits: true });
    const last = async ({ server: { app } }: Started): Promise<number> => {
      await Promise.all(Array.from({ length: 600 }, () => app.inject('/ready')));
      return (await app.inject('/ready')).statusCode;
    };
    expect([await last(node), await last(alone)]).toEqual([200, 429]);
  });

  describe('strangers', () => {
    /** A socket at the place where nodes connect. */
    const stranger = async ({ base }: StartedNode) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/node`);
      const heard: string[] = [];
      const pongs: string[] = [];
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('message', (data) => heard.push(String(data)));
      socket.on('pong', (data) => pongs.push(String(data)));
      socket.on('error', () => {});
      onTestFinished(() => socket.terminate());
      await new Promise((resolve) => socket.on('open', resolve));
      return { socket, heard, pongs, closed };
    };
    const hello = (node: string): string => JSON.stringify({ version: LINK_VERSIONS.newest, node, nonce: 'x' });
    const linkOf = (node: StartedNode): unknown =>
      (node.server.router as unknown as { links: { links: Map<string, unknown> } }).links.links.values().next().value;

    it('who do not know the key are not let in', async () => {
      const [one] = await startNodes(1);
      const { socket, heard, closed } = await stranger(one);
      socket.send(hello('-'));
      socket.send(Buffer.alloc(SEAL));
      await closed;
      expect(heard).toHaveLength(2);
      expect(one.server.linkedNodes).toBe(0);
    });

    it('who pass on what two nodes say do not become the link between them', async () => {
      const nodes = await startNodes(2);
      const before = nodes.map(linkOf);
      const [one, two] = [await stranger(nodes[0]), await stranger(nodes[1])];
      for (const [from, to] of [
        [one, two],
        [two, one],
      ]) {
        for (const text of from.heard) to.socket.send(text);
        from.socket.on('message', (data, isBinary) => to.socket.send(data, { binary: isBinary }));
        from.socket.on('close', () => to.socket.close());
      }
      // A node greets only whoever has greeted it.
      for (const { socket } of [one, two]) socket.send(hello('-'));
      await Promise.all([one.closed, two.closed]);
      expect([one, two].every(({ heard }) => heard.length > 0)).toBe(true);
      expect(nodes.map(linkOf).every((link, i) => link === before[i])).toBe(true);
    });

    it('who send much, pieces or pings get no answer and no further', async () => {
      const [one] = await startNodes(1);
      const [much, pieces, pings] = [await stranger(one), await stranger(one), await stranger(one)];
      for (let i = 0; i < 100; i++) {
        much.socket.send(Buffer.alloc(100_000), { fin: true });
        pieces.socket.send('x', { fin: false });
        pings.socket.ping('x');
      }
      await Promise.all([much.closed, pieces.closed]);
      pings.socket.send('{}');
      await pings.closed;
      expect(pings.pongs).toEqual([]);
      expect(one.server.linkedNodes).toBe(0);
    });

    it('who hold all places do not keep nodes out', async () => {
      const nodes = await startNodes(2);
      const there = await Promise.all([...Array(60).keys()].map((i) => stranger(nodes[i % 2])));
      for (const { inbound } of nodes) inbound.cut();
      await expect.poll(() => nodes.some(({ server }) => server.linkedNodes === 0), { interval: 1 }).toBe(true);
      await linked(nodes);
      expect(there.some(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
    });
  });
});

/** A table at which nobody is goes to the node of whoever comes first; proxies send the others there, too. */
import { LIMITS } from '@followsuit/protocol';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { atNode, linked, STEADY, type StartedNode, startNode } from '../testing/nodes.ts';
import { faultOf, linesOf, playOn, Random } from '../testing/play.ts';
import { hasPostgres } from '../testing/postgres.ts';

const newDatabase = databases();
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
const TABLE = { game: 'coralon', seats: SEATS, seating: 'fixed', options: { target: 5 } };

async function twoNodes(): Promise<[StartedNode, StartedNode]> {
  const url = newDatabase();
  const nodes: [StartedNode, StartedNode] = [await startNode(url, {}, STEADY), await startNode(url, {}, STEADY)];
  await linked(nodes);
  return nodes;
}

const hasTable = ({ server }: StartedNode, id: string): boolean => server.tables.inUse(id) !== undefined;

describe.skipIf(!hasPostgres)('a table of a cluster', () => {
  it('goes to the node of whoever comes first, with everything that is stored of it, and stays there', async () => {
    const [one, two] = await twoNodes();
    const [host, bo] = [await one.guest('Ana'), await one.guest('Bo')];
    // Requests of people and their sockets may come to different nodes.
    const [ana, late] = [await atNode(host, two), await atNode(bo, two)];
    const { id } = (await host.post('/api/tables', TABLE)).table;
    await bo.post(`/api/tables/${id}/seat`);
    expect([hasTable(one, id), hasTable(two, id)]).toEqual([true, false]);
    expect((await ana.join(id)).info.seats.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Bo', 'random']);
    expect([hasTable(one, id), hasTable(two, id)]).toEqual([false, true]);
    // Whoever comes then, from wherever, finds it there.
    await bo.join(id);
    await host.post(`/api/tables/${id}/start`);
    await Promise.all([ana, bo].map((who, i) => playOn(who, id, new Random(`first ${i}`))));
    expect(hasTable(two, id)).toBe(true);
    const record = await (await ana.request('GET', `/api/tables/${id}/record`)).text();
    expect(faultOf(linesOf(record))).toBeNull();
    // When all have left, it is the next one who comes first.
    for (const who of [ana, bo]) who.disconnect();
    await expect.poll(() => two.server.tables.inUse(id)?.audience.size).toBe(0);
    await bo.connect();
    await bo.join(id);
    expect([hasTable(one, id), hasTable(two, id)]).toEqual([true, false]);
    expect((await late.join(id)).info.stage).toBe('over');
    expect([host.closeCode, late.closeCode]).toEqual([null, null]);
  }, 60_000);

  it('answers what was asked of it meanwhile where it is then', async () => {
    const [one, two] = await twoNodes();
    const host = await one.guest('Ana');
    const ana = await atNode(host, two);
    const { id } = (await host.post('/api/tables', TABLE)).table;
    const table = one.server.tables.inUse(id)!;
    const { store } = one.server.context;
    const write = store.write.bind(store);
    let started: Promise<unknown> = Promise.resolve();
    store.write = async (change) => {
      if (change.update?.set.owner === null) {
        started = host.post(`/api/tables/${id}/start`);
        await expect.poll(() => table.waiting).toBe(2);
      }
      return write(change);
    };
    await ana.join(id);
    expect(await started).toMatchObject({ table: { stage: 'playing' } });
    expect([hasTable(one, id), hasTable(two, id)]).toEqual([false, true]);
    await ana.until(() => ana.tables.get(id)!.info.stage === 'playing');
  });

  it('stays where something was said, since talk is in memory only', async () => {
    const [one, two] = await twoNodes();
    const [ana, bo] = [await one.guest('Ana'), await two.guest('Bo')];
    const { id } = (await ana.post('/api/tables', TABLE)).table;
    await ana.join(id);
    ana.send({ t: 'say', table: id, phrase: 'hello' });
    await ana.until(() => ana.of('said').length > 0);
    ana.disconnect();
    await expect.poll(() => one.server.tables.inUse(id)?.audience.size).toBe(0);
    await bo.join(id);
    expect([hasTable(one, id), hasTable(two, id)]).toEqual([true, false]);
  });

  it('of people who look for players is as old at the other node', async () => {
    const [one, two] = await twoNodes();
    const host = await one.guest('Ana');
    const ana = await atNode(host, two);
    const { id } = (await host.post('/api/match', { game: 'coralon' })).table;
    await ana.join(id);
    expect(hasTable(two, id)).toBe(true);
    const table = two.server.tables.inUse(id)!;
    const age = two.server.context.time.monotonic() - table.madeAt;
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(LIMITS.matchWait);
    expect(await host.post(`/api/tables/${id}/start`)).toMatchObject({ code: 'too-early' });
  });

  it('for two who come at once is at one of their nodes', async () => {
    const [one, two] = await twoNodes();
    const guests = [await one.guest('Ana'), await two.guest('Bo'), await one.guest('Cy'), await two.guest('Di')];
    for (let round = 0; round < 5; round++) {
      const { id } = (await guests[0].post('/api/tables', TABLE)).table;
      await Promise.all(guests.map((who) => who.join(id)));
      expect([hasTable(one, id), hasTable(two, id)].filter(Boolean)).toHaveLength(1);
      await guests[0].post(`/api/tables/${id}/start`);
      for (const who of guests) await who.until(() => who.tables.get(id)!.info.stage === 'playing');
    }
    expect(guests.map(({ closeCode }) => closeCode)).toEqual([null, null, null, null]);
  });
});

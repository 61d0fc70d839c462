/** A server that is killed in the middle of a game: everybody comes back to where they were, and nothing is lost. */
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';
import { child } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { faultOf, playOn, Random, tableFor } from './testing/play.ts';
import { newFolder } from './testing/start.ts';

it('goes on after kill -9 where it was', async () => {
  const data = newFolder(tmpdir());
  let server = await child(data);
  const people = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bo')];
  const table = await tableFor(people, 'coralon', 3, { options: { target: 10 } });
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 3; round++) {
    const stop = 20 * (round + 1);
    const playing = people.map((client, i) =>
      playOn(client, table, new Random(`${round} ${i}`), ({ seq }) => seq >= stop).catch(() => {}),
    );
    await people[0].until(() => people[0].tables.get(table)!.seq >= stop - 5, 30_000);
    await server.kill();
    for (const client of people) client.socket?.terminate();
    await Promise.race([Promise.all(playing), new Promise((resolve) => setTimeout(resolve, 50))]);
    for (const client of people) for (const { id, seq } of client.of('done')) acknowledged.set(id, seq);
    server = await child(data);
    for (const client of people) {
      (client as { base: string }).base = server.base;
      const { seq, events } = client.tables.get(table)!;
      const before = JSON.stringify(events);
      await client.connect();
      const known = await client.join(table);
      expect(known.seq).toBeGreaterThanOrEqual(seq);
      expect(JSON.stringify(known.events.slice(0, seq))).toBe(before);
      // Only what was missing came; bots may have acted since.
      const sync = client.of('sync').at(-1);
      expect(sync.events).toHaveLength(sync.seq - seq);
    }
  }
  expect(acknowledged.size).toBeGreaterThan(10);
  for (const [id, seq] of [...acknowledged].slice(-8)) {
    const client = people.find(({ person }) => id.startsWith(person.id))!;
    const answer = await client.act(table, { do: 'pass' }, { id, seen: 0 });
    expect(answer).toMatchObject({ t: 'done', seq: expect.any(Number) });
    expect(answer.seq).toBe(seq);
  }
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`end ${i}`), ({ seq }) => seq >= 80)));
  expect(await server.stop()).toBe(0);
  const store = new Store(await openDatabase({ data, url: null }));
  const kept = await store.table(table);
  await store.close();
  expect(faultOf(kept!.lines.map(({ body }) => JSON.parse(body)))).toBeNull();
}, 180_000);

it('killed while somebody is deleted, it has deleted all of them or nothing', async () => {
  const data = newFolder(tmpdir());
  for (const wait of [0, 3, 8, 20]) {
    const server = await child(data);
    const [ana, bo] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bo')];
    const tables = [await tableFor([ana, bo], 'coralon', 3), await tableFor([bo, ana], 'coralon', 3)];
    const deleting = ana.request('DELETE', '/api/account', {}).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await server.kill();
    const answer = await deleting;
    const store = new Store(await openDatabase({ data, url: null }));
    const person = await store.db.selectFrom('people').selectAll().where('id', '=', ana.person.id).execute();
    const sessions = await store.db.selectFrom('sessions').selectAll().where('person', '=', ana.person.id).execute();
    const kept = await Promise.all(tables.map((id) => store.table(id)));
    await store.close();
    const there = person.length;
    if (answer?.ok) expect(there).toBe(0);
    expect(sessions).toHaveLength(there);
    expect(kept.map((each) => each?.seats.filter(({ person: id }) => id === ana.person.id).length)).toEqual([
      there,
      there,
    ]);
    expect(kept.map((each) => each?.lines[0].body.includes('"Ana"'))).toEqual([there === 1, there === 1]);
  }
}, 180_000);

/** What clients add to a deal is stored with its pledge, and is in the deal whatever happens to the server meanwhile. */
import { tmpdir } from 'node:os';
import { gameOf } from '@followsuit/games';
import { checkDeals } from '@followsuit/table';
import { expect, it } from 'vitest';
import type { Database } from './store/database.ts';
import { OutcomeUnknown } from './store/write-errors.ts';
import { child } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { newFolder, start } from './testing/start.ts';

/** Says that it gives, and does not, until the function is called that this returns. */
function silence(client: Client): () => void {
  const { send } = client;
  client.send = (message) => (message.t === 'give' ? undefined : send.call(client, message));
  return () => {
    client.send = send;
    client.given.clear();
  };
}

const partOf = (client: Client, table: string, n: number) => client.given.get(`${table} ${n}`);
const answersTo = (client: Client, n: number) =>
  client.answers.filter((answer) => (answer.t === 'given' || answer.t === 'error') && answer.n === n);

it.each([
  ['the draw of seats', 'random'],
  ['a deal', 'fixed'],
])(
  'killed between a contribution and %s, it goes on with the same pledge and part',
  async (_what, seating) => {
    const n = 0;
    const data = newFolder(tmpdir());
    const first = await child(data, { FOLLOWSUIT_DEAL_WAIT: '60000' });
    const [ana, bo] = [await Client.guest(first.base, 'Ana'), await Client.guest(first.base, 'Bo')];
    const speaks = silence(bo);
    const table = await tableFor([ana, bo], 'coralon', 3, { seating, options: { target: 10 } });
    const [answer] = await ana.until(() => answersTo(ana, n).length > 0 && answersTo(ana, n));
    expect(answer).toEqual({ t: 'given', table, n, random: partOf(ana, table, n) });
    const pledge = ana.tables.get(table)!.info.draw ?? ana.tables.get(table)!.pledge;
    expect(pledge).toMatchObject({ n, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await first.kill();

    // Ana does not come back before the deal: only the database knows what she gave.
    const second = await child(data);
    for (const client of [ana, bo]) (client as { base: string }).base = second.base;
    speaks();
    await bo.connect();
    await bo.join(table);
    const known = bo.tables.get(table)!;
    await bo.until(() => known.seq >= 2);
    const fair = (seating === 'random' ? known.events[0].draw : known.events[1].fair) as object;
    expect(fair).toMatchObject({ ...pledge, given: { 0: partOf(ana, table, n), 1: partOf(bo, table, n) } });

    if (seating === 'fixed') return;
    await ana.connect();
    await ana.join(table);
    await Promise.all([ana, bo].map((client, i) => playOn(client, table, new Random(`parts ${i}`))));
    const lines = linesOf(await (await fetch(`${second.base}/api/tables/${table}/record`)).text());
    expect(checkDeals(lines, gameOf).map(({ fault }) => fault)).toEqual(checkDeals(lines, gameOf).map(() => null));
  },
  60_000,
);

it('keeps the first part of a seat, and tells every device of the person which one that is', async () => {
  const { guest, base } = await start({ dealWait: 60_000 });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  silence(bo);
  const table = await tableFor([ana, bo], 'coralon', 3);
  await ana.until(() => answersTo(ana, 0).length === 1);
  const phone = new Client(base);
  phone.cookie = ana.cookie;
  await phone.connect();
  await phone.join(table);
  await phone.until(() => answersTo(phone, 0).length === 1);
  const given = { t: 'given', table, n: 0, random: partOf(ana, table, 0) };
  expect(partOf(phone, table, 0)).not.toBe(given.random);
  expect(answersTo(phone, 0)).toEqual([given]);
  // Sent again, as after a lost connection.
  ana.send({ t: 'give', table, n: 0, random: given.random });
  await ana.until(() => answersTo(ana, 0).length === 2);
  expect(answersTo(ana, 0)).toEqual([given, given]);
  ana.send({ t: 'give', table, n: 7, random: given.random });
  await ana.until(() => answersTo(ana, 7).length === 1);
  expect(answersTo(ana, 7)[0]).toMatchObject({ t: 'error', code: 'too-late', table });
  phone.disconnect();
});

it('does not count a part that it could not store, and counts one whose answer was lost', async () => {
  const { guest, server } = await start({ dealWait: 60_000 });
  const { database } = server.context.store as unknown as { database: Database };
  const { commit } = database;
  let failures = 0;
  /** The first part is not written; the second is, but nobody learns that it was. */
  database.commit = async (statements, guard) => {
    const isPart = statements.some(({ sql }) => sql.startsWith('update "fair"'));
    if (isPart && failures === 0 && ++failures) throw new Error('The disk is full.');
    await commit.call(database, statements, guard);
    if (isPart && failures === 1 && ++failures) throw new OutcomeUnknown(new Error('The connection was lost.'));
  };
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3);
  await ana.until(() => answersTo(ana, 0).length === 1);
  expect(answersTo(ana, 0)[0]).toMatchObject({ t: 'error', code: 'storage', table, n: 0 });
  const known = ana.tables.get(table)!;
  expect(known.seq).toBe(1);
  ana.send({ t: 'give', table, n: 0, random: partOf(ana, table, 0) });
  await ana.until(() => known.seq >= 2);
  expect(failures).toBe(2);
  expect(answersTo(ana, 0)[1]).toMatchObject({ t: 'given' });
  expect(known.events[1].fair).toMatchObject({ given: { 0: partOf(ana, table, 0) } });
});

/** Claims at a table of the server: two people and bots, a stored record, and what an altered one is worth. */
import { type Line, rejectionIn } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { expect, it } from 'vitest';
import { playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

it('two people and bots settle hands, and the record is verified', { timeout: 60_000 }, async () => {
  const { server, guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const [ana, bo] = people;
  // Whatever is dealt, the score of Whist is open in the first trick.
  const table = await tableFor(people, 'whist', 4, { options: { target: 50 } });
  const known = people.map((client) => client.tables.get(table)!);
  for (let settled = 0; settled < 2; ) {
    const offered = () => known[0].settle === true;
    await Promise.all(people.map((client, i) => playOn(client, table, new Random(`claims ${i}`), offered)));
    const answer = await ana.act(table, { do: 'settle' });
    if (answer.t === 'done') settled++;
    else expect(answer.code).toBe('stale');
    await ana.until(() => known[0].seq >= answer.seq);
    await bo.until(() => known[1].seq >= known[0].seq);
  }
  for (const { events } of known) expect(events.filter(({ ev }) => ev === 'claim')).toHaveLength(2);
  const lines: Line[] = (await server.context.store.table(table))!.lines.map(({ body }) => JSON.parse(body));
  expect(rejectionIn(lines, gameOf)).toBeNull();
  const at = lines.findIndex(({ ev }) => ev === 'claim');
  expect(lines[at]).toEqual({ ev: 'claim', seat: 0, kind: 'settle' });
  const altered = lines.with(at + 1, { ...lines[at + 1], delta: [99, 99] });
  expect(rejectionIn(altered, gameOf)).toMatchObject({ line: at + 1, fault: { rule: 'RECORD-SCORE-1' } });
  const firstTrick = lines.findIndex(({ ev }) => ev === 'trick');
  const tooEarly = lines.toSpliced(firstTrick - 1, 0, lines[at]);
  expect(rejectionIn(tooEarly, gameOf)).toMatchObject({ line: firstTrick - 1, fault: { rule: 'RECORD-CLAIM-1' } });
});

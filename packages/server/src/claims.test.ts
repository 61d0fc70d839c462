/** Claims at a table of the server: two people and a bot, a stored record, and what an altered one is worth. */
import type { Line } from '@followsuit/engine';
import { rejectionIn } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { expect, it } from 'vitest';
import { linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

it('two people and a bot settle hands, and the record is verified', { timeout: 60_000 }, async () => {
  const { base, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'oh-hell', 3, { options: { order: 'down', most: 5 } });
  const known = [ana, bo].map((client) => client.tables.get(table)!);
  const isOver = () => known[0].info?.stage === 'over';
  let settled = 0;
  while (!isOver()) {
    const stops = () => known[0].settle === true || isOver();
    await Promise.all([ana, bo].map((client, i) => playOn(client, table, new Random(`claims ${i}`), stops)));
    if (isOver()) break;
    const { seq } = known[0];
    const answer = await ana.act(table, { do: 'settle' });
    if (answer.t === 'done') settled++;
    else expect(answer.code).toBe('stale');
    await ana.until(() => known[0].seq > seq);
    await bo.until(() => known[1].seq >= known[0].seq);
  }
  expect(settled).toBeGreaterThan(0);
  for (const { events } of known) expect(events.filter(({ ev }) => ev === 'claim')).toHaveLength(settled);
  const lines: Line[] = linesOf(await (await fetch(`${base}/api/tables/${table}/record`)).text());
  expect(rejectionIn(lines, gameOf)).toBeNull();
  const at = lines.findIndex(({ ev }) => ev === 'claim');
  expect(lines[at]).toEqual({ ev: 'claim', seat: 0, kind: 'settle' });
  const altered = lines.with(at + 1, { ...lines[at + 1], delta: [99, 99, 99] });
  expect(rejectionIn(altered, gameOf)).toMatchObject({ line: at + 1, fault: { rule: 'RECORD-SCORE-1' } });
  const firstTrick = lines.findIndex(({ ev }) => ev === 'trick');
  const tooEarly = lines.toSpliced(firstTrick - 1, 0, lines[at]);
  expect(rejectionIn(tooEarly, gameOf)).toMatchObject({ line: firstTrick - 1, fault: { rule: 'RECORD-CLAIM-1' } });
});

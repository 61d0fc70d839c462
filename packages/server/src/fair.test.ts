/** Deals that can be checked: every one of a finished game is worked out again from what was published. */
import { gameOf } from '@followsuit/games';
import { checkDeals, pledgeOf } from '@followsuit/table';
import { expect, it } from 'vitest';
import { linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

it('shows the hash first, takes randomness from each client, and publishes the rest at the end', async () => {
  const { base, guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor(people, 'stones', 4, { options: { length: 'short' } }).catch(() =>
    tableFor(people, 'coralon', 3, { options: { target: 10 } }),
  );
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${i}`))));
  const lines = linesOf(await (await fetch(`${base}/api/tables/${table}/record`)).text());
  const checked = checkDeals(lines, gameOf);
  expect(checked.length).toBeGreaterThan(0);
  for (const each of checked) expect(each).toMatchObject({ fault: null, given: [0, 1] });

  // What was shown before the deal is what was published after the game.
  const shown = people[0].answers.flatMap(({ pledge }) => (pledge ? [pledge] : []));
  const deals = lines.filter(({ fair }) => fair) as unknown as { fair: { n: number; secret: string; given: object } }[];
  for (const { fair } of deals) {
    expect(shown).toContainEqual({ n: fair.n, hash: pledgeOf(fair.secret) });
    for (const [seat, client] of people.entries())
      expect(fair.given).toHaveProperty(String(seat), client.given.get(`${table} ${fair.n}`));
  }
  // While the game went on, no secret was told.
  const early = people.flatMap(({ heard }) => heard).join('\n');
  for (const { fair } of deals) expect(early).not.toContain(fair.secret);

  const [deal] = lines.filter(({ ev }) => ev === 'deal');
  const swapped = lines.map((line) =>
    line === deal ? { ...deal, fair: { ...(deal.fair as object), secret: '0'.repeat(64) } } : line,
  );
  expect(checkDeals(swapped, gameOf)[0].fault).toMatch(/hash/);
});

it('a deal does not wait for ever for a client that gives nothing', async () => {
  const { guest } = await start({ dealWait: 400 });
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  // Says that it gives, and does not.
  bo.given.set = () => bo.given;
  const send = bo.send.bind(bo);
  bo.send = (message) => (message.t === 'give' ? undefined : send(message));
  const table = await tableFor([ana, bo], 'coralon', 3);
  const known = ana.tables.get(table)!;
  await ana.until(() => known.events.some(({ ev }) => ev === 'deal'));
  expect(known.events.find(({ ev }) => ev === 'deal')?.fair).toMatchObject({ given: { 0: expect.any(String) } });
});

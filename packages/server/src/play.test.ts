/** People and bots play whole games over real sockets, kept in a real database. */
import { games } from '@followsuit/games';
import { expect, it } from 'vitest';
import { faultOf, linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

/** Short games, so that a whole one is soon played by people who click at random. */
const SHORT: Record<string, Record<string, unknown>> = {
  coralon: { target: 20 },
  stones: { handSize: 6, nilPoints: 40, variant: 'Short hands' },
};

it.each(['coralon', 'stones', 'bishop', 'piecepack-stepping-stones'])('two people and bots play %s', async (id) => {
  const game = games.find((each) => each.id === id)!;
  const { server, guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')].slice(0, Math.max(...game.players));
  const table = await tableFor(people, id, game.players[0], { options: SHORT[id] ?? {} });
  const hands = (events: readonly { ev?: unknown }[]) => events.filter(({ ev }) => ev === 'score').length;
  await Promise.all(
    people.map((client, i) =>
      playOn(client, table, new Random(`${id} ${i}`), ({ events }) => hands(events) >= 1 || events.length > 100),
    ),
  );
  const kept = await server.context.store.table(table);
  const lines = kept!.lines.map(({ body }) => JSON.parse(body));
  expect(faultOf(lines)).toBeNull();
  expect(lines.length).toBeGreaterThan(5);
  expect(lines[0].variant?.name).toBe(SHORT[id]?.variant);
  const known = people[0].tables.get(table)!;
  expect(known.events.slice(0, 3).map(({ ev }) => ev)).toEqual(lines.slice(0, 3).map(({ ev }) => ev));
});

it('a finished game can be downloaded, with the secrets of its deals, and is kept for replay', async () => {
  const { base, guest } = await start();
  const people = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor(people, 'coralon', 3, { options: { target: 20 } });
  const early = await people[0].request('GET', `/api/tables/${table}/record`);
  expect(early.status).toBe(409);
  await Promise.all(people.map((client, i) => playOn(client, table, new Random(`${i}`))));
  const text = await (await fetch(`${base}/api/tables/${table}/record`)).text();
  const lines = linesOf(text);
  expect(faultOf(lines)).toBeNull();
  expect(lines.at(-1)?.ev).toBe('over');
  expect(lines.find(({ ev }) => ev === 'deal')?.fair).toMatchObject({
    n: 0,
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('people, and bots that play to win, play a hand of a game that is no more than a page and a file of rules', async () => {
  const { base, server, guest } = await start();
  const { games: listed } = (await (await fetch(`${base}/api/games`)).json()) as { games: readonly { id: string }[] };
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(['little-hearts', 'little-whist']));
  const people = [await guest('Ana')];
  const table = await tableFor(people, 'little-hearts', 4, { bot: 'club' });
  await playOn(people[0], table, new Random('hearts'), ({ events }) => events.some(({ ev }) => ev === 'score'));
  const kept = await server.context.store.table(table);
  const lines = kept!.lines.map(({ body }) => JSON.parse(body));
  expect(faultOf(lines)).toBeNull();
  expect(lines.filter(({ ev, do: does }) => ev === 'act' && does === 'pass')).toHaveLength(4);
  const score = lines.find(({ ev }) => ev === 'score');
  expect(score.points.reduce((sum: number, n: number) => sum + n)).toBe(26);
  // Nobody is told what others passed.
  const passes = people[0].tables.get(table)!.events.filter(({ do: does }) => does === 'pass');
  expect(passes.map(({ seat }) => seat)).toEqual([0]);
});

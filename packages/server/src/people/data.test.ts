/** Everything that is stored about a person, for the person. */
import { expect, it } from 'vitest';
import { playOn, Random, tableFor } from '../testing/play.ts';
import { start } from '../testing/start.ts';

const password = 'correct horse battery';

it('has person, sessions, agents, tables, games, results and reports, and nothing secret or of others', async () => {
  const { guest, server } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.signUp('Ana', password);
  const { token, person: agent } = await ana.post('/api/agents', { name: 'Anabot' });
  await bo.post('/api/agents', { name: 'Bobot' });
  const played = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
  await Promise.all([ana, bo].map((client, i) => playOn(client, played, new Random(`data ${i}`))));
  const going = await tableFor([ana, bo], 'coralon', 3);
  await tableFor([bo], 'coralon', 3);
  await ana.post('/api/reports', { table: going, seat: 1, reason: 'stalling', text: 'So slow.' });
  await bo.post('/api/reports', { table: going, seat: 0, reason: 'other' });

  const answer = await ana.request('GET', '/api/me/data');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="followsuit-data.json"');
  const text = await answer.text();
  const data = JSON.parse(text);
  expect(data.person).toMatchObject({ id: ana.person.id, name: 'Ana', account: true });
  expect(data.sessions.map(({ of, kind }: { of: string; kind: string }) => [of, kind]).sort()).toEqual(
    [
      [ana.person.id, 'cookie'],
      [agent.id, 'token'],
    ].sort(),
  );
  expect(data.agents).toMatchObject([{ id: agent.id, name: 'Anabot' }]);
  expect(data.tables.map(({ id }: { id: string }) => id)).toEqual([played, going]);
  expect(data.tables[0].record[0]).toMatchObject({ ev: 'game', seats: ['Ana', 'Bo', 'random'] });
  expect(data.tables[0].record.at(-1).ev).toBe('over');
  // A game that goes on would show the cards of others.
  expect(data.tables[1]).toMatchObject({ seat: 0, host: true, stage: 'playing', record: null });
  expect(data.results).toMatchObject([{ game: 'coralon', played: 1 }]);
  expect(data.reports).toMatchObject([{ table: going, reason: 'stalling', text: 'So slow.' }]);
  const rows = await server.context.store.db.selectFrom('sessions').select('id').execute();
  const hashes = await server.context.store.db.selectFrom('people').select('password').execute();
  for (const secret of [token, ...rows.map(({ id }) => id), ...hashes.flatMap((row) => row.password ?? [])])
    expect(text).not.toContain(secret);
  expect(text).not.toContain('Bobot');
  expect((await fetch(`${server.address}/api/me/data`)).status).toBe(401);
});

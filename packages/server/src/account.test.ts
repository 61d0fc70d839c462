/** Changing a name or a password, and going away for good. */
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { faultOf, linesOf, playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

const password = 'correct horse battery';
const other = 'another long password';

it('a guest changes their name, an agent does not', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  expect(await ana.request('PUT', '/api/me', { name: 'Anna' }).then((answer) => answer.json())).toMatchObject({
    person: { id: ana.person.id, name: 'Anna', account: false },
  });
  expect((await ana.get('/api/me')).person.name).toBe('Anna');
  const table = await tableFor([ana], 'coralon', 3);
  expect(ana.tables.get(table)!.info.seats[0].name).toBe('Anna');
  expect((await ana.request('PUT', '/api/me', { name: ' ' })).status).toBe(400);
  const agent = new Client(base);
  agent.token = (await ana.post('/api/agents', { name: 'Agent' })).token;
  expect((await agent.request('PUT', '/api/me', { name: 'Bo' })).status).toBe(403);
});

it('another password ends all other sessions, and the old one is worth nothing', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  await ana.post('/api/account', { name: 'Ana', password });
  const phone = new Client(base);
  await phone.post('/api/session', { name: 'Ana', password });
  await phone.connect();
  const change = (old: string) => ana.request('PUT', '/api/account/password', { old, new: other });
  expect((await change('wrong password')).status).toBe(401);
  expect((await phone.get('/api/me')).person).not.toBeNull();
  expect((await change(password)).status).toBe(200);
  await phone.until(() => phone.closeCode === 4001);
  expect((await phone.get('/api/me')).person).toBeNull();
  expect((await ana.get('/api/me')).person).not.toBeNull();
  expect((await phone.request('POST', '/api/session', { name: 'Ana', password })).status).toBe(401);
  expect((await phone.request('POST', '/api/session', { name: 'Ana', password: other })).status).toBe(200);
  for (let i = 0; i < 5; i++) await change('wrong password');
  expect((await change(other)).status).toBe(429);
});

it('a deleted account is gone, with its agents; its games stay, under another name', async () => {
  const { base, guest, server } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.signUp('Ana', password);
  const agent = new Client(base);
  agent.token = (await ana.post('/api/agents', { name: 'Anabot' })).token;
  await agent.connect();
  const played = await tableFor([ana, bo], 'coralon', 3, { options: { target: 10 } });
  await Promise.all([ana, bo].map((client, i) => playOn(client, played, new Random(`${i}`))));
  const going = await tableFor([ana, bo, agent], 'coralon', 3);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const waiting = (await ana.post('/api/tables', { game: 'coralon', seats })).table.id;
  await bo.post(`/api/tables/${waiting}/seat`);

  expect((await ana.request('DELETE', '/api/account', {})).status).toBe(401);
  expect((await ana.request('DELETE', '/api/account', { password: other })).status).toBe(401);
  expect((await agent.request('DELETE', '/api/account', {})).status).toBe(403);
  expect((await ana.request('DELETE', '/api/account', { password })).status).toBe(200);
  for (const client of [ana, agent]) {
    await client.until(() => client.closeCode === 4001);
    expect((await client.get('/api/me')).person).toBeNull();
  }
  expect((await ana.request('POST', '/api/session', { name: 'Ana', password })).status).toBe(401);
  expect((await bo.request('GET', `/api/tables/${waiting}`)).status).toBe(404);
  const { table } = await bo.get(`/api/tables/${going}`);
  expect(table.seats).toMatchObject([
    { kind: 'bot', name: 'Somebody' },
    { kind: 'person', name: 'Bo' },
    { kind: 'bot', name: 'Somebody' },
  ]);
  await playOn(bo, going, new Random('on'), ({ seq }) => seq > 30);
  const record = linesOf(await (await fetch(`${base}/api/tables/${played}/record`)).text());
  expect(faultOf(record)).toBeNull();
  expect(record[0].seats).toEqual(['Somebody', 'Bo', 'random']);
  expect((await bo.get('/api/games/mine')).games[0].seats[0].name).toBe('Somebody');
  const { db } = server.context.store;
  const kept = [
    await db.selectFrom('people').selectAll().execute(),
    await db.selectFrom('seats').selectAll().execute(),
  ];
  expect(JSON.stringify([...kept, await db.selectFrom('lines').selectAll().execute()])).not.toContain('Ana');
});

it('an account takes another name, which nobody else has, and signs in with it', async () => {
  const { base, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.post('/api/account', { name: 'Ana', password });
  await bo.post('/api/account', { name: 'Bo', password });
  expect((await bo.request('PUT', '/api/me', { name: 'ANA' })).status).toBe(409);
  expect(await (await bo.request('PUT', '/api/me', { name: 'Beau' })).json()).toMatchObject({
    person: { id: bo.person.id, name: 'Beau', account: true },
  });
  // One may write one's own name otherwise.
  expect((await bo.request('PUT', '/api/me', { name: 'BEAU' })).status).toBe(200);
  const phone = new Client(base);
  expect((await phone.request('POST', '/api/session', { name: 'Bo', password })).status).toBe(401);
  expect(await phone.post('/api/session', { name: 'beau', password })).toMatchObject({ person: { id: bo.person.id } });
  // The old name is free.
  expect((await ana.request('PUT', '/api/me', { name: 'Bo' })).status).toBe(200);
});

it('two accounts that want one name at the same moment do not both get it', async () => {
  const { guest } = await start();
  const people = await Promise.all(['Ana', 'Bo', 'Cy'].map(guest));
  for (const client of people) await client.post('/api/account', { name: `${client.person.name} Q.`, password });
  const answers = await Promise.all(people.map((client) => client.request('PUT', '/api/me', { name: 'Zoë' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('a new name is seen at tables that are not over, and the record keeps the old one', async () => {
  const { guest, server } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { table: waiting } = await bo.post('/api/tables', { game: 'coralon', seats });
  await ana.join(waiting.id);
  await bo.request('PUT', '/api/me', { name: 'Beau' });
  await ana.until(() => ana.tables.get(table)!.info.seats[1].name === 'Beau');
  await ana.until(() => ana.tables.get(waiting.id)!.info.seats[0].name === 'Beau');
  const { seats: rows, lines } = (await server.context.store.table(table))!;
  expect(rows[1].name).toBe('Beau');
  expect(JSON.parse(lines[0].body).seats[1]).toBe('Bo');
});

it('names are changed a few times, not all the time', async () => {
  const { guest } = await start({ limits: true });
  const ana = await guest('Ana');
  const codes = [];
  for (let n = 0; n <= LIMITS.renames.burst; n++)
    codes.push((await ana.request('PUT', '/api/me', { name: `Ana ${n}` })).status);
  expect(codes).toEqual([...new Array(LIMITS.renames.burst).fill(200), 429]);
});

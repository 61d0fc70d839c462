/** Guests, accounts, sessions, agents. */
import { expect, it } from 'vitest';
import { deletePerson } from './people/deletion.ts';
import { Client } from './testing/client.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

const password = 'correct horse battery';

it('a guest who signs up keeps their games, and finds them on another device', async () => {
  const { base, guest, server } = await start();
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3);
  expect(await ana.signUp('Ana', password)).toMatchObject({ person: { account: true } });
  await ana.join(table);
  const kept = await server.context.store.db.selectFrom('people').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(password);

  const phone = new Client(base);
  expect((await phone.request('POST', '/api/session', { name: 'ana', password: 'wrong password' })).status).toBe(401);
  expect(await phone.post('/api/session', { name: 'ANA', password })).toMatchObject({ person: { id: ana.person.id } });
  expect((await phone.get('/api/tables/mine')).tables.map(({ id }: { id: string }) => id)).toEqual([table]);
  await phone.connect();
  const known = await phone.join(table);
  expect(known.seat).toBe(0);
  // Both devices see the same; an act on one is told to the other.
  await phone.until(() => known.acts.length > 0);
  await phone.act(table, known.acts[0]);
  await ana.until(() => ana.tables.get(table)!.seq === known.seq);
  expect(ana.tables.get(table)!.view).toEqual(known.view);
  phone.disconnect();
});

it('a session can be ended from another one, and its socket goes with it', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  await ana.signUp('Ana', password);
  const phone = new Client(base);
  await phone.post('/api/session', { name: 'Ana', password });
  await phone.connect();
  const { sessions } = await ana.get('/api/sessions');
  expect(sessions).toHaveLength(2);
  const other = sessions.find((session: { this: boolean }) => !session.this);
  await ana.delete(`/api/sessions/${other.id}`);
  await phone.until(() => phone.closeCode === 4001);
  expect(await phone.get('/api/me')).toEqual({ person: null });
  expect((await phone.request('DELETE', `/api/sessions/${sessions[0].id}`)).status).toBe(401);
  await ana.delete('/api/session');
  expect(await ana.get('/api/me')).toEqual({ person: null });
});

it('whose session has ended is not heard any more, even if they do not hang up', async () => {
  const { base, guest, server } = await start();
  const ana = await guest('Ana');
  const agent = new Client(base);
  agent.token = (await ana.post('/api/agents', { name: 'Agent' })).token;
  await agent.connect();
  const table = await tableFor([ana, agent], 'coralon', 3);
  const known = agent.tables.get(table)!;
  await agent.until(() => known.acts.length > 0);
  const { sessions } = await ana.get('/api/sessions');
  agent.socket?.pause();
  await ana.delete(`/api/sessions/${sessions.find(({ kind }: { kind: string }) => kind === 'token').id}`);
  agent.send({ t: 'act', table, seat: known.seat, seen: known.seq, act: known.acts[0], id: 'late' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.tables.inUse(table)!.game!.lines).toHaveLength(known.seq);
  agent.socket?.resume();
  await agent.until(() => agent.closeCode === 4001);
});

it('names are taken once, whatever their case', async () => {
  const { guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.signUp('Ana', password);
  expect((await bo.request('POST', '/api/account', { name: 'ANA', password })).status).toBe(409);
  expect((await bo.request('POST', '/api/account', { name: 'Bo', password: 'short' })).status).toBe(400);
});

it('a session that ends while it is looked up has ended', async () => {
  const time = new HandTime();
  const { guest, server } = await start({}, { time });
  const ana = await guest('Ana');
  const { token, person } = await ana.post('/api/agents', { name: 'Agent' });
  const { session } = (await server.people.visitor(token))!;
  await time.pass(25 * 3_600_000);
  const [ended, visitor] = await Promise.all([server.people.end(person.id, session), server.people.visitor(token)]);
  expect([ended, visitor]).toEqual([true, null]);
  expect(await server.people.visitor(token)).toBeNull();
});

it('an agent sits at a table by its token, through the same protocol', async () => {
  const { base, guest, server } = await start();
  const ana = await guest('Ana');
  const { token, person } = await ana.post('/api/agents', { name: "Ana's agent" });
  const agent = new Client(base);
  agent.token = token;
  agent.person = person;
  await agent.connect();
  const table = await tableFor([ana, agent], 'coralon', 3);
  await Promise.all(
    [ana, agent].map((client, i) => playOn(client, table, new Random(`${i}`), ({ events }) => events.length > 15)),
  );
  const kept = await server.context.store.table(table);
  expect(kept?.seats[1]).toMatchObject({ kind: 'person', name: "Ana's agent" });
  expect((await agent.request('POST', '/api/agents', { name: 'more' })).status).toBe(403);
  const { sessions } = await ana.get('/api/sessions');
  const session = sessions.find(({ kind }: { kind: string }) => kind === 'token');
  await ana.delete(`/api/sessions/${session.id}`);
  await agent.until(() => agent.closeCode === 4001);
});

it('seats: open ones are taken once, left ones are open again, and a game under way takes nobody new', async () => {
  const { guest } = await start();
  const [ana, bo, cy] = [await guest('Ana'), await guest('Bo'), await guest('Cy')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'simple' }];
  const { table } = await ana.post('/api/tables', { game: 'coralon', seats, listed: true, seating: 'fixed' });
  const path = `/api/tables/${table.id}`;
  expect((await cy.get('/api/tables')).tables).toMatchObject([{ id: table.id, stage: 'waiting' }]);
  await bo.post(`${path}/seat`, { seat: 1 });
  expect((await cy.request('POST', `${path}/seat`, { seat: 1 })).status).toBe(409);
  expect((await bo.request('POST', `${path}/seat`, {})).status).toBe(409);
  await bo.delete(`${path}/seat`);
  await cy.post(`${path}/seat`);
  expect((await cy.request('POST', `${path}/start`, {})).status).toBe(403);
  await ana.post(`${path}/start`);
  expect((await bo.request('POST', `${path}/seat`, {})).status).toBe(409);
  await bo.join(table.id);
  expect(bo.tables.get(table.id)!.seat).toBe(-1);
  // Whoever leaves in the middle hands over to a bot, and may come back.
  await cy.join(table.id);
  const left = await cy.delete(`${path}/seat`);
  expect(left.table.seats[1]).toMatchObject({ kind: 'bot', bot: 'simple' });
  expect((await cy.post(`${path}/seat`)).table.seats[1]).toMatchObject({ kind: 'person', name: 'Cy' });
});

it('phrases everywhere, words of one’s own at private tables alone', async () => {
  const { guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const open = await tableFor([ana, bo], 'coralon', 3, { listed: true });
  ana.send({ t: 'say', table: open, phrase: 'hello' });
  await bo.until(() => bo.of('said').some(({ phrase, seat }) => phrase === 'hello' && seat === 0));
  ana.send({ t: 'say', table: open, text: 'psst' });
  await ana.until(() => ana.answers.some(({ code }) => code === 'not-private'));
  const quiet = await tableFor([ana, bo], 'coralon', 3);
  ana.send({ t: 'say', table: quiet, text: '<script>alert(1)</script>' });
  await bo.until(() => bo.of('said').find(({ text }) => text === '<script>alert(1)</script>'));
  expect(bo.heard.join()).not.toMatch(/[<>]/);
});

it('partners say nothing while they play that could tell of cards', async () => {
  const { guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'thieves', 4);
  await ana.until(() => ana.heard.some((text) => text.includes('"ev":"deal"')));
  const refused = () => ana.answers.filter(({ code }) => code === 'forbidden').length;
  const secrets = [{ text: 'I have all the anchors' }, { emote: 'heart' as const }, { phrase: 'oops' as const }];
  for (const [i, secret] of secrets.entries()) {
    ana.send({ t: 'say', table, ...secret });
    await ana.until(() => refused() === i + 1);
  }
  ana.send({ t: 'say', table, phrase: 'hello' });
  await bo.until(() => bo.of('said').some(({ phrase }) => phrase === 'hello'));
  expect(bo.of('said')).toHaveLength(1);
});

it('“I may bid blind”: said while one’s side has not looked, heard by all, heeded by a bot, and not recorded', async () => {
  const { guest, server } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  // The dealer speaks last: first Bo, then Ana's partner, a bot that would look, and its own.
  const table = await tableFor([ana, bo], 'ducks-and-geese', 4, { options: { blindBids: true }, bot: 'simple' });
  const phrase = 'may-bid-blind' as const;
  const refused = () => ana.answers.filter(({ code }) => code === 'forbidden');
  await bo.until(() => bo.tables.get(table)!.acts.length > 0);
  ana.send({ t: 'say', table, phrase });
  await bo.until(() => bo.of('said').some((said) => said.phrase === phrase && said.seat === 0));
  await bo.act(table, { do: 'pass' });
  await ana.until(() => ana.tables.get(table)!.acts.length > 0);
  const { lines } = server.tables.inUse(table)!.game!;
  expect(lines.filter(({ seat }) => seat === 2)).toMatchObject([{ ev: 'act', seat: 2, do: 'pass' }]);
  expect(JSON.stringify(lines)).not.toContain(phrase);
  expect(ana.tables.get(table)!.acts.some((act) => act.blind === true)).toBe(true);
  ana.send({ t: 'say', table, phrase });
  await bo.until(() => bo.of('said').length === 2);
  await ana.act(table, { do: 'look' });
  ana.send({ t: 'say', table, phrase });
  await ana.until(() => refused().length === 1);
  expect(refused()[0].text).toMatch(/before your side has looked/);
  expect(bo.of('said')).toHaveLength(2);
});

it('phrases of one game are refused in others, and without the option', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  for (const [i, [game, players]] of (
    [
      ['coralon', 3],
      ['ducks-and-geese', 4],
    ] as const
  ).entries()) {
    // biome-ignore format: a list of pairs
    const table = await tableFor([ana], game, players);
    await ana.until(() => ana.heard.some((text) => text.includes('"ev":"deal"') && text.includes(table)));
    ana.send({ t: 'say', table, phrase: 'may-bid-blind' });
    await ana.until(() => ana.answers.filter(({ code }) => code === 'forbidden').length === i + 1);
  }
  expect(ana.of('said')).toEqual([]);
});

it('nobody who is deleted is still named at a finished game in memory', async () => {
  const { guest, server } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3, { options: { target: 5 } });
  await Promise.all([ana, bo].map((each, i) => playOn(each, table, new Random(`deleted ${i}`))));
  await deletePerson(server, ana.person);
  const { roster, game } = server.tables.inUse(table)!;
  expect(roster.row.stage).toBe('over');
  expect(JSON.stringify([roster.seats, game!.lines[0]])).not.toContain('Ana');
});

/** What the log says of clients: who connects, signs in and is thrown out; no secrets, and no flood. */
import { LIMITS } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { ClientLog, LINES } from './client-log.ts';
import { Client } from './testing/client.ts';
import { frame, RawSocket, times } from './testing/raw-socket.ts';
import { start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

interface LogLine {
  readonly msg: string;
  readonly network?: string;
  readonly person?: string;
  readonly more?: number;
}

async function scene() {
  const time = new HandTime();
  const text: string[] = [];
  const lines = (): LogLine[] => text.map((line) => JSON.parse(line));
  const replaced = { time, logStream: { write: (line: string) => void text.push(line) } };
  const started = await start({ log: 'debug', limits: true, trustProxy: true }, replaced);
  return { ...started, time, text, lines, of: (msg: string) => lines().filter((line) => line.msg === msg) };
}

it('writes a line some times a minute for each network, then how many there were', async () => {
  const time = new HandTime();
  const lines: [object, string][] = [];
  const log = new ClientLog({ info: (what, text) => void lines.push([what, text]) }, time);
  for (let i = 0; i < 100; i++) log.info('connected', 'a', { i });
  log.info('connected', 'b');
  log.info('left', 'a');
  expect(lines).toHaveLength(LINES + 2);
  expect(lines[LINES - 1]).toEqual([{ network: 'a', i: LINES - 1 }, 'connected']);
  await time.pass(60_000);
  expect(lines.slice(LINES + 2)).toEqual([[{ network: 'a', more: 100 - LINES }, 'connected: and more']]);
  // A new minute; and whoever stops the server misses nothing.
  for (let i = 0; i < LINES + 1; i++) log.info('connected', 'a');
  log.close();
  expect(lines.slice(LINES + 3 + LINES)).toEqual([[{ network: 'a', more: 1 }, 'connected: and more']]);
});

it('cannot be flooded from many networks either', () => {
  const lines: string[] = [];
  const log = new ClientLog({ info: (_, text) => void lines.push(text) }, new HandTime());
  for (let i = 0; i < 30_000; i++) log.info('connected', `2001:db8:${i.toString(16)}:1::/64`);
  expect(lines.length).toBe(10_000 + LINES);
});

it('says who connects, signs up and signs in, and who is thrown out', async () => {
  const { base, guest, of } = await scene();
  const ana = await guest('Ana');
  await ana.signUp('Ana', 'long enough');
  const eve = new Client(base);
  await eve.request('POST', '/api/session', { name: 'Ana', password: 'a wrong password' });
  await ana.post('/api/session', { name: 'Ana', password: 'long enough' });
  const raw = await RawSocket.connect(base, { 'x-forwarded-for': '2001:db8::7' });
  raw.write(times(LIMITS.burst + LIMITS.patience + 1, frame('ping')));
  await expect.poll(() => raw.closeCode).toBe(1008);
  const bad = await RawSocket.connect(base, { 'x-forwarded-for': '192.0.2.1' });
  bad.write(Buffer.from([0xff, 0xff]));
  await expect.poll(() => bad.closeCode).toBe(1002);
  const person = ana.person.id;
  expect(of('connected')[0]).toMatchObject({ network: '127.0.0.1', person });
  expect(of('signed up')).toMatchObject([{ person }]);
  expect(of('tried a wrong password')).toMatchObject([{ network: '127.0.0.1' }]);
  expect(of('gave the password')).toMatchObject([{ person }]);
  expect(of('closed a connection that sends too fast')).toMatchObject([{ network: '2001:db8:0:0::/64' }]);
  expect(of('closed a connection that sent a bad frame')).toMatchObject([{ network: '192.0.2.1' }]);
});

it('holds no cookie, token, password, nor what somebody typed as a name', async () => {
  const { base, guest, text } = await scene();
  const ana = await guest('Ana');
  await ana.signUp('Ana', 'secret of Ana');
  const { token } = await ana.post('/api/agents', { name: 'x' });
  const agent = new Client(base);
  agent.token = token;
  await agent.connect();
  agent.disconnect();
  // Their password in the field of the name.
  await new Client(base).request('POST', '/api/session', { name: 'secret of Bo', password: 'whatever it is' });
  await new Client(base).request('GET', '/?token=secret', undefined, { 'x-forwarded-for': 'secret garbage' });
  expect(text.length).toBeGreaterThan(10);
  const log = text.join('');
  const cookies = ana.cookie.split('; ').map((cookie) => cookie.split('=')[1].slice(0, 20));
  for (const secret of [token, 'secret', 'whatever', ...cookies]) expect(log).not.toContain(secret);
  expect(log).toContain('X-Forwarded-For has no address; check the proxy');
});

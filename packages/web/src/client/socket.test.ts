/** A server that hangs, or cannot do an act just now, behind a socket of the test. */
import { type ClientMessage, VERSION } from '@followsuit/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRemoteTable } from './remote.ts';
import { reconnect, subscribe } from './socket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: ClientMessage[] = [];
  readonly readyState = 1;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {}
}

const page = { hidden: false };
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [false, 10],
  [true, 25],
])('leaves a server that hangs, and not one that answers; hidden: %s', (hidden, seconds) => {
  page.hidden = hidden;
  let lost = 0;
  const end = subscribe({ open: () => {}, message: () => {}, lost: () => lost++ });
  const [socket] = FakeSocket.all;
  socket.say({ t: 'welcome', version: 1, person: null });
  for (let pings = 1; pings <= 3; pings++) {
    vi.advanceTimersByTime((seconds - 5) * 1000);
    expect(socket.sent).toHaveLength(pings);
    vi.advanceTimersByTime(4000);
    socket.say({ t: 'pong' });
  }
  expect(lost).toBe(0);
  vi.advanceTimersByTime(seconds * 1000 - 1);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(1);
  expect(lost).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  end();
});

it('says which table it opens, the newest one when it connects again, and nothing of an id that is none', () => {
  const addressOf = (n: number): string => FakeSocket.all[n].url;
  const clients = [openRemoteTable('one')];
  expect(addressOf(0)).toBe(`ws://localhost/api/socket?v=${VERSION}&table=one`);
  clients.push(openRemoteTable('two'), openRemoteTable('?no=table'));
  expect(FakeSocket.all).toHaveLength(1);
  reconnect();
  expect(addressOf(1)).toBe(`ws://localhost/api/socket?v=${VERSION}&table=two`);
  for (const each of clients) each.close();
  const end = subscribe({ open: () => {}, message: () => {}, lost: () => {} });
  expect(addressOf(2)).toBe(`ws://localhost/api/socket?v=${VERSION}`);
  end();
});

it('sends an act again, with its id, that the server could not do just now', () => {
  const client = openRemoteTable('t');
  const [socket] = FakeSocket.all;
  socket.say({ t: 'welcome', version: 1, person: null });
  client.act({ do: 'pass' });
  const acts = () => socket.sent.filter((message) => message.t === 'act');
  const fail = (code: string): void => socket.say({ t: 'error', table: 't', id: acts()[0].id, code, text: 'No.' });
  fail('storage');
  expect(acts()).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(acts()).toHaveLength(2);
  fail('not-here');
  vi.advanceTimersByTime(1000);
  expect(socket.sent.slice(-2).map(({ t }) => t)).toEqual(['join', 'act']);
  expect(new Set(acts().map(({ id }) => id)).size).toBe(1);
  expect(client.model.trouble.value).toBeNull();
  for (const code of ['busy', 'future', ...Array(6).fill('storage')]) {
    fail(code);
    expect([client.model.trouble.value, client.model.sent.value]).toEqual([null, { do: 'pass' }]);
    vi.advanceTimersByTime(1000);
  }
  expect(acts()).toHaveLength(11);
  fail('storage');
  vi.advanceTimersByTime(5000);
  expect(acts()).toHaveLength(11);
  expect(client.model.trouble.value).toMatchObject({ code: 'storage' });
  // The next act begins anew.
  client.act({ do: 'pass' });
  const { id } = acts()[11];
  socket.say({ t: 'error', table: 't', id, code: 'busy', text: 'No.' });
  vi.advanceTimersByTime(1000);
  expect(acts()[12].id).toBe(id);
  socket.say({ t: 'error', table: 't', id, code: 'refused', text: 'No.' });
  vi.advanceTimersByTime(5000);
  expect(acts()).toHaveLength(13);
  expect([client.model.trouble.value?.code, client.model.sent.value]).toEqual(['refused', null]);
  client.close();
});

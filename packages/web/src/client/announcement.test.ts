/** What the server's administrator tells people: announcements, and that they are banned. */
import { afterEach, expect, it, vi } from 'vitest';
import { announcement, dismissAnnouncement } from './announcement.ts';
import { findMe } from './me.ts';
import { subscribe } from './socket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows an announcement until it is put away, and the next one', async () => {
  let notice: object | undefined = { text: 'Down at noon.', until: '2026-11-18T12:00:00.000Z' };
  vi.stubGlobal('fetch', async () => Response.json({ person: null, notice }));
  await findMe();
  expect(announcement.value).toBe('Down at noon.');
  dismissAnnouncement();
  await findMe();
  expect(announcement.value).toBe('');
  notice = { text: 'Back again.', until: '2026-11-18T13:00:00.000Z' };
  await findMe();
  expect(announcement.value).toBe('Back again.');
  notice = undefined;
  await findMe();
  expect(announcement.value).toBe('');
});

it('says why somebody is banned, and does not connect again', () => {
  vi.useFakeTimers();
  const made: { onmessage?: (event: object) => void; onclose?: (event: object) => void; close(): void }[] = [];
  class Socket {
    constructor() {
      made.push(this as (typeof made)[number]);
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const lost: unknown[] = [];
  const end = subscribe({ open: () => {}, message: () => {}, lost: (why) => lost.push(why) });
  const text = 'You are banned from this server: spam.';
  made[0].onmessage?.({ data: JSON.stringify({ t: 'error', code: 'banned', text }) });
  made[0].onclose?.({ code: 4004 });
  vi.advanceTimersByTime(60_000);
  expect(lost).toEqual([{ code: 'banned', text }]);
  expect(made).toHaveLength(1);
  end();
});

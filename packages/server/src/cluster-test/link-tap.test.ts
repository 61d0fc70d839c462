import { Random } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { SEAL } from '../cluster/handshake.ts';
import { type LinkItem, packetsOf } from '../cluster/link-messages.ts';
import { frameOf } from '../frames.ts';
import { LinkTap } from './link-tap.ts';

/** A packet as a WebSocket frame of a server, sealed with anything. */
function wired(items: readonly LinkItem[]): Buffer {
  const [parts] = packetsOf(items);
  const body = Buffer.concat([...parts, Buffer.alloc(SEAL)]);
  const head = Buffer.from([0x82, 126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, body]);
}

it('of more frames than it keeps, it keeps a sample of all', () => {
  const tap = new LinkTap(new Random('tap'), 50);
  const pass = tap.open();
  pass('out', Buffer.from('HTTP/1.1 101\r\n\r\n'));
  pass('back', Buffer.from('GET / HTTP/1.1\r\n\r\n'));
  const join = { t: 'join', member: 1, table: 't', person: 'ana', network: '', have: 0, gives: false } as const;
  pass('out', wired([join]));
  const COUNT = 1000;
  for (let i = 0; i < COUNT; i++) pass('back', wired([{ frame: frameOf(String(i)), members: [1], seen: 0 }]));
  expect([tap.frames.length, tap.unkept, tap.faults]).toEqual([50, COUNT - 50, 0]);
  const kept = tap.frames.map(({ text, person }) => (person === 'ana' ? Number(text) : Number.NaN));
  expect(new Set(kept).size).toBe(50);
  // From every quarter of the time.
  for (let from = 0; from < COUNT; from += COUNT / 4)
    expect(kept.filter((n) => n >= from && n < from + COUNT / 4).length).toBeGreaterThan(4);
});

import { expect, it } from 'vitest';
import { type LinkItem, PACKET, packetsOf, readPacket } from './link-messages.ts';

it('what is sent in one turn goes in packets that the other node accepts, in order', () => {
  const items: LinkItem[] = [];
  for (let member = 0; member < 20; member++)
    items.push(
      { frame: Buffer.alloc(700_000, member), members: [member], seen: 3 },
      { t: 'moved', member },
      { t: 'call', member, call: 1, text: 'é' },
    );
  const packets = packetsOf(items).map((parts) => Buffer.concat(parts));
  expect(packets.length).toBeGreaterThan(1);
  expect(Math.max(...packets.map(({ length }) => length))).toBeLessThan(PACKET / 2);
  const read = packets.flatMap((packet) => [...readPacket(packet)]);
  // Comparing bytes one by one would take a minute.
  const short = (item: LinkItem) => ('frame' in item ? { ...item, frame: item.frame.toString('latin1') } : item);
  expect(read.map(short)).toEqual(items.map(short));
  expect(packetsOf([])).toEqual([]);
});

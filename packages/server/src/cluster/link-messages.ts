/**
 * What two nodes say to each other. Many messages travel in one packet, in order. A frame is finished: the node of the members
 * passes its bytes on without reading them.
 */
import * as v from 'valibot';
import { TABLE_OPERATIONS } from '../tables/table-requests.ts';

/** The most bytes of one packet. */
export const PACKET = 8 << 20;
/** A packet with so many bytes gets no more items; `sync` of a long game has tens of kilobytes. */
const FULL = 1 << 20;
/** The most members of one frame in a packet. */
export const MEMBERS = 0xffff;

const id = v.pipe(v.string(), v.maxLength(64));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const person = v.strictObject({ id, name: v.pipe(v.string(), v.maxLength(200)) });

const message = v.variant('t', [
  /** A connection of the sending node joins a table of the receiving one. */
  v.strictObject({
    t: v.literal('join'),
    member: count,
    table: id,
    person: v.nullable(id),
    network: v.pipe(v.string(), v.maxLength(100)),
    have: count,
    gives: v.boolean(),
  }),
  v.strictObject({ t: v.literal('leave'), member: count }),
  v.strictObject({
    t: v.literal('ask'),
    call: count,
    op: v.picklist(TABLE_OPERATIONS),
    table: id,
    person,
    body: v.optional(v.unknown()),
  }),
  /** Asks the owner to give a table up. */
  v.strictObject({ t: v.literal('release'), call: count, table: id }),
  v.strictObject({ t: v.literal('answer'), call: count, answer: v.unknown() }),
  /** The table of a call has another owner. */
  v.strictObject({ t: v.literal('elsewhere'), call: count }),
  /** The table of a member has been removed, or has moved. */
  v.strictObject({ t: v.literal('closed'), member: count }),
  v.strictObject({ t: v.literal('moved'), member: count }),
]);
export type LinkMessage = v.InferOutput<typeof message>;

/** What the client of a member sent: an act, randomness or talk. */
export interface ClientCall {
  readonly t: 'call';
  readonly member: number;
  readonly call: number;
  readonly text: string;
}

/** A client's frame for some members, who have `seen` events of the table once they have it; 0: as many as before. */
export interface Delivery {
  readonly frame: Buffer;
  readonly members: number[];
  readonly seen: number;
}

export type LinkItem = LinkMessage | ClientCall | Delivery;

const TEXT = 0;
const FRAME = 1;
const CALL = 2;
/** The most bytes of what a client sent. */
const MOST = 20_000;

/**
 * The items as packets of about `FULL` bytes, each as its parts: one, except in a turn in which very much is sent.
 *
 * @example for (const parts of packetsOf([{ t: 'leave', member: 3 }])) socket.send(seal.close(parts));
 */
export function packetsOf(items: readonly LinkItem[]): Buffer[][] {
  const packets: Buffer[][] = [];
  let size = FULL;
  for (const item of items) {
    if (size >= FULL) size = packets.push([]) && 0;
    for (const part of partsOf(item)) {
      packets[packets.length - 1].push(part);
      size += part.length;
    }
  }
  return packets;
}

function partsOf(item: LinkItem): Buffer[] {
  if ('frame' in item) return deliveryParts(item);
  return item.t === 'call' ? [callPart(item)] : textParts(item);
}

/** Acts are frequent: no JSON around what is JSON already, and no schema. */
function callPart({ member, call, text }: ClientCall): Buffer {
  const size = Buffer.byteLength(text);
  const part = Buffer.allocUnsafe(13 + size);
  part[0] = CALL;
  part.writeUInt32BE(8 + size, 1);
  part.writeUInt32BE(member, 5);
  part.writeUInt32BE(call, 9);
  part.write(text, 13);
  return part;
}

function textParts(item: LinkMessage): Buffer[] {
  const body = Buffer.from(JSON.stringify(item));
  const head = Buffer.allocUnsafe(5);
  head[0] = TEXT;
  head.writeUInt32BE(body.length, 1);
  return [head, body];
}

function deliveryParts({ frame, members, seen }: Delivery): Buffer[] {
  const head = Buffer.allocUnsafe(11 + 4 * members.length);
  head[0] = FRAME;
  head.writeUInt32BE(frame.length, 1);
  head.writeUInt32BE(seen, 5);
  head.writeUInt16BE(members.length, 9);
  for (const [i, member] of members.entries()) head.writeUInt32BE(member, 11 + 4 * i);
  return [head, frame];
}

/** The messages of a packet; throws if it is not one. */
export function* readPacket(packet: Buffer): Generator<LinkItem> {
  for (let at = 0; at < packet.length; ) {
    const size = packet.readUInt32BE(at + 1);
    const isFrame = packet[at] === FRAME;
    const members = isFrame ? packet.readUInt16BE(at + 9) : 0;
    const start = at + (isFrame ? 11 + 4 * members : 5);
    if (packet[at] > CALL || start + size > packet.length) throw new Error('This is not a packet of a node.');
    const body = packet.subarray(start, start + size);
    if (isFrame)
      yield {
        frame: body,
        members: Array.from({ length: members }, (_, i) => packet.readUInt32BE(at + 11 + 4 * i)),
        seen: packet.readUInt32BE(at + 5),
      };
    else yield packet[at] === CALL ? callIn(body) : v.parse(message, JSON.parse(body.toString()));
    at = start + size;
  }
}

function callIn(body: Buffer): ClientCall {
  if (body.length > MOST) throw new Error('A node passes on more than a client may send.');
  return { t: 'call', member: body.readUInt32BE(0), call: body.readUInt32BE(4), text: body.toString('utf8', 8) };
}

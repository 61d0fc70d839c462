/**
 * Reads what nodes send each other, as it passes a proxy: WebSocket frames that hold packets of the link. Notes every frame for
 * a client with the member to whom it is addressed, and everything that looks like a secret.
 */
import type { Random } from '@followsuit/engine';
import { SEAL } from '../cluster/handshake.ts';
import { type ClientCall, type LinkMessage, readPacket } from '../cluster/link-messages.ts';
import type { Direction, ProxyTap } from './fault-proxy.ts';

/** A message for a client that crossed a link. */
export interface TappedFrame {
  readonly person: string | null;
  readonly table: string;
  readonly text: string;
}

const OTHER: Readonly<Record<Direction, Direction>> = { out: 'back', back: 'out' };
/** Secrets, pledges and parts are 32 bytes as hexadecimal digits. */
const HEX = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
/** The most frames that are kept: of more, a random sample. */
const KEPT = 300_000;

export class LinkTap {
  readonly frames: TappedFrame[] = [];
  /** Everything that may be a secret. */
  readonly digits = new Set<string>();
  bytes = 0;
  /** Packets that could not be read. */
  faults = 0;
  /** Frames that were too many to keep, and so are not checked. */
  unkept = 0;
  private readonly random: Random;
  private readonly most: number;

  constructor(random: Random, most = KEPT) {
    this.random = random;
    this.most = most;
  }

  /** The tap of a new connection. */
  open(): ProxyTap {
    const members = { out: new Map<number, TappedFrame>(), back: new Map<number, TappedFrame>() };
    const reader = (direction: Direction): FrameReader =>
      new FrameReader((data, isBinary) => {
        for (const [digits] of data.toString('latin1').matchAll(HEX)) this.digits.add(digits);
        if (!isBinary) return; // the handshake
        try {
          this.read(data.subarray(0, -SEAL), members[direction], members[OTHER[direction]]);
        } catch {
          this.faults++;
        }
      });
    const readers = { out: reader('out'), back: reader('back') };
    return (direction, bytes) => {
      this.bytes += bytes.length;
      readers[direction].push(bytes);
    };
  }

  /** `own`: the members of whoever sent the packet; `others`: those of whoever gets it. */
  private read(packet: Buffer, own: Map<number, TappedFrame>, others: ReadonlyMap<number, TappedFrame>): void {
    for (const item of readPacket(packet)) {
      if (!('frame' in item)) {
        noteMember(item, own);
        continue;
      }
      for (const member of item.members) {
        const found = others.get(member);
        if (found) this.keep(found, item.frame);
        else this.faults++;
      }
    }
  }

  /** Every frame that ever passed is equally likely to be kept. */
  private keep(member: TappedFrame, frame: Buffer): void {
    const isFull = this.frames.length >= this.most;
    const place = isFull ? this.random.below(this.frames.length + ++this.unkept) : this.frames.length;
    if (place < this.most) this.frames[place] = { ...member, text: textOf(frame) };
  }
}

function noteMember(message: LinkMessage | ClientCall, members: Map<number, TappedFrame>): void {
  if (message.t === 'join') members.set(message.member, { person: message.person, table: message.table, text: '' });
}

/** The text in a server's frame, which is neither masked nor fragmented. */
function textOf(frame: Buffer): string {
  const short = frame[1] & 0x7f;
  return frame.toString('utf8', short < 126 ? 2 : short === 126 ? 4 : 10);
}

/** Takes a stream of WebSocket frames (RFC 6455) apart, after the HTTP head. */
class FrameReader {
  private rest: Buffer = Buffer.alloc(0);
  private isUpgraded = false;
  private readonly take: (data: Buffer, isBinary: boolean) => void;

  constructor(take: (data: Buffer, isBinary: boolean) => void) {
    this.take = take;
  }

  push(bytes: Buffer): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    if (!this.isUpgraded) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.isUpgraded = true;
      this.rest = this.rest.subarray(end + 4);
    }
    for (let size = this.next(); size > 0; size = this.next()) this.rest = this.rest.subarray(size);
  }

  /** Takes the first frame, if it is complete; returns its size, or 0. */
  private next(): number {
    const { rest } = this;
    if (rest.length < 2) return 0;
    const short = rest[1] & 0x7f;
    const isMasked = (rest[1] & 0x80) !== 0;
    const extra = short < 126 ? 0 : short === 126 ? 2 : 8;
    const head = 2 + extra + (isMasked ? 4 : 0);
    if (rest.length < head) return 0;
    const size = extra === 0 ? short : extra === 2 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + size) return 0;
    const data = Buffer.from(rest.subarray(head, head + size));
    if (isMasked) for (let i = 0; i < size; i++) data[i] ^= rest[head - 4 + (i % 4)];
    const opcode = rest[0] & 0xf;
    if (opcode <= 2) this.take(data, opcode === 2);
    return head + size;
  }
}

/**
 * How two nodes know each other: both can read the key in the database, and both make the keys of their link from it and from what
 * each has just said. The key itself never travels. Every packet is sealed, the first one of each node being its proof: whoever only
 * passes on what two nodes say can neither add, change, repeat nor leave out anything.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { LinkVersions } from './link-versions.ts';

/** Milliseconds that a handshake may take. */
const PATIENCE = 3000;
/** Bytes of a seal. */
export const SEAL = 16;

const hello = v.strictObject({
  version: v.number(),
  node: v.pipe(v.string(), v.maxLength(64)),
  nonce: v.pipe(v.string(), v.maxLength(64)),
});

/** Seals the packets that this node sends over a link, and opens those of the other. */
export class LinkSeal {
  private readonly sending: Buffer;
  private readonly receiving: Buffer;
  private sent = 0;
  private received = 0;

  constructor(sending: Buffer, receiving: Buffer) {
    this.sending = sending;
    this.receiving = receiving;
  }

  /** The parts of a packet as one buffer, with the seal at its end. */
  close(parts: readonly Uint8Array[]): Buffer {
    return Buffer.concat([...parts, sealOf(this.sending, this.sent++, parts)]);
  }

  /** The packet without its seal; throws unless it is the next one that the other node has sealed. */
  open(sealed: Buffer): Buffer {
    const end = Math.max(0, sealed.length - SEAL);
    const packet = sealed.subarray(0, end);
    const given = sealed.subarray(end);
    if (given.length !== SEAL || !timingSafeEqual(given, sealOf(this.receiving, this.received, [packet])))
      throw new Error('A packet does not have the seal of its node.');
    this.received++;
    return packet;
  }
}

function sealOf(key: Buffer, n: number, parts: readonly Uint8Array[]): Buffer {
  const counter = Buffer.alloc(8);
  counter.writeUIntBE(n, 2, 6);
  const hash = createHmac('sha256', key).update(counter);
  for (const part of parts) hash.update(part);
  return hash.digest().subarray(0, SEAL);
}

/** A node that this one connects to, and the version of messages that it asks for. */
export interface DialedNode {
  readonly node: string;
  readonly version: number;
}

export interface LinkEnds {
  readonly own: string;
  /** Null if the other has connected to this one. */
  readonly dialed: DialedNode | null;
  /** What this node speaks. */
  readonly versions: LinkVersions;
  readonly key: string;
}

/** Resolves to the node at the other end of a socket; rejects if it does not prove that it is one of the cluster. */
export async function shakeHands(
  socket: WebSocket,
  inbox: Inbox,
  { own, dialed, versions, key }: LinkEnds,
): Promise<{ readonly node: string; readonly seal: LinkSeal; readonly version: number }> {
  const nonce = randomBytes(18).toString('base64url');
  const greet = (version: number): void => socket.send(JSON.stringify({ version, node: own, nonce }));
  if (dialed) greet(dialed.version);
  const theirs = v.parse(hello, JSON.parse(String(await inbox.next())));
  const { node } = theirs;
  // Whoever connects says what both speak; one that does not know what this node speaks may say more.
  const version = dialed ? dialed.version : Math.min(versions.newest, Math.max(versions.oldest, theirs.version));
  if (!dialed) greet(version);
  if (theirs.version !== version)
    throw new Error(`The node at the other end has link version ${theirs.version}, this one ${version}.`);
  if (node === own) throw new Error('A node has reached itself: two nodes have the same --node-url.');
  if (dialed && node !== dialed.node) throw new Error('Another node answers at its address.');
  // Of two nodes the first connects: a stranger who connects to both cannot be the link between them.
  if (!dialed && node > own) throw new Error('A node has connected to one that connects to it.');
  const said = [own, nonce, node, theirs.nonce];
  const agreed = JSON.stringify(dialed ? said : [...said.slice(2), ...said.slice(0, 2)]);
  const keyOf = (from: string): Buffer => createHmac('sha256', key).update(`link ${from} ${agreed}`).digest();
  const seal = new LinkSeal(keyOf(own), keyOf(node));
  socket.send(seal.close([]));
  const proof = seal.open(await inbox.next());
  if (proof.length > 0) throw new Error('A node begins with something else than its proof.');
  return { node, seal, version };
}

/** The messages of a socket, kept until somebody takes them: the first packets may come together with the proof. */
export class Inbox {
  private readonly heard: Buffer[] = [];
  private take: ((data: Buffer) => void) | null = null;
  private wake = (): void => {};
  private failure: Error | null = null;
  private readonly timer = setTimeout(() => this.fail('A node did not answer in time.'), PATIENCE);

  constructor(socket: WebSocket) {
    socket.on('message', (data: RawData) => {
      if (this.take) this.take(data as Buffer);
      else this.heard.push(data as Buffer);
      this.wake();
    });
    socket.on('close', () => this.fail('A node closed the connection.'));
  }

  async next(): Promise<Buffer> {
    for (;;) {
      const data = this.heard.shift();
      if (data) return data;
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** From now on calls `take` with every message. */
  handOver(take: (data: Buffer) => void): void {
    clearTimeout(this.timer);
    this.take = take;
    for (const data of this.heard.splice(0)) take(data);
  }

  private fail(text: string): void {
    clearTimeout(this.timer);
    this.failure ??= new Error(text);
    this.wake();
  }
}

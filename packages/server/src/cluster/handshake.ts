/**
 * How two nodes know each other: both can read the key in the database, and each proves it by an HMAC over the other's nonce. The
 * key itself never travels.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { LINK_VERSION } from './link-messages.ts';

/** Milliseconds that a handshake may take. */
const PATIENCE = 3000;

const hello = v.strictObject({
  version: v.number(),
  node: v.pipe(v.string(), v.maxLength(64)),
  nonce: v.pipe(v.string(), v.maxLength(64)),
});
const proof = v.strictObject({ proof: v.pipe(v.string(), v.maxLength(64)) });

const proofOf = (key: string, from: string, to: string, nonce: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([from, to, nonce]))
    .digest('base64url');

function isProof(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Resolves to the node at the other end of a socket; rejects if it does not prove that it is one of the cluster. */
export async function shakeHands(socket: WebSocket, inbox: Inbox, own: string, key: string): Promise<string> {
  const nonce = randomBytes(18).toString('base64url');
  socket.send(JSON.stringify({ version: LINK_VERSION, node: own, nonce }));
  const theirs = v.parse(hello, JSON.parse(await inbox.next()));
  if (theirs.version !== LINK_VERSION)
    throw new Error(`The node at the other end has link version ${theirs.version}, this one ${LINK_VERSION}.`);
  if (theirs.node === own) throw new Error('A node has reached itself: two nodes have the same --node-url.');
  socket.send(JSON.stringify({ proof: proofOf(key, own, theirs.node, theirs.nonce) }));
  const given = v.parse(proof, JSON.parse(await inbox.next()));
  if (!isProof(given.proof, proofOf(key, theirs.node, own, nonce)))
    throw new Error('A node could not prove that it belongs to this cluster.');
  return theirs.node;
}

/** The messages of a socket, kept until somebody takes them: the first packets may come together with the last proof. */
export class Inbox {
  private readonly heard: RawData[] = [];
  private take: ((data: RawData) => void) | null = null;
  private wake = (): void => {};
  private failure: Error | null = null;
  private readonly timer = setTimeout(() => this.fail('A node did not answer in time.'), PATIENCE);

  constructor(socket: WebSocket) {
    socket.on('message', (data) => {
      if (this.take) this.take(data);
      else this.heard.push(data);
      this.wake();
    });
    socket.on('close', () => this.fail('A node closed the connection.'));
  }

  async next(): Promise<string> {
    for (;;) {
      const data = this.heard.shift();
      if (data) return String(data);
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** From now on calls `take` with every message. */
  handOver(take: (data: RawData) => void): void {
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

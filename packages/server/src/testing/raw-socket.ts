/** A WebSocket client that writes frames byte by byte, as no library would. */
import { createConnection, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export const OPCODES = { more: 0x0, text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

/** A frame of at most 125 bytes, masked with zeros. @example frame('ping') */
export function frame(kind: keyof typeof OPCODES, data = '', last = true): Buffer {
  const head = [OPCODES[kind] | (last ? 0x80 : 0), 0x80 | data.length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), Buffer.from(data)]);
}

export const times = (count: number, bytes: Buffer): Buffer => Buffer.concat(Array(count).fill(bytes));

export class RawSocket {
  readonly stream: Socket;
  closed = false;
  private heard: Buffer = Buffer.alloc(0);
  private readonly upgraded: Promise<void>;

  private constructor(base: string, headers: Record<string, string>, path: string) {
    const { port, hostname, host } = new URL(base);
    this.stream = createConnection(Number(port), hostname);
    this.stream.setNoDelay(true);
    const lines = Object.entries({
      host,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-version': '13',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    this.stream.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    this.upgraded = new Promise((resolve, reject) => {
      this.stream.on('data', (chunk) => {
        this.heard = Buffer.concat([this.heard, chunk]);
        const end = this.heard.indexOf('\r\n\r\n');
        if (end < 0 || !this.heard.subarray(0, 5).equals(Buffer.from('HTTP/'))) return;
        const status = String(this.heard.subarray(9, 12));
        this.heard = this.heard.subarray(end + 4);
        if (status === '101') resolve();
        else reject(new Error(status));
      });
      this.stream.on('close', () => {
        this.closed = true;
        reject(new Error('closed'));
      });
    });
    // The server may reset a connection while the client is still writing.
    this.stream.on('error', () => {});
    onTestFinished(() => void this.stream.destroy());
  }

  /** Connects; rejects with the status of a refused handshake. */
  static async connect(base: string, headers: Record<string, string> = {}, path = '/api/socket'): Promise<RawSocket> {
    const socket = new RawSocket(base, headers, path);
    await socket.upgraded;
    return socket;
  }

  write(bytes: Buffer): boolean {
    return !this.closed && this.stream.write(bytes);
  }

  /** Writes until the connection closes or `more` is false, as fast as the server reads. */
  async flood(bytes: Buffer, more: () => boolean = () => true): Promise<void> {
    while (!this.closed && more())
      await new Promise<void>((resolve) => {
        this.stream.once('close', resolve);
        this.stream.write(bytes, () => {
          this.stream.off('close', resolve);
          setImmediate(resolve);
        });
      });
  }

  /** The frames received so far. */
  frames(): { kind: number; data: Buffer }[] {
    const found: { kind: number; data: Buffer }[] = [];
    for (let at = 0; at + 2 <= this.heard.length; ) {
      const short = this.heard[at + 1];
      const head = short === 126 ? 4 : 2;
      const size = short === 126 ? this.heard.readUInt16BE(at + 2) : short;
      found.push({ kind: this.heard[at] & 0xf, data: this.heard.subarray(at + head, at + head + size) });
      at += head + size;
    }
    return found;
  }

  count(kind: keyof typeof OPCODES): number {
    return this.frames().filter((each) => each.kind === OPCODES[kind]).length;
  }

  /** The code with which the server closes the socket, if it does. */
  get closeCode(): number | undefined {
    return this.frames()
      .find(({ kind }) => kind === OPCODES.close)
      ?.data.readUInt16BE(0);
  }
}

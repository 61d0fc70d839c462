/**
 * A TCP proxy that stands for the network between two processes. It cuts either direction, delays, and breaks connections. What
 * is sent while a direction is cut arrives when it heals, as TCP repeats lost packets: late commits are part of the test.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Towards the target, or back from it. */
export type Direction = 'out' | 'back';

/** What happens to some bytes: they pass, pass after some milliseconds, are lost, or the connection breaks. */
export type ProxyVerdict = 'pass' | 'lose' | 'break' | number;

/** Judges the bytes of one connection. */
export type Filter = (direction: Direction, bytes: Buffer) => ProxyVerdict;

/** Reads the bytes of one connection as they are sent. */
export type ProxyTap = (direction: Direction, bytes: Buffer) => void;

/** Bytes that a cut direction holds before the sender has to wait. */
const HELD = 1 << 20;

/** One direction of one connection. */
class Pipe {
  private readonly from: Socket;
  private readonly to: Socket;
  private readonly held: Buffer[] = [];
  private size = 0;
  private hasEnded = false;
  private isCut = false;
  /** When the last bytes leave that were delayed. */
  private busyUntil = 0;

  constructor(from: Socket, to: Socket) {
    this.from = from;
    this.to = to;
  }

  send(bytes: Buffer, delay: number): void {
    const now = performance.now();
    const at = Math.max(this.busyUntil, now + delay);
    this.busyUntil = at;
    if (at <= now) this.deliver(bytes);
    else setTimeout(() => this.deliver(bytes), at - now);
  }

  private deliver(bytes: Buffer): void {
    if (!this.isCut) {
      if (this.to.writable) this.to.write(bytes);
      return;
    }
    this.held.push(bytes);
    this.size += bytes.length;
    if (this.size > HELD) this.from.pause();
  }

  /** The sender has ended its side, or the whole connection. */
  end(): void {
    this.hasEnded = true;
    if (!this.isCut) setTimeout(() => this.to.end(), Math.max(0, this.busyUntil - performance.now()));
  }

  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) return;
    for (const bytes of this.held.splice(0)) this.deliver(bytes);
    this.size = 0;
    this.from.resume();
    if (this.hasEnded) this.end();
  }
}

interface Connection {
  /** The address from which it came. */
  readonly source: string;
  readonly pipes: Readonly<Record<Direction, Pipe>>;
  destroy(): void;
}

export class FaultProxy {
  readonly port: number;
  /** Milliseconds that everything takes, in each direction. */
  readonly delay: Record<Direction, number> = { out: 0, back: 0 };
  /** Called for each new connection. */
  filter: () => Filter | null = () => null;
  tap: () => ProxyTap | null = () => null;
  private readonly server: Server;
  private readonly target: () => number;
  private readonly connections = new Set<Connection>();
  private cuts: { readonly direction: Direction; readonly source: string | null }[] = [];

  private constructor(server: Server, target: () => number) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    this.target = target;
    server.on('connection', (socket) => this.accept(socket));
  }

  /** A proxy before a port on loopback, which may change: `target` is called for each connection. */
  static async open(target: () => number, host = '127.0.0.1'): Promise<FaultProxy> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return new FaultProxy(server, target);
  }

  private accept(client: Socket): void {
    const port = this.target();
    if (port === 0) {
      client.destroy();
      return;
    }
    const target = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const pipes = { out: new Pipe(client, target), back: new Pipe(target, client) };
    const source = client.remoteAddress ?? '';
    const connection = {
      source,
      pipes,
      destroy: () => {
        client.destroy();
        target.destroy();
      },
    };
    for (const cut of this.cuts) if (applies(cut.source, source)) pipes[cut.direction].cut(true);
    const [filter, tap] = [this.filter(), this.tap()];
    const sides = [
      ['out', client],
      ['back', target],
    ] as const;
    for (const [direction, from] of sides) {
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => {
        tap?.(direction, bytes);
        const verdict = filter?.(direction, bytes) ?? 'pass';
        if (verdict === 'break') connection.destroy();
        else if (verdict !== 'lose')
          pipes[direction].send(bytes, this.delay[direction] + (verdict === 'pass' ? 0 : verdict));
      });
      from.on('end', () => pipes[direction].end());
      from.on('error', () => pipes[direction].end());
      from.on('close', () => {
        pipes[direction].end();
        if (client.destroyed && target.destroyed) this.connections.delete(connection);
      });
    }
    this.connections.add(connection);
  }

  /** Cuts one direction, for all connections or those from an address: they stay open, and nothing arrives any more. */
  cut(direction: Direction, source: string | null = null): void {
    this.cuts.push({ direction, source });
    for (const each of this.connections) if (applies(source, each.source)) each.pipes[direction].cut(true);
  }

  get isCut(): boolean {
    return this.cuts.length > 0;
  }

  /** Everything passes again, and what was held arrives. */
  heal(): void {
    this.cuts = [];
    for (const { pipes } of this.connections) {
      pipes.out.cut(false);
      pipes.back.cut(false);
    }
  }

  /** Breaks all connections. */
  reset(): void {
    for (const connection of this.connections) connection.destroy();
  }

  close(): void {
    this.reset();
    this.server.close();
  }
}

const applies = (cut: string | null, source: string): boolean => cut === null || cut === source;

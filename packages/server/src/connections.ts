/** All connections: counted by network, pinged, and ended with their session. */
import websocket from '@fastify/websocket';
import { LIMITS, problem, VERSION } from '@followsuit/protocol';
import type { FastifyInstance } from 'fastify';
import type { Server } from './app.ts';
import { Connection } from './connection.ts';
import { networkOf } from './http/address.ts';
import { visitorOf } from './http/guards.ts';

/** Milliseconds between pings. */
const PING_INTERVAL = 30_000;
/** Milliseconds that clients have to close when the server stops. */
const PATIENCE = 1000;
const OTHER_VERSION = problem('version', `This server speaks version ${VERSION} of the protocol; load the page again.`);

export class Connections {
  private readonly all = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  get count(): number {
    return this.all.size;
  }

  /** Ends the connections of a session. */
  end(session: string): void {
    for (const connection of this.all) if (connection.session === session) connection.close(4001, 'signed out');
  }

  /** Closes all connections, and terminates those that do not answer. Clients reconnect when the server is back. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const connection of this.all) connection.close(1001, 'the server stops');
    const until = Date.now() + PATIENCE;
    while (this.all.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.all) connection.terminate();
  }

  async register(app: FastifyInstance, server: Server): Promise<void> {
    const { config, people, context, tables, rateLimits } = server;
    const services = { context, tables, limits: config.limits, rateLimits };
    await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } });
    this.timer = setInterval(() => this.check(), PING_INTERVAL);
    this.timer.unref();
    app.get(
      '/api/socket',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if ((this.byAddress.get(networkOf(request.ip)) ?? 0) >= config.connections)
            await reply.code(429).send({ code: 'rate', text: 'This address has too many connections.' });
        },
      },
      (socket, request) => {
        const address = networkOf(request.ip);
        this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
        socket.on('close', () => this.release(address));
        const { v } = request.query as { v?: unknown };
        if (v !== undefined && v !== String(VERSION)) {
          socket.on('error', () => {});
          socket.send(JSON.stringify(OTHER_VERSION));
          socket.close(4002, 'version');
          return;
        }
        // Messages wait in the socket until the sender is identified.
        socket.pause();
        visitorOf(people, request).then(
          (visitor) => {
            if (socket.readyState !== socket.OPEN) return;
            const connection = new Connection(socket, request.socket, visitor, { ...services, network: address });
            this.all.add(connection);
            socket.on('close', () => this.all.delete(connection));
            socket.resume();
          },
          () => socket.terminate(),
        );
      },
    );
  }

  check(): void {
    for (const connection of this.all) connection.check();
  }

  private release(address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}

/** How the server closes a socket: with a code, and without reading on from a client that does not stop. */
import type { Socket } from 'node:net';
import { LIMITS } from '@followsuit/protocol';
import type { WebSocket } from 'ws';

/** Milliseconds that a client has to answer the closing of its socket. */
export const CLOSE_TIMEOUT = 2000;
/** How much the server still reads while a socket closes: what was on its way, and the client's answer. */
const LAST_BYTES = 2 * LIMITS.message;

/** The codes with which the server has closed sockets; a socket itself reports only what its client answered. */
const codes = new WeakMap<WebSocket, number>();

/** Closes a socket. @example closeSocket(socket, request.socket, 4002, 'version') */
export function closeSocket(socket: WebSocket, stream: Socket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  stopReading(socket, stream, code);
}

/**
 * Stops reading a socket that is closing with a code, after a little more; `ws` destroys it after `CLOSE_TIMEOUT`. Destroying it at once
 * would often lose the code, and reading on would let the client keep the server busy.
 */
export function stopReading(socket: WebSocket, stream: Socket, code: number): void {
  codes.set(socket, code);
  let left = LAST_BYTES;
  stream.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) socket.pause();
  });
}

/** The code with which the server has closed a socket, if it has. */
export const serverCodeOf = (socket: WebSocket): number | undefined => codes.get(socket);

/**
 * The baseline: a bare relay that sends each message to everybody in the room, stores nothing and checks nothing. It pads
 * messages with blanks to `SIZE` bytes, so that it sends as much as a game does.
 */
import { WebSocket, WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const blanks = Buffer.alloc(Number(process.env.SIZE ?? 0), ' ');
const rooms = new Map<string, WebSocket[]>();

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? [];
  rooms.set(name, room);
  room.push(socket);
  socket.on('message', (data: Buffer) => {
    const message = Buffer.concat([data, blanks.subarray(data.length)]);
    for (const each of room) if (each.readyState === WebSocket.OPEN) each.send(message, { binary: false });
  });
  socket.on('error', () => {});
});
server.on('listening', () => {
  const { port } = server.address() as { port: number };
  console.log(`ws://127.0.0.1:${port}`);
});

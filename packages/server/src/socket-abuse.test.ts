/** What a single connection can cost the server: pings, fragments, and sockets that do not stop when they are closed. */
import type { Socket } from 'node:net';
import { LIMITS, VERSION } from '@followsuit/protocol';
import { expect, it } from 'vitest';
import { child } from './testing/child.ts';
import { frame, RawSocket, times } from './testing/raw-socket.ts';
import { newFolder, start } from './testing/start.ts';
import { HandTime } from './testing/time.ts';

/** A server whose clock stands still, so that no allowance grows while a test writes. */
async function scene() {
  const time = new HandTime();
  const started = await start({ limits: true, trustProxy: true, connections: 100 }, { time });
  /** The server's end of each connection. */
  const streams: Socket[] = [];
  started.server.app.server.on('connection', (stream: Socket) => streams.push(stream));
  const closedWith = async (socket: RawSocket, code: number): Promise<void> => {
    await expect.poll(() => socket.closeCode).toBe(code);
  };
  return { ...started, time, streams, closedWith, metrics: started.server.context.metrics };
}

const PATIENCE = LIMITS.burst + LIMITS.patience;

it.each(['ping', 'pong'] as const)('counts every %s, and closes a connection that sends too many', async (kind) => {
  const { base, metrics, closedWith } = await scene();
  const socket = await RawSocket.connect(base);
  socket.write(times(10_000, frame(kind)));
  await closedWith(socket, 1008);
  expect(metrics.controlFrames).toBe(PATIENCE + 1);
  expect(socket.count('pong')).toBe(kind === 'ping' ? LIMITS.burst : 0);
});

it('answers a ping with its data', async () => {
  const { base } = await scene();
  const socket = await RawSocket.connect(base);
  const data = 'x'.repeat(125);
  socket.write(frame('ping', data));
  await expect.poll(() => socket.count('pong')).toBe(1);
  expect(String(socket.frames().at(-1)?.data)).toBe(data);
});

it('counts pings, pongs and messages together', async () => {
  const { base, metrics, closedWith } = await scene();
  const socket = await RawSocket.connect(base);
  socket.write(times(PATIENCE, Buffer.concat([frame('ping'), frame('pong'), frame('text', '{"t":"ping"}')])));
  await closedWith(socket, 1008);
  expect(metrics.controlFrames + metrics.messages).toBe(PATIENCE + 1);
});

it('reads a message in a few pieces, and closes a connection that sends it in many', async () => {
  const { base, metrics, closedWith } = await scene();
  const socket = await RawSocket.connect(base);
  const pieces = (count: number): Buffer[] => [
    frame('text', '{"t":"ping"', false),
    ...Array.from({ length: count - 2 }, () => frame('more', ' ', false)),
    frame('more', '}'),
  ];
  socket.write(Buffer.concat(pieces(LIMITS.fragments)));
  await expect.poll(() => socket.frames().some(({ data }) => String(data) === '{"t":"pong"}')).toBe(true);
  // The last piece is missing: the message is never complete.
  socket.write(Buffer.concat(pieces(LIMITS.fragments + 2).slice(0, -1)));
  await closedWith(socket, 1008);
  expect(metrics.messages).toBe(1);
});

it('closes a connection that sends one frame in very many pieces', async () => {
  const { base, closedWith } = await scene();
  const socket = await RawSocket.connect(base);
  socket.write(Buffer.from([0x81, 0xfe, 0x1f, 0x40, 0, 0, 0, 0])); // 8000 bytes will follow
  let sent = 0;
  await socket.flood(Buffer.from(' '), () => ++sent < 7000 && socket.closeCode === undefined);
  await closedWith(socket, 1008);
  expect(sent).toBeLessThan(7000);
});

it('stops reading a connection that it closes, whatever that goes on sending', async () => {
  const { base, server, streams, closedWith } = await scene();
  const socket = await RawSocket.connect(base);
  const block = times(8192, frame('text', 'x')); // 56 KiB
  // The client never answers the closing, and never stops.
  await socket.flood(block);
  await closedWith(socket, 1008);
  const [stream] = streams;
  expect(stream.bytesRead).toBeLessThan(8 * block.length);
  expect(stream.bytesRead).toBeLessThan(socket.stream.bytesWritten);
  expect(server.connections.count).toBe(0);
});

it('closes a connection that a version is wrong for, also if it does not stop', async () => {
  const { base, streams } = await scene();
  const socket = await RawSocket.connect(base, {}, '/api/socket?v=99');
  const block = times(8192, frame('text', 'x'));
  await socket.flood(block);
  expect(socket.closeCode).toBe(4002);
  expect(streams[0].bytesRead).toBeLessThan(8 * block.length);
});

it('ignores the table in the address, which is for balancers, whatever it says', async () => {
  const { base } = await scene();
  const said = ['x'.repeat(8000), '%27%3B--', 'a&table=b&table[]=c', ''];
  for (const table of said) {
    const socket = await RawSocket.connect(base, {}, `/api/socket?v=${VERSION}&table=${table}`);
    await expect.poll(() => socket.count('text')).toBe(1);
    expect(String(socket.frames()[0].data)).toContain('"welcome"');
  }
});

it('takes no new connections of a network whose connections it has to close all the time', async () => {
  const { base, time, closedWith } = await scene();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const [eve, bo] = [from('192.0.2.1'), from('192.0.2.2')];
  for (let i = 0; i < LIMITS.kicks.burst; i++) {
    const socket = await RawSocket.connect(base, eve);
    // Every second one sends a frame that is no frame.
    socket.write(i % 2 === 0 ? times(PATIENCE + 1, frame('ping')) : Buffer.from([0xff, 0xff]));
    await closedWith(socket, i % 2 === 0 ? 1008 : 1002);
    socket.stream.destroy();
  }
  await expect(RawSocket.connect(base, eve)).rejects.toThrow('429');
  await RawSocket.connect(base, bo);
  await time.pass(LIMITS.kicks.every);
  await RawSocket.connect(base, eve);
});

it('answers others while twenty connections flood it, nearly as often as a server that nobody floods', async () => {
  const env = { FOLLOWSUIT_LIMITS: 'true' };
  const [attacked, quiet] = await Promise.all([child(newFolder(), env), child(newFolder(), env)]);
  let over = false;
  const floods = Array.from({ length: 20 }, async (_, i) => {
    const bytes = times(8192, i % 2 === 0 ? frame('ping') : frame('text', 'x'));
    while (!over) {
      const socket = await RawSocket.connect(attacked.base).catch(() => null);
      if (socket === null) return; // the server takes no more
      await socket.flood(bytes, () => !over);
    }
  });
  // Paced, so that the same burst at the start of the flood weighs little however fast the machine is.
  const answers = async (base: string, enough: (count: number) => boolean): Promise<number> => {
    let count = 0;
    for (; !enough(count); count++) {
      expect((await fetch(`${base}/health`)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return count;
  };
  const attackedCount = answers(attacked.base, () => over);
  const quietCount = await answers(quiet.base, (count) => count === 250);
  over = true;
  expect(await attackedCount).toBeGreaterThan(quietCount / 4);
  await Promise.all(floods);
});

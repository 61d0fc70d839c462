/** Robustness: a million bad messages; the process must survive, and its memory must stay flat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { badMessages } from './bad-messages.ts';
import { prepare } from './prepare.ts';
import { type Other, other, serverEnv } from './process.ts';

const AT_ONCE = 500;

export async function noiseLoad(count: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'followsuit-noise-'));
  const [table] = await prepare(data, 1);
  const server = await other('server', serverEnv(data), null);
  const mebibytes = (): string => `${Math.round(server.memory() / 2 ** 20)} MiB`;
  const start = performance.now();
  const shares = [count / 10, (count * 9) / 10];
  await send(server, table.tokens[0], table.id, shares[0], 'first');
  const first = mebibytes();
  await send(server, table.tokens[0], table.id, shares[1], 'rest');
  const seconds = (performance.now() - start) / 1000;
  const health = await (await fetch(`${server.url}/health`)).json();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const bad = /^followsuit_bad_messages_total (.*)$/m.exec(metrics)?.[1];
  console.log(
    `${count} bad messages in ${seconds.toFixed(0)} s, ${bad} of them unreadable; health ${JSON.stringify(health)}`,
  );
  console.log(`memory after a tenth ${first}, at the end ${mebibytes()}`);
  await server.end();
  rmSync(data, { recursive: true, force: true });
}

/** Sends noise over one connection, waiting for answers now and then; reopens a closed connection. */
async function send(server: Other, token: string, table: string, count: number, seed: string): Promise<void> {
  const url = `${server.url.replace('http', 'ws')}/api/socket`;
  const connect = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
      socket.on('error', reject);
      socket.once('message', () => {
        socket.send(JSON.stringify({ t: 'join', table }));
        resolve(socket);
      });
    });
  let socket = await connect();
  let sent = 0;
  for (const message of badMessages(count, seed, table)) {
    if (socket.readyState !== WebSocket.OPEN) socket = await connect();
    socket.send(message);
    if (++sent % AT_ONCE !== 0) continue;
    // The server answers a ping after everything before it.
    const answered = new Promise<void>((resolve) => {
      const hear = (data: unknown): void => {
        if (!String(data).includes(`"pong","id":"${sent}"`)) return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
      socket.once('close', () => resolve());
    });
    socket.send(JSON.stringify({ t: 'ping', id: String(sent) }));
    await answered;
    socket.removeAllListeners('close');
  }
  socket.terminate();
}

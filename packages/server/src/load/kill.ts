/** Durability: kill -9 at random moments under load; every acknowledged act must be stored, exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { WebSocket } from 'ws';
import { openDatabase } from '../store/database.ts';
import type { LineRow } from '../store/schema.ts';
import { Store } from '../store/store.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type Other, other, serverEnv } from './process.ts';

interface Known {
  /** By id: the acknowledged acts, and the number of events after each. */
  readonly done: Map<string, number>;
  /** The events that some client has seen. */
  shown: number;
}

export async function kill(times: number, count: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'followsuit-kill-'));
  const tables = await prepare(data, count);
  const known = tables.map((): Known => ({ done: new Map(), shown: 0 }));
  let ids = 0;
  for (let time = 0; time < times; time++) {
    const server = await other('server', serverEnv(data), null);
    const sockets = tables.flatMap((table, i) =>
      table.tokens.map((token, seat) => sit(server, table, seat, token, known[i], () => `${time}.${++ids}`)),
    );
    if (time === 0) await Promise.all(tables.map((table) => begin(server, table)));
    await underLoad(known);
    await server.end('SIGKILL');
    for (const socket of sockets) socket.terminate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Lines are only ever appended: verifying now and then, and at the end, covers each of them.
    const whole = (time + 1) % 10 === 0 || time === times - 1;
    const lost = await compare(data, tables, known, whole);
    if (lost !== null) throw new Error(`after kill ${time + 1}: ${lost}`);
    if ((time + 1) % 10 === 0) console.log(`${time + 1} kills, ${ids} acts sent`);
  }
  const acknowledged = known.reduce((sum, { done }) => sum + done.size, 0);
  console.log(`${times} kills: ${acknowledged} acts acknowledged, each of them there, once; every record verifies`);
  rmSync(data, { recursive: true, force: true });
}

/** Waits until acts are flowing, and then for a random moment. */
async function underLoad(known: readonly Known[]): Promise<void> {
  const acknowledged = (): number => known.reduce((sum, { done }) => sum + done.size, 0);
  const enough = acknowledged() + 3 * known.length;
  const until = Date.now() + 20_000;
  while (acknowledged() < enough && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
}

function sit(server: Other, table: Prepared, seat: number, token: string, known: Known, id: () => string): WebSocket {
  const url = `${server.url.replace('http', 'ws')}/api/socket`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', table: table.id })));
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data));
    if (answer.t === 'done') known.done.set(answer.id, answer.seq);
    if (answer.t !== 'sync' && answer.t !== 'step') return;
    known.shown = Math.max(known.shown, answer.seq);
    const act = answer.acts[Math.floor(Math.random() * answer.acts.length)];
    if (act) socket.send(JSON.stringify({ t: 'act', table: table.id, seat, id: id(), seen: answer.seq, act }));
  });
  return socket;
}

async function begin(server: Other, { id, tokens }: Prepared): Promise<void> {
  const headers = { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' };
  await fetch(`${server.url}/api/tables/${id}/start`, { method: 'POST', headers, body: '{}' });
}

/** What the database lacks of what clients have seen, in a sentence, or null. */
async function compare(
  data: string,
  tables: readonly Prepared[],
  known: readonly Known[],
  whole: boolean,
): Promise<string | null> {
  const store = new Store(await openDatabase({ data, url: null }));
  try {
    for (const [i, { id }] of tables.entries()) {
      const lines = (await store.table(id))?.lines ?? [];
      if (lines.length < known[i].shown) return `${known[i].shown} events were shown and ${lines.length} are there`;
      const kept = lines.flatMap(({ act_id }) => (act_id === null ? [] : [act_id]));
      if (new Set(kept).size !== kept.length) return 'an act is there twice';
      const there = new Set(kept);
      for (const act of known[i].done.keys())
        if (!there.has(act)) return `act ${act} was acknowledged and is not there`;
      const fault = whole ? faultIn(lines) : null;
      if (fault !== null) return fault;
    }
    return null;
  } finally {
    await store.close();
  }
}

function faultIn(lines: readonly LineRow[]): string | null {
  const verifier = new Verifier(gameOf);
  for (const { body } of lines) {
    const fault = verifier.line(JSON.parse(body));
    if (fault) return `a record breaks ${fault.rule}`;
  }
  return lines.length > 0 && verifier.end() ? 'a record ends between an act and what follows from it' : null;
}

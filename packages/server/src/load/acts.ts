/** Measures acts per second, and how long one takes to reach everybody at its table; compares with a bare relay. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computing, describeFigures, type Figures, Flow } from './flow.ts';
import { GAME, type Prepared, prepare, TABLE_SEATS } from './prepare.ts';
import { type Other, other, pinSelf, serverEnv } from './process.ts';

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Milliseconds that a seat waits before it acts; 0 for full speed. */
  readonly pace: number;
}

const seqOf = (text: string): number => {
  if (!text.startsWith('{"t":"s')) return 0;
  const at = text.indexOf('"seq":');
  return Number.parseInt(text.slice(at + 6, at + 16), 10);
};

/** The content of an answer to an act. */
function doneIn(text: string): number | null {
  if (text.startsWith('{"t":"done"')) return Number.parseInt(text.slice(text.lastIndexOf(':') + 1), 10);
  return text.startsWith('{"t":"error"') ? 0 : null;
}

let ids = 0;

/** The act of a seat that is to act: the first one offered. */
function actIn(text: string, table: string, seat: number): string | null {
  if (text === '' || text.endsWith('"acts":[],"barred":{}}')) return null;
  const at = text.lastIndexOf('"acts":[') + 8;
  const act = text.slice(at, text.indexOf('}', at) + 1);
  return `{"t":"act","table":"${table}","seat":${seat},"id":"${++ids}","seen":${seqOf(text)},"act":${act}}`;
}

/** A flow of acts at all tables of a server; the games have begun when it resolves. */
async function flowOn(server: Other, tables: readonly Prepared[], pace: number): Promise<Flow> {
  const flow = new Flow(
    TABLE_SEATS,
    {
      hello: (table) => `{"t":"join","table":"${tables[table].id}"}`,
      seq: seqOf,
      act: (text, table, seat) => actIn(text, tables[table].id, seat),
      done: doneIn,
    },
    pace,
  );
  const bearer = (table: number, seat: number) => ({ authorization: `Bearer ${tables[table].tokens[seat]}` });
  const url = `${server.url.replace('http', 'ws')}/api/socket`;
  await flow.connect(tables.length, () => url, bearer);
  for (let i = 0; i < tables.length; i += 100)
    await Promise.all(
      tables.slice(i, i + 100).map(async ({ id }, j) => {
        const headers = { ...bearer(i + j, 0), 'content-type': 'application/json' };
        const response = await fetch(`${server.url}/api/tables/${id}/start`, { method: 'POST', headers, body: '{}' });
        if (!response.ok) throw new Error(await response.text());
      }),
    );
  return flow;
}

/** The flow of acts on the server itself. */
export async function onServer({ tables: count, seconds, pace }: Load): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'followsuit-load-'));
  const tables = await prepare(data, count);
  const server = await other('server', serverEnv(data), 0);
  const before = server.memory();
  const flow = await flowOn(server, tables, pace);
  const figures = await flow.measure(seconds, server);
  const memory = (server.memory() - before) / count / 1024;
  console.log(`memory: ${memory.toFixed(0)} KiB a table with ${TABLE_SEATS} connected seats`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  const perTransaction = figure('followsuit_lines_total') / figure('followsuit_transactions_total');
  console.log(`storage: ${perTransaction.toFixed(1)} lines a transaction`);
  if (flow.errors.length > 0) console.log('errors:', flow.errors);
  flow.close();
  await server.end();
  rmSync(data, { recursive: true, force: true });
  return figures;
}

/** The same flow through a relay: the seats take turns, each sends a message like an act, and everybody gets `size` bytes. */
async function onRelay({ tables: count, seconds, pace }: Load, size: number): Promise<Figures> {
  const relay = await other('relay', { SIZE: String(size) }, 0);
  const message = (seq: number): string =>
    `{"t":"act","seq":${seq},"table":"0123456789abcdef","seat":0,"id":"${seq}","seen":1,"act":{"do":"play","card":"Kl"}}`;
  const seqIn = (text: string): number => Number.parseInt(text.slice(17, 27), 10);
  const flow = new Flow(
    TABLE_SEATS,
    {
      hello: () => null,
      seq: seqIn,
      act: (text, _table, seat) => (seqIn(text) % TABLE_SEATS === seat ? message(seqIn(text) + 1) : null),
      done: null,
    },
    pace,
  );
  await flow.connect(
    count,
    (table) => `${relay.url}/${table}`,
    () => ({}),
  );
  for (let table = 0; table < count; table++) flow.say(table, 0, message(1));
  const figures = await flow.measure(seconds, relay);
  flow.close();
  await relay.end();
  return figures;
}

export async function acts(load: Load): Promise<void> {
  pinSelf(1);
  const pace = load.pace > 0 ? `, each seat waiting about ${load.pace} ms` : ', as fast as they can';
  console.log(`${load.tables} tables, ${load.tables * TABLE_SEATS} sockets, ${GAME.id}${pace}`);
  const server = await onServer(load);
  console.log(describeFigures('server (durable)', server));
  const relay = await onRelay(load, Math.round(server.bytes / server.acts / TABLE_SEATS));
  console.log(describeFigures('bare relay', relay));
  const share = server.acts / server.seconds / (relay.acts / relay.seconds);
  const times = (computing(relay) / computing(server)).toFixed(2);
  console.log(`server / relay: ${share.toFixed(2)} of the acts; ${times} by time of computing`);
}

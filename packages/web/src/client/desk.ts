/** The page's side of its workers: started when first needed, asked by number, started again where they have stopped. */
import type { Message } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import type { Asked, FromPage, ToPage } from '../worker/talk.ts';
import { unkept } from './keeping.ts';

/** Milliseconds without a word until the worker is asked whether it is there, and from then until it is given up. */
const QUIET = 10_000;
const SILENT = 10_000;
/** So often within so many milliseconds it is started again; after that it is no use. */
const STARTS = 3;
const WITHIN = 60_000;

/** Hears that the workers have stopped; `again` where they can be started again. */
type Stop = (text: string, again: boolean) => void;

const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
const listeners = new Set<(text: string) => void>();
const stops = new Set<Stop>();
let stopTimes: readonly number[] = [];
let started: Promise<Worker> | null = null;
/** Workers that have said that they are ready. */
let running: readonly Worker[] = [];
/** The bots' end of the channel, until they are started. */
let botsEnd: MessagePort | null = null;
let watch: ReturnType<typeof setTimeout> | undefined;
let last = 0;

function start(name: 'tables' | 'bots'): Promise<Worker> {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => {
      worker.onerror = worker.onmessageerror = () => stopped(worker);
      running = [...running, worker];
      resolve(worker);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error(words.notices.gamesNotLoaded));
    };
  });
}

function desk(): Promise<Worker> {
  started ??= open().catch((error) => {
    started = null;
    throw error;
  });
  return started;
}

async function open(): Promise<Worker> {
  const channel = new MessageChannel();
  botsEnd = channel.port1;
  const tables = await start('tables');
  tables.onmessage = ({ data }: MessageEvent<ToPage>) => take(tables, data);
  tables.postMessage({ t: 'port', port: channel.port2 } satisfies FromPage, [channel.port2]);
  return tables;
}

/** The bots are loaded when there is a table for them: a list of tables needs none. */
function startBots(): void {
  const port = botsEnd;
  if (!port) return;
  botsEnd = null;
  start('bots').then(
    (bots) => bots.postMessage({ t: 'port', port } satisfies FromPage, [port]),
    () => {
      botsEnd = port; // another try with the next message
    },
  );
}

function take(tables: Worker, data: ToPage): void {
  heard(tables);
  if (typeof data === 'string') {
    for (const listen of [...listeners]) listen(data);
    return;
  }
  if (data.t === 'unkept') unkept.value ??= true;
  else if (data.t === 'no-bots') stopped(tables);
  else {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.t === 'got') asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.text));
  }
}

/** Whatever comes from the worker shows that it is there; as long as anybody needs it, it is watched on. */
function heard(tables: Worker): void {
  clearTimeout(watch);
  watch = undefined;
  if (waiting.size + listeners.size > 0) watchOver(tables);
}

/** A worker can end without a word, as where there is no memory left: only its silence tells. */
function watchOver(tables: Worker): void {
  watch ??= setTimeout(() => {
    tables.postMessage({ t: 'ping' } satisfies FromPage);
    watch = setTimeout(() => stopped(tables), SILENT);
  }, QUIET);
}

/** Ends what is left of the workers; they are started again by whoever needs them. */
function stopped(worker: Worker): void {
  if (!running.includes(worker)) return; // one that was ended before
  for (const each of running) each.terminate();
  running = [];
  started = null;
  botsEnd = null;
  clearTimeout(watch);
  watch = undefined;
  stopTimes = [...stopTimes.filter((time) => time > Date.now() - WITHIN), Date.now()];
  const again = stopTimes.length <= STARTS;
  const asked = [...waiting.values()];
  waiting.clear();
  for (const { reject } of asked) reject(new Error(again ? words.notices.askAgain : words.notices.stopped));
  for (const tell of [...stops]) tell(again ? words.notices.restarted : words.notices.stopped, again);
}

/** Asks the tables of this browser. @example const id = await ask('make', wanted) */
export async function ask<K extends keyof Asked>(what: K, ask: Asked[K]['ask']): Promise<Asked[K]['get']> {
  const opening = desk();
  if (what === 'make') startBots();
  const worker = await opening;
  const n = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve, reject });
    worker.postMessage({ t: 'ask', n, what, ask });
    watchOver(worker);
  });
}

/** Sends a message of the protocol. */
export async function tell(message: Message): Promise<void> {
  const opening = desk();
  if (message.t !== 'leave') startBots();
  const worker = await opening;
  worker.postMessage(message satisfies FromPage);
  if (listeners.size > 0) watchOver(worker);
}

/** Hears every answer of the protocol, as text; returns how to stop. */
export function hear(listen: (text: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Hears when the workers have stopped, in a sentence, and whether to go on; returns how to stop. */
export function hearStops(tell: Stop): () => void {
  stops.add(tell);
  return () => stops.delete(tell);
}

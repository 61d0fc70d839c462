/** The page's side of its workers: started when first needed, asked by number, started again where they have stopped. */
import type { ClientMessage } from '@followsuit/protocol';
import { batch } from '@preact/signals';
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
let bots: Worker | null = null;
/** The bots' end of the channel, until they are started. */
let botsEnd: MessagePort | null = null;
let watch: ReturnType<typeof setTimeout> | undefined;
let last = 0;

function start(name: 'tables' | 'bots'): Promise<Worker> {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => {
      worker.onerror = worker.onmessageerror = () => (name === 'bots' ? botsStopped(worker) : stopped(worker));
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
  const port = layChannel();
  const tables = await start('tables');
  tables.onmessage = ({ data }: MessageEvent<ToPage>) => take(tables, data);
  tables.postMessage({ t: 'port', port } satisfies FromPage, [port]);
  return tables;
}

/** A channel from the tables to bots that are still to be started; gives the tables' end. */
function layChannel(): MessagePort {
  const channel = new MessageChannel();
  botsEnd = channel.port1;
  return channel.port2;
}

/** The bots are loaded when there is a table for them: a list of tables needs none. */
function startBots(): void {
  const port = botsEnd;
  if (!port) return;
  botsEnd = null;
  start('bots').then(
    (worker) => {
      bots = worker;
      worker.postMessage({ t: 'port', port } satisfies FromPage, [port]);
    },
    () => {
      botsEnd = port; // another try with the next message
    },
  );
}

function take(tables: Worker, data: ToPage): void {
  heard(tables);
  // What was told at once is drawn at once.
  if (data.t === 'told') batch(() => data.texts.forEach(toListeners));
  else if (data.t === 'unkept') unkept.value ??= true;
  else if (data.t === 'no-bots') {
    if (bots) botsStopped(bots);
    else startBots(); // they could not be loaded before
  } else {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.t === 'got') asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.text));
  }
}

function toListeners(text: string): void {
  for (const listen of [...listeners]) listen(text);
}

/** Whatever comes from the worker shows that it is there; as long as anybody needs it, it is watched on. */
function heard(tables: Worker): void {
  clearTimeout(watch);
  watch = undefined;
  if (waiting.size + listeners.size > 0) watchOver(tables);
}

/** A worker can end without a word, as where there is no memory left: only its silence tells. */
function watchOver(tables: Worker): void {
  watch ??= setTimeout(() => test(tables), QUIET);
}

function test(tables: Worker): void {
  const asked = Date.now();
  tables.postMessage({ t: 'ping' } satisfies FromPage);
  watch = setTimeout(() => {
    // A device that slept meanwhile has stopped the worker as well: it is asked again.
    if (Date.now() - asked > 2 * SILENT) test(tables);
    else stopped(tables);
  }, SILENT);
}

/** Takes note that a worker has stopped; says whether it is worth while to start again. */
function mayStartAgain(): boolean {
  stopTimes = [...stopTimes.filter((time) => time > Date.now() - WITHIN), Date.now()];
  return stopTimes.length <= STARTS;
}

/** Nothing is lost with the bots: others are asked the same, and nobody notices. */
async function botsStopped(worker: Worker): Promise<void> {
  const tables = await started;
  if (!running.includes(worker) || !tables) return;
  if (!mayStartAgain()) {
    stopped(tables);
    return;
  }
  worker.terminate();
  running = running.filter((each) => each !== worker);
  bots = null;
  const port = layChannel();
  tables.postMessage({ t: 'port', port } satisfies FromPage, [port]);
  startBots();
}

/** Ends what is left of the workers; they are started again by whoever needs them. */
function stopped(worker: Worker): void {
  if (!running.includes(worker)) return; // one that was ended before
  for (const each of running) each.terminate();
  running = [];
  started = null;
  bots = null;
  botsEnd = null;
  clearTimeout(watch);
  watch = undefined;
  const again = mayStartAgain();
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
export async function tell(message: ClientMessage): Promise<void> {
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

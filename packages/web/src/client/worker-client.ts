/** The page's connection to its workers: starts them when first needed, numbers requests, and restarts workers that stopped. */
import type { ClientMessage } from '@followsuit/protocol';
import { batch, signal } from '@preact/signals';
import { language } from '../text/language.ts';
import { words } from '../text/text.ts';
import type { FromPage, PageRequests, ToPage } from '../worker/messages.ts';

/** Milliseconds of silence until the worker gets a ping, and from the ping until it counts as stopped. */
const QUIET = 10_000;
const SILENT = 10_000;
/** Workers are restarted at most this many times within this many milliseconds. */
const STARTS = 3;
const WITHIN = 60_000;

/** Called when the workers have stopped; `again` if they will be restarted. */
type StopListener = (text: string, again: boolean) => void;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((share: number) => void) | undefined;
}

const waiting = new Map<number, Waiting>();
const listeners = new Set<(text: string) => void>();
const stops = new Set<StopListener>();
let stopTimes: readonly number[] = [];
let started: Promise<Worker> | null = null;
/** Workers that have reported ready. */
let running: readonly Worker[] = [];
let bots: Worker | null = null;
/** The bots' end of the channel, until their worker starts. */
let botsEnd: MessagePort | null = null;
let watch: ReturnType<typeof setTimeout> | undefined;
let last = 0;

function start(name: 'tables' | 'bots'): Promise<Worker> {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), {
    type: 'module',
    name: `${name}-${language()}`,
  });
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

function tablesWorker(): Promise<Worker> {
  started ??= open().catch((error) => {
    started = null;
    throw error;
  });
  return started;
}

async function open(): Promise<Worker> {
  const port = openChannel();
  const tables = await start('tables');
  tables.onmessage = ({ data }: MessageEvent<ToPage>) => take(tables, data);
  tables.postMessage({ t: 'port', port } satisfies FromPage, [port]);
  return tables;
}

/** Opens a channel between the tables and bots that are not started yet; returns the tables' end. */
function openChannel(): MessagePort {
  const channel = new MessageChannel();
  botsEnd = channel.port1;
  return channel.port2;
}

/** Starts the bots when a table needs them; the list of tables does not. */
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
      botsEnd = port; // the next message tries again
    },
  );
}

function take(tables: Worker, data: ToPage): void {
  heard(tables);
  // Answers that arrive together are rendered together.
  if (data.t === 'told') batch(() => data.texts.forEach(toListeners));
  else if (data.t === 'unkept') storageWarning.value ??= true;
  else if (data.t === 'no-bots') {
    if (bots) botsStopped(bots);
    else startBots(); // they failed to load before
  } else if (data.t === 'progress') waiting.get(data.n)?.progress?.(data.share);
  else {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.t === 'got') asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.text));
  }
}

function toListeners(text: string): void {
  for (const listen of [...listeners]) listen(text);
}

/** Any message shows that the worker is alive. It is watched as long as somebody needs it. */
function heard(tables: Worker): void {
  clearTimeout(watch);
  watch = undefined;
  if (waiting.size + listeners.size > 0) watchOver(tables);
}

/** A worker can end without an event, as when memory runs out; only its silence shows that. */
function watchOver(tables: Worker): void {
  watch ??= setTimeout(() => test(tables), QUIET);
}

function test(tables: Worker): void {
  const asked = Date.now();
  tables.postMessage({ t: 'ping' } satisfies FromPage);
  watch = setTimeout(() => {
    // A device that was asleep has paused the worker as well: ping again.
    if (Date.now() - asked > 2 * SILENT) test(tables);
    else stopped(tables);
  }, SILENT);
}

/** Records a stop; returns whether the workers may start again. */
function mayStartAgain(): boolean {
  stopTimes = [...stopTimes.filter((time) => time > Date.now() - WITHIN), Date.now()];
  return stopTimes.length <= STARTS;
}

/** Replaces stopped bots. Nothing is lost: the new ones get the same questions. */
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
  const port = openChannel();
  tables.postMessage({ t: 'port', port } satisfies FromPage, [port]);
  startBots();
}

/** Ends the remaining workers. The next request starts new ones. */
function stopped(worker: Worker): void {
  if (!running.includes(worker)) return; // it has ended already
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

/**
 * Sends a request to the tables of this browser; `progress` hears how much of a long one is done, from 0 to 1.
 *
 * @example const id = await askWorker('make', wanted)
 */
export async function askWorker<K extends keyof PageRequests>(
  what: K,
  ask: PageRequests[K]['ask'],
  progress?: (share: number) => void,
): Promise<PageRequests[K]['get']> {
  const opening = tablesWorker();
  if (what === 'make') startBots();
  const worker = await opening;
  const n = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve, reject, progress });
    worker.postMessage({ t: 'ask', n, what, ask });
    watchOver(worker);
  });
}

/** Sends a message of the protocol. */
export async function sendToWorker(message: ClientMessage): Promise<void> {
  const opening = tablesWorker();
  if (message.t !== 'leave') startBots();
  const worker = await opening;
  worker.postMessage(message satisfies FromPage);
  if (listeners.size > 0) watchOver(worker);
}

/** Listens to every answer of the protocol, as text; returns a function that stops listening. */
export function onWorkerAnswer(listen: (text: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Listens for stopped workers; returns a function that stops listening. */
export function onWorkerStop(tell: StopListener): () => void {
  stops.add(tell);
  return () => stops.delete(tell);
}

/** Whether to warn that this browser could not store a table: null while it can, true once it could not, false when the warning is dismissed. */
export const storageWarning = signal<boolean | null>(null);

/** The page's side of its workers: started when first needed, and asked by number. */
import type { Message } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import type { Asked, FromPage, ToPage } from '../worker/talk.ts';

const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
const listeners = new Set<(text: string) => void>();
let started: Promise<Worker> | null = null;
/** The bots' end of the channel, until they are started. */
let botsEnd: MessagePort | null = null;
let last = 0;

function start(name: 'tables' | 'bots'): Promise<Worker> {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => reject(new Error(words.notices.gamesNotLoaded));
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
  tables.onmessage = ({ data }: MessageEvent<ToPage>) => take(data);
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

function take(data: ToPage): void {
  if (typeof data === 'string') {
    for (const listen of listeners) listen(data);
    return;
  }
  const asked = waiting.get(data.n);
  waiting.delete(data.n);
  if (data.t === 'got') asked?.resolve(data.value as never);
  else asked?.reject(new Error(data.text));
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
  });
}

/** Sends a message of the protocol. */
export async function tell(message: Message): Promise<void> {
  const opening = desk();
  if (message.t !== 'leave') startBots();
  (await opening).postMessage(message satisfies FromPage);
}

/** Hears every answer of the protocol, as text; returns how to stop. */
export function hear(listen: (text: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

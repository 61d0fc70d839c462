/** The worker with the tables: connects them to the page, the database and the worker with the bots. */
import type { ServerMessage } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import type { BotAnswer, BotRequest } from './bots-worker.ts';
import { LocalTables } from './local-tables.ts';
import type { BotQuestion, BotWarmUp, FromPage, ToPage } from './messages.ts';
import { openStore } from './store.ts';

/** Milliseconds after which a bot's answer counts as lost. It is long because models may load over a slow network. */
const TIMEOUT = 60_000;

/** Sends questions to the worker with the bots. That worker may start after the first question, and may be replaced. */
class BotClient {
  private readonly lost: () => void;
  private port: MessagePort | null = null;
  private readonly waiting = new Map<number, { request: BotRequest; take: (answer: BotAnswer) => void }>();
  private n = 0;
  /** A warm-up to send when the worker starts. */
  private warming: BotWarmUp | null = null;

  constructor(lost: () => void) {
    this.lost = lost;
  }

  connect(port: MessagePort): void {
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      this.waiting.get(data.n)?.take(data);
      this.waiting.delete(data.n);
    };
    if (this.warming) this.warmUp(this.warming);
    for (const { request } of this.waiting.values()) port.postMessage(request);
  }

  /** Lets the worker compile the search before the first question. */
  warmUp(warmUp: BotWarmUp): void {
    this.warming = this.port ? null : warmUp;
    this.port?.postMessage({ warmUp });
  }

  ask<T>(question: BotQuestion, advice: boolean): Promise<T> {
    const request = { n: ++this.n, advice, question };
    return new Promise((resolve, reject) => {
      const timer = setInterval(this.lost, TIMEOUT);
      const take = ({ value, fault }: BotAnswer): void => {
        clearInterval(timer);
        if (fault === undefined) resolve(value as T);
        else reject(new Error(fault));
      };
      this.waiting.set(request.n, { request, take });
      this.port?.postMessage(request);
    });
  }
}

const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};

/** Milliseconds until the page says that another window has the table. A reloaded page gets its own table sooner. */
const WAIT = 1500;

/** Takes a lock of the browser; browsers without locks, or that forbid them along with storage, do without. */
const hold = (id: string, wait: () => void): Promise<() => void> =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => {});
    const timer = setTimeout(wait, WAIT);
    const locked = navigator.locks.request(`followsuit table ${id}`, () => {
      clearTimeout(timer);
      return new Promise<void>((letGo) => resolve(letGo));
    });
    locked.catch(() => {
      clearTimeout(timer);
      resolve(() => {});
    });
  });

/** Starts the worker. */
export function runTables(): void {
  const send = (message: ToPage): void => postMessage(message);
  const bots = new BotClient(() => send({ t: 'no-bots' }));
  const tables = openStore(() => send({ t: 'unkept' })).then(
    (store) =>
      new LocalTables({
        store,
        now: () => Date.now(),
        monotonic: () => Math.round(performance.now()),
        after: (ms, work) => {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
        draw: randomId,
        choose: (question) => bots.ask<number>(question, false),
        warmUp: (what) => bots.warmUp(what),
        advise: (question) => bots.ask<Hint>(question, true),
        hold,
        send,
      }),
  );
  self.onmessage = async ({ data }: MessageEvent<FromPage>) => {
    if (data.t === 'port') bots.connect(data.port);
    else if (data.t === 'ping') send({ t: 'told', texts: [JSON.stringify({ t: 'pong' } satisfies ServerMessage)] });
    else if (data.t === 'ask') await (await tables).ask(data);
    else await (await tables).message(data);
  };
  postMessage('ready');
}

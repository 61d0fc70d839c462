/** The worker with the tables: joins them to the page, the database and the worker that thinks. */
import type { ServerMessage } from '@followsuit/protocol';
import type { Hint } from '../client/types.ts';
import type { Asking, Thinking } from './bots.ts';
import { openStore } from './store.ts';
import { Tables } from './tables.ts';
import type { FromPage, Thought, ToPage, WarmUp } from './talk.ts';

/** Milliseconds after which a bot is not expected to answer any more; its models may come over a slow network. */
const THINKING = 60_000;

/** Questions to the worker that thinks, which may come later than the first question, and be replaced by another one. */
class Mind {
  private readonly lost: () => void;
  private port: MessagePort | null = null;
  private readonly waiting = new Map<number, { asking: Asking; take: (answer: Thinking) => void }>();
  private n = 0;
  /** A warm-up that waits for the worker. */
  private warming: WarmUp | null = null;

  constructor(lost: () => void) {
    this.lost = lost;
  }

  connect(port: MessagePort): void {
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<Thinking>) => {
      this.waiting.get(data.n)?.take(data);
      this.waiting.delete(data.n);
    };
    if (this.warming) this.warmUp(this.warming);
    for (const { asking } of this.waiting.values()) port.postMessage(asking);
  }

  /** Has the search compiled before it is asked. */
  warmUp(warmUp: WarmUp): void {
    this.warming = this.port ? null : warmUp;
    this.port?.postMessage({ warmUp });
  }

  ask<T>(thought: Thought, advice: boolean): Promise<T> {
    const asking = { n: ++this.n, advice, thought };
    return new Promise((resolve, reject) => {
      const timer = setInterval(this.lost, THINKING);
      const take = ({ value, fault }: Thinking): void => {
        clearInterval(timer);
        if (fault === undefined) resolve(value as T);
        else reject(new Error(fault));
      };
      this.waiting.set(asking.n, { asking, take });
      this.port?.postMessage(asking);
    });
  }
}

const drawn = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};

/** Milliseconds after which one is told that another window has the table; a page that is loaded again has it sooner. */
const WAIT = 1500;

/** By a lock of the browser, where there are such and they are not forbidden along with storage. */
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

export function run(): void {
  const send = (message: ToPage): void => postMessage(message);
  const mind = new Mind(() => send({ t: 'no-bots' }));
  const tables = openStore(() => send({ t: 'unkept' })).then(
    (store) =>
      new Tables({
        store,
        now: () => Date.now(),
        after: (ms, work) => void setTimeout(work, ms),
        draw: drawn,
        choose: (thought) => mind.ask<number>(thought, false),
        warmUp: (what) => mind.warmUp(what),
        advise: (thought) => mind.ask<Hint>(thought, true),
        hold,
        send,
      }),
  );
  self.onmessage = async ({ data }: MessageEvent<FromPage>) => {
    if (data.t === 'port') mind.connect(data.port);
    else if (data.t === 'ping') send({ t: 'told', texts: [JSON.stringify({ t: 'pong' } satisfies ServerMessage)] });
    else if (data.t === 'ask') await (await tables).ask(data);
    else await (await tables).message(data);
  };
  postMessage('ready');
}

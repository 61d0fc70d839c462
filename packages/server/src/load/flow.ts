/** Many tables of sockets whose seats act in turn, and the measurements. */
import { WebSocket } from 'ws';

export interface Figures {
  readonly acts: number;
  readonly seconds: number;
  /** From sending an act until everybody at the table has it, in milliseconds. */
  readonly times: Float64Array;
  /** CPU seconds that the other side used. */
  readonly cpu: number;
  /** CPU seconds that this side used: if this is more, this side is the bottleneck. */
  readonly own: number;
  /** Seconds that the other side was runnable while other work had its core. */
  readonly waited: number;
  /** Bytes received. */
  readonly bytes: number;
}

/** Measurements of the other process. */
export interface MeasuredProcess {
  cpu(): number;
  waited(): number;
}

/** The protocol of the other side: how to read its messages, and what to answer. */
export interface Speech {
  /** Sent on connecting. */
  readonly hello: (table: number, seat: number) => string | null;
  /** The number of events after this message, or 0 if it is not a step. */
  readonly seq: (text: string) => number;
  /** The act that a seat sends after this message, or null if it is not to act. */
  readonly act: (text: string, table: number, seat: number) => string | null;
  /** If acts are answered: the number of events after the act, 0 if it was refused; null for other messages. */
  readonly done: ((text: string) => number | null) | null;
  /** The immediate reply to some messages. */
  readonly answer?: (text: string) => string | null;
}

interface Table {
  /** How many seats have the newest event, and its number. */
  got: number;
  seq: number;
  /** When everybody had the last few events. */
  readonly had: Map<number, number>;
  readonly seats: Seat[];
}

interface Seat {
  /** The newest step. */
  last: string;
  /** When the pending act was sent; 0 for none, −1 for one that waits to be sent. */
  sentAt: number;
  /** The least number of events after it. */
  wants: number;
}

/** How many of the newest times are stored, so that long runs need no more memory. */
const KEPT = 1 << 20;
/** Acts after which the other side's code counts as compiled, and the fewest and most seconds to wait for them. */
const WARM = { acts: 20_000, least: 5, most: 60 };

export class Flow {
  private readonly tables: Table[] = [];
  private readonly sockets: WebSocket[][] = [];
  private readonly seats: number;
  private readonly speech: Speech;
  private readonly pace: number;
  private readonly times = new Float64Array(KEPT);
  private acts = 0;
  private bytes = 0;
  private stopped = false;
  readonly errors: string[] = [];

  /** `pace`: milliseconds that a seat waits before it acts. */
  constructor(seats: number, speech: Speech, pace: number) {
    this.seats = seats;
    this.speech = speech;
    this.pace = pace;
  }

  /** Connects all seats of all tables, in batches. */
  async connect(
    count: number,
    url: (table: number) => string,
    headers: (table: number, seat: number) => Record<string, string>,
  ): Promise<void> {
    const open = async (table: number): Promise<void> => {
      this.tables[table] = {
        got: 0,
        seq: 0,
        had: new Map(),
        seats: Array.from({ length: this.seats }, () => ({ last: '', sentAt: 0, wants: 0 })),
      };
      this.sockets[table] = [];
      for (let seat = 0; seat < this.seats; seat++)
        this.sockets[table].push(await this.open(url(table), table, seat, headers(table, seat)));
    };
    let next = 0;
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        while (next < count) await open(next++);
      }),
    );
  }

  private open(url: string, table: number, seat: number, headers: Record<string, string>): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers, perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('open', () => {
        const hello = this.speech.hello(table, seat);
        if (hello) socket.send(hello);
        resolve(socket);
      });
      socket.on('message', (data) => this.hear(String(data), table, seat, socket));
    });
  }

  private hear(text: string, at: number, seat: number, socket: WebSocket): void {
    const table = this.tables[at];
    const { seq: seqOf, done } = this.speech;
    this.bytes += text.length;
    if (text.startsWith('{"t":"error"') && this.errors.length < 10) this.errors.push(text);
    const reply = this.speech.answer?.(text) ?? null;
    if (reply !== null) socket.send(reply);
    const answered = done?.(text) ?? null;
    if (answered !== null) {
      this.note(table, table.seats[seat], answered);
      this.go(table.seats[seat], at, seat, socket);
      return;
    }
    const seq = seqOf(text);
    if (seq === 0) return;
    if (seq > table.seq) {
      table.seq = seq;
      table.got = 0;
    }
    if (seq === table.seq && ++table.got === this.seats) this.all(table, seq);
    table.seats[seat].last = text;
    this.go(table.seats[seat], at, seat, socket);
  }

  /** Acts, if the seat is to act and has not done so. */
  private go(mine: Seat, at: number, seat: number, socket: WebSocket): void {
    if (mine.sentAt !== 0 || this.stopped || this.speech.act(mine.last, at, seat) === null) return;
    mine.sentAt = -1;
    const send = (): void => {
      const act = this.speech.act(mine.last, at, seat);
      mine.sentAt = act === null ? 0 : performance.now();
      mine.wants = this.speech.seq(mine.last) + 1;
      if (act !== null) socket.send(act);
    };
    if (this.pace > 0) setTimeout(send, this.pace * (0.5 + Math.random()));
    else send();
  }

  /** Called when everybody has an event. */
  private all(table: Table, seq: number): void {
    const now = performance.now();
    table.had.set(seq, now);
    if (table.had.size > 16) table.had.delete(table.had.keys().next().value as number);
    if (this.speech.done === null) for (const mine of table.seats) if (mine.wants === seq) this.note(table, mine, seq);
  }

  /** Called when an act is answered: it took until everybody had it, or until now if somebody does not have it yet. */
  private note(table: Table, mine: Seat, seq: number): void {
    const until = table.had.get(seq) ?? performance.now();
    if (seq > 0 && mine.sentAt > 0) this.times[this.acts++ % KEPT] = until - mine.sentAt;
    mine.sentAt = 0;
  }

  say(table: number, seat: number, text: string): void {
    this.sockets[table][seat].send(text);
  }

  /** Measures for some seconds, after the other side has warmed up. */
  async measure(seconds: number, other: MeasuredProcess): Promise<Figures> {
    const since = performance.now();
    const warming = (): number => (performance.now() - since) / 1000;
    while (warming() < WARM.least || (warming() < WARM.most && this.acts < WARM.acts)) await sleep(100);
    this.acts = 0;
    this.bytes = 0;
    const start = performance.now();
    const before = { cpu: other.cpu(), waited: other.waited(), own: process.cpuUsage() };
    await sleep(seconds * 1000);
    const { acts, bytes } = this;
    const taken = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before.own);
    return {
      acts,
      bytes,
      seconds: taken,
      times: this.times.slice(0, Math.min(acts, KEPT)).sort(),
      cpu: other.cpu() - before.cpu,
      waited: other.waited() - before.waited,
      own: (user + system) / 1e6,
    };
  }

  close(): void {
    this.stopped = true;
    for (const socket of this.sockets.flat()) socket.terminate();
  }
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A quantile of the times. */
const quantile = ({ times }: Figures, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** CPU microseconds per act. */
export const computing = ({ cpu, acts }: Figures): number => (cpu / acts) * 1e6;

export function describeFigures(name: string, figures: Figures): string {
  const { acts, seconds, own, waited, bytes } = figures;
  const ms = (share: number): string => `${quantile(figures, share).toFixed(1)} ms`;
  const lines = [
    `${name}: ${Math.round(acts / seconds).toLocaleString('en')} acts/s, p50 ${ms(0.5)}, p99 ${ms(0.99)} (${acts} acts in ${seconds.toFixed(1)} s)`,
    `  ${computing(figures).toFixed(0)} µs of computing an act, the load itself ${((own / acts) * 1e6).toFixed(0)} µs; ${Math.round(bytes / acts)} bytes an act`,
    `  other work had its core for ${waited.toFixed(1)} s while it was ready to go on`,
  ];
  return lines.join('\n');
}

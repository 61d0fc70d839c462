/** A client as a program would write one: HTTP with a cookie or a token, and a socket. It stores everything it receives. */
import { randomBytes } from 'node:crypto';
import type { Act, Json, Line } from '@followsuit/engine';
import { WebSocket } from 'ws';

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes
type Any = any;

/** What a client knows of a table. */
export interface Known {
  seat: number;
  seq: number;
  events: Line[];
  view: Record<string, Json>;
  acts: Act[];
  barred: Record<string, string>;
  settle?: boolean;
  pledge: { n: number; hash: string } | null;
  left: (number | null)[] | null;
  info: Any;
}

export class Client {
  readonly base: string;
  cookie = '';
  token = '';
  person: Any = null;
  socket: WebSocket | null = null;
  /** Every message as received. */
  readonly heard: string[] = [];
  /** Every message, parsed. */
  readonly answers: Any[] = [];
  readonly tables = new Map<string, Known>();
  /** Whether it adds randomness to deals. */
  gives = true;
  /** The randomness that it gave, by table and number. */
  readonly given = new Map<string, string>();
  private readonly waits = new Set<() => void>();
  private ids = 0;
  closeCode: number | null = null;

  constructor(base: string) {
    this.base = base;
  }

  /** A guest with a name and a socket. */
  static async guest(base: string, name: string): Promise<Client> {
    const client = new Client(base);
    client.person = (await client.post('/api/guest', { name })).person;
    await client.connect();
    return client;
  }

  /** Makes the guest an account; the server gives it a new session, with which it connects again. */
  async signUp(name: string, password: string): Promise<Any> {
    // The socket may be closed before the answer is read.
    const wasConnected = this.socket?.readyState === WebSocket.OPEN;
    const answer = await this.post('/api/account', { name, password });
    if (!wasConnected) return answer;
    await this.until(() => this.closeCode === 4003);
    await this.connect();
    return answer;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';')[0]);
    return response;
  }

  /** Stores a cookie in place of an older one with that name. */
  private keep(cookie: string): void {
    const [name] = cookie.split('=');
    const others = this.cookie.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
    this.cookie = [cookie, ...others].join('; ');
  }

  async post(path: string, body: unknown = {}): Promise<Any> {
    return (await this.request('POST', path, body)).json();
  }

  async get(path: string): Promise<Any> {
    return (await this.request('GET', path)).json();
  }

  async delete(path: string): Promise<Any> {
    return (await this.request('DELETE', path)).json();
  }

  connect(headers: Record<string, string> = {}, path = '/api/socket', localAddress?: string): Promise<void> {
    const socket = new WebSocket(this.base.replace('http', 'ws') + path, {
      headers: { ...this.headers, ...headers },
      localAddress,
    });
    this.socket = socket;
    this.closeCode = null;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', (code) => {
      this.closeCode = code;
      this.wake();
    });
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', () => resolve());
    });
  }

  disconnect(): void {
    this.socket?.terminate();
  }

  send(message: Any): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  join(table: string, have = this.tables.get(table)?.seq): Promise<Known> {
    const before = this.heard.length;
    this.send({ t: 'join', table, ...(have === undefined ? {} : { have }), ...(this.gives ? { gives: true } : {}) });
    return this.until(() => {
      const came = this.heard.slice(before).some((text) => text.startsWith(`{"t":"table","table":"${table}"`));
      return came ? this.tables.get(table) : undefined;
    });
  }

  /** Sends an act; resolves to the answer. */
  act(table: string, act: Any, more: Any = {}): Promise<Any> {
    const known = this.tables.get(table) as Known;
    const id = more.id ?? `${this.person?.id ?? ''}-${++this.ids}`;
    const before = this.heard.length;
    this.send({ t: 'act', table, seat: known.seat, seen: known.seq, act, ...more, id });
    return this.until(() =>
      this.answers.slice(before).find((answer) => (answer.t === 'done' || answer.t === 'error') && answer.id === id),
    );
  }

  /** Waits until a condition holds. */
  until<T>(what: () => T | undefined | false | null, ms = 10_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = what();
        if (!found) return;
        clearTimeout(timer);
        this.waits.delete(look);
        resolve(found);
      };
      const timer = setTimeout(() => {
        this.waits.delete(look);
        reject(new Error(`waited in vain; last heard: ${this.heard.slice(-3).join('\n')}`));
      }, ms);
      this.waits.add(look);
      look();
    });
  }

  /** Waits until the server has answered everything that this client gave: then nothing comes by itself. */
  async untilGiven(): Promise<void> {
    const answered = (key: string): boolean =>
      this.answers.some(({ t, table, n }) => (t === 'given' || t === 'error') && `${table} ${n}` === key);
    await this.until(() => [...this.given.keys()].every(answered));
  }

  /** The answers of a kind so far. */
  of(kind: string): Any[] {
    return this.answers.filter(({ t }) => t === kind);
  }

  private hear(text: string): void {
    const answer = JSON.parse(text);
    this.heard.push(text);
    this.answers.push(answer);
    this.note(answer);
    this.wake();
  }

  private wake(): void {
    for (const look of [...this.waits]) look();
  }

  private note(answer: Any): void {
    if (answer.t === 'table') {
      this.known(answer.table).info = answer.info;
      const { draw } = answer.info;
      if (this.gives && draw) this.give(answer.table, draw.n);
    }
    if (answer.t !== 'sync' && answer.t !== 'step') return;
    const known = this.known(answer.table);
    if (answer.t === 'sync') {
      known.seat = answer.seat;
      known.events.length = answer.seq - answer.events.length;
      known.left = answer.left;
      known.pledge = answer.pledge;
      if (answer.view) known.view = answer.view;
    } else {
      Object.assign(known.view, answer.view);
      if (answer.pledge) known.pledge = answer.pledge;
      if (answer.left) known.left = answer.left;
    }
    known.events.push(...answer.events);
    known.seq = answer.seq;
    known.acts = answer.acts;
    known.barred = answer.barred;
    known.settle = answer.settle;
    if (this.gives && known.pledge && known.seat >= 0) this.give(answer.table, known.pledge.n);
  }

  private give(table: string, n: number): void {
    const key = `${table} ${n}`;
    if (this.given.has(key)) return;
    const random = randomBytes(32).toString('hex');
    this.given.set(key, random);
    this.send({ t: 'give', table, n, random });
  }

  private known(table: string): Known {
    const found = this.tables.get(table) ?? {
      seat: -1,
      seq: 0,
      events: [],
      view: {},
      acts: [],
      barred: {},
      pledge: null,
      left: null,
      info: null,
    };
    this.tables.set(table, found);
    return found;
  }
}

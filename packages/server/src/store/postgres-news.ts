/**
 * News between nodes, by LISTEN and NOTIFY of PostgreSQL, on a connection of its own. A node sends itself an empty message every
 * two seconds: if none has come back, the connection is replaced. After every gap anything may have changed.
 */
import pg from 'pg';
import { CHANNEL, type NewsChannel, type NewsListener, type NodeNews, notification, readNews } from './news.ts';
import type { Statement } from './statements.ts';

/** How the connection is called in `pg_stat_activity`. */
export const NEWS_CONNECTION = 'followsuit news';
/** Milliseconds between messages to itself, and before the next attempt to connect. */
const BEAT = 2000;
const AGAIN = 250;

export class PostgresNews implements NewsChannel {
  private readonly url: string;
  private readonly node: string;
  private readonly answer: number;
  private listener: NewsListener = () => {};
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private hears = false;
  private heardSinceBeat = false;
  private closed = false;

  /** `answer`: milliseconds that the database has to answer. */
  constructor(url: string, node: string, answer: number) {
    this.url = url;
    this.node = node;
    this.answer = answer;
  }

  get isCurrent(): boolean {
    return this.hears;
  }

  get hearsCommands(): boolean {
    return this.hears;
  }

  listen(listener: NewsListener): void {
    this.listener = listener;
    if (!this.client && !this.closed) void this.connect();
  }

  statements(news: readonly NodeNews[]): Statement[] {
    return news.map((each) => notification(this.node, each));
  }

  deliver(news: readonly NodeNews[]): void {
    for (const each of news) this.listener(each, true);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: NEWS_CONNECTION,
      keepAlive: true,
      connectionTimeoutMillis: this.answer,
      query_timeout: this.answer,
    });
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    client.on('error', () => this.replace(client));
    client.on('end', () => this.replace(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await this.beat(client);
    } catch {
      this.replace(client);
    }
  }

  /** Nothing that was sent before the first message to itself arrives can be missed after it. */
  private receive(payload: string): void {
    const message = readNews(payload);
    if (!message) return;
    if (message.from === this.node && message.news === null) {
      this.heardSinceBeat = true;
      if (this.hears) return;
      this.hears = true;
      this.listener({ t: 'anything' }, false);
    } else if (message.news && message.from !== this.node) this.listener(message.news, false);
  }

  private async beat(client: pg.Client): Promise<void> {
    this.heardSinceBeat = false;
    const { sql, parameters } = notification(this.node, null);
    await client.query(sql, [...parameters]);
    if (this.client !== client) return;
    this.timer = setTimeout(() => {
      if (this.heardSinceBeat) this.beat(client).catch(() => this.replace(client));
      else this.replace(client);
    }, BEAT);
    this.timer.unref();
  }

  /** Gives up a connection, once, and makes another. */
  private replace(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.hears = false;
    clearTimeout(this.timer);
    client.end().catch(() => {});
    if (this.closed) return;
    this.timer = setTimeout(() => void this.connect(), AGAIN);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    clearTimeout(this.timer);
    await client?.end().catch(() => {});
  }
}

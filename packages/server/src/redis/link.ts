/**
 * A connection to Redis that nobody ever waits for. Redis may be slow, stop, or lose everything: whoever asks it then does without
 * the answer, at once or after `TIMEOUT` at most, and the connection comes back by itself.
 */
import { Redis, type RedisOptions } from 'ioredis';

/** Milliseconds that a command may take. After one that takes longer, Redis counts as away until it answers again. */
const TIMEOUT = 500;
/** Milliseconds between two heartbeats. */
const BEAT = 500;
/** Heartbeats without an answer after which the connection is made anew: the other end may be gone without a word. */
const MISSED = 10;
/** All keys begin with this. */
export const PREFIX = 'followsuit';

export interface LinkLog {
  info(what: object, text: string): void;
  warn(what: object, text: string): void;
}

const retryStrategy = (times: number): number => Math.min(times * 100, 1000);

/** A connection for BullMQ, which waits for Redis as long as it takes. The caller closes it. */
export function patientConnection(url: string, more: RedisOptions = {}): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy, ...more });
  client.on('error', () => {}); // the link reports what is wrong
  return client;
}

/** @example const link = new RedisLink(url, log); await link.try((redis) => redis.incr('visits')); */
export class RedisLink {
  readonly client: Redis;
  /** Called after each heartbeat that Redis answered. */
  onBeat: () => Promise<void> = async () => {};
  /** Called when Redis goes away, or only becomes slow. */
  onDown: () => void = () => {};
  /** Called when the connection breaks. */
  onBreak: () => void = () => {};
  private readonly log: LinkLog;
  private readonly timer: NodeJS.Timeout;
  private up: boolean | null = null;
  private closed = false;
  private beating = false;
  private missed = 0;
  private ahead = 0;
  /** Why the connection failed last. */
  private why = 'it does not answer';

  /** `timeout` is longer where nobody waits. */
  constructor(url: string, log: LinkLog, timeout = TIMEOUT) {
    this.log = log;
    this.client = new Redis(url, {
      commandTimeout: timeout,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy,
    });
    // Only the message: the error itself holds the command, and that of AUTH holds the password.
    this.client.on('error', ({ message }: Error) => {
      this.why = message;
    });
    this.client.on('ready', () => void this.beat());
    this.client.on('close', () => {
      this.set(false);
      this.onBreak();
    });
    this.timer = setInterval(() => void this.beat(), BEAT);
    this.timer.unref();
  }

  /** Whether Redis answers. */
  get isUp(): boolean {
    return this.up === true;
  }

  /** The time of day by Redis's clock, in milliseconds: the clocks of several machines differ. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** The result of a command; undefined if Redis is away, or does not answer in time. */
  async try<T>(command: (client: Redis) => Promise<T>): Promise<T | undefined> {
    if (!this.isUp) return undefined;
    try {
      return await command(this.client);
    } catch (error) {
      this.why = (error as Error).message;
      this.set(false);
      return undefined;
    }
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.client.disconnect();
  }

  private async beat(): Promise<void> {
    if (this.beating || this.closed) return;
    this.beating = true;
    try {
      const [seconds, micros] = await this.client.time();
      if (this.closed) return;
      this.ahead = Number(seconds) * 1000 + Math.floor(Number(micros) / 1000) - Date.now();
      this.missed = 0;
      this.set(true);
      await this.onBeat();
    } catch (error) {
      if (this.client.status === 'ready') this.why = (error as Error).message;
      this.set(false);
      if (++this.missed % MISSED === 0 && this.client.status === 'ready') this.client.disconnect(true);
    } finally {
      this.beating = false;
    }
  }

  private set(up: boolean): void {
    if (this.up === up || this.closed) return;
    this.up = up;
    if (up) this.log.info({}, 'Redis answers');
    else {
      this.log.warn({ reason: this.why }, 'Redis is away');
      this.onDown();
    }
  }
}

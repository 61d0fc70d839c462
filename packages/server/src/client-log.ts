/**
 * Log lines about clients: who connects, signs in or is thrown out. A client can cause as many as it likes, so the same line about one
 * network appears a few times a minute, and then once with the number of those left out. Never pass secrets, nor what people typed.
 */
import type { Time } from '@followsuit/table';

const MINUTE = 60_000;
/** How often a line appears a minute. */
export const LINES = 5;
/** How many lines are counted at once; further networks count as one. */
const MAX_KEYS = 10_000;
const OTHERS = 'others';

interface Repeats {
  readonly text: string;
  readonly network: string;
  count: number;
  readonly cancel: () => void;
}

export interface InfoLog {
  info(what: object, text: string): void;
}

export class ClientLog {
  private readonly log: InfoLog;
  private readonly time: Time;
  private readonly recent = new Map<string, Repeats>();

  constructor(log: InfoLog, time: Time) {
    this.log = log;
    this.time = time;
  }

  /** @example clientLog.info('connected', '192.0.2.1', { person: 'x' }) */
  info(text: string, network: string, more: object = {}): void {
    const { size } = this.recent;
    const isKnown = size < MAX_KEYS || this.recent.has(`${text} ${network}`);
    const repeats = this.repeats(text, isKnown ? network : OTHERS);
    if (++repeats.count <= LINES) this.log.info({ network, ...more }, text);
  }

  /** Writes what has been left out so far. */
  close(): void {
    for (const { cancel } of this.recent.values()) cancel();
    for (const key of [...this.recent.keys()]) this.summarize(key);
  }

  private repeats(text: string, network: string): Repeats {
    const key = `${text} ${network}`;
    const known = this.recent.get(key);
    if (known) return known;
    const repeats = { text, network, count: 0, cancel: this.time.after(MINUTE, () => this.summarize(key)) };
    this.recent.set(key, repeats);
    return repeats;
  }

  private summarize(key: string): void {
    const { text, network, count } = this.recent.get(key) as Repeats;
    this.recent.delete(key);
    if (count > LINES) this.log.info({ network, more: count - LINES }, `${text}: and more`);
  }
}

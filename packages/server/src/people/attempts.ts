/** Slows down whoever tries passwords: a few attempts for each account name and address, then a wait. */
import type { Time } from '../time.ts';

const ALLOWED = 5;
const WINDOW = 15 * 60_000;
/** Names and addresses kept track of at most. */
const KEPT = 50_000;

export class Attempts {
  private readonly time: Time;
  private readonly failed = new Map<string, { count: number; until: number }>();

  constructor(time: Time) {
    this.time = time;
  }

  /** Whether somebody has tried too often lately. */
  tooMany(...keys: readonly string[]): boolean {
    const now = this.time.now();
    return keys.some((key) => {
      const found = this.failed.get(key);
      return found !== undefined && found.until > now && found.count >= ALLOWED;
    });
  }

  /** Counts an attempt before it is known whether it is right, so that many at once are counted too. */
  add(...keys: readonly string[]): void {
    const now = this.time.now();
    if (this.failed.size > KEPT) for (const [key, { until }] of this.failed) if (until <= now) this.failed.delete(key);
    for (const key of keys) {
      const found = this.failed.get(key);
      const count = found && found.until > now ? found.count + 1 : 1;
      this.failed.set(key, { count, until: now + WINDOW });
    }
  }

  /** A right password makes up for the wrong ones before it. */
  forget(...keys: readonly string[]): void {
    for (const key of keys) this.failed.delete(key);
  }
}

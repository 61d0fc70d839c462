/** Limits on what others at a table notice. */
import { LIMITS } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';

/** How many keys each limiter tracks. */
const MAX_KEYS = 50_000;

interface Limit {
  /** This many at once, and one more every `every` milliseconds. */
  readonly burst: number;
  readonly every: number;
}

/** A token bucket for each key. @example new RateLimiter(time, { burst: 5, every: 2000 }).take('ana') */
export class RateLimiter {
  private readonly time: Time;
  private readonly limit: Limit;
  /** For each key, when its bucket will be full again. */
  private readonly full = new Map<string, number>();

  constructor(time: Time, limit: Limit) {
    this.time = time;
    this.limit = limit;
  }

  take(key: string): boolean {
    const { burst, every } = this.limit;
    const now = this.time.now();
    // A bucket is full by then at the latest, even if the clock was set back.
    const longest = now + burst * every;
    const full = Math.min(Math.max(now, this.full.get(key) ?? 0), longest);
    const allowed = full + every <= longest;
    this.full.delete(key);
    if (this.full.size >= MAX_KEYS) this.full.delete(this.full.keys().next().value as string);
    this.full.set(key, allowed ? full + every : full);
    return allowed;
  }
}

export class RateLimits {
  private readonly limited: boolean;
  private readonly says: RateLimiter;
  private readonly joins: RateLimiter;
  private readonly joinsOfNetwork: RateLimiter;
  private readonly sits: RateLimiter;

  constructor(time: Time, limited: boolean) {
    this.limited = limited;
    this.says = new RateLimiter(time, LIMITS.says);
    this.joins = new RateLimiter(time, LIMITS.joins);
    this.joinsOfNetwork = new RateLimiter(time, LIMITS.joinsOfNetwork);
    this.sits = new RateLimiter(time, LIMITS.sits);
  }

  maySay(person: string): boolean {
    return !this.limited || this.says.take(person);
  }

  /** Whether somebody may join a table; all guests of one network together have a limit too. */
  mayJoin(table: string, person: string | null, network: string): boolean {
    if (!this.limited) return true;
    return this.joins.take(`${table} ${person ?? network}`) && this.joinsOfNetwork.take(`${table} ${network}`);
  }

  /** Whether somebody may take a seat, or leave one. */
  maySit(person: string): boolean {
    return !this.limited || this.sits.take(person);
  }
}

/**
 * Counts that all servers share through Redis. Each server's own limits come first and are all there is while Redis is away, so
 * everything here then says yes: docs/decisions/0114-shared-limits.md.
 */
import { createHmac } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { PREFIX, type RedisLink } from './link.ts';

/** What a server asks about a key after its own limit has allowed it. */
export interface SharedCount {
  /** Counts one more; false if that is too many. */
  take(key: string): Promise<boolean>;
  /** Whether `take` would succeed. */
  allows(key: string): Promise<boolean>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** @example const shared = new SharedLimits(link, secret); await shared.bucket('renames', { burst: 5, every: 600_000 }).take('ana') */
export class SharedLimits {
  readonly link: RedisLink;
  private readonly secret: string;

  /** `secret` is the same for all servers of one database. */
  constructor(link: RedisLink, secret: string) {
    this.link = link;
    this.secret = secret;
  }

  /** A key as Redis gets it: nobody can read addresses, or what was typed as a name, from it. */
  hidden(key: string): string {
    return createHmac('sha256', this.secret).update(key).digest('base64url').slice(0, 22);
  }

  /** `burst` at once, and one more every `every` milliseconds. */
  bucket(name: string, { burst, every }: { readonly burst: number; readonly every: number }): SharedCount {
    // Windows are whole seconds. What is over the steady rate comes from the burst, which is full again after its window.
    const seconds = Math.ceil(every / 1000);
    const steady = Math.max(1, Math.round((seconds * 1000) / every));
    const rest = Math.max(1, burst - steady);
    return this.count([
      this.limiter(`${name}:steady`, steady, seconds),
      this.limiter(`${name}:burst`, rest, Math.ceil((burst * every) / 1000)),
    ]);
  }

  /** This many in a window of so many milliseconds. */
  window(name: string, points: number, milliseconds: number): SharedCount {
    return this.count([this.limiter(name, points, Math.ceil(milliseconds / 1000))]);
  }

  private limiter(name: string, points: number, duration: number): RateLimiterRedis {
    const keyPrefix = `${PREFIX}:limit:${name}`;
    return new RateLimiterRedis({ storeClient: this.link.client, keyPrefix, points, duration });
  }

  /** A count that any of the limiters may allow, tried in turn. */
  private count(limiters: readonly RateLimiterRedis[]): SharedCount {
    const { link } = this;
    const all = async (
      key: string,
      use: (limiter: RateLimiterRedis, key: string) => Promise<unknown>,
    ): Promise<void> => {
      const hidden = this.hidden(key);
      await link.try(() => Promise.all(limiters.map((limiter) => use(limiter, hidden))));
    };
    return {
      take: async (key) => {
        const hidden = this.hidden(key);
        for (const limiter of limiters) if ((await link.try(() => consume(limiter, hidden))) ?? true) return true;
        return false;
      },
      allows: async (key) => {
        const hidden = this.hidden(key);
        const found = await link.try(() => Promise.all(limiters.map((limiter) => limiter.get(hidden))));
        return found?.some((each) => each === null || each.remainingPoints > 0) ?? true;
      },
      giveBack: (key) => all(key, (limiter, hidden) => limiter.reward(hidden)),
      forget: (key) => all(key, (limiter, hidden) => limiter.delete(hidden)),
    };
  }
}

/** Whether a limiter allows one more; rejects if Redis does not answer. */
async function consume(limiter: RateLimiterRedis, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

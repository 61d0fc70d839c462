/** Limits on what others at a table notice. */
import { LIMITS, RARE_LIMITS } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import { SITE_SHARE, siteOf } from './http/address.ts';
import type { SharedCount, SharedLimits } from './redis/shared-limits.ts';

/** How many keys each limiter tracks. */
const MAX_KEYS = 50_000;

export interface Limit {
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
    const { full, allowed } = this.look(key);
    this.full.delete(key);
    if (this.full.size >= MAX_KEYS) this.full.delete(this.full.keys().next().value as string);
    this.full.set(key, allowed ? full + this.limit.every : full);
    return allowed;
  }

  /** Whether `take` would succeed. */
  allows(key: string): boolean {
    return this.look(key).allowed;
  }

  private look(key: string): { full: number; allowed: boolean } {
    const { burst, every } = this.limit;
    const now = this.time.monotonic();
    // A bucket is full by then at the latest, even if the clock was set back.
    const longest = now + burst * every;
    const full = Math.min(Math.max(now, this.full.get(key) ?? 0), longest);
    return { full, allowed: full + every <= longest };
  }
}

/** Where limits come from: the clock, and the counts that servers share, if they do. */
export interface LimitSource {
  readonly time: Time;
  readonly shared: SharedLimits | null;
}

/** The bucket of this server, and after it the one that all servers share. `name` is the same on all of them. */
export class CommonLimiter {
  private readonly own: RateLimiter;
  private readonly shared: SharedCount | null;

  constructor({ time, shared }: LimitSource, name: string, limit: Limit) {
    this.own = new RateLimiter(time, limit);
    this.shared = shared?.bucket(name, limit) ?? null;
  }

  async take(key: string): Promise<boolean> {
    return this.own.take(key) && (this.shared === null || this.shared.take(key));
  }

  /** Whether `take` would succeed. */
  async allows(key: string): Promise<boolean> {
    return this.own.allows(key) && (this.shared === null || this.shared.allows(key));
  }
}

/** Limits a network, and its whole site to a multiple of that. `about` tells apart what is limited. */
export class NetworkLimiter {
  private readonly networks: CommonLimiter;
  private readonly sites: CommonLimiter;

  constructor(source: LimitSource, name: string, { burst, every }: Limit) {
    this.networks = new CommonLimiter(source, `${name}:network`, { burst, every });
    const site = { burst: burst * SITE_SHARE, every: every / SITE_SHARE };
    this.sites = new CommonLimiter(source, `${name}:site`, site);
  }

  async take(network: string, about = ''): Promise<boolean> {
    const site = siteOf(network);
    return (await this.networks.take(`${about} ${network}`)) && (site === null || this.sites.take(`${about} ${site}`));
  }

  /** Whether `take` would succeed. */
  async allows(network: string, about = ''): Promise<boolean> {
    const site = siteOf(network);
    return (
      (await this.networks.allows(`${about} ${network}`)) && (site === null || this.sites.allows(`${about} ${site}`))
    );
  }
}

/** What is limited, as the metrics name it. */
export const RATE_LIMITS = [
  'requests',
  'connections',
  'kicks',
  'messages',
  'says',
  'joins',
  'seats',
  'matches',
  'renames',
  'reports',
  'passwords',
] as const;
export type LimitName = (typeof RATE_LIMITS)[number];

export class RateLimits {
  private readonly limited: boolean;
  private readonly onLimit: (limit: LimitName) => void;
  private readonly says: RateLimiter;
  private readonly joins: CommonLimiter;
  private readonly joinsOfNetwork: NetworkLimiter;
  private readonly sits: CommonLimiter;
  private readonly matches: CommonLimiter;
  private readonly renames: CommonLimiter;
  private readonly kicks: NetworkLimiter;
  private readonly reports: CommonLimiter;

  /** `onLimit` is called whenever a limit is hit. */
  constructor(source: LimitSource, limited: boolean, onLimit: (limit: LimitName) => void = () => {}) {
    this.limited = limited;
    this.onLimit = onLimit;
    this.says = new RateLimiter(source.time, LIMITS.says);
    this.joins = new CommonLimiter(source, 'joins', LIMITS.joins);
    this.joinsOfNetwork = new NetworkLimiter(source, 'joins', LIMITS.joinsOfNetwork);
    this.sits = new CommonLimiter(source, 'seats', LIMITS.sits);
    this.matches = new CommonLimiter(source, 'matches', LIMITS.matches);
    this.renames = new CommonLimiter(source, 'renames', LIMITS.renames);
    this.kicks = new NetworkLimiter(source, 'kicks', LIMITS.kicks);
    this.reports = new CommonLimiter(source, 'reports', RARE_LIMITS.reports);
  }

  /** Whether somebody may speak. Not shared: a table is at one server, and a line must not wait. */
  maySay(person: string): boolean {
    if (!this.limited || this.says.take(person)) return true;
    this.onLimit('says');
    return false;
  }

  /** Whether somebody may join a table; all guests of one network together have a limit too. */
  mayJoin(table: string, person: string | null, network: string): Promise<boolean> {
    const join = async (): Promise<boolean> =>
      (await this.joins.take(`${table} ${person ?? network}`)) && this.joinsOfNetwork.take(network, table);
    return this.check('joins', join);
  }

  /** Whether somebody may take a seat, or leave one. */
  maySit(person: string): Promise<boolean> {
    return this.check('seats', () => this.sits.take(person));
  }

  /** Whether somebody may look for players. */
  mayMatch(person: string): Promise<boolean> {
    return this.check('matches', () => this.matches.take(person));
  }

  /** Whether somebody may take another name: others see it at their tables. */
  mayRename(person: string): Promise<boolean> {
    return this.check('renames', () => this.renames.take(person));
  }

  /** Notes that a connection of a network was closed because it sent too fast, or sent bad frames. */
  noteKick(network: string): void {
    void this.kicks.take(network);
  }

  /** Whether a network may connect: not while its connections have to be closed all the time. */
  mayConnect(network: string): Promise<boolean> {
    return this.check('kicks', () => this.kicks.allows(network));
  }

  private async check(limit: LimitName, take: () => Promise<boolean>): Promise<boolean> {
    if (!this.limited || (await take())) return true;
    this.onLimit(limit);
    return false;
  }

  /** Whether somebody may report somebody. */
  mayReport(person: string): Promise<boolean> {
    return this.check('reports', () => this.reports.take(person));
  }
}

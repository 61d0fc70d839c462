/** Slows down password guessing without locking out the account's owner: docs/decisions/0036-password-guessing.md. */
import { type Problem, problem } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import { SITE_SHARE, siteOf } from '../http/address.ts';
import type { LimitSource } from '../rate-limits.ts';
import type { SharedCount } from '../redis/shared-limits.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** How many keys each counter tracks; the oldest go first. */
const MAX_KEYS = 50_000;

/** Attempts for a name from all networks before the server slows them down, and how long it counts them. */
const FAST = 100;
const DAY = 24 * 60 * MINUTE;
/** How long each attempt then waits, and how many may wait at once. */
const WAIT = 30_000;
const WAITING = 10;

const TOO_MANY = problem('rate', 'Too many attempts; try again in a quarter of an hour.');
const TOO_BUSY = problem(
  'rate',
  'Somebody is trying passwords for this name; try again in a minute, or on a device where you have signed in before.',
);

/** Where a password is tried, and for which account. */
export interface AttemptOrigin {
  readonly name: string;
  readonly network: string;
  /** A browser where this account has signed in before; nobody else can forge it. */
  readonly device: string | null;
}

/** How often something was tried lately, at this server and, through Redis, at all servers together. */
class Counts {
  private readonly time: Time;
  private readonly shared: SharedCount | null;
  private readonly allowed: number;
  private readonly lasts: number;
  private readonly found = new Map<string, { count: number; readonly until: number }>();

  constructor({ time, shared }: LimitSource, name: string, allowed: number, lasts: number) {
    this.time = time;
    this.shared = shared?.window(`passwords:${name}`, allowed, lasts) ?? null;
    this.allowed = allowed;
    this.lasts = lasts;
  }

  /** Counts an attempt before its result is known, so that simultaneous ones count too; false if there are too many. */
  async take(key: string): Promise<boolean> {
    return this.takeOwn(key) && (this.shared === null || this.shared.take(key));
  }

  private takeOwn(key: string): boolean {
    const now = this.time.monotonic();
    const found = this.found.get(key);
    const count = found && found.until > now ? found.count : 0;
    if (count >= this.allowed) return false;
    this.found.delete(key);
    if (this.found.size >= MAX_KEYS) this.found.delete(this.found.keys().next().value as string);
    this.found.set(key, { count: count + 1, until: now + this.lasts });
    return true;
  }

  giveBack(key: string): void {
    const found = this.found.get(key);
    if (found && found.count > 0) found.count--;
    void this.shared?.giveBack(key);
  }

  forget(key: string): void {
    this.found.delete(key);
    void this.shared?.forget(key);
  }
}

export class PasswordAttempts {
  private readonly time: Time;
  private readonly devices: Counts;
  private readonly places: Counts;
  private readonly networks: Counts;
  private readonly sites: Counts;
  private readonly names: Counts;
  /** Where accounts have signed in since the server started; never stored, since addresses are private. */
  private readonly known = new Set<string>();
  private readonly waiting = new Map<string, number>();

  constructor(source: LimitSource) {
    this.time = source.time;
    this.devices = new Counts(source, 'devices', 5, WINDOW);
    this.places = new Counts(source, 'places', 5, WINDOW);
    this.networks = new Counts(source, 'networks', 30, WINDOW);
    this.sites = new Counts(source, 'sites', 30 * SITE_SHARE, WINDOW);
    this.names = new Counts(source, 'names', FAST, DAY);
  }

  /** Resolves to null when a password may be tried, perhaps after a wait, or to a problem. */
  async check({ name, network, device }: AttemptOrigin): Promise<Problem | null> {
    if (device !== null) return (await this.devices.take(`${device} ${name}`)) ? null : TOO_MANY;
    const place = `${network} ${name}`;
    if (!(await this.places.take(place))) return TOO_MANY;
    if (this.known.has(place)) return null;
    if (!(await this.networks.take(network))) return TOO_MANY;
    if (!(await this.sites.take(siteOf(network) ?? network))) return TOO_MANY;
    return (await this.names.take(name)) || (await this.wait(name)) ? null : TOO_BUSY;
  }

  /** A right password clears the wrong ones from the same network or device; elsewhere it only takes back its own count. */
  succeeded({ name, network, device }: AttemptOrigin): void {
    const place = `${network} ${name}`;
    this.places.forget(place);
    if (device !== null) this.devices.forget(`${device} ${name}`);
    else if (!this.known.has(place)) {
      this.networks.giveBack(network);
      this.sites.giveBack(siteOf(network) ?? network);
      this.names.giveBack(name);
    }
    this.known.delete(place);
    if (this.known.size >= MAX_KEYS) this.known.delete(this.known.values().next().value as string);
    this.known.add(place);
  }

  /** Waits; false if enough others wait already. */
  private async wait(name: string): Promise<boolean> {
    const before = this.waiting.get(name) ?? 0;
    if (before >= WAITING) return false;
    this.waiting.set(name, before + 1);
    await new Promise<void>((resolve) => this.time.after(WAIT, resolve));
    const left = (this.waiting.get(name) as number) - 1;
    if (left > 0) this.waiting.set(name, left);
    else this.waiting.delete(name);
    return true;
  }
}

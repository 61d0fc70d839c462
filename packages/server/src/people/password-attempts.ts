/** Slows down whoever tries passwords, without shutting out whose account it is: docs/decisions/0036-password-guessing.md. */
import { type Problem, problem } from '../tables/problem.ts';
import type { Time } from '../time.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** What is kept track of at most, of each kind; the oldest is forgotten first. */
const KEPT = 50_000;

/** PasswordAttempts for a name over all networks before they are slowed down, and for how long that is remembered. */
const FAST = 100;
const DAY = 24 * 60 * MINUTE;
/** Then each waits so long, and no more than some wait at once. */
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
  /** A browser where this account has signed in before: nobody else can say that they are it. */
  readonly device: string | null;
}

/** How often something was tried lately. */
class Counts {
  private readonly time: Time;
  private readonly allowed: number;
  private readonly lasts: number;
  private readonly found = new Map<string, { count: number; readonly until: number }>();

  constructor(time: Time, allowed: number, lasts: number) {
    this.time = time;
    this.allowed = allowed;
    this.lasts = lasts;
  }

  /** Counts one more before it is known whether it is right, so that many at once are counted too; false for too many. */
  take(key: string): boolean {
    const now = this.time.now();
    const found = this.found.get(key);
    // A clock that was set back must not make anybody wait longer.
    const isRecent = found && found.until > now && found.until <= now + this.lasts;
    const count = isRecent ? found.count : 0;
    if (count >= this.allowed) return false;
    this.found.delete(key);
    if (this.found.size >= KEPT) this.found.delete(this.found.keys().next().value as string);
    this.found.set(key, { count: count + 1, until: now + this.lasts });
    return true;
  }

  giveBack(key: string): void {
    const found = this.found.get(key);
    if (found && found.count > 0) found.count--;
  }

  forget(key: string): void {
    this.found.delete(key);
  }
}

export class PasswordAttempts {
  private readonly time: Time;
  private readonly devices: Counts;
  private readonly places: Counts;
  private readonly networks: Counts;
  private readonly names: Counts;
  /** Where accounts have signed in since the server began: kept nowhere else, since addresses are people's own affair. */
  private readonly known = new Set<string>();
  private readonly waiting = new Map<string, number>();

  constructor(time: Time) {
    this.time = time;
    this.devices = new Counts(time, 5, WINDOW);
    this.places = new Counts(time, 5, WINDOW);
    this.networks = new Counts(time, 30, WINDOW);
    this.names = new Counts(time, FAST, DAY);
  }

  /** Resolves to null when a password may be tried, perhaps after a wait, or to what is to be answered instead. */
  async check({ name, network, device }: AttemptOrigin): Promise<Problem | null> {
    if (device !== null) return this.devices.take(`${device} ${name}`) ? null : TOO_MANY;
    const place = `${network} ${name}`;
    if (!this.places.take(place)) return TOO_MANY;
    if (this.known.has(place)) return null;
    if (!this.networks.take(network)) return TOO_MANY;
    return this.names.take(name) || (await this.wait(name)) ? null : TOO_BUSY;
  }

  /** It was the right one, which makes up for the wrong ones before it in the same place; elsewhere for itself alone. */
  succeeded({ name, network, device }: AttemptOrigin): void {
    const place = `${network} ${name}`;
    this.places.forget(place);
    if (device !== null) this.devices.forget(`${device} ${name}`);
    else if (!this.known.has(place)) {
      this.networks.giveBack(network);
      this.names.giveBack(name);
    }
    this.known.delete(place);
    if (this.known.size >= KEPT) this.known.delete(this.known.values().next().value as string);
    this.known.add(place);
  }

  /** Lets one more wait; false where enough do. */
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

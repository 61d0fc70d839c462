/**
 * A queue that shares its turns by cost: first among networks, within a network among its people, and within a person among
 * their tables. Somebody who asks rarely comes next, however much others have queued (start-time fair queueing).
 */

/** On whose account something waits. */
export interface Requester {
  readonly network: string;
  readonly person: string;
  readonly table: string;
}

/** How many items of one network and of one person may be in progress at once. */
export interface ShareLimits {
  /** Without slow ones: somebody's slow item does not stop everybody in the same house. */
  readonly perNetwork: number;
  readonly perPerson: number;
}

/** Slow items that one network may have in progress besides. */
const SLOW_PER_NETWORK = 2;

export interface Queued {
  readonly requester: Requester;
  /** What it costs, in any unit. */
  readonly cost: number;
}

/** All that waits or is in progress for a network, a person or a table. */
class Share<T> {
  readonly parts = new Map<string, Share<T>>();
  /** The items of a table, which has no parts. */
  readonly items: T[] = [];
  waiting = 0;
  inProgress = 0;
  /** How many of those in progress are slow. */
  slow = 0;
  /** The cost of what it asked for last. */
  cost = 0;
  /** The virtual time of its next item: the cost of all that it has had. */
  next = 0;
  /** The virtual time of the part that was last chosen. */
  clock = 0;

  part(name: string): Share<T> {
    const found = this.parts.get(name) ?? new Share<T>();
    this.parts.set(name, found);
    // Time that a part did not use is not saved up for later.
    if (found.waiting === 0) found.next = Math.max(found.next, this.clock);
    return found;
  }

  /** Drops parts that are idle and owe nothing. */
  sweep(): void {
    for (const [name, { waiting, inProgress, next }] of this.parts)
      if (waiting === 0 && inProgress === 0 && next <= this.clock) this.parts.delete(name);
  }
}

/** @example queue.push(item); const next = queue.shift(); if (next) { await work(next); queue.finish(next); } */
export class FairQueue<T extends Queued> {
  private readonly all = new Share<T>();
  /** Whether a network, a person and a table may have one more in progress. */
  private readonly mayBegin: readonly ((share: Share<T>) => boolean)[];
  private readonly slow = new Set<T>();

  /** The limits are read anew for each item: they may change. */
  constructor(limits: ShareLimits) {
    this.mayBegin = [
      ({ inProgress, slow }) =>
        inProgress - slow < limits.perNetwork && inProgress < limits.perNetwork + SLOW_PER_NETWORK,
      ({ inProgress }) => inProgress < limits.perPerson,
      () => true,
    ];
  }

  get waiting(): number {
    return this.all.waiting;
  }

  get inProgress(): number {
    return this.all.inProgress;
  }

  /** How many of those in progress are slow. */
  get slowOnes(): number {
    return this.all.slow;
  }

  push(item: T): void {
    const shares = this.sharesOf(item);
    for (const share of shares) {
      share.waiting++;
      share.cost = item.cost;
    }
    shares[shares.length - 1].items.push(item);
  }

  /** Takes the next item whose network and person may have another in progress; call `finish` when it is done. */
  shift(): T | undefined {
    return this.take(this.all, 0);
  }

  /** An item in progress has become slow. */
  markSlow(item: T): void {
    this.slow.add(item);
    for (const share of this.sharesOf(item)) share.slow++;
  }

  /** An item that `shift` returned is done. */
  finish(item: T): void {
    const shares = this.sharesOf(item);
    const slow = this.slow.delete(item) ? 1 : 0;
    for (const share of shares) {
      share.inProgress--;
      share.slow -= slow;
    }
    for (const share of shares) share.sweep();
    if (this.all.waiting === 0 && this.all.inProgress === 0) this.all.parts.clear();
  }

  /** Removes an item that waits; returns whether it was there. */
  remove(item: T): boolean {
    const shares = this.sharesOf(item);
    const { items } = shares[shares.length - 1];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    for (const share of shares) share.waiting--;
    for (const share of shares) share.sweep();
    return true;
  }

  /** Removes and returns everything that waits. */
  clear(): T[] {
    const left: T[] = [];
    const collect = (share: Share<T>): void => {
      left.push(...share.items.splice(0));
      share.waiting = 0;
      share.parts.forEach(collect);
    };
    collect(this.all);
    return left;
  }

  /** The shares of an item, from all to its table. */
  private sharesOf({ requester: { network, person, table } }: T): Share<T>[] {
    const shares = [this.all];
    for (const name of [network, person, table]) shares.push(shares[shares.length - 1].part(name));
    return shares;
  }

  private take(share: Share<T>, level: number): T | undefined {
    const item = level === this.mayBegin.length ? share.items.shift() : this.takeFromPart(share, level);
    if (!item) return undefined;
    share.waiting--;
    share.inProgress++;
    return item;
  }

  private takeFromPart(share: Share<T>, level: number): T | undefined {
    const parts = [...share.parts.values()]
      .filter((part) => part.waiting > 0 && this.mayBegin[level](part))
      // Where two are level, the cheaper delays the other less.
      .sort((a, b) => a.next - b.next || a.cost - b.cost);
    for (const part of parts) {
      const item = this.take(part, level + 1);
      if (!item) continue;
      share.clock = Math.max(share.clock, part.next);
      part.next += item.cost;
      return item;
    }
    return undefined;
  }
}

/**
 * Group commit. The writer collects changes while a transaction runs; the next transaction takes all of them. A promise
 * resolves when its change is on the disk, and not before: only then may anybody see it.
 */
import type { Database } from './database.ts';
import { isStorageFailure } from './database-errors.ts';
import type { Guard } from './holds.ts';
import { type Change, Statements, type TableHold } from './statements.ts';
import { LeaseExpired, OutcomeUnknown, TablesLost } from './write-errors.ts';

interface Waiting {
  readonly change: Change;
  /** When it came, on the process's own clock. */
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The most changes in one transaction. */
const BATCH = 2000;

export class Writer {
  /** For the metrics. */
  readonly counts = { transactions: 0, changes: 0, lines: 0, failed: 0, milliseconds: 0 };
  private readonly database: Database;
  private readonly statements: Statements;
  private waiting: Waiting[] = [];
  /** The changes of the transaction under way. */
  private writing: readonly Waiting[] = [];
  private running: Promise<void> | null = null;
  private committedAt: number | null = null;
  /** When a transaction last failed that the database should have written; null if one has succeeded since. */
  private failedAt: number | null = null;

  constructor(database: Database) {
    this.database = database;
    this.statements = new Statements(database.db);
  }

  /** How many changes are not durable yet. */
  get pending(): number {
    return this.waiting.length + this.writing.length;
  }

  /** Milliseconds since the oldest change came that is not written yet; null if there is none. */
  get pendingAge(): number | null {
    const oldest = this.writing[0] ?? this.waiting[0];
    return oldest ? performance.now() - oldest.since : null;
  }

  /** Milliseconds since the last commit, or null. */
  get commitAge(): number | null {
    return this.committedAt === null ? null : performance.now() - this.committedAt;
  }

  /** Milliseconds since a transaction failed for an external reason, if none has succeeded since; otherwise null. */
  get failureAge(): number | null {
    return this.failedAt === null ? null : performance.now() - this.failedAt;
  }

  /** Resolves when the change is durable. Rejects if it was not written, or with `OutcomeUnknown`. */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, since: performance.now(), resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when all pending changes are written. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      // Waits one turn of the event loop, so that all changes that have arrived go together.
      await new Promise((resolve) => setImmediate(resolve));
      this.writing = inOrder(this.waiting.splice(0, BATCH));
      const start = performance.now();
      await this.commit(this.writing);
      this.writing = [];
      this.counts.milliseconds += performance.now() - start;
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.underLease(batch.map(({ change }) => change));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (error instanceof TablesLost) await this.commitOthers(batch, error);
      else if (batch.length === 1 || isForAll(error)) {
        if (isStorageFailure(error)) this.failedAt = performance.now();
        this.reject(batch, error);
      }
      // One bad change must not take the others with it.
      else for (const each of batch) await this.commit([each]);
    }
  }

  /** Rejects the changes of tables that this node has lost, and commits the others. */
  private async commitOthers(batch: readonly Waiting[], error: TablesLost): Promise<void> {
    const key = ({ table, fence }: TableHold): string => `${fence} ${table}`;
    const lost = new Set(error.holds.map(key));
    const isLost = ({ change }: Waiting): boolean => change.holds?.some((hold) => lost.has(key(hold))) ?? false;
    this.reject(batch.filter(isLost), error);
    const others = batch.filter((each) => !isLost(each));
    if (others.length > 0) await this.commit(others);
  }

  private reject(batch: readonly Waiting[], error: unknown): void {
    this.counts.failed += batch.length;
    for (const { reject } of batch) reject(error);
  }

  /** A lease that has run out is renewed, which fails if another server uses the database now. */
  private async underLease(changes: readonly Change[]): Promise<void> {
    const { lease } = this.database;
    if (lease && !lease.isHeld && !(await lease.renew())) throw new LeaseExpired();
    try {
      await this.transaction(changes);
    } catch (error) {
      if (!(error instanceof LeaseExpired) || !lease) throw error;
      lease.expire();
      if (!(await lease.renew())) throw error;
      await this.transaction(changes);
    }
  }

  private async transaction(changes: readonly Change[]): Promise<void> {
    const news = this.database.news.statements(changes.flatMap((change) => change.news ?? []));
    await this.database.commit([...this.statements.of(changes), ...news], this.guardOf(changes));
    this.committedAt = performance.now();
    this.failedAt = null;
    this.counts.transactions++;
    this.counts.changes += changes.length;
    for (const { lines } of changes) this.counts.lines += lines?.length ?? 0;
  }

  private guardOf(changes: readonly Change[]): Guard | null {
    const { lease } = this.database;
    const holds = changes.flatMap((change) => change.holds ?? []);
    return lease && holds.length > 0 ? { node: lease.node, holds } : null;
  }
}

/** Two nodes that lock the same rows in different orders would wait for each other until the database ends one of them. */
const inOrder = (batch: readonly Waiting[]): readonly Waiting[] =>
  batch.some(({ change }) => change.shared !== undefined)
    ? batch.toSorted(({ change: a }, { change: b }) => ((a.shared ?? '') < (b.shared ?? '') ? -1 : 1))
    : batch;

/** Whether an error is about all changes of a transaction: then each alone would fail as well. */
const isForAll = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof LeaseExpired || isStorageFailure(error);

/**
 * Group commit. The writer collects changes while a transaction runs; the next transaction takes all of them. A promise
 * resolves when its change is on the disk, and not before: only then may anybody see it.
 */
import type { Database } from './database.ts';
import { type Change, Statements } from './statements.ts';

interface Waiting {
  readonly change: Change;
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
  private running: Promise<void> | null = null;

  constructor(database: Database) {
    this.database = database;
    this.statements = new Statements(database.db);
  }

  /** Resolves when the change is durable; rejects if it was not written. */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject });
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
      const batch = this.waiting.splice(0, BATCH);
      const start = performance.now();
      await this.commit(batch);
      this.counts.milliseconds += performance.now() - start;
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.transaction(batch.map(({ change }) => change));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) {
        this.counts.failed++;
        batch[0].reject(error);
        return;
      }
      // One bad change must not take the others with it.
      for (const each of batch) await this.commit([each]);
    }
  }

  private async transaction(changes: readonly Change[]): Promise<void> {
    await this.database.commit(this.statements.of(changes));
    this.counts.transactions++;
    this.counts.changes += changes.length;
    for (const { lines } of changes) this.counts.lines += lines?.length ?? 0;
  }
}

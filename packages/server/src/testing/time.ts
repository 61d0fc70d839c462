/** A clock that tests advance. */
import type { Time } from '@followsuit/table';

export class HandTime implements Time {
  private at = 1_800_000_000_000;
  private readonly timers = new Set<{ readonly due: number; readonly call: () => void }>();

  now(): number {
    return this.at;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { due: this.at + milliseconds, call };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Advances the clock; calls whatever comes due in order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.at + milliseconds;
    for (;;) {
      const next = [...this.timers].sort((a, b) => a.due - b.due).find(({ due }) => due <= end);
      if (!next) break;
      this.timers.delete(next);
      this.at = Math.max(this.at, next.due);
      next.call();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.at = end;
  }
}

/** A clock that tests advance. */
import type { Time } from '@followsuit/table';

export class HandTime implements Time {
  private at = 0;
  private wall: number;
  private readonly timers = new Set<{ readonly due: number; readonly call: () => void }>();

  constructor(wall = 1_800_000_000_000) {
    this.wall = wall;
  }

  now(): number {
    return this.wall + this.at;
  }

  monotonic(): number {
    return this.at;
  }

  /** Sets the time of day forward or back, as an operator does; nothing lasts longer or shorter for that. */
  step(milliseconds: number): void {
    this.wall += milliseconds;
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

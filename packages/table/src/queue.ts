/** Runs changes one after another. */
export class Queue {
  private readonly idle: () => void;
  private tail: Promise<unknown> = Promise.resolve();
  /** How many changes are queued or running. */
  waiting = 0;

  /** Calls `idle` whenever all changes are done. */
  constructor(idle: () => void) {
    this.idle = idle;
  }

  /** Runs `work` after all earlier work, whether that succeeded or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const run = this.tail.then(work);
    const done = (): void => {
      if (--this.waiting === 0) this.idle();
    };
    this.tail = run.then(done, done);
    return run;
  }
}

/** Runs changes one after another. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  /** How many changes are queued or running. */
  waiting = 0;

  /** Runs `work` after all earlier work, whether that succeeded or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const run = this.tail.then(work);
    const done = (): void => {
      this.waiting--;
    };
    this.tail = run.then(done, done);
    return run;
  }
}

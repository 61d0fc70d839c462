/** One change after another. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  /** Changes that wait or are under way. */
  waiting = 0;

  /** Does something when all that was asked for before is done, whether it succeeded or not. */
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

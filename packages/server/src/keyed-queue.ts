/** Does work with the same key one after another. @example await new KeyedQueue().run(person, () => create()) */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs `work` after all earlier work with that key, whether that succeeded or not. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const run = (this.tails.get(key) ?? Promise.resolve()).then(work);
    const done = (): void => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    };
    const tail = run.then(done, done);
    this.tails.set(key, tail);
    return run;
  }
}

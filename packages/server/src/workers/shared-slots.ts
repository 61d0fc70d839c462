/** Counts the jobs under way in a worker, of all kinds, so that those which can wait leave the threads to the others. */
export class SharedSlots {
  private readonly threads: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(threads: number) {
    this.threads = threads;
  }

  /**
   * Does work and counts it. What is patient begins only while fewer jobs than threads are under way; all else begins at once.
   *
   * @example await slots.use(() => pool.think(question), false)
   */
  async use<T>(work: () => Promise<T>, isPatient: boolean): Promise<T> {
    while (isPatient && this.running >= this.threads)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}

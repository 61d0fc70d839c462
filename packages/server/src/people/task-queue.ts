/** Runs a few costly tasks at once; others wait, up to a number. */

/** Thrown if too many tasks wait already. */
export class TooBusy extends Error {
  constructor() {
    super('Too many people sign in at this moment; try again in a few seconds.');
  }
}

/** @example await new TaskQueue(2, 30).run(() => hash(password)) */
export class TaskQueue {
  private readonly atOnce: number;
  private readonly waitingLimit: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(atOnce: number, waitingLimit: number) {
    this.atOnce = atOnce;
    this.waitingLimit = waitingLimit;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.waitingLimit) throw new TooBusy();
      // Whoever ends hands its place over, so that nobody who comes later takes it.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

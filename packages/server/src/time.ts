/** The time of day and timers; tests replace them with a clock that they advance. */
import type { Time } from '@followsuit/table';

/** Longer waits are split: a timer cannot wait for more than 24 days. */
const DAY = 86_400_000;

export const systemTime: Time = {
  now: () => Date.now(),
  after(milliseconds, call) {
    let timer: NodeJS.Timeout;
    const wait = (rest: number): void => {
      timer = setTimeout(() => (rest > DAY ? wait(rest - DAY) : call()), Math.min(Math.max(rest, 0), DAY));
      timer.unref();
    };
    wait(milliseconds);
    return () => clearTimeout(timer);
  },
};

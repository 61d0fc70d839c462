/** The time of day, uptime and timers; tests replace them with a clock that they advance. */
import type { Time } from '@followsuit/table';
import { sql } from 'kysely';
import { UPTIME } from './store/shared-uptime.ts';
import type { Store } from './store/store.ts';

/** Longer waits are split: a timer cannot wait for more than 24 days. */
const DAY = 86_400_000;

export const systemTime: Time = {
  now: () => Date.now(),
  monotonic: () => Math.floor(performance.now()),
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

/** The server's time, and how long it has been up in all its runs. Whoever starts it also calls `save` every minute and at the end. */
export interface ServerTime {
  readonly time: Time;
  uptime(): number | null;
  save(): Promise<void>;
}

/** The time of a node in a cluster. The uptime is that of all nodes together, and is stored with their leases. */
export const sharedUptime = (time: Time, { lease }: Store): ServerTime => ({
  time,
  uptime: () => lease?.uptime ?? null,
  save: async () => {},
});

/**
 * Lets monotonic time go on where the last run of the server stopped: it counts the milliseconds during which the server was up,
 * so that players' clocks stand still while it is down (decision 105). After a crash the time since it was last saved is not
 * counted.
 */
export async function resumeUptime(store: Store, time: Time): Promise<ServerTime> {
  const base = Number(await store.setting(UPTIME, () => '0')) - time.monotonic();
  const monotonic = (): number => base + time.monotonic();
  const newer = sql<boolean>`cast(settings.value as bigint) < cast(excluded.value as bigint)`;
  return {
    time: { now: () => time.now(), monotonic, after: (ms, call) => time.after(ms, call) },
    uptime: monotonic,
    async save() {
      const saving = store.db
        .insertInto('settings')
        .values({ name: UPTIME, value: String(monotonic()) })
        .onConflict((clash) =>
          clash
            .column('name')
            .doUpdateSet({ value: (old) => old.ref('excluded.value') })
            .where(newer),
        );
      await store.write({ also: [saving.compile()] });
    },
  };
}

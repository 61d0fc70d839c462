/** Who is there: processes that announce themselves in Redis, and vanish from the list when they stop doing so. */
import { newId } from '../context.ts';
import { PREFIX, type RedisLink } from './link.ts';

/** Milliseconds for which an announcement counts. It is repeated with every heartbeat, but the threads of a worker leave little time. */
const ALIVE = 5000;
/** The most entries that are read, and what one may look like: an id and a number of threads. */
const MOST = 1000;
const ENTRY = /^([\w-]{8,32}) (\d{1,4})$/;

/** @example const workers = new ProcessList(link, 'workers'); await workers.announce(4); (await workers.all()).threads */
export class ProcessList {
  private readonly link: RedisLink;
  private readonly key: string;
  readonly id: string;
  private entry: string | null = null;

  constructor(link: RedisLink, name: string, id = newId(9)) {
    this.id = id;
    this.link = link;
    this.key = `${PREFIX}:${name}`;
  }

  /** Announces this process: how many threads it has, 0 if it takes nothing more. */
  async announce(threads: number): Promise<void> {
    const entry = `${this.id} ${threads}`;
    const before = this.entry ?? entry;
    this.entry = entry;
    const until = this.link.now() + ALIVE;
    // What nobody renews disappears, even if nobody looks.
    await this.link.try((redis) =>
      redis.multi().zrem(this.key, before).zadd(this.key, until, entry).pexpire(this.key, ALIVE).exec(),
    );
  }

  async withdraw(): Promise<void> {
    const { entry } = this;
    if (entry !== null) await this.link.try((redis) => redis.zrem(this.key, entry));
  }

  /** The ids of all processes, and how many threads they have together; none if Redis is away. */
  async all(): Promise<{ ids: ReadonlySet<string>; threads: number }> {
    const now = this.link.now();
    const found = await this.link.try(async (redis) => {
      await redis.zremrangebyscore(this.key, '-inf', now);
      return redis.zrangebyscore(this.key, now, '+inf', 'LIMIT', 0, MOST);
    });
    const entries = (found ?? []).flatMap((entry) => {
      const parts = ENTRY.exec(entry);
      return parts ? [{ id: parts[1], threads: Number(parts[2]) }] : [];
    });
    const threads = entries.reduce((sum, each) => sum + each.threads, 0);
    return { ids: new Set(entries.map(({ id }) => id)), threads };
  }
}

/** Everything that a server shares through Redis. PostgreSQL decides, and Redis may lose everything at any time. */
import type { ThreadPool } from '../bots/thread-pool.ts';
import { WorkerSearch } from '../workers/worker-search.ts';
import { type LinkLog, RedisLink } from './link.ts';
import { SharedLimits } from './shared-limits.ts';

export interface SharedServices {
  readonly link: RedisLink;
  readonly limits: SharedLimits;
  /** Where bots think: at workers, or in the server's own threads. */
  readonly search: WorkerSearch;
}

export interface SharingOptions {
  readonly url: string;
  /** The server's own threads. */
  readonly threads: ThreadPool;
  /** Known to all servers of one database, and to nobody else. */
  readonly secret: string;
  readonly log: LinkLog;
  readonly timeout?: number;
}

/** @example const { limits, search } = shareThroughRedis({ url: 'redis://localhost', threads, secret, log }); */
export function shareThroughRedis({ url, threads, secret, log, timeout }: SharingOptions): SharedServices {
  const link = new RedisLink(url, log, timeout);
  return { link, limits: new SharedLimits(link, secret), search: new WorkerSearch(url, link, threads) };
}

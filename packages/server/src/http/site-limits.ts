/**
 * Limits requests by site, besides those by network: whoever has a whole site has 65,536 networks (docs/decisions/0094-networks-and-sites.md).
 * A site may have as many requests as `SITE_SHARE` networks.
 */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { CommonLimiter, type LimitSource } from '../rate-limits.ts';
import { networkOf, SITE_SHARE, siteOf } from './address.ts';

const MINUTE = 60_000;
export const TOO_FAST = Object.assign(new Error('You ask too fast; wait a minute.'), { statusCode: 429 });

/** What is not limited, and the limit of one network for all other routes together; a route may have a lower one of its own. */
export interface RequestLimits {
  readonly free: readonly (string | undefined)[];
  readonly max: number;
}

export function limitSites(app: FastifyInstance, metrics: Metrics, source: LimitSource, limits: RequestLimits): void {
  const { free, max } = limits;
  const limiters = new Map<number, CommonLimiter>();
  const limiterOf = (least: number): CommonLimiter => {
    const burst = least * SITE_SHARE;
    const limiter =
      limiters.get(least) ?? new CommonLimiter(source, `requests:${least}`, { burst, every: MINUTE / burst });
    limiters.set(least, limiter);
    return limiter;
  };
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const site = siteOf(networkOf(ip));
    if (site === null || free.includes(routeOptions.url)) return;
    const own = (routeOptions.config as { rateLimit?: { max: number } }).rateLimit?.max;
    const key = own === undefined ? site : `${routeOptions.method} ${routeOptions.url} ${site}`;
    if (await limiterOf(own ?? max).take(key)) return;
    metrics.limitHit('requests');
    throw TOO_FAST;
  });
}

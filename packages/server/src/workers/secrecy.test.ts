/** A worker is told no more than the bot may see: jobs are read from a real Redis. */
import { filled, type Play, Random, type Rules, seatsIn, type View } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { expect, it, onTestFinished } from 'vitest';
import { otherDeal } from '../testing/pair.ts';
import { hasRedis, startRedis, withRedis } from '../testing/redis.ts';
import { botsWith, patience, pretendWorker } from '../testing/worker-scene.ts';

const WAITING = 'followsuit:think:wait';
/** What BullMQ writes about a job besides its data. */
const ABOUT = ['name', 'opts', 'timestamp', 'delay', 'priority'];

/** The view of whoever begins, after a deal. */
function firstView(rules: Rules, line: Parameters<Rules['take']>[1]): View<Play> {
  const state = rules.start();
  rules.take(state, line);
  const [seat] = seatsIn(rules.actors(state));
  return rules.view(state, seat) as View<Play>;
}

it.skipIf(!hasRedis)(
  `two games that differ only in cards which the bot may not see send the same job, ${withRedis}`,
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.end());
    const { link, search, service } = await botsWith(redis);
    pretendWorker(link, 64);
    await expect.poll(() => search.threads, patience).toBe(64);
    /** What is in Redis when a bot thinks about a view. */
    const sentFor = async (view: View<Play>): Promise<string> => {
      const requester = { network: view.rules.game.id, person: view.rules.game.id, table: 'any' };
      service.choose('club', view, requester).catch(() => {});
      await expect.poll(() => redis.client.llen(WAITING), patience).toBe(1);
      const [id] = await redis.client.lrange(WAITING, 0, 0);
      const { data, ...more } = await redis.client.hgetall(`followsuit:think:${id}`);
      await redis.client.del(WAITING, `followsuit:think:${id}`);
      expect(ABOUT).toEqual(expect.arrayContaining(Object.keys(more)));
      const { until, input, ...others } = JSON.parse(data);
      expect([until, others]).toEqual([expect.any(Number), {}]);
      const { seed, ...question } = input;
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      return JSON.stringify(question);
    };
    for (const game of trickGames) {
      const rules = game.setUp(game.players[0], filled(game, game.players[0]));
      const random = new Random(`jobs of ${game.id}`);
      const line = rules.draw(rules.start(), random);
      const { seat } = firstView(rules, line);
      let other = otherDeal(rules, line, seat, random);
      while (JSON.stringify(other) === JSON.stringify(line)) other = otherDeal(rules, line, seat, random);
      const sent = await sentFor(firstView(rules, line));
      expect(sent.length).toBeGreaterThan(100);
      expect(await sentFor(firstView(rules, other))).toBe(sent);
    }
  },
);

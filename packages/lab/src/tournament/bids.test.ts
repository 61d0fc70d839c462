import { filled } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { BidSheet } from './bid-sheet.ts';
import { type Bid, type BidCount, type BidResult, countBids } from './bids.ts';

const stones = trickGames.find(({ id }) => id === 'stones');
if (!stones) throw new Error('no stones');

const count: BidCount = {
  game: 'stones',
  players: 4,
  options: filled(stones, 4),
  bots: ['expert'],
  play: 'bids',
  budget: { simulations: 12 },
  seed: 'test',
};

const bid = (predicted: number | null, made: boolean): Bid => ({ predicted, made });

describe('bids', () => {
  it('are the same on one core and on two', async () => {
    const bidsWith = async (jobs: number): Promise<BidResult[]> => {
      const all: BidResult[] = [];
      await countBids(count, { first: 0, last: 3, jobs }, (result) => all.push(result) > 0);
      return all;
    };
    const alone = await bidsWith(1);
    expect(alone.map(([bids]) => bids.length)).toEqual([4, 4, 4]);
    expect(await bidsWith(2)).toEqual(alone);
  });

  it('are summed up: what was told, what was made, and how sure that is', () => {
    const sheet = new BidSheet(count, [
      [[bid(0.8, true), bid(0.6, false)]],
      [[bid(0.9, true)]],
      [[]],
      [[bid(0.1, false), bid(null, true)]],
    ]);
    const [{ bids, untold, told, made, off, brier, blind, curve }] = sheet.standings();
    expect([bids, untold]).toEqual([4, 1]);
    expect(told).toBeCloseTo(0.6, 10);
    expect(made.mean).toBe(0.5);
    expect(off.mean).toBeCloseTo(-0.1, 10);
    expect(brier).toBeCloseTo((0.04 + 0.36 + 0.01 + 0.01) / 4, 10);
    expect(blind).toBe(0.25);
    expect(curve[8]).toEqual({ count: 1, said: 0.8, won: 1 });
    expect(curve.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(4);
  });

  it('of one deal are one piece of evidence: four times the same bids are no surer than once', () => {
    const once = Array.from({ length: 40 }, (_, i): BidResult => [[bid(0.5, i % 2 === 0)]]);
    const four = once.map(([bids]): BidResult => [[...bids, ...bids, ...bids, ...bids]]);
    const within = (results: readonly BidResult[]): number => new BidSheet(count, results).standings()[0].made.within;
    expect(within(four)).toBeCloseTo(within(once), 10);
    expect(within(once)).toBeGreaterThan(0.1);
  });
});

import { knowledgeOf, likeliest, random, Softmax } from '@followsuit/bots';
import { filled, Random, Rules } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { Adam } from './adam.ts';
import { duel } from './duel.ts';
import { Log } from './log.ts';
import { drawn, SelfPlay } from './self-play.ts';
import { type TrainingMeans, type TrainingProgress, train } from './train.ts';
import { trainingSetups, trainingVariants } from './training-variants.ts';

const found = trickGames.find(({ id }) => id === 'chevalier');
if (!found) throw new Error('There is no Chevalier');
const chevalier = found;

describe('learning', () => {
  it('knows how the likelihood of a choice changes with each weight', () => {
    const chance = new Random('log');
    const log = new Log(4, 40, 400);
    const features = Int32Array.from({ length: 30 }, () => 1 + chance.below(8));
    log.add(0, features, 6, new Float64Array(5), 5, 3);
    const table = Float64Array.from({ length: 10 }, () => chance.below(100) / 50);
    const gradient = new Float64Array(10);
    const before = Math.log(log.imitate(0, table, gradient));
    for (let i = 1; i < 10; i++) {
      const moved = table.slice();
      moved[i] += 1e-6;
      const after = Math.log(log.imitate(0, moved, new Float64Array(10)));
      expect((after - before) / 1e-6).toBeCloseTo(gradient[i], 3);
    }
  });

  it('makes what was worth more likelier, and what was worth less rarer', () => {
    const log = new Log(4, 40, 400);
    const features = Int32Array.of(1, 2, 3);
    log.add(0, features, 1, Float64Array.of(0.2, 0.3, 0.5), 3, 1);
    log.add(1, features, 1, Float64Array.of(0.2, 0.3, 0.5), 3, 2);
    const gradient = new Float64Array(4);
    log.reward(Float64Array.of(1, -1), 0, gradient);
    // Seat 0 gained with the second move, seat 1 lost with the third.
    expect([...gradient].map((g) => Number(g.toFixed(6)))).toEqual([0, 0, 1, -1]);
  });

  it('goes uphill', () => {
    const adam = new Adam(2);
    const weights = new Float64Array(2);
    for (let i = 0; i < 400; i++) adam.step(weights, Float64Array.of(1 - weights[0], -3 * (weights[1] + 2)), 0.05, 0);
    expect(weights[0]).toBeCloseTo(1, 1);
    expect(weights[1]).toBeCloseTo(-2, 1);
  });

  it('draws each move as often as its chance says', () => {
    const counts = [0, 0, 0];
    for (let i = 0; i < 1000; i++) counts[drawn(Float64Array.of(0.2, 0.5, 0.3), 3, (i + 0.5) / 1000)]++;
    expect(counts).toEqual([200, 500, 300]);
  });
});

describe('training', () => {
  it('has one table of weights for all variants of a game', () => {
    for (const game of trickGames) {
      const variants = trainingVariants(game);
      expect(variants.length).toBe(trainingSetups(game).length);
      for (const { policy } of variants) {
        expect(policy.table).toBe(variants[0].policy.table);
        expect(policy.shape.size).toBe(variants[0].policy.shape.size);
        // One that does not keep what it saw in cards learns nothing of them.
        expect(policy.kept).toBe(policy.features);
      }
    }
  });

  /** Plays all pieces in this thread, in any order. */
  const here = (order = <T>(list: readonly T[]): T[] => [...list]): TrainingMeans => {
    const selfPlay = new SelfPlay(chevalier, setups);
    return {
      now: () => 0,
      pause: async () => {},
      async play(tasks) {
        const results = order([...tasks.keys()]).map((i) => [i, selfPlay.play(tasks[i])] as const);
        return results.sort(([a], [b]) => a - b).map(([, result]) => result);
      },
    };
  };
  const setups = trainingSetups(chevalier);

  it('makes a policy that beats chance', async () => {
    const stages = new Set<string>();
    const means = { ...here(), progress: ({ stage }: TrainingProgress) => stages.add(stage) };
    const model = await train({ game: chevalier, seed: 'test', until: { deals: 480 } }, means);
    expect([...stages]).toEqual(['watching', 'imitating', 'self-play']);
    const rules = new Rules(chevalier, 4, filled(chevalier, 4));
    const { mean, error } = duel(rules, likeliest(Softmax.from(rules, model)), random, 60, 'test');
    expect(mean).toBeGreaterThan(error);
  });

  it('learns the same from the same deals, whoever plays them in whatever order', async () => {
    const from = knowledgeOf(chevalier).policy;
    const learn = (seed: string, means: TrainingMeans) =>
      train({ game: chevalier, seed, until: { deals: 100 }, from, setups }, means);
    const model = await learn('order', here());
    expect(
      await learn(
        'order',
        here((list) => [...list].reverse()),
      ),
    ).toEqual(model);
    expect(await learn('another', here())).not.toEqual(model);
    expect(model).not.toEqual(from);
  });

  it('learns for a time, and stops when it is told to', async () => {
    let ms = 0;
    const now = (): number => ++ms;
    let last = 0;
    const means = { ...here(), now, progress: ({ deals }: TrainingProgress) => (last = deals) };
    const from = knowledgeOf(chevalier).policy;
    await train({ game: chevalier, seed: 'test', until: { seconds: 0.01 }, from }, means);
    expect(last).toBeGreaterThan(0);
    const training = { game: chevalier, seed: 'test', until: { seconds: 1000 } };
    expect((await train(training, { ...here(), signal: { aborted: true } })).game).toBe('chevalier');
    expect(await train({ ...training, from }, { ...here(), play: async () => null })).toEqual(
      await train({ ...training, from }, { ...here(), signal: { aborted: true } }),
    );
  });
});

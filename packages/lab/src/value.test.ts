import { readFileSync } from 'node:fs';
import { simple, type Utility, utilityFor } from '@followsuit/bots';
import { filled, Random, Rules } from '@followsuit/engine';
import { HAND } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, test } from 'vitest';
import { fitSoftmax, logLoss, type Samples } from './softmax.ts';
import { calibrate, calibrationOf } from './testing/calibration.ts';
import { fitValue, valueVariants, writeModel } from './value.ts';
import { fromTheStart, playedPositions } from './value-data.ts';

const trick = (id: string) => trickGames.find((game) => game.id === id)!;
const setUp = (id: string, players: number): Rules => new Rules(trick(id), players, filled(trick(id), players));

describe('chances against what happens in fresh games of simple bots', () => {
  test.each([
    ['chevalier', 4],
    ['bishop', 5],
    ['stepping-stones', 3],
    ['speed-run', 3],
  ])('%s with %i', (id, players) => {
    const { loss, leader, even, gap } = calibrate(setUp(id, players), simple, 120, 'calibration');
    expect(loss).toBeLessThan(0.97 * leader);
    expect(loss).toBeLessThan(0.9 * even);
    expect(gap).toBeLessThan(0.06);
  });

  test('a wrong utility is found out', () => {
    const rules = setUp('chevalier', 4);
    const positions = playedPositions([rules], simple, 30, fromTheStart, 'wrong').filter(
      ({ state }) => state[HAND] > 0,
    );
    const right = utilityFor(rules);
    const wrong: Utility = {
      of(s, out) {
        right.of(s, out);
        for (let seat = 0; seat < 4; seat++) out[seat] = 1 - out[seat];
      },
    };
    const { loss, even, gap } = calibrationOf(positions, wrong);
    expect(loss).toBeGreaterThan(even);
    expect(gap).toBeGreaterThan(0.1);
  });
});

/** Results that follow a softmax with known weights. */
function known(weights: readonly number[], count: number): Samples {
  const random = new Random('softmax');
  const [sides, size] = [3, weights.length];
  const numbers = Float64Array.from({ length: count * sides * size }, () => random.below(1000) / 500 - 1);
  const shares = new Float64Array(count * sides);
  for (let n = 0; n < count; n++) {
    const scores = [0, 1, 2].map((side) =>
      Math.exp(weights.reduce((sum, weight, i) => sum + weight * numbers[(n * sides + side) * size + i], 0)),
    );
    let drawn = (random.below(1e6) / 1e6) * (scores[0] + scores[1] + scores[2]);
    let side = 0;
    while (side < 2 && drawn > scores[side]) drawn -= scores[side++];
    shares[n * sides + side] = 1;
  }
  return { count, sides, size, numbers, shares };
}

test('weights are found again', () => {
  const weights = fitSoftmax(known([1.5, -0.7, 0], 5000), [false, false, false]);
  expect(weights[0]).toBeCloseTo(1.5, 0.9);
  expect(weights[1]).toBeCloseTo(-0.7, 0.9);
  expect(weights[2]).toBeCloseTo(0, 0.9);
});

test('what can only help never has a negative weight', () => {
  const samples = known([1.5, -0.7, 0.2], 2000);
  const weights = fitSoftmax(samples, [true, true, true]);
  expect(weights[1]).toBe(0);
  expect(logLoss(samples, weights)).toBeLessThan(Math.log(3));
});

test('a game is fitted with all its variants', () => {
  const effort = { hands: 60, positions: 200, games: 2, whole: 20 };
  const model = fitValue(trick('chevalier'), simple, 'small', effort);
  expect(model.variants.map(({ options }) => options)).toHaveLength(valueVariants(trick('chevalier')).length);
  const written = writeModel(model);
  expect(writeModel(JSON.parse(written))).toBe(written);
  expect(JSON.parse(written).variants[0].weights[0]).toBeCloseTo(model.variants[0].weights[0], 2);
  expect(fitValue(trick('chevalier'), simple, 'small', effort)).toEqual(model);
  for (const { weights } of model.variants) expect(weights[0]).toBeGreaterThan(0);
});

test('the models that come with the bots are rounded: npm run models does it', () => {
  for (const { id } of trickGames) {
    const text = readFileSync(new URL(`../../games/src/${id}/value.json`, import.meta.url), 'utf8');
    expect(writeModel(JSON.parse(text)), id).toBe(text);
  }
});

test('companions are varied together', () => {
  const options = valueVariants(trick('speed-run')).map((variant) => variant.options);
  expect(options).toContainEqual({ length: 'long', contractSet: 'mixed' });
  expect(options).toContainEqual({});
  expect(valueVariants(trick('stones')).some(({ players, options: { partners } }) => players !== 4 && partners)).toBe(
    false,
  );
});

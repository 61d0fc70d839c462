import { Random } from '@followsuit/engine';
import { describe, expect, it } from 'vitest';
import { Moments } from './moments.ts';
import { halfWidth, holm, pValue } from './sequence.ts';

const uniform = (random: Random): number => random.next() / 0x1_0000_0000;

describe('moments', () => {
  const random = new Random('moments');
  const deals = Array.from({ length: 400 }, () => {
    const common = uniform(random);
    const w = random.below(3);
    return [w * (common + uniform(random)), w, 2 * common + uniform(random), 1];
  });
  const moments = new Moments([0]);
  for (const [v, w, V, W] of deals) moments.add(0, v, w, V, W);

  it('give ratios, and variances of residuals by deal', () => {
    const sum = (i: number): number => deals.reduce((all, deal) => all + deal[i], 0);
    const { before, after, change } = moments.figures(0);
    expect(before.mean).toBeCloseTo(sum(0) / sum(1), 12);
    expect(after.mean).toBeCloseTo(sum(2) / 400, 12);
    const residuals = deals.map(([v, w, V]) => [(v - before.mean * w) / (sum(1) / 400), V - after.mean]);
    const variance = (list: readonly number[]): number => list.reduce((all, n) => all + n * n, 0) / 399;
    expect(before.variance).toBeCloseTo(variance(residuals.map(([r]) => r)), 10);
    expect(change.variance).toBeCloseTo(variance(residuals.map(([r, R]) => R - r)), 10);
    expect(moments.pairingFactor(0)).toBeCloseTo((before.variance + after.variance) / change.variance, 10);
    expect(moments.pairingFactor(0)).toBeGreaterThan(1.1);
  });

  it('merge to the same, and never claim that what did not vary cannot', () => {
    const halves = [0, 1].map((half) => {
      const part = new Moments([0]);
      for (const [v, w, V, W] of deals.slice(200 * half, 200 * half + 200)) part.add(0, v, w, V, W);
      return part.sums;
    });
    const merged = new Moments([0]);
    for (const half of halves) merged.merge(half);
    expect(merged.figures(0).change.mean).toBeCloseTo(moments.figures(0).change.mean, 12);
    const never = new Moments([1]);
    for (let i = 0; i < 1000; i++) never.add(0, 0, 1, 0, 1);
    // Three in a thousand is what 1,000 quiet deals leave possible; an interval that holds at all times is a little wider.
    const within = halfWidth(never.figures(0).before, 1000);
    expect(within).toBeGreaterThan(0.003);
    expect(within).toBeLessThan(0.005);
  });
});

it('Holm corrects from the smallest on', () => {
  const adjusted = holm([0.01, 0.04, 0.03, 1]);
  expect(adjusted.map((p) => Number(p.toFixed(6)))).toEqual([0.04, 0.09, 0.09, 1]);
  expect(holm([])).toEqual([]);
});

describe('confidence sequences', () => {
  it('are the inverse of their p-values', () => {
    const figure = { mean: 0.3, variance: 2, deals: 500 };
    const within = halfWidth(figure, 1000);
    expect(pValue(figure, 1000, 0.3 - within)).toBeCloseTo(0.05, 9);
    expect(pValue(figure, 1000, 0.3)).toBe(1);
    expect(halfWidth({ ...figure, deals: 40 }, 1000)).toBe(Number.POSITIVE_INFINITY);
  });

  it('cover the truth at every deal at once, for lopsided and rare outcomes too, and a fixed interval does not', () => {
    const runs = 300;
    const deals = 1500;
    const rare = (random: Random): number => (uniform(random) < 0.03 ? 1 : 0);
    const lopsided = (random: Random): number => -Math.log(1 - uniform(random));
    for (const [draw, truth] of [
      [rare, 0.03],
      [lopsided, 1],
    ] as const) {
      let [missed, fixed] = [0, 0];
      for (let run = 0; run < runs; run++) {
        const random = new Random(`coverage ${run}`);
        const moments = new Moments([1]);
        let [isMissed, isFixed] = [false, false];
        for (let i = 1; i <= deals; i++) {
          moments.add(0, draw(random), 1, 0, 1);
          if (i < 50 || i % 10 > 0) continue;
          const { before } = moments.figures(0);
          const off = Math.abs(before.mean - truth);
          if (off > halfWidth(before, deals)) isMissed = true;
          if (off > 1.96 * Math.sqrt(before.variance / i)) isFixed = true;
        }
        if (isMissed) missed++;
        if (isFixed) fixed++;
      }
      expect(missed / runs).toBeLessThan(0.05);
      expect(fixed / runs).toBeGreaterThan(0.15);
    }
  });

  it('with nothing changed, at most one study in twenty flags anything, however long it is watched', () => {
    const [runs, metrics, deals] = [200, 20, 600];
    let flagged = 0;
    for (let run = 0; run < runs; run++) {
      const random = new Random(`nothing changed ${run}`);
      const moments = new Moments(Array(metrics).fill(1));
      let isFlagged = false;
      for (let i = 1; i <= deals && !isFlagged; i++) {
        for (let m = 0; m < metrics; m++) moments.add(m, random.below(4), 1, random.below(4), 1);
        if (i < 50 || i % 25 > 0) continue;
        const values = Array.from({ length: metrics }, (_, m) => pValue(moments.figures(m).change, deals));
        isFlagged = Math.min(...holm(values)) <= 0.05;
      }
      if (isFlagged) flagged++;
    }
    expect(flagged).toBeLessThanOrEqual(10);
  });
});

/** The second pass: its bounds count trees, not simulations, and it overrules the first pass. */
import { type Reference, referenceFor, showsTricks } from '@followsuit/bots';
import { Random, type State } from '@followsuit/engine';
import { CARDS, PLAYS } from '@followsuit/engine/state';
import '@followsuit/games/bots';
import { table } from '@followsuit/games/testing';
import { expect, test } from 'vitest';
import { Comparison, PLAYED } from './comparison.ts';
import type { Depth } from './depth.ts';
import { Judge } from './judge.ts';
import { SearchComparison } from './search-comparison.ts';

const [DECISIONS, TREES, WORLDS] = [1200, 16, 20];
const CANDIDATES = [1, 2, 3];

test('bounds fail one time in 200, although the simulations of a tree depend on each other', () => {
  const random = new Random('trees');
  const number = (): number => random.next() / 2 ** 32;
  const first = new Comparison(4, { size: 1, graded: 0, looks: 1 });
  let byTrees = 0;
  let byWorlds = 0;
  for (let k = 0; k < DECISIONS; k++) {
    const comparison = new SearchComparison(first, 1);
    const simulations = new Comparison(4, { size: 1, graded: 0, looks: 1 });
    for (let tree = 0; tree < TREES; tree++) {
      // What a tree has learned helps a candidate in all its worlds, or harms it; all are equally good on average.
      const learned = CANDIDATES.map(() => number() - 0.5);
      for (let world = 0; world < WORLDS; world++) {
        for (const each of [comparison, simulations]) each.addPlayed(Float64Array.of(0.5));
        for (const i of CANDIDATES) {
          const result = Float64Array.of(0.5 + learned[i - 1] + number() - 0.5);
          for (const each of [comparison, simulations]) each.add(i, result, Float64Array.of(0.5));
        }
      }
      comparison.endTree();
    }
    if (comparison.loss()[0] > 0) byTrees++;
    if (simulations.loss()[0] > 0) byWorlds++;
  }
  expect(byTrees).toBeLessThanOrEqual(14); // six are expected; more than 14 come once in 500 times
  expect(byWorlds).toBeGreaterThan(DECISIONS / 10);
});

test('a candidate that the first pass dropped keeps its figures', () => {
  const first = new Comparison(3, { size: 1, graded: 0, looks: 1 });
  for (let k = 0; k < 40; k++) {
    const noise = (k % 2) / 100;
    first.addPlayed(Float64Array.of(0.5));
    first.add(1, Float64Array.of(0.6 + noise), Float64Array.of(0.5));
    first.add(2, Float64Array.of(0.2 + noise), Float64Array.of(0.5));
  }
  first.drop();
  expect(first.alive).toEqual([1]);
  const second = new SearchComparison(first, 1);
  for (let tree = 0; tree < 4; tree++) {
    second.addPlayed(Float64Array.of(0.7));
    second.add(1, Float64Array.of(0.7), Float64Array.of(0.7));
    second.endTree();
  }
  expect(second.gain(1)).toBe(0);
  expect(second.gain(2)).toBeCloseTo(-0.295);
  expect(second.mean(2, 0)).toBeCloseTo(0.7 - 0.295);
  expect(second.observations(1)).toBe(4);
  expect(second.observations(2)).toBe(40);
  expect(second.loss()).toEqual([0, 0]);
});

test('what the first pass calls a blunder is none if a search finds it as good', () => {
  // Hearts are trump: the seat takes one of the last two tricks, whichever card it leads.
  const t = table('whist', 4).deal('Ah 2c', 'Kd 3s', '5d 5c', '6s 6d');
  const view = t.rules.view(t.state, t.turn);
  if (!showsTricks(view)) throw new Error('Whist has tricks');
  const [ace, two] = ['Ah', '2c'].map((code) => t.rules.design.deck.byCode.get(code)!);
  const real = referenceFor(t.rules)!;
  const prefersTheAce: Partial<Reference> = {
    playOut: (s: State, _acts, _luck, out) => out.fill(s[CARDS + s[PLAYS] - 1] === ace ? 0.8 : 0.5),
    choices: (_view, moves, weights) => {
      moves.set([ace, two]);
      weights.set([0.5, 0.5]);
      return 2;
    },
    standIn: (move) => move,
  };
  const reference = Object.assign(Object.create(real) as Reference, prefersTheAce);
  const policyOnly: Depth = { worlds: 24, most: 24, playouts: 1, candidates: 4 };
  const depth: Depth = { ...policyOnly, search: { trees: 4, mostTrees: 8, warmUp: 4, worlds: 8 } };
  const judged = (how: Depth) =>
    new Judge(t.rules, reference, how).verdict(view, two, t.state[PLAYS], 1, new Random('second pass'))!;
  expect(judged(policyOnly)).toMatchObject({ grade: 'blunder', searched: false });
  const searched = judged(depth);
  expect(searched).toMatchObject({ grade: 'good', searched: true, kind: 'endgame' });
  expect(searched.candidates[PLAYED].gain).toBeCloseTo(0);
  // The ledger does not change: the effect is that of the first pass.
  expect(searched.effect).toEqual(judged(policyOnly).effect);
  expect(judged(depth)).toEqual(searched);
});

import { dealFrom, filled, NONE, Random, Rules, type State, viewOf } from '@followsuit/engine';
import { HOLD, PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { Reading } from '../simple/reading.ts';
import { strength } from '../simple/vines.ts';
import { likeliest } from './likeliest.ts';
import { policyModels } from './models.ts';
import { Softmax } from './policy.ts';
import { policyFor } from './policy-for.ts';
import { TrickEstimator } from './trick-estimator.ts';
import { learnedFrom, modelOf, Shape } from './weights.ts';

const moves = new Int32Array(4096);
const chances = new Float64Array(4096);
const again = new Float64Array(4096);

const setups = trickGames.flatMap((game) =>
  game.players.map((players) => new Rules(game, players, filled(game, players))),
);
const odd = [
  ['coralon', 4, { zeroBids: 'zero-and-less' }],
  ['coralon-partners', 4, { zeroBids: 'zero-and-double' }],
  ['ducks-and-geese', 4, { zeroBids: 'zero-and-free-double', blindBids: true }],
  ['up-and-down', 5, { scoring: 'points' }],
  ['up-and-down', 5, { opening: 'informal' }],
  ['stones', 4, { partners: 'on', rockBreaksEverything: 'on' }],
  ['stepping-stones', 3, { sheet: 'advanced', redo: 'on' }],
  ['speed-run', 3, { length: 'long', contractReveal: 'on' }],
] as const;
for (const [id, players, given] of odd) {
  const game = trickGames.find((each) => each.id === id);
  if (game) setups.push(new Rules(game, players, filled(game, players, given)));
}

/** Plays hands at random and shows each decision that has a choice. */
function eachDecision(rules: Rules, hands: number, see: (s: State, seat: number, n: number) => void): void {
  const random = new Random(`policy/${rules.game.id}/${rules.seats}`);
  let s = rules.start();
  for (let hand = 0; hand < hands; hand++) {
    if (rules.phase(s) === 'over') s = rules.start();
    rules.deal(s, dealFrom(rules, s, random));
    while (s[PHASE] >= 0) {
      const actors = rules.actors(s);
      const seat = 31 - Math.clz32(actors & -actors);
      const n = rules.moves(s, seat, moves);
      if (n > 1) see(s, seat, n);
      rules.apply(s, seat, moves[random.below(n)]);
    }
  }
}

const named = (rules: Rules): string => `${rules.game.id} ${rules.seats} ${JSON.stringify(rules.options)}`;

describe.each(setups.map((rules) => ({ name: named(rules), rules })))('the policy of $name', ({ rules }) => {
  it('gives chances that add up to 1', () => {
    const policy = policyFor(rules);
    eachDecision(rules, 3, (s, seat, n) => {
      policy.weigh(s, seat, moves, n, chances);
      let sum = 0;
      for (let i = 0; i < n; i++) {
        expect(chances[i]).toBeGreaterThanOrEqual(0);
        sum += chances[i];
      }
      expect(sum).toBeCloseTo(1, 9);
    });
  });

  it('sees no more than the view of its seat', () => {
    // With any weights at all, so that no feature can hide behind a weight of 0.
    const policy = new Softmax(rules);
    const random = new Random('weights');
    for (let i = 1; i < policy.table.length; i++) policy.table[i] = random.below(1000) / 500;
    let differ = 0;
    eachDecision(rules, 4, (s, seat, n) => {
      policy.weigh(s, seat, moves, n, chances);
      policy.weigh(viewOf(rules, s, seat).state, seat, moves, n, again);
      for (let i = 0; i < n; i++) if (chances[i] !== again[i]) differ++;
    });
    expect(differ).toBe(0);
  });

  it('has a trained model that tells moves apart', () => {
    const policy = policyFor(rules);
    let sure = 0;
    let all = 0;
    eachDecision(rules, 3, (s, seat, n) => {
      policy.weigh(s, seat, moves, n, chances);
      all++;
      if (Math.max(...chances.subarray(0, n)) > 1.5 / n) sure++;
    });
    expect(sure / all).toBeGreaterThan(0.4);
  });
});

describe('a policy', () => {
  const rules = setups[0];

  it('chooses a legal move that it thinks likeliest', () => {
    const policy = policyFor(rules);
    const random = new Random('likeliest');
    eachDecision(rules, 2, (s, seat, n) => {
      const move = likeliest(policy).choose(viewOf(rules, s, seat), random);
      policy.weigh(s, seat, moves, n, chances);
      expect(chances[moves.subarray(0, n).indexOf(move)]).toBe(Math.max(...chances.subarray(0, n)));
    });
  });

  it('is indifferent without a model', () => {
    const policy = new Softmax(rules);
    eachDecision(rules, 1, (s, seat, n) => {
      policy.weigh(s, seat, moves, n, chances);
      for (let i = 0; i < n; i++) expect(chances[i]).toBeCloseTo(1 / n, 9);
    });
  });

  it('has a model for every game of tricks', () => {
    for (const { id } of trickGames) expect(policyModels[id]?.game).toBe(id);
  });
});

describe('weights', () => {
  const shape = new Shape(2, ['bid', 'pass']);
  const random = new Random('weights');
  const some = (n: number): Float64Array => Float64Array.from({ length: n }, () => (random.below(81) - 40) / 10);

  it('are read back from a model as they were written', () => {
    const learned = some(shape.learned);
    const read = learnedFrom(modelOf('coralon', shape, learned), shape);
    for (let i = 0; i < learned.length; i++) expect(read[i]).toBeCloseTo(learned[i], 9);
  });

  it('are spread and gathered the same way', () => {
    const [learned, table] = [some(shape.learned), some(shape.size)];
    const [spread, gathered] = [new Float64Array(shape.size), new Float64Array(shape.learned)];
    shape.spread(learned, spread);
    shape.gather(table, gathered);
    // Place 0 of the table stands for nothing, and is not part of either.
    const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
    expect(dot(spread, table)).toBeCloseTo(dot(learned, gathered), 6);
  });
});

describe('the outlook', () => {
  it('is the estimate of the simple bot', () => {
    const rules = setups[1];
    const estimator = new TrickEstimator(rules);
    const random = new Random('outlook');
    for (let i = 0; i < 20; i++) {
      const s = rules.start();
      rules.deal(s, dealFrom(rules, s, random));
      const reading = new Reading(viewOf(rules, s, 0));
      for (let trump = 0; trump < NONE; trump++) {
        estimator.look(s, HOLD, reading.unseen, trump, true, false);
        expect(Math.abs(estimator.sum[0] - strength(reading, trump))).toBeLessThan(0.2);
      }
    }
  });
});

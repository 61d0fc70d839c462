import {
  bitOf,
  cardsIn,
  count,
  dealFrom,
  filled,
  Random,
  Rules,
  type State,
  SUITS,
  suitOf,
  viewOf,
} from '@followsuit/engine';
import { HOLD, PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '../knowledge.ts';
import { likeliest } from './likeliest.ts';
import { Softmax } from './policy.ts';
import { policyFor } from './policy-for.ts';
import { TrickEstimator } from './trick-estimator.ts';
import { learnedFrom, modelOf, PolicyShape } from './weights.ts';

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
    for (const game of trickGames) expect(knowledgeOf(game).policy?.game).toBe(game.id);
  });
});

describe('weights', () => {
  const shape = new PolicyShape(2, ['bid', 'pass']);
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

describe('the estimate of tricks', () => {
  const rules = setups[1];
  const estimator = new TrickEstimator(rules);
  const unseenBy = (s: State, seat: number): Int32Array =>
    Int32Array.from(
      { length: SUITS },
      (_, suit) => (rules.design.deck.masks[suit] ?? 0) & ~s[HOLD + seat * SUITS + suit],
    );

  it('expects about as many tricks for all seats together as there are', () => {
    const random = new Random('outlook');
    let sum = 0;
    for (let i = 0; i < 50; i++) {
      const s = rules.start();
      rules.deal(s, dealFrom(rules, s, random));
      for (let seat = 0; seat < rules.seats; seat++) {
        estimator.look(s, HOLD + seat * SUITS, unseenBy(s, seat), 0, true, false);
        sum += estimator.sum[0];
      }
    }
    const tricks = rules.design.hands(0, 1)[0];
    expect(sum / 50 / tricks).toBeGreaterThan(0.8);
    expect(sum / 50 / tricks).toBeLessThan(1.2);
  });

  it('is the logistic regression of its family, in whole numbers', () => {
    /** The tricks to be expected of a holding, by the weights for the Vines deck as they were fitted. */
    function expected(own: Int32Array, unseen: Int32Array, trump: number): number {
      const cards = cardsIn(own);
      return cards.reduce((sum, card) => {
        const suit = suitOf(card);
        const above = Math.sqrt(count(unseen[suit] & -bitOf(card)));
        const lower = count(own[suit] & (bitOf(card) - 1));
        const higher = count(own[suit]) - lower - 1;
        const all = count(unseen[suit]);
        const odds =
          suit === trump
            ? 1.75 - 2.23 * above + 1.47 * lower + 0.39 * higher - 0.16 * all + 0.29 * rules.seats
            : 0.22 -
              2.24 * above +
              0.24 * lower -
              0.08 * higher +
              0.27 * all -
              0.31 * rules.seats +
              0.11 * cards.length;
        const trumps = suit === trump ? 0 : 0.15 * count(own[trump]) - 0.22 * count(unseen[trump]);
        return sum + 1 / (1 + Math.exp(-odds - trumps));
      }, 0);
    }
    const random = new Random('outlook');
    for (let i = 0; i < 20; i++) {
      const s = rules.start();
      rules.deal(s, dealFrom(rules, s, random));
      const unseen = unseenBy(s, 0);
      for (let trump = 0; trump < SUITS; trump++) {
        estimator.look(s, HOLD, unseen, trump, true, false);
        expect(Math.abs(estimator.sum[0] - expected(s.slice(HOLD, HOLD + SUITS), unseen, trump))).toBeLessThan(0.2);
      }
    }
  });
});

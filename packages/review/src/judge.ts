/** Judges decisions. It sees the mover's view, and worlds sampled from it: never the state of the game. */
import { MEASURES_OF_RESULT, type Reference, showsTricks } from '@followsuit/bots';
import type { Play, Random, View } from '@followsuit/engine';
import { type Comparison, PLAYED } from './comparison.ts';
import type { Depth } from './depth.ts';
import { WorldFacts } from './facts.ts';
import { gradeOf } from './grades.ts';
import { decisionKind } from './kinds.ts';
import { DecisionPasses } from './passes.ts';
import { reasonFor } from './reasons.ts';
import { SearchComparison } from './search-comparison.ts';
import type { DecisionVerdict, ReviewCandidate } from './verdict.ts';

/** Candidates less likely than this are left out, unless fewer than two remain. */
const UNLIKELY = 0.004;
/** Two-sided interval of 19 in 20. */
const NINETEEN_IN_TWENTY = 1.96;
export class Judge {
  private readonly rules: Play;
  private readonly reference: Reference;
  private readonly depth: Depth;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  private readonly passes: DecisionPasses;

  constructor(rules: Play, reference: Reference, depth: Depth) {
    this.rules = rules;
    this.reference = reference;
    this.depth = depth;
    this.moves = new Int32Array(rules.maxMoves);
    this.weights = new Float64Array(rules.maxMoves);
    this.passes = new DecisionPasses(rules, reference, depth);
  }

  /**
   * The verdict on a move, or null if there was nothing to decide: one legal move, or equivalent cards. `acts` is the number
   * of acts of the hand before it, `luck` the luck of the hand.
   *
   * @example judge.verdict(rules.view(s, seat), move, acts, luck, new Random('7/hand 3/act 12'))
   */
  verdict(view: View<Play>, move: number, acts: number, luck: number, random: Random): DecisionVerdict | null {
    const { reference, moves, weights, passes } = this;
    const all = reference.choices(view, moves, weights);
    const played = reference.standIn(move);
    if (all === 1 && moves[0] === played) return null;
    const n = this.shorten(all, played);
    const facts = showsTricks(view) ? new WorldFacts(view.rules, view.state, view.seat, cardsOf(view, moves, n)) : null;
    return this.judged(view, facts, passes.run({ view, moves, n, weights, acts, luck, random, facts }));
  }

  /** Puts the played move first, then the likeliest others; returns how many there are. Their weights add up to 1. */
  private shorten(all: number, played: number): number {
    const { moves, weights, depth } = this;
    const order = Array.from({ length: all }, (_, i) => i).sort((a, b) => weights[b] - weights[a] || a - b);
    const likely = order.filter((i, rank) => moves[i] !== played && (depth.all || rank < 3 || weights[i] >= UNLIKELY));
    const mine = order.find((i) => moves[i] === played);
    const kept = likely.slice(0, depth.candidates - 1);
    const list = [played, ...kept.map((i) => moves[i])];
    const shares = [mine === undefined ? 0 : weights[mine], ...kept.map((i) => weights[i])];
    const sum = shares.reduce((a, b) => a + b, 0);
    for (let i = 0; i < list.length; i++) {
      moves[i] = list[i];
      weights[i] = sum > 0 ? shares[i] / sum : 1 / list.length;
    }
    return list.length;
  }

  private judged(
    view: View<Play>,
    facts: WorldFacts | null,
    { comparison, holding, effect }: ReturnType<DecisionPasses['run']>,
  ): DecisionVerdict {
    const { moves } = this;
    const n = comparison.candidates;
    // A candidate that was dropped keeps the figures of few worlds, so it comes after those that were not.
    const isIn = (i: number): number => (i === PLAYED || comparison.alive.includes(i) ? 1 : 0);
    const order = Array.from({ length: n }, (_, i) => i).sort(
      (a, b) => isIn(b) - isIn(a) || comparison.gain(b) - comparison.gain(a) || a - b,
    );
    const [best] = order;
    const [sureLoss] = comparison.loss();
    const grade = gradeOf(sureLoss);
    const makesMore = (comparison.makes(best) ?? 0) - (comparison.makes(PLAYED) ?? 0);
    return {
      kind: decisionKind(view, [...moves.subarray(0, n)], moves[best], makesMore),
      candidates: order.map((i) => this.candidate(view, comparison, i)),
      played: order.indexOf(PLAYED),
      loss: comparison.gain(best),
      sureLoss,
      grade,
      reason: grade === 'good' || facts === null ? null : reasonFor(facts, holding, comparison, best),
      worlds: comparison.tried[PLAYED],
      searched: comparison instanceof SearchComparison,
      effect: effect.mean(),
      effectVariance: effect.variance(),
    };
  }

  private candidate({ seat, state }: View<Play>, comparison: Comparison, i: number): ReviewCandidate {
    const chance = comparison.mean(i, seat);
    const width = NINETEEN_IN_TWENTY * comparison.error(i);
    const found = {
      act: this.rules.act(state, this.moves[i]),
      chance,
      low: Math.max(0, chance - width),
      high: Math.min(1, chance + width),
      points: comparison.mean(i, this.rules.seats * MEASURES_OF_RESULT.indexOf('points') + seat),
      gain: comparison.gain(i),
      sure: comparison.gain(i) - comparison.width(i),
      share: this.weights[i],
    };
    const makes = comparison.makes(i);
    return makes === null ? found : { ...found, makes };
  }
}

/** The cards that moves play; none before the tricks. */
function cardsOf({ rules, state }: View<Play>, moves: Int32Array, n: number): number[] {
  return rules.act(state, moves[0]).do === 'play' ? [...moves.subarray(0, n)].slice(0, 3) : [];
}

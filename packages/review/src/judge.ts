/** Judges decisions. It sees the mover's view, and worlds sampled from it: never the state of the game. */
import { MEASURES_OF_RESULT, mixed, type Reference, showsTricks } from '@followsuit/bots';
import type { Play, Random, State, View } from '@followsuit/engine';
import { Comparison } from './comparison.ts';
import { EffectSample } from './effect.ts';
import { WorldFacts } from './facts.ts';
import { errorsFor, gradeOf, hasOneGrade, LOSS } from './grades.ts';
import { decisionKind } from './kinds.ts';
import { reasonFor } from './reasons.ts';
import type { DecisionVerdict, ReviewCandidate } from './verdict.ts';

/** How thorough a review is. */
export interface Depth {
  /** Worlds for every decision, and the most for one that may be a mistake. */
  readonly worlds: number;
  readonly most: number;
  /** Playouts of the true state after each moment. */
  readonly playouts: number;
  /** The most candidates. */
  readonly candidates: number;
  /** Whether all choices are candidates, also those that the policy would hardly make. */
  readonly all?: boolean;
}

export const DEPTHS = {
  quick: { worlds: 96, most: 192, playouts: 32, candidates: 6 },
  full: { worlds: 384, most: 1536, playouts: 64, candidates: 10 },
} as const satisfies Record<string, Depth>;
export type DepthName = keyof typeof DEPTHS;

/** Candidates less likely than this are left out, unless fewer than two remain. */
const UNLIKELY = 0.004;
/** Two-sided interval of 19 in 20. */
const NINETEEN_IN_TWENTY = 1.96;
/** The fewest worlds for a verdict other than good. */
const FEWEST = 24;

export class Judge {
  private readonly rules: Play;
  private readonly reference: Reference;
  private readonly depth: Depth;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  private readonly world: State;
  private readonly s: State;
  private readonly playedResult: Float64Array;
  private readonly result: Float64Array;
  /** How many bounds the decision has: see `errorsFor`. */
  private bounds = 1;

  constructor(rules: Play, reference: Reference, depth: Depth) {
    this.rules = rules;
    this.reference = reference;
    this.depth = depth;
    this.moves = new Int32Array(rules.maxMoves);
    this.weights = new Float64Array(rules.maxMoves);
    this.world = rules.start();
    this.s = rules.start();
    this.playedResult = new Float64Array(reference.size);
    this.result = new Float64Array(reference.size);
  }

  /**
   * The verdict on a move, or null if there was nothing to decide: one legal move, or equivalent cards. `acts` is the number
   * of acts of the hand before it, `luck` the luck of the hand.
   *
   * @example judge.verdict(rules.view(s, seat), move, acts, luck, new Random('7/hand 3/act 12'))
   */
  verdict(view: View<Play>, move: number, acts: number, luck: number, random: Random): DecisionVerdict | null {
    const { reference, moves, weights } = this;
    const all = reference.choices(view, moves, weights);
    const played = reference.standIn(move);
    if (all === 1 && moves[0] === played) return null;
    const n = this.shorten(all, played);
    const { seat } = view;
    const comparison = new Comparison(n, 0, reference.size, seat);
    const facts = showsTricks(view) ? new WorldFacts(view.rules, view.state, seat, cardsOf(view, moves, n)) : null;
    const holding: number[] = [];
    const bids = new Bids(n);
    const alive = Array.from({ length: n - 1 }, (_, i) => i + 1);
    const effect = new EffectSample(reference.size);
    const first = this.worlds(this.depth.worlds, n);
    const most = this.worlds(this.depth.most, n);
    this.bounds = (n - 1) * looksAt(first, most);
    reference.look(view);
    for (let until = first; ; ) {
      while (comparison.tried[0] < until) {
        reference.draw(random, this.world);
        if (facts !== null) holding.push(facts.holding(this.world));
        const counted = comparison.tried[0] < first ? effect : null;
        this.tryAll(view, comparison, alive, acts, mixed(luck, comparison.tried[0], 2), bids, counted);
      }
      this.drop(comparison, alive);
      const [low, high] = this.boundsOf(comparison, alive);
      if (until >= most || hasOneGrade(low, high) || high < LOSS.inaccuracy) break;
      until = Math.min(most, 2 * until);
    }
    return this.judged(view, comparison, alive, facts, holding, bids, effect);
  }

  /** How many worlds a budget allows in a game whose playouts are slow. */
  private worlds(of: number, candidates: number): number {
    const { cost = 1 } = this.reference;
    return cost === 1 ? of : Math.max(FEWEST, Math.round(of / Math.min(cost, candidates + 2)));
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

  /** Plays the played move and the remaining ones in one world, with the same luck. */
  private tryAll(
    view: View<Play>,
    to: Comparison,
    alive: readonly number[],
    acts: number,
    luck: number,
    bids: Bids,
    effect: EffectSample | null,
  ): void {
    this.tryOut(view.seat, 0, acts, luck, this.playedResult, bids);
    to.addPlayed(this.playedResult);
    for (const i of alive) {
      this.tryOut(view.seat, i, acts, luck, this.result, bids);
      to.add(i, this.result, this.playedResult);
      effect?.compare(this.weights[i], this.playedResult, this.result);
    }
    effect?.next();
  }

  private tryOut(seat: number, i: number, acts: number, luck: number, out: Float64Array, bids: Bids): void {
    const { s, reference } = this;
    s.set(this.world);
    this.rules.apply(s, seat, this.moves[i]);
    if (reference.isSettled(s)) reference.settled(s, out);
    else reference.playOut(s, acts + 1, luck, out);
    const made = reference.bid?.(s, seat) ?? -1;
    if (made < 0) return;
    bids.played[i]++;
    bids.made[i] += made;
  }

  /** Drops candidates that are surely not the best, once there are enough worlds; at least one remains. */
  private drop(comparison: Comparison, alive: number[]): void {
    const least = Math.max(0, ...alive.map((i) => comparison.gain(i) - this.width(comparison, i)));
    const kept = alive.filter((i) => comparison.gain(i) + this.width(comparison, i) >= least);
    if (kept.length > 0) alive.splice(0, alive.length, ...kept);
  }

  /** Between what the played candidate surely lost, and what it may have lost. */
  private boundsOf(comparison: Comparison, others: readonly number[]): [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (const i of others) {
      const gain = comparison.gain(i);
      low = Math.max(low, gain - this.width(comparison, i));
      high = Math.max(high, gain + this.width(comparison, i));
    }
    return [low, high];
  }

  /** How far the bounds of a candidate's gain lie from its mean. */
  private width(comparison: Comparison, i: number): number {
    return i === 0 ? 0 : errorsFor(this.bounds, comparison.tried[i]) * comparison.gainError(i);
  }

  private judged(
    view: View<Play>,
    comparison: Comparison,
    alive: readonly number[],
    facts: WorldFacts | null,
    holding: readonly number[],
    bids: Bids,
    effect: EffectSample,
  ): DecisionVerdict {
    const { moves } = this;
    const n = comparison.candidates;
    // A candidate that was dropped keeps the figures of few worlds, so it comes after those that were not.
    const isIn = (i: number): number => (i === 0 || alive.includes(i) ? 1 : 0);
    const order = Array.from({ length: n }, (_, i) => i).sort(
      (a, b) => isIn(b) - isIn(a) || comparison.gain(b) - comparison.gain(a) || a - b,
    );
    const [best] = order;
    const [sureLoss] = this.boundsOf(comparison, alive);
    const candidates = order.map((i) => this.candidate(view, comparison, i, bids));
    const grade = gradeOf(sureLoss);
    const kind = decisionKind(view, [...moves.subarray(0, n)], moves[best], bids.gain(best));
    return {
      kind,
      candidates,
      played: order.indexOf(0),
      loss: comparison.gain(best),
      sureLoss,
      grade,
      reason: grade === 'good' || facts === null ? null : reasonFor(facts, holding, comparison, best),
      worlds: comparison.tried[0],
      effect: effect.mean(),
      effectVariance: effect.variance(),
    };
  }

  private candidate(view: View<Play>, comparison: Comparison, i: number, bids: Bids): ReviewCandidate {
    const { seat, state } = view;
    const chance = comparison.mean(i, seat);
    const width = NINETEEN_IN_TWENTY * comparison.error(i);
    const found = {
      act: this.rules.act(state, this.moves[i]),
      chance,
      low: Math.max(0, chance - width),
      high: Math.min(1, chance + width),
      points: comparison.mean(i, this.rules.seats * MEASURES_OF_RESULT.indexOf('points') + seat),
      gain: comparison.gain(i),
      sure: comparison.gain(i) - this.width(comparison, i),
      share: this.weights[i],
    };
    const makes = bids.share(i);
    return makes === null ? found : { ...found, makes };
  }
}

/** By candidate: how often the seat had a bid at the end of the hand, and how often it made it. */
class Bids {
  readonly played: Int32Array;
  readonly made: Int32Array;

  constructor(candidates: number) {
    this.played = new Int32Array(candidates);
    this.made = new Int32Array(candidates);
  }

  share(i: number): number | null {
    return this.played[i] === 0 ? null : this.made[i] / this.played[i];
  }

  /** How much more often the bid is made after a candidate than after the played one. */
  gain(i: number): number {
    return (this.share(i) ?? 0) - (this.share(0) ?? 0);
  }
}

/** How often a decision is looked at, if the worlds are doubled from the first to the most. */
const looksAt = (first: number, most: number): number => 1 + Math.max(0, Math.ceil(Math.log2(most / first)));

/** The cards that moves play; none before the tricks. */
function cardsOf({ rules, state }: View<Play>, moves: Int32Array, n: number): number[] {
  return rules.act(state, moves[0]).do === 'play' ? [...moves.subarray(0, n)].slice(0, 3) : [];
}

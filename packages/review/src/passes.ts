/**
 * The two passes over a decision. In the first, everybody plays on by the policy; in the second, which only decisions that may be errors
 * reach, every seat plans ahead by search.
 */
import { mixed, type PairedSearch, type Reference, showsTricks } from '@followsuit/bots';
import type { Play, Random, State, View } from '@followsuit/engine';
import { Comparison, PLAYED } from './comparison.ts';
import type { Depth, SearchDepth } from './depth.ts';
import { EffectSample } from './effect.ts';
import type { WorldFacts } from './facts.ts';
import { hasOneGrade, LOSS } from './grades.ts';
import { SearchComparison } from './search-comparison.ts';

/** The fewest worlds for a verdict other than good. */
const FEWEST = 24;

/** A decision to look at. The played move is the first of `n` moves. */
export interface DecisionCase {
  readonly view: View<Play>;
  readonly moves: Int32Array;
  readonly n: number;
  /** How likely the policy chooses each move. */
  readonly weights: Float64Array;
  /** How many acts of the hand came before, and the luck of the hand. */
  readonly acts: number;
  readonly luck: number;
  /** Draws worlds. */
  readonly random: Random;
  readonly facts: WorldFacts | null;
}

/** What a pass found. */
export interface PassResult {
  readonly comparison: Comparison;
  /** By world: the facts that hold there, as a bit set. */
  readonly holding: readonly number[];
}

/** Where a trial adds to the effect of a decision. */
interface Effect {
  readonly sample: EffectSample;
  readonly weights: Float64Array;
}

/** Plays a candidate in the present world, and writes the result; returns what became of the seat's bid. */
type Trial = (candidate: number, out: Float64Array) => number;

export class DecisionPasses {
  private readonly rules: Play;
  private readonly reference: Reference;
  private readonly depth: Depth;
  private readonly world: State;
  private readonly s: State;
  private readonly playedResult: Float64Array;
  private readonly result: Float64Array;

  constructor(rules: Play, reference: Reference, depth: Depth) {
    this.rules = rules;
    this.reference = reference;
    this.depth = depth;
    this.world = rules.start();
    this.s = rules.start();
    this.playedResult = new Float64Array(reference.size);
    this.result = new Float64Array(reference.size);
  }

  /** Both passes, or only the first where it settles the decision; and the decision's effect. */
  run(decision: DecisionCase): PassResult & { readonly effect: EffectSample } {
    const { depth, reference } = this;
    const effect = new EffectSample(reference.size);
    reference.look(decision.view);
    const search = depth.search && reference.pairedSearch;
    const first = this.byPolicy(decision, effect, search === undefined);
    const [, mayLose] = first.comparison.loss();
    if (depth.search === undefined || search === undefined || mayLose < LOSS.inaccuracy) return { ...first, effect };
    return { ...this.bySearch(decision, first.comparison, search, depth.search), effect };
  }

  /** Compares all candidates: until the grade is certain, or, with another pass to come, until it is clear whether that is needed. */
  private byPolicy(decision: DecisionCase, effect: EffectSample, isLast: boolean): PassResult {
    const { reference, depth, world, s, rules } = this;
    const { view, moves, n, weights, acts, luck, random, facts } = decision;
    const first = this.worlds(depth.worlds, n);
    const most = this.worlds(depth.most, n);
    const comparison = new Comparison(n, { size: reference.size, graded: view.seat, looks: looksAt(first, most) });
    const holding: number[] = [];
    let share = 0;
    const trial: Trial = (i, out) => {
      s.set(world);
      rules.apply(s, view.seat, moves[i]);
      if (reference.isSettled(s)) reference.settled(s, out);
      else reference.playOut(s, acts + 1, share, out);
      return reference.bid?.(s, view.seat) ?? -1;
    };
    observe(comparison, first, most, isLast ? hasOneGrade : (low) => low > LOSS.inaccuracy, (k) => {
      reference.draw(random, world);
      if (facts !== null) holding.push(facts.holding(world));
      share = mixed(luck, k, 2);
      this.tryAll(comparison, trial, k < first ? { sample: effect, weights } : undefined);
    });
    return { comparison, holding };
  }

  /** Compares the candidates that the first pass has left. Each tree begins anew: first it only learns how everybody plays. */
  private bySearch(
    { view, moves, n, random, facts }: DecisionCase,
    first: Comparison,
    search: PairedSearch,
    { trees, mostTrees, warmUp, worlds }: SearchDepth,
  ): PassResult {
    if (!showsTricks(view)) throw new Error('Only games with tricks are searched');
    const { reference, world } = this;
    const comparison = new SearchComparison(first, looksAt(trees, mostTrees));
    const holding: number[] = [];
    const trial: Trial = (i, out) => {
      const end = search.simulate(i);
      reference.settled(end, out);
      return reference.bid?.(end, view.seat) ?? -1;
    };
    observe(comparison, trees, mostTrees, hasOneGrade, () => {
      search.begin(view, moves, n, random);
      for (let k = -warmUp; k < worlds; k++) {
        reference.draw(random, world);
        search.enter(world);
        if (k < 0) for (const i of [PLAYED, ...comparison.alive]) search.simulate(i);
        else {
          if (facts !== null) holding.push(facts.holding(world));
          this.tryAll(comparison, trial);
        }
      }
      comparison.endTree();
    });
    return { comparison, holding };
  }

  /** Plays the played move and the remaining ones in one world, with the same luck. */
  private tryAll(to: Comparison, trial: Trial, effect?: Effect): void {
    to.addBid(PLAYED, trial(PLAYED, this.playedResult));
    to.addPlayed(this.playedResult);
    for (const i of to.alive) {
      to.addBid(i, trial(i, this.result));
      to.add(i, this.result, this.playedResult);
      effect?.sample.compare(effect.weights[i], this.playedResult, this.result);
    }
    effect?.sample.next();
  }

  /** How many worlds a budget allows in a game whose playouts are slow. */
  private worlds(of: number, candidates: number): number {
    const { cost = 1 } = this.reference;
    return cost === 1 ? of : Math.max(FEWEST, Math.round(of / Math.min(cost, candidates + 2)));
  }
}

/**
 * Makes observations, and looks at the bounds after the first ones and each time that there are twice as many; ends when the played move can
 * be no error, `isClear` says so of what it lost, or there are the most.
 */
function observe(
  comparison: Comparison,
  first: number,
  most: number,
  isClear: (low: number, high: number) => boolean,
  next: (k: number) => void,
): void {
  for (let k = 0, until = first; ; until = Math.min(most, 2 * until)) {
    while (k < until) next(k++);
    comparison.drop();
    const [low, high] = comparison.loss();
    if (until >= most || high < LOSS.inaccuracy || isClear(low, high)) return;
  }
}

/** How often a decision is looked at, if the worlds or trees are doubled from the first to the most. */
const looksAt = (first: number, most: number): number => 1 + Math.max(0, Math.ceil(Math.log2(most / first)));

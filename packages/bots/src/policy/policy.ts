/** The learned policy: how likely each move is, from the mover's own cards and the open fields. */
import type { Rules, State } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';
import { expOf } from './bits.ts';
import { BUCKETS, CardContext } from './card-context.ts';
import { describeFollows, describeLeads, GROUPS, type Ledger } from './cards.ts';
import { ChoiceFeatures, TRAITS } from './choices.ts';
import { Keys } from './keys.ts';
import { Objective } from './objective.ts';
import { learnedFrom, type Model, PolicyShape } from './weights.ts';

/** How likely each of a seat's moves is. It reads only open fields and the mover's own cards. */
export interface Policy {
  /** Writes the chance of each of the legal moves `moves[0…n−1]` to `out`; they add up to 1. */
  weigh(s: State, seat: number, moves: Int32Array, n: number, out: Float64Array): void;
}

/**
 * Play sharpens the trained distribution by this factor: self-play needs variety to learn from, play does not. Measured with 1,
 * 1.4 and 2: sampled moves were much better with the last two, which were about equal.
 */
const SHARPNESS = 1.5;

/** A softmax over weighted features: see cards.ts and choices.ts. */
export class Softmax implements Policy, Ledger {
  readonly shape: PolicyShape;
  /** The table of weights used in play. */
  readonly table: Float64Array;
  /** The features of the last weighed moves, `width` table indexes each; for cards only during training. */
  readonly features: Int32Array;
  width = GROUPS;
  readonly sums: Float64Array;
  readonly kept: Int32Array | null;
  private readonly rules: Rules;
  private readonly ctx: CardContext;
  private readonly choices: ChoiceFeatures;

  /**
   * `known` lists the names of cells in the order of the table; missing ones are appended. A policy that is given a table is in
   * training: its owner changes the weights there.
   */
  constructor(rules: Rules, known: readonly string[] = [], table?: Float64Array) {
    const keys = new Keys(rules);
    this.rules = rules;
    this.features = new Int32Array(rules.maxMoves * Math.max(GROUPS, TRAITS));
    this.sums = new Float64Array(rules.maxMoves);
    const objective = knowledgeOf(rules.game).objective?.(rules, keys) ?? new Objective(rules);
    this.ctx = new CardContext(rules, keys, objective);
    this.choices = new ChoiceFeatures(rules, this.ctx, known);
    this.shape = new PolicyShape(this.ctx.objective.roles, this.choices.names);
    this.table = table ?? new Float64Array(this.shape.size);
    this.kept = table ? this.features : null;
  }

  /** The policy that a model describes. */
  static from(rules: Rules, model: Model): Softmax {
    const made = new Softmax(rules, Object.keys(model.choice));
    made.shape.spread(learnedFrom(model, made.shape), made.table);
    for (let i = 0; i < made.table.length; i++) made.table[i] *= SHARPNESS;
    return made;
  }

  weigh(s: State, seat: number, moves: Int32Array, n: number, out: Float64Array): void {
    if (n === 1) {
      out[0] = 1;
      return;
    }
    this.describe(s, seat, moves, n);
    this.score(n, out);
  }

  /** Writes the score of each move to `sums`, and its features to `features`. */
  describe(s: State, seat: number, moves: Int32Array, n: number): void {
    const { shape, ctx } = this;
    if (s[PHASE] !== this.rules.tricks) {
      this.width = TRAITS;
      this.choices.describe(s, seat, moves, n, shape.choices, this.features);
      this.addUp(n);
      return;
    }
    this.width = GROUPS;
    const bucket = ctx.look(s, seat);
    const context = ctx.status.role * BUCKETS + bucket;
    if (ctx.laid === 0) describeLeads(ctx, s, moves, n, shape.leadAt(context), this);
    else describeFollows(ctx, s, moves, n, shape.followAt(context, placeOf(ctx.later)), this);
  }

  /** Sums the weights of choices. */
  private addUp(n: number): void {
    const { features, sums, table } = this;
    for (let i = 0, at = 0; i < n; i++) {
      let sum = 0;
      for (const end = at + TRAITS; at < end; at++) sum += table[features[at]];
      sums[i] = sum;
    }
  }

  /** Converts the sums to chances. */
  private score(n: number, out: Float64Array): void {
    const { sums } = this;
    let best = sums[0];
    for (let i = 1; i < n; i++) if (sums[i] > best) best = sums[i];
    let all = 0;
    for (let i = 0; i < n; i++) {
      const weight = expOf(sums[i] - best);
      out[i] = weight;
      all += weight;
    }
    const scale = 1 / all;
    for (let i = 0; i < n; i++) out[i] *= scale;
  }
}

/** The position of a seat that follows, by the seats that play after it. */
const placeOf = (later: number): number => (later === 0 ? 0 : (later & (later - 1)) === 0 ? 1 : 2);

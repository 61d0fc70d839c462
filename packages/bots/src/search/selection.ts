/** Which move is tried next in an information set. */
import type { State } from '@followsuit/engine';
import type { Policy } from '../policy/policy.ts';
import type { InfoSets } from './infosets.ts';
import type { Playouts } from './playout.ts';
import type { Spreads } from './spreads.ts';

/** What was never tried is taken to be worse by so many deviations than what was, on average. */
const UNTRIED = 0.1;

export interface Selecting {
  /** By PUCT with the policy as prior, or by UCB1. */
  readonly select: 'puct' | 'ucb1';
  /** How much is tried out that does not look best. */
  readonly explore: number;
}

export class Selection {
  private readonly sets: InfoSets;
  private readonly spreads: Spreads;
  private readonly policy: Policy | null;
  private readonly manner: Selecting;
  private readonly weights: Float64Array;

  constructor(sets: InfoSets, spreads: Spreads, policy: Policy | null, manner: Selecting) {
    this.sets = sets;
    this.spreads = spreads;
    this.policy = policy;
    this.manner = manner;
    this.weights = new Float64Array(sets.at.length);
  }

  /** One of a seat's legal moves, as its place in the set; −1 where there is no room for them. */
  choose(s: State, set: number, seat: number, moves: Int32Array, n: number, luck: Playouts): number {
    if (this.sets.meet(set, moves, n) < 0) return -1;
    if (this.manner.select === 'ucb1') return this.byUcb(seat, n, luck);
    if (this.policy === null) this.weights.fill(1 / n, 0, n);
    else this.policy.weigh(s, seat, moves, n, this.weights);
    return this.byPuct(set, seat, n);
  }

  private byPuct(set: number, seat: number, n: number): number {
    const { sets, weights } = this;
    const deviation = this.spreads.deviation[seat];
    const visits = sets.visits[set];
    const scale = this.manner.explore * deviation;
    const untried = (visits === 0 ? 0 : sets.sums[set] / visits) - UNTRIED * deviation;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const edge = sets.at[i];
      const taken = sets.taken[edge];
      const worth = taken === 0 ? untried : sets.worth[edge] / taken;
      const score = worth + (scale * weights[i] * Math.sqrt(sets.available[edge])) / (1 + taken);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Anything untried first; rewards are brought to the range from 0 to 1 by what has been seen. */
  private byUcb(seat: number, n: number, luck: Playouts): number {
    const { sets } = this;
    let fresh = 0;
    for (let i = 0; i < n; i++) if (sets.taken[sets.at[i]] === 0) fresh++;
    if (fresh > 0) {
      let skip = luck.below(fresh);
      for (let i = 0; ; i++) if (sets.taken[sets.at[i]] === 0 && skip-- === 0) return sets.at[i];
    }
    const low = this.spreads.low[seat];
    const range = Math.max(this.spreads.high[seat] - low, 1e-9);
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const edge = sets.at[i];
      const taken = sets.taken[edge];
      const bonus = this.manner.explore * Math.sqrt(Math.log(sets.available[edge]) / taken);
      const score = (sets.worth[edge] / taken - low) / range + bonus;
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }
}

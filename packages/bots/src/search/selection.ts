/** Selects the move to try next in an information set. */
import type { State } from '@followsuit/engine';
import type { Policy } from '../policy/policy.ts';
import type { InfoSets } from './infosets.ts';
import type { Playouts } from './playout.ts';
import type { RewardStats } from './reward-stats.ts';

/** An untried move is assumed to be worse than the average of the tried ones by this many deviations. */
const UNTRIED = 0.1;

export interface SelectionConfig {
  /** PUCT with the policy as prior, or UCB1. */
  readonly select: 'puct' | 'ucb1';
  /** The exploration constant. */
  readonly explore: number;
}

export class Selection {
  private readonly sets: InfoSets;
  private readonly stats: RewardStats;
  private readonly policy: Policy | null;
  private readonly config: SelectionConfig;
  private readonly weights: Float64Array;

  constructor(sets: InfoSets, stats: RewardStats, policy: Policy | null, config: SelectionConfig) {
    this.sets = sets;
    this.stats = stats;
    this.policy = policy;
    this.config = config;
    this.weights = new Float64Array(sets.at.length);
  }

  /** One of a seat's legal moves, as an edge of the set; −1 if the table has no room for them. */
  choose(s: State, set: number, seat: number, moves: Int32Array, n: number, luck: Playouts): number {
    if (this.sets.meet(set, moves, n) < 0) return -1;
    if (this.config.select === 'ucb1') return this.byUcb(seat, n, luck);
    if (this.policy === null) this.weights.fill(1 / n, 0, n);
    else this.policy.weigh(s, seat, moves, n, this.weights);
    return this.byPuct(set, seat, n);
  }

  private byPuct(set: number, seat: number, n: number): number {
    const { sets, weights } = this;
    const deviation = this.stats.deviation[seat];
    const visits = sets.visits[set];
    const scale = this.config.explore * deviation;
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

  /** UCB1: untried moves first; rewards are scaled to 0…1 by the range seen so far. */
  private byUcb(seat: number, n: number, luck: Playouts): number {
    const { sets } = this;
    let fresh = 0;
    for (let i = 0; i < n; i++) if (sets.taken[sets.at[i]] === 0) fresh++;
    if (fresh > 0) {
      let skip = luck.below(fresh);
      for (let i = 0; ; i++) if (sets.taken[sets.at[i]] === 0 && skip-- === 0) return sets.at[i];
    }
    const low = this.stats.low[seat];
    const range = Math.max(this.stats.high[seat] - low, 1e-9);
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const edge = sets.at[i];
      const taken = sets.taken[edge];
      const bonus = this.config.explore * Math.sqrt(Math.log(sets.available[edge]) / taken);
      const score = (sets.worth[edge] / taken - low) / range + bonus;
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }
}

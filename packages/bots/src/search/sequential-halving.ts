/**
 * Sequential halving: the moves of the searching seat are compared over the same worlds, and after each round the better
 * half remains. The policy's prior counts like a number of extra simulations.
 */
import type { View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import type { Policy } from '../policy/policy.ts';
import type { InfoSets } from './infosets.ts';
import { nextRandom } from './playout.ts';

/** The most moves that are compared: those that the policy likes best. */
const MOST = 48;
/** The fewest moves that are compared, however unlikely the policy considers them. */
const FEWEST = 2;

export interface HalvingConfig {
  /** How many simulations of a move the policy's prior counts for: for a bid or another choice, and for a card. */
  readonly trust: number;
  readonly trustInCards: number;
  /** How much better a move is that the policy considers e times as likely, in deviations of the result. */
  readonly slope: number;
  /** Moves less likely than this share of the likeliest are left out. */
  readonly least: number;
}

export class SequentialHalving {
  /** The remaining moves, as edges of the root's set, and how many they are. */
  readonly alive = new Int32Array(MOST);
  left = 0;
  private readonly sets: InfoSets;
  private readonly policy: Policy | null;
  private readonly config: HalvingConfig;
  private weights = new Float64Array(0);
  private trust = 0;
  /** By move: the logarithm of the policy's prior, less the mean of all. */
  private readonly says = new Float64Array(MOST);
  private readonly scores = new Float64Array(MOST);

  constructor(sets: InfoSets, policy: Policy | null, config: HalvingConfig) {
    this.sets = sets;
    this.policy = policy;
    this.config = config;
  }

  /** Chooses the moves to compare, of those in the root's set: no more than `room` simulations can compare. */
  begin({ rules, state, seat }: View, moves: Int32Array, n: number, luck: number, room: number): void {
    if (this.weights.length < n) this.weights = new Float64Array(2 * n);
    const { weights, alive, says } = this;
    if (this.policy !== null) this.policy.weigh(state, seat, moves, n, weights);
    else this.anyOrder(n, luck);
    this.trust = state[PHASE] === rules.tricks ? this.config.trustInCards : this.config.trust;
    let first = 0;
    this.left = 0;
    while (this.left < Math.min(n, MOST)) {
      let best = 0;
      for (let i = 1; i < n; i++) if (weights[i] > weights[best]) best = i;
      const weight = weights[best];
      if (this.left === 0) first = weight;
      if (this.policy !== null && this.left >= FEWEST && weight < this.config.least * first) break;
      weights[best] = -1;
      says[this.left] = this.policy === null ? 0 : Math.log(Math.max(weight / first, 1e-3));
      alive[this.left++] = this.sets.at[best];
    }
    while (this.left > 1 && simulationsFor(this.left) > room) this.left--;
    let mean = 0;
    for (let k = 0; k < this.left; k++) mean += says[k] / this.left;
    for (let k = 0; k < this.left; k++) says[k] -= mean;
  }

  /** Without a policy: all moves in their order if there is room for all, else a random choice of them. */
  private anyOrder(n: number, luck: number): void {
    let x = luck;
    for (let i = 0; i < n; i++) {
      x = nextRandom(x);
      this.weights[i] = n <= MOST ? 1 : 1 + (x >>> 0) / 4294967296;
    }
  }

  /** How many rounds there will be. */
  count(): number {
    return Math.max(1, Math.ceil(Math.log2(this.left)));
  }

  /** Sorts the remaining moves, the best first, and keeps the better half. */
  halve(spread: number): void {
    const { alive, says, scores, sets, trust } = this;
    const { slope } = this.config;
    let all = 0;
    for (let k = 0; k < this.left; k++) all += sets.worth[alive[k]] / sets.taken[alive[k]];
    const mean = all / this.left;
    for (let k = 0; k < this.left; k++) {
      const taken = sets.taken[alive[k]];
      scores[k] = (sets.worth[alive[k]] + trust * (mean + slope * spread * says[k])) / (taken + trust);
    }
    for (let i = 1; i < this.left; i++) for (let j = i; j > 0 && scores[j] > scores[j - 1]; j--) this.swap(j - 1, j);
    this.left = (this.left + 1) >> 1;
  }

  private swap(i: number, j: number): void {
    const { alive, says, scores } = this;
    const [edge, said, score] = [alive[i], says[i], scores[i]];
    alive[i] = alive[j];
    says[i] = says[j];
    scores[i] = scores[j];
    alive[j] = edge;
    says[j] = said;
    scores[j] = score;
  }
}

/** The fewest simulations that `moves` moves need: one of each in every round. */
function simulationsFor(moves: number): number {
  let sum = moves;
  for (let left = moves; left > 2; ) {
    left = (left + 1) >> 1;
    sum += left;
  }
  return sum;
}

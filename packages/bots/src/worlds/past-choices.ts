/** Draws the secret choices of seats once their cards are known, as the policy would choose. */
import type { Random, Rules, State } from '@followsuit/engine';
import type { Policy } from '../policy/policy.ts';
import { below, share } from './deal-counter.ts';
import { Rewind } from './rewind.ts';
import type { PastChoices, SamplingKnowledge } from './sampling-knowledge.ts';

/** The most moves weighed at once. */
export const CANDIDATES = 32;

export class PolicyPastChoices implements PastChoices {
  private readonly rewind: Rewind;
  private readonly policy: Policy | null;
  private readonly past: State;
  private readonly weights = new Float64Array(CANDIDATES);

  constructor(rules: Rules, knowledge: SamplingKnowledge, policy: Policy | null) {
    this.rewind = new Rewind(rules, knowledge);
    this.policy = policy;
    this.past = rules.start();
  }

  goBack(world: State, phase: number): void {
    if (this.policy === null) return;
    this.past.set(world);
    this.rewind.to(phase, this.past);
  }

  pick(seat: number, moves: Int32Array, n: number, random: Random): number {
    const { policy, weights } = this;
    if (policy === null) return moves[below(random, n)];
    policy.weigh(this.past, seat, moves, n, weights);
    let total = 0;
    for (let i = 0; i < n; i++) total += weights[i];
    // If the policy gives all of these moves no chance, they are equally likely.
    if (!(total > 0)) return moves[below(random, n)];
    let at = share(random) * total;
    for (let i = 0; i < n - 1; i++) {
      at -= weights[i];
      if (at < 0) return moves[i];
    }
    return moves[n - 1];
  }
}
